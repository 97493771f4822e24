// The opening is folded (I-4).
import type { Folds } from '@foldtable/kernel'
import { FLAG_PARTNER } from '../data/countries.ts'
import type { Flag, OpeningEvent } from '../events.ts'
import { playerAt, type State } from '../state.ts'
import { priceThen } from './before-3.ts'
import { clearSealed, payFromBank, takeStock } from './stock.ts'

export const openingFolds: Folds<State, OpeningEvent> = {
  cashDealt(state, event) {
    state.players.forEach((_, seat) => {
      payFromBank(state, seat, event.cash)
    })
  },
  seated(state, event) {
    state.order = event.order.slice()
  },
  flagsDealt(state, event) {
    // I-4.20
    for (const purchase of event.bought ?? flagsThen(state, event.flags)) takeStock(state, purchase)
  },
  biddingBegan(state, event) {
    state.mode = 'bid'
    state.up = event.country
    state.bids = []
    state.queue = []
  },
  bidMade(state, event) {
    playerAt(state, event.seat).sealed = event.bid
  },
  bidsShown(state, event) {
    // I-4.4, I-4.5
    clearSealed(state)
    state.mode = 'buyBid'
    state.bids = event.bids.slice()
    state.queue = event.order.slice()
  },
  bidTaken(state, event) {
    // I-4.7
    state.queue.shift()
    takeStock(state, event)
  },
  bidDeclined(state) {
    state.queue.shift()
  },
  saleBegan(state, event) {
    // I-4.30
    state.mode = 'sale'
    state.up = event.country
    state.queue = event.queue.slice()
  },
  openingEnded(state, event) {
    // I-4.10, I-4.11
    state.order = event.order.slice()
    state.card = event.card
    state.bids = []
    state.queue = []
    if (event.deferred ?? state.rules.openingSwiss === 'deferred')
      state.swissSet = event.swiss.slice()
    else for (const seat of event.swiss) playerAt(state, seat).swiss = true
  },
}

/** What a flag stood for in ledgers that do not say so. */
const flagsThen = (state: State, flags: readonly Flag[]) =>
  flags.flatMap(({ country, seat }) => [
    { seat, country, stock: 4, price: priceThen(state, 4) },
    { seat, country: FLAG_PARTNER[country], stock: 1, price: priceThen(state, 1) },
  ])
