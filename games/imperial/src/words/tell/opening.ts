// The opening in sentences.
import type { Message, Tells } from '@foldtable/kernel'
import { seatMessage } from '@foldtable/parts/messages'
import type { OpeningEvent } from '../../events.ts'
import { countryWord, money } from '../params.ts'
import { withShares } from './params.ts'

export const openingTells: Tells<OpeningEvent> = {
  cashDealt: (event) => ({ id: 'cashDealt', params: { cash: money(event.cash) } }),
  seated: (event) => ({ id: 'seated', params: { seats: { seats: event.order } } }),
  flagsDealt: (event) => tellFlags(event),
  biddingBegan: (event) => ({ id: event.kind, params: { country: countryWord(event.country) } }),
  saleBegan: (event) => ({ id: event.kind, params: { country: countryWord(event.country) } }),
  bidMade: (event) => seatMessage('bidMade', event.seat),
  bidsShown(event) {
    const bids = event.order.map((seat) => ({ seat, amount: event.bids[seat] ?? 0 }))
    return withShares('bidsShown', bids, { country: countryWord(event.country) })
  },
  bidTaken: (event) =>
    seatMessage('bidTaken', event.seat, {
      country: countryWord(event.country),
      stock: event.stock,
      price: money(event.price),
    }),
  bidDeclined: (event) =>
    seatMessage('bidDeclined', event.seat, { country: countryWord(event.country) }),
  openingEnded: (event) =>
    seatMessage('openingEnded', event.card, { seats: { seats: event.order } }),
}

const tellFlags = ({ flags }: Extract<OpeningEvent, { kind: 'flagsDealt' }>): Message => ({
  id: 'flagsDealt',
  params: {
    seats: { seats: flags.map(({ seat }) => seat) },
    countries: { words: flags.map(({ country }) => `country.${country}`) },
  },
})
