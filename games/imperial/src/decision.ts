// Whom the table waits for and about what, or how it ended (I-3.3).
import { type Decision, onlySeat, type Seat } from '@foldtable/kernel'
import { waitsForBids } from './flow/opening.ts'
import { answerersOf, askedNow } from './flow/peace.ts'
import type { Move } from './moves/index.ts'
import { placesOf } from './scoring.ts'
import { playerAt, powerOf, proposerOf, type State } from './state.ts'

export function decision(state: State): Decision<Move> {
  const { mode, turn, queue, up } = state
  switch (mode) {
    case 'over':
      return { result: { reason: 'points', places: placesOf(state) } }
    case 'bid':
      return { seats: waitsForBids(state), about: 'bid' }
    case 'buyBid':
    case 'sale':
    case 'force':
    case 'buy':
      return { seats: onlySeat(queue[0]), about: mode }
    case 'proposal':
    case 'opposition':
    case 'plan': // one span of thought with the proposal that it began with (I-18.2)
      return { seats: onlySeat(proposerOf(state)), about: aboutOf(state), turn }
    case 'vote':
      return { seats: silent(state, powerOf(state, up).leadership), about: 'vote' }
    case 'peace': {
      const country = askedNow(state)
      const seats = country === undefined ? [] : silent(state, answerersOf(state, country))
      return { seats, about: 'peace' }
    }
  }
}

function silent(state: State, seats: readonly Seat[]): Seat[] {
  const found: Seat[] = []
  for (const seat of seats) if (playerAt(state, seat).sealed === null) found.push(seat)
  return found
}

function aboutOf({ mode, plan }: State): string {
  if (plan?.kind === 'units') return plan.space === 'Import' ? 'import' : 'produce'
  if (plan?.kind !== 'maneuver') return mode
  return plan.chosen === null ? 'chooseUnit' : 'maneuver'
}
