// The opening is folded (I-4).
import { FLAG_PARTNER } from '../data/countries.ts'
import type { Flag, OpeningEvent } from '../events.ts'
import { playerAt, type State } from '../state.ts'
import { priceThen } from './before-3.ts'
import { clearSealed, payFromBank, takeStock } from './stock.ts'

export function foldOpening(state: State, event: OpeningEvent): void {
  switch (event.kind) {
    case 'cashDealt':
      state.players.forEach((_, seat) => {
        payFromBank(state, seat, event.cash)
      })
      return
    case 'seated':
      state.order = event.order.slice()
      return
    case 'flagsDealt': // I-4.20
      for (const purchase of event.bought ?? flagsThen(state, event.flags))
        takeStock(state, purchase)
      return
    case 'biddingBegan':
      state.mode = 'bid'
      state.up = event.country
      state.bids = []
      state.queue = []
      return
    case 'bidMade':
      playerAt(state, event.seat).sealed = event.bid
      return
    case 'bidsShown': // I-4.4, I-4.5
      clearSealed(state)
      state.mode = 'buyBid'
      state.bids = event.bids.slice()
      state.queue = event.order.slice()
      return
    case 'bidTaken': // I-4.7
      state.queue.shift()
      takeStock(state, event)
      return
    case 'bidDeclined':
      state.queue.shift()
      return
    case 'saleBegan': // I-4.30
      state.mode = 'sale'
      state.up = event.country
      state.queue = event.queue.slice()
      return
    case 'openingEnded': // I-4.10, I-4.11
      state.order = event.order.slice()
      state.card = event.card
      state.bids = []
      state.queue = []
      if (event.deferred ?? state.rules.openingSwiss === 'deferred')
        state.swissSet = event.swiss.slice()
      else for (const seat of event.swiss) playerAt(state, seat).swiss = true
  }
}

/** What a flag stood for in ledgers that do not say so. */
const flagsThen = (state: State, flags: readonly Flag[]) =>
  flags.flatMap(({ country, seat }) => [
    { seat, country, stock: 4, price: priceThen(state, 4) },
    { seat, country: FLAG_PARTNER[country], stock: 1, price: priceThen(state, 1) },
  ])
