// The log in sentences: P-16.5. Public information only.
import type { Message } from '@foldtable/kernel'
import { cardWord } from '@foldtable/parts/cards'
import { seatMessage } from '@foldtable/parts/messages'
import type { Event } from './events.ts'
import { calledMessage, suitWord, wordFor, wordsFor } from './words.ts'

export function tell(event: Event): Message | undefined {
  switch (event.kind) {
    case 'playBegan':
    case 'readied':
      return undefined
    case 'gameBegan':
      return { id: 'gameBegan', params: { game: event.game, dealer: { seat: event.dealer } } }
    case 'redealt':
      return { id: 'redealt' }
    case 'dealt':
      return event.removed.length === 0
        ? { id: 'dealt' }
        : { id: 'dealtWithout', params: { cards: wordsFor(event.removed) } }
    case 'bidPlaced':
    case 'bidWon':
      return seatMessage(event.kind, event.seat, { amount: event.amount })
    case 'passed':
      return seatMessage(event.auto ? 'passedByItself' : 'passed', event.seat)
    case 'suitNamed':
      return seatMessage(event.auto ? 'suitNamedByItself' : 'suitNamed', event.seat, {
        suit: suitWord(event.suit),
      })
    case 'cardCalled':
      return calledMessage('cardCalled', event, { seat: { seat: event.seat } })
    case 'played':
      return seatMessage(event.auto ? 'playedByItself' : 'played', event.seat, {
        card: wordFor(event.card),
      })
    case 'partnerRevealed':
      return seatMessage('partnerRevealed', event.seat, { card: cardWord(event.card) })
    case 'trickTaken':
      return seatMessage('trickTaken', event.seat, { points: event.points })
    case 'gameScored':
      return {
        id: event.made ? 'bidMade' : 'bidFailed',
        params: { seats: { seats: event.team }, ...event.points },
      }
    case 'playerLeft':
      return seatMessage('playerLeft', event.seat)
    case 'matchEnded':
      return { id: `matchEnded.${event.reason}` }
  }
}
