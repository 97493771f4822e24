// What the house has to do around a game by itself, and when. Pure, and the same for all games.
import type { ClockSettings } from './clock.ts'
import type { Party, Person } from './waiting-room.ts'

/** In the waiting room, whoever is away this long has left. */
export const AWAY_IN_ROOM_MS = 60_000
/** Without a clock, whoever is asked and away has this long. */
export const AWAY_ON_TURN_MS = 60_000
/** With nobody there for this long, a game is abandoned. */
const ALL_AWAY_MS = 300_000

export type PartyTask =
  | { readonly kind: 'start' }
  | { readonly kind: 'remove'; readonly person: string }
  | { readonly kind: 'abandon' }

/** What the house has to do by itself, and when: the earliest first. */
export function tasksOf(party: Party): { readonly at: number; readonly task: PartyTask }[] {
  const tasks: { at: number; task: PartyTask }[] = []
  if (party.startsAt !== null) tasks.push({ at: party.startsAt, task: { kind: 'start' } })
  if (party.status === 'waiting') {
    for (const { id, awaySince } of party.people) {
      if (awaySince !== null)
        tasks.push({ at: awaySince + AWAY_IN_ROOM_MS, task: { kind: 'remove', person: id } })
    }
  }
  const gone = party.people.flatMap(({ awaySince }) => (awaySince === null ? [] : [awaySince]))
  if (party.status === 'playing' && gone.length === party.people.length) {
    tasks.push({ at: Math.max(...gone) + ALL_AWAY_MS, task: { kind: 'abandon' } })
  }
  return tasks.sort((a, b) => a.at - b.at)
}

/** Without a clock: when the house plays for a person who is asked and away; null for whoever is there. */
export const absenceDeadline = (
  clock: ClockSettings,
  askedAt: number,
  { awaySince }: Pick<Person, 'awaySince'>,
): number | null =>
  clock.kind !== 'none' || awaySince === null
    ? null
    : Math.max(askedAt, awaySince) + AWAY_ON_TURN_MS
