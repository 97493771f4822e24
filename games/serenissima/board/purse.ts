// What an investment round costs: what a purchase leaves in the purse, and what was spent in this turn (E-15).
import type { PastEntry } from '../../board.ts'
import { BUILDING_PRICE, SAILOR_PRICE } from '../src/data/constants.ts'
import type { Event, Move, State } from '../src/index.ts'
import { fleetOf } from '../src/rules/board.ts'
import { galleyPrice } from '../src/rules/prices.ts'

/** In ducats; nothing for what costs nothing. */
export function costOf(view: State, seat: number, move: Move | undefined): number {
  switch (move?.kind) {
    case 'purchaseGalley':
      return galleyPrice(view, fleetOf(view, seat))
    case 'purchaseSailors':
      return SAILOR_PRICE * move.quantity
    case 'purchaseFort':
    case 'purchaseBasilica':
      return BUILDING_PRICE
    default:
      return 0
  }
}

/** Since the turn began. */
export function spentIn(past: readonly PastEntry<Event>[]): number {
  let spent = 0
  for (const { events, isUndone } of past.toReversed()) {
    if (isUndone) continue
    for (const event of events.toReversed()) {
      if (event.kind === 'turnBegan') return spent
      if ('price' in event && event.kind !== 'goodsBought') spent += event.price
    }
  }
  return spent
}
