// The log in sentences. Public information only.
import type { Message } from '@foldtable/kernel'
import { cardListWords, cardWord } from '@foldtable/parts/cards'
import { seatMessage } from '@foldtable/parts/messages'
import type { Event } from './events.ts'

export function tell(event: Event): Message | undefined {
  switch (event.kind) {
    case 'legBegan':
    case 'packShuffled':
    case 'tableCleared':
    case 'dealt':
    case 'readied':
      return undefined
    case 'highCardDrawn':
      return {
        id: 'highCardDrawn',
        params: {
          seats: { seats: event.draws.map(({ seat }) => seat) },
          cards: cardListWords(event.draws.map(({ card }) => card)),
        },
      }
    case 'dealerChosen':
      return seatMessage('dealerChosen', event.seat)
    case 'roundBegan':
      return {
        id: 'roundBegan',
        params: { dealer: { seat: event.dealer }, order: { seats: event.order } },
      }
    case 'trashReshuffled':
      return { id: 'trashReshuffled', params: { count: event.deck.length } }
    case 'stuck':
      return seatMessage(event.auto ? 'stuckByClock' : 'stuck', event.seat)
    case 'swapped':
      return {
        id: { lower: 'swappedModi', same: 'swappedDirtyDan', higher: 'swapped' }[event.comparison],
        params: { seat: { seat: event.seat }, target: { seat: event.target } },
      }
    case 'kungMet':
      return seatMessage('kungMet', event.seat, {
        target: { seat: event.target },
        king: cardWord(event.king),
      })
    case 'drew':
      return seatMessage('drew', event.seat, { discarded: cardWord(event.discarded) })
    case 'revealed':
      return {
        id: 'revealed',
        params: { seats: { seats: event.seats }, cards: cardListWords(event.cards) },
      }
    case 'livesLost':
    case 'eliminated':
      return { id: event.kind, params: { seats: { seats: event.seats } } }
    case 'doubleGameCalled':
      return { id: 'doubleGameCalled' }
    case 'playerLeft':
      return event.card === undefined
        ? seatMessage('playerLeft', event.seat)
        : seatMessage('playerLeftCard', event.seat, { card: cardWord(event.card) })
    case 'gameEnded':
      return event.winner === null
        ? { id: 'gameAbandoned' }
        : seatMessage(`gameWon.${event.reason}`, event.winner)
  }
}
