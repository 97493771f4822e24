// Proposals and votes are folded (I-8).
import type { Folds } from '@foldtable/kernel'
import { isManeuver } from '../data/charts.ts'
import type { ProposalEvent } from '../events.ts'
import { type Proposal, playerAt, type State } from '../state.ts'
import { chipsAtTheEndThen } from './before-3.ts'
import { freshManeuver, keepChips, putChips } from './maneuver.ts'
import { clearSealed } from './stock.ts'

export const proposalFolds: Folds<State, ProposalEvent> = {
  turnBegan(state, event) {
    state.mode = 'proposal'
    state.turn += 1
    state.up = event.country
    state.round = event.round
    state.proposals = []
  },
  planBegan(state, event) {
    const { seat: by, space, steps } = event
    state.plan = isManeuver(space)
      ? freshManeuver(state, by, space, steps)
      : { kind: 'units', by, space, units: [] }
    state.mode = 'plan'
  },
  unitAdded(state, event) {
    if (state.plan?.kind === 'units') state.plan.units.push({ unit: event.unit, at: event.at })
  },
  proposed(state, event) {
    state.proposals.push(proposalOf(state, event))
    state.plan = null
  },
  oppositionAsked(state) {
    state.mode = 'opposition'
    state.turn += 1
  },
  agreed() {},
  voteCalled(state) {
    state.mode = 'vote'
  },
  voted(state, event) {
    playerAt(state, event.seat).sealed = event.vote
  },
  voteDecided(state, event) {
    // I-8.6
    clearSealed(state)
    state.proposals = state.proposals.slice(event.winner - 1, event.winner)
  },
}

function proposalOf(
  state: State,
  { seat: by, space, at, units, chips: atTheEnd }: Extract<ProposalEvent, { kind: 'proposed' }>,
): Proposal {
  if (at !== undefined) return { by, space, at }
  if (units !== undefined) return { by, space, units }
  if (state.plan?.kind !== 'maneuver') return { by, space }
  putChips(state, state.plan, atTheEnd ?? chipsAtTheEndThen(state, state.plan))
  if (atTheEnd !== undefined) keepChips(state.plan, atTheEnd)
  const { changes, steps, chips } = state.plan
  return {
    by,
    space,
    changes,
    ...(steps === undefined ? {} : { steps }),
    ...(chips === undefined ? {} : { chips }),
  }
}
