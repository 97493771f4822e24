// S-10: galleys, sailors and buildings.
import type { InvestmentEvent } from '../events.ts'
import { galleyAt, playerAt, turnOf } from '../rules/board.ts'
import { emptyHold, put } from '../rules/holds.ts'
import type { State } from '../state.ts'
import { pay } from './accounts.ts'

/** Everything bought is paid to the bank (S-10.2). */
export function evolveInvestment(state: State, event: InvestmentEvent): void {
  pay(state, event.seat, -event.price)
  switch (event.kind) {
    case 'galleyBought': // S-10.4
      state.galleys[event.galley] = { owner: event.seat, location: event.port, hold: emptyHold() }
      turnOf(state).bought = event.galley
      return
    case 'garrisonHired': // S-10.7
      playerAt(state, event.seat).sailors -= event.quantity
      state.ports[event.port].sailors += event.quantity
      return
    case 'crewHired':
      playerAt(state, event.seat).sailors -= event.quantity
      put(galleyAt(state, event.galley).hold, 'sailor', event.quantity)
      return
    case 'fortBuilt': // S-10.8
      state.supply.forts -= 1
      state.ports[event.port].fort = true
      return
    case 'basilicaBuilt':
      state.supply.basilicas -= 1
      state.ports[event.port].basilica = true
      return
  }
}
