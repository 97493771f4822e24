// S-3: starting ports, second galleys, closed ports; and the deck.
import type { Folds, Seat } from '@foldtable/kernel'
import { START_CREW } from '../data/constants.ts'
import type { PortId } from '../data/zones.ts'
import type { SetupEvent } from '../events.ts'
import { startingHold } from '../holds.ts'
import { playerAt, type State } from '../state.ts'
import { answered, garrison } from './accounts.ts'

export const setupFolds: Folds<State, SetupEvent> = {
  opened(state, event) {
    state.order = event.order.slice()
    state.waiting = event.order.slice()
  },
  deckShuffled(state, event) {
    // S-3.5, S-11.2
    state.deck = event.deck.slice()
    state.drawn = []
  },
  startChosen(state, event) {
    // S-3.7
    playerAt(state, event.seat).home = event.port
    garrison(state, event.port, event.seat, START_CREW)
    playerAt(state, event.seat).sailors -= START_CREW
    launch(state, event.seat, event.galley, event.port)
  },
  secondChosen(state, event) {
    const { home } = playerAt(state, event.seat)
    if (home === null) throw new RangeError(`seat ${event.seat} has no port yet`)
    launch(state, event.seat, event.galley, home)
  },
  portClosed(state, event) {
    state.ports[event.port].closed = true
    answered(state)
  },
  stageBegan(state, event) {
    state.stage = event.stage
    state.waiting = event.waiting.slice()
  },
}

/** A starting galley with its crew. */
function launch(state: State, owner: Seat, number: number, location: PortId): void {
  state.galleys[number] = { owner, location, hold: startingHold() }
  playerAt(state, owner).sailors -= START_CREW
  answered(state)
}
