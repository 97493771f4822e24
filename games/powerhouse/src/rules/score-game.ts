// What a finished game brings: P-10.
import type { BySeat, Seat } from '@foldtable/kernel'

export interface Played {
  readonly bid: number
  readonly leader: Seat
  readonly team: readonly Seat[]
  /** What each seat took. */
  readonly taken: BySeat<number>
}

export interface Outcome {
  readonly points: { readonly team: number; readonly others: number }
  readonly made: boolean
  readonly deltas: BySeat<number>
}

export function scoreGame({ bid, leader, team, taken }: Played): Outcome {
  const sum = (seats: readonly number[]) => seats.reduce((total, points) => total + points, 0)
  const own = sum(taken.filter((_, seat) => team.includes(seat)))
  const others = sum(taken) - own // P-10.1
  const made = own >= bid // P-10.2
  const deltas = taken.map((_, seat) => {
    if (!team.includes(seat)) return others // P-10.5
    if (made) return own // P-10.3
    return seat === leader ? -bid : Math.floor(others / 2) // P-10.4
  })
  return { points: { team: own, others }, made, deltas }
}
