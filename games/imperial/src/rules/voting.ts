// Votes on proposals and on peace: weights, and when one side has won (I-8.5, I-13.4).
import { open, type Seat } from '@foldtable/kernel'
import type { Country } from '../data/countries.ts'
import { playerAt, powerOf, type State } from '../state.ts'
import { heldOf } from './stock.ts'

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
  const power = powerOf(state, country)
  let total = 0
  for (const seat of voters) total += heldOf(power, seat)
  const [first] = voters
  for (const { choice } of ballots) {
    let votes = 0
    let hasFirst = false
    for (const ballot of ballots) {
      if (ballot.choice !== choice) continue
      votes += heldOf(power, ballot.seat)
      if (ballot.seat === first) hasFirst = true
    }
    if (2 * votes > total || (2 * votes === total && hasFirst)) return choice
  }
  return undefined
}

/** What those have chosen who have voted already. */
export function ballotsOf(state: State, voters: readonly Seat[]): Ballot[] {
  const ballots: Ballot[] = []
  for (const seat of voters) {
    const { sealed } = playerAt(state, seat)
    if (sealed !== null) ballots.push({ seat, choice: open(sealed) })
  }
  return ballots
}

/** All stockholders but whoever builds the maneuver, unless the table says otherwise (I-13.3). */
export function peaceVoters({ rules, countries, plan }: State, country: Country): Seat[] {
  const { leadership } = countries[country]
  return rules.peaceVoters === 'all' ? leadership : leadership.filter((seat) => seat !== plan?.by)
}
