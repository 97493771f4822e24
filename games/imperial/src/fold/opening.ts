// The opening is folded (I-4).

import { FLAG_PARTNER } from '../data/countries.ts'
import type { OpeningEvent } from '../events.ts'
import { priceOf } from '../rules/stock.ts'
import { playerAt, type State } from '../state.ts'
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
      for (const { country, seat } of event.flags) {
        takeStock(state, seat, country, 4, priceOf(state.rules, 4))
        takeStock(state, seat, FLAG_PARTNER[country], 1, priceOf(state.rules, 1))
      }
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
      takeStock(state, event.seat, event.country, event.stock, event.price)
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
      if (state.rules.openingSwiss === 'deferred') state.swissSet = event.swiss.slice()
      else for (const seat of event.swiss) playerAt(state, seat).swiss = true
  }
}
