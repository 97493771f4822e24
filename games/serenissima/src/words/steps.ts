// How an offer is chosen where there are many: first what, then where, then which.
import type { Message, Seat } from '@foldtable/kernel'
import type { Move } from '../moves/index.ts'
import { fleetOf } from '../rules/board.ts'
import { galleyPrice } from '../rules/prices.ts'
import type { State } from '../state.ts'
import { moneyOf, nameOffer, port } from './offers.ts'

export function steps(view: State, seat: Seat, move: Move): Message[] {
  const name = nameOffer(view, seat, move)
  switch (move.kind) {
    case 'chooseStart':
      return [{ id: 'step.start', params: { port: port(move.port) } }, galley(move.galley)]
    case 'purchaseGalley': {
      const price = galleyPrice(view, fleetOf(view, seat))
      const buy = { id: 'step.buyGalley', params: { price, money: moneyOf(view, seat) } }
      return [buy, { id: 'step.at', params: { port: port(move.port) } }, name]
    }
    case 'purchaseSailors':
      return [{ id: 'step.hire', params: { money: moneyOf(view, seat) } }, name]
    case 'refit': {
      const { fromPort, fromReserve } = move
      const crew = { id: 'step.crew', params: { fromPort, fromReserve } }
      return [{ id: 'step.refit', params: { port: port(move.port) } }, crew, galley(move.galley)]
    }
    default: {
      const group = GROUPS[move.kind]
      return group === undefined ? [name] : [{ id: group }, name]
    }
  }
}

const galley = (number: number): Message => ({ id: 'step.galley', params: { galley: number } })

const GROUPS: { readonly [kind in Move['kind']]?: string } = {
  loadCargo: 'step.load',
  swap: 'step.swap',
  loadSailors: 'step.sailors',
  unloadSailors: 'step.sailors',
  wasteCargo: 'step.waste',
  moveGalley: 'step.sail',
  deliver: 'step.deliver',
  claimPort: 'step.claim',
  attackGalley: 'step.attack',
  attackPort: 'step.attack',
  purchaseFort: 'step.build',
  purchaseBasilica: 'step.build',
}
