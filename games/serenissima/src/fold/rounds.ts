// S-4, S-11 to S-14: turns, the Doge step, scoring, refit, the end.
import type { Folds } from '@foldtable/kernel'
import type { RoundEvent } from '../events.ts'
import { emptyHold } from '../holds.ts'
import { playerAt, type State, turnOf } from '../state.ts'
import { answered, pay } from './accounts.ts'

export const roundFolds: Folds<State, RoundEvent> = {
  turnBegan(state, event) {
    // S-4.2
    state.active = event.galley
    state.asked += 1
    state.turn = { kind: null, phase: null, moved: 0, hasMoved: false, bought: null }
  },
  turnChosen(state, event) {
    // S-4.5, S-5.1
    turnOf(state).kind = event.turn
    if (event.turn === 'ordinary') turnOf(state).phase = 'load'
  },
  turnEnded(state) {
    state.turn = null
  },
  roundBegan(state, event) {
    // S-3.14, S-11.8
    state.stage = 'play'
    state.waiting = []
    state.round = event.round
    state.active = 0
  },
  cardDrawn(state, event) {
    // S-11.1, S-11.3
    state.active = 0
    state.deck.shift()
    state.drawn.push(event.card)
  },
  winePaid(state, event) {
    pay(state, event.seat, event.amount)
  },
  trackAdvanced(state, event) {
    state.space = event.space
  },
  scored(state) {
    state.scorings.push(state.players.map(() => 0))
  },
  incomePaid(state, event) {
    // S-12.1
    pay(state, event.seat, event.amount)
    const latest = state.scorings.at(-1)
    if (latest !== undefined) latest[event.seat] = event.amount
  },
  refitted: refit, // S-14.3
  refitDeclined(state) {
    answered(state)
  },
  gameEnded(state, event) {
    state.stage = 'ended'
    state.result = event.result.slice()
  },
}

function refit(
  state: State,
  { seat, galley, port, fromPort, fromReserve }: Extract<RoundEvent, { kind: 'refitted' }>,
): void {
  state.galleys[galley] = { owner: seat, location: port, hold: emptyHold(fromPort + fromReserve) }
  state.ports[port].sailors -= fromPort
  playerAt(state, seat).sailors -= fromReserve
  pay(state, seat, -fromReserve)
  answered(state)
}
