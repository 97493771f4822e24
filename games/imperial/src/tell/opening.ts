// The opening in sentences.
import type { Message } from '@foldtable/kernel'
import { seatMessage } from '@foldtable/parts/messages'
import type { OpeningEvent } from '../events.ts'
import { countryWord, money } from '../words.ts'
import { withShares } from './params.ts'

export function tellOpening(event: OpeningEvent): Message {
  switch (event.kind) {
    case 'cashDealt':
      return { id: 'cashDealt', params: { cash: money(event.cash) } }
    case 'seated':
      return { id: 'seated', params: { seats: { seats: event.order } } }
    case 'flagsDealt':
      return tellFlags(event)
    case 'biddingBegan':
    case 'saleBegan':
      return { id: event.kind, params: { country: countryWord(event.country) } }
    case 'bidMade':
      return seatMessage('bidMade', event.seat)
    case 'bidsShown': {
      const bids = event.order.map((seat) => ({ seat, amount: event.bids[seat] ?? 0 }))
      return withShares('bidsShown', bids, { country: countryWord(event.country) })
    }
    case 'bidTaken':
      return seatMessage('bidTaken', event.seat, {
        country: countryWord(event.country),
        stock: event.stock,
        price: money(event.price),
      })
    case 'bidDeclined':
      return seatMessage('bidDeclined', event.seat, { country: countryWord(event.country) })
    case 'openingEnded':
      return seatMessage('openingEnded', event.card, { seats: { seats: event.order } })
  }
}

const tellFlags = ({ flags }: Extract<OpeningEvent, { kind: 'flagsDealt' }>): Message => ({
  id: 'flagsDealt',
  params: {
    seats: { seats: flags.map(({ seat }) => seat) },
    countries: { words: flags.map(({ country }) => `country.${country}`) },
  },
})
