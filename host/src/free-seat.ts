// A seat that was left for good and that a bot plays on: where the table wants substitutes, a person may take it (HOUSE-1.12).
import { distinctName, type Refusal, type Room, refuse, type Seat } from '@foldtable/kernel'
import { type House, isBotId, type Sitting } from './house.ts'
import type { LiveTable } from './live-table.ts'
import { questionAfter } from './question.ts'

interface Newcomer {
  readonly id: string
  readonly name: string
  readonly avatar: string
}

/** The lowest one. Where the game has a move for leaving, nobody plays on there, and none is free. */
export function freeSeat({ sittings, substitutes = false }: House): Seat | undefined {
  const seat = sittings.findIndex(({ id, isBot, hasLeft }) => isBot && hasLeft && !isBotId(id))
  return substitutes && seat >= 0 ? seat : undefined
}

/** In the table's turn. Whoever sits there, has left, or was sent away takes none. */
export async function takeFreeSeat(
  live: LiveTable,
  person: Newcomer,
  at: number,
): Promise<Refusal | undefined> {
  return live.changeHouse((house) => {
    const seat = freeSeat(house)
    const { sittings, room } = house
    if (room.sentAway?.includes(person.id)) return { refusal: refuse('sentAway', 'T-4.9') }
    const wasThere = sittings.some(({ id }) => id === person.id)
    if (seat === undefined || wasThere || live.stored.status !== 'playing')
      return { refusal: refuse('alreadyStarted', 'T-4.3') }
    live.presence.expect(person.id)
    return { house: seatedAt(questionAfter(house, seat, at), seat, person) }
  })
}

function seatedAt(house: House, seat: Seat, { id, name: wanted, avatar }: Newcomer): House {
  const leaver = house.sittings[seat]?.id ?? ''
  const name = distinctName(
    wanted,
    house.sittings.flatMap((one, other) => (other === seat ? [] : [one.name])),
  )
  const { colour } = house.sittings[seat] ?? {}
  const sitting: Sitting = {
    ...{ id, name, avatar, isBot: false, hasLeft: false, hadBot: true },
    ...(colour === undefined ? {} : { colour }),
  }
  const others = Object.entries(house.avatars).filter(([one]) => one !== leaver)
  return {
    ...house,
    sittings: house.sittings.map((one, other) => (other === seat ? sitting : one)),
    avatars: { ...Object.fromEntries(others), [id]: avatar },
    room: { ...house.room, people: peopleWith(house.room, leaver, { id, name }) },
  }
}

/** Who left may be there still, in their place. */
function peopleWith(
  { people }: Room,
  leaver: string,
  person: Pick<Newcomer, 'id' | 'name'>,
): Room['people'] {
  const one = { ...person, awaySince: null }
  return people.some(({ id }) => id === leaver)
    ? people.map((other) => (other.id === leaver ? one : other))
    : [...people, one]
}
