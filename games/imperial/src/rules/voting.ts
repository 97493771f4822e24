// Votes on proposals and on peace: weights, and when one side has won (I-8.5, I-13.4).
import type { Seat } from '@foldtable/kernel'
import type { Country } from '../data/countries.ts'
import type { State } from '../state.ts'
import { holding } from './stock.ts'

export interface Ballot {
  readonly seat: Seat
  readonly choice: number
}

/** Which choice has won: more than half of all votes, or half with the first of the voters. */
export function decided(
  state: State,
  country: Country,
  voters: readonly Seat[],
  ballots: readonly Ballot[],
): number | undefined {
  const total = voters.reduce((sum, seat) => sum + holding(state, seat, country), 0)
  const [first] = voters
  for (const { choice } of ballots) {
    const sameSide = ballots.filter((ballot) => ballot.choice === choice)
    const votes = sameSide.reduce((sum, { seat }) => sum + holding(state, seat, country), 0)
    const hasFirst = sameSide.some(({ seat }) => seat === first)
    if (2 * votes > total || (2 * votes === total && hasFirst)) return choice
  }
  return undefined
}

/** All stockholders but whoever builds the maneuver, unless the table says otherwise (I-13.3). */
export function peaceVoters({ rules, countries, plan }: State, country: Country): Seat[] {
  const { leadership } = countries[country]
  return rules.peaceVoters === 'all' ? leadership : leadership.filter((seat) => seat !== plan?.by)
}
