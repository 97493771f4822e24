// S-10: galleys, sailors and buildings.
import type { Folds } from '@foldtable/kernel'
import type { InvestmentEvent } from '../events.ts'
import { emptyHold, put } from '../holds.ts'
import { galleyAt, playerAt, type State, turnOf } from '../state.ts'
import { pay } from './accounts.ts'

/** Everything bought is paid to the bank (S-10.2). */
export const investmentFolds: Folds<State, InvestmentEvent> = {
  galleyBought(state, event) {
    // S-10.4
    pay(state, event.seat, -event.price)
    state.galleys[event.galley] = { owner: event.seat, location: event.port, hold: emptyHold() }
    turnOf(state).bought = event.galley
  },
  garrisonHired(state, event) {
    // S-10.7
    pay(state, event.seat, -event.price)
    playerAt(state, event.seat).sailors -= event.quantity
    state.ports[event.port].sailors += event.quantity
  },
  crewHired(state, event) {
    pay(state, event.seat, -event.price)
    playerAt(state, event.seat).sailors -= event.quantity
    put(galleyAt(state, event.galley).hold, 'sailor', event.quantity)
  },
  fortBuilt(state, event) {
    // S-10.8
    pay(state, event.seat, -event.price)
    state.supply.forts -= 1
    state.ports[event.port].fort = true
  },
  basilicaBuilt(state, event) {
    pay(state, event.seat, -event.price)
    state.supply.basilicas -= 1
    state.ports[event.port].basilica = true
  },
}
