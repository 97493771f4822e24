// A seat that was left for good and that a bot plays on: where the table wants substitutes, a person may take it (HOUSE-1.12).
import { distinctName, type Outcome, type Party, refused, type Seat } from '@foldtable/kernel'
import { isBotId } from './bots.ts'
import type { LiveTable } from './live-table.ts'
import { questionAfter } from './question.ts'
import type { Room, Sitting } from './room.ts'

interface Newcomer {
  readonly id: string
  readonly name: string
  readonly avatar: string
}

/** The lowest one. Where the game has a move for leaving, nobody plays on there, and none is free. */
function freeSeat({ sittings, substitutes = false }: Room): Seat | undefined {
  const seat = sittings.findIndex(({ id, isBot, hasLeft }) => isBot && hasLeft && !isBotId(id))
  return substitutes && seat >= 0 ? seat : undefined
}

/** In the table's turn. Whoever sits there, has left, or was sent away takes none. */
export async function takeFreeSeat(
  live: LiveTable,
  person: Newcomer,
  at: number,
): Promise<Outcome> {
  return live.changeRoom((room) => {
    const seat = freeSeat(room)
    const { sittings, party, followed = [] } = room
    if (party.sentAway?.includes(person.id)) return refused('sentAway', 'T-4.9')
    const wasThere = [...sittings.map(({ id }) => id), ...followed].includes(person.id)
    if (seat === undefined || wasThere || live.stored.status !== 'playing')
      return refused('alreadyStarted', 'T-4.3')
    live.presence.expect(person.id)
    return { ok: true, room: seatedAt(questionAfter(room, seat, at), seat, person) }
  })
}

function seatedAt(room: Room, seat: Seat, { id, name: wanted, avatar }: Newcomer): Room {
  const leaver = room.sittings[seat]?.id ?? ''
  const name = distinctName(
    wanted,
    room.sittings.flatMap((one, other) => (other === seat ? [] : [one.name])),
  )
  const { colour } = room.sittings[seat] ?? {}
  const sitting: Sitting = {
    ...{ id, name, avatar, isBot: false, hasLeft: false, hadBot: true },
    ...(colour === undefined ? {} : { colour }),
  }
  const others = Object.entries(room.avatars).filter(([one]) => one !== leaver)
  return {
    ...room,
    sittings: room.sittings.map((one, other) => (other === seat ? sitting : one)),
    followed: [...(room.followed ?? []), leaver],
    avatars: { ...Object.fromEntries(others), [id]: avatar },
    party: { ...room.party, people: peopleWith(room.party, leaver, { id, name }) },
  }
}

/** Who left may be there still, in their place. */
function peopleWith(
  { people }: Party,
  leaver: string,
  person: Pick<Newcomer, 'id' | 'name'>,
): Party['people'] {
  const one = { ...person, awaySince: null }
  return people.some(({ id }) => id === leaver)
    ? people.map((other) => (other.id === leaver ? one : other))
    : [...people, one]
}
