// Investor rounds, penalties and the end in sentences.
import type { Tells } from '@foldtable/kernel'
import { seatMessage } from '@foldtable/parts/messages'
import type { RoundEvent } from '../../events.ts'
import { countryWord, money } from '../params.ts'

export const roundTells: Tells<RoundEvent> = {
  investorRoundBegan: (event) => ({
    id: 'investorRoundBegan',
    params: { seats: { seats: event.queue } },
  }),
  bought: (event) =>
    seatMessage(event.back === undefined ? 'bought' : 'boughtInExchange', event.seat, {
      country: countryWord(event.country),
      stock: event.stock,
      back: event.back ?? 0,
      price: money(event.price),
    }),
  punted: (event) => seatMessage(event.kind, event.seat),
  timePenalty: (event) => seatMessage(event.kind, event.seat),
  investorRoundEnded: (event) =>
    event.swiss.length === 0
      ? seatMessage('investorRoundEnded', event.card)
      : seatMessage('investorRoundEndedWithSwiss', event.card, { swiss: { seats: event.swiss } }),
  gameEnded: (event) => ({
    id: 'gameEnded',
    params: { country: countryWord(event.country), winners: { seats: event.winners } },
  }),
}
