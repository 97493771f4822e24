// Investor rounds, penalties and the end in sentences.
import type { Message } from '@foldtable/kernel'
import { seatMessage } from '@foldtable/parts/messages'
import type { RoundEvent } from '../events.ts'
import { countryWord, money } from '../words.ts'

export function tellRound(event: RoundEvent): Message {
  switch (event.kind) {
    case 'investorRoundBegan':
      return { id: 'investorRoundBegan', params: { seats: { seats: event.queue } } }
    case 'bought':
      return seatMessage(event.back === undefined ? 'bought' : 'boughtInExchange', event.seat, {
        country: countryWord(event.country),
        stock: event.stock,
        back: event.back ?? 0,
        price: money(event.price),
      })
    case 'punted':
    case 'timePenalty':
      return seatMessage(event.kind, event.seat)
    case 'investorRoundEnded':
      return event.swiss.length === 0
        ? seatMessage('investorRoundEnded', event.card)
        : seatMessage('investorRoundEndedWithSwiss', event.card, { swiss: { seats: event.swiss } })
    case 'gameEnded':
      return {
        id: 'gameEnded',
        params: { country: countryWord(event.country), winners: { seats: event.winners } },
      }
  }
}
