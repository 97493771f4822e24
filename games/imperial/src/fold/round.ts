// Investor rounds, penalties and the end are folded (I-16 to I-18).
import type { Folds } from '@foldtable/kernel'
import { COUNTRIES } from '../data/countries.ts'
import type { RoundEvent } from '../events.ts'
import { playerAt, powerOf, type State } from '../state.ts'
import { closesThen, isSwissThen } from './before-3.ts'
import { takeStock } from './stock.ts'

export const roundFolds: Folds<State, RoundEvent> = {
  investorRoundBegan(state, event) {
    state.mode = 'buy'
    state.queue = event.queue.slice()
  },
  bought(state, event) {
    const power = powerOf(state, event.country)
    if (event.back !== undefined) power.stock[event.back - 1] = null
    takeStock(state, event)
    if (event.closes ?? closesThen(state)) power.offLimits = true // I-16.5
    hasActed(state)
  },
  punted(state, event) {
    if (event.swiss ?? isSwissThen(state)) state.swissSet.push(event.seat)
    hasActed(state)
  },
  investorRoundEnded(state, event) {
    // I-16.8
    state.card = event.card
    state.swissSet = []
    for (const country of COUNTRIES) powerOf(state, country).offLimits = false
    for (const seat of event.swiss) playerAt(state, seat).swiss = true
  },
  timePenalty(state, event) {
    // I-18.3
    playerAt(state, event.seat).modifier -= 1
  },
  gameEnded(state) {
    state.mode = 'over'
  },
}

/** Whoever acted is Swiss no longer (I-16.7). */
function hasActed(state: State): void {
  const seat = state.queue.shift()
  if (seat !== undefined) playerAt(state, seat).swiss = false
}
