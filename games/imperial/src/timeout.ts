// What the clock plays for a seat that is away: whatever does least. The clock of I-18 never asks for it.
import type { Seat } from '@foldtable/kernel'
import { isManeuver, isProduce } from './data/charts.ts'
import type { Move } from './moves/index.ts'
import { propose } from './moves/propose.ts'
import { stepsTo, wheelOf } from './rules/rondel.ts'
import { ownForces, type State } from './state.ts'

export function timeout(state: State, seat: Seat): Move {
  switch (state.mode) {
    case 'bid':
      return { kind: 'bid', amount: 0 }
    case 'buyBid':
      return { kind: 'buyBid', accept: false }
    case 'proposal':
      return simplestProposal(state, seat)
    case 'opposition':
      return { kind: 'agree' }
    case 'plan':
      return waitingUnit(state)
    case 'peace':
      return { kind: 'peaceAnswer', accept: true }
    case 'vote':
      return { kind: 'vote', choice: 1 }
    case 'force':
      return { kind: 'force', stop: false }
    default:
      return { kind: 'puntBuy' }
  }
}

/** The first of the next spaces where something can be done without paying; a maneuver always can. */
function simplestProposal(state: State, seat: Seat): Move {
  const { rules, countries, up } = state
  const from = countries[up].space
  const near = wheelOf(rules)
    .filter((space) => stepsTo(rules, from, space) <= 3)
    .sort((a, b) => stepsTo(rules, from, a) - stepsTo(rules, from, b))
  const simple = near.filter(
    (space) => space === 'Taxation' || isProduce(space) || space === 'Import' || isManeuver(space),
  )
  const space = simple.find(
    (one) => propose.refusal(state, seat, { kind: 'propose', space: one }) === undefined,
  )
  return { kind: 'propose', space: space ?? 'Taxation' }
}

function waitingUnit(state: State): Move {
  const { plan } = state
  if (plan?.kind !== 'maneuver' || plan.chosen === null) return { kind: 'finish' }
  const { fleets, armies } = ownForces(state, plan)
  const fleet = plan.fleetsDone.includes(false) ? fleets[plan.chosen] : undefined
  const dest = fleet ?? armies[plan.chosen]?.at ?? 'Vienna'
  return { kind: 'maneuverMove', dest, action: '' }
}
