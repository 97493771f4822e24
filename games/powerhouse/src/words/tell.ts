// The log in sentences: P-16.5. Public information only.
import { tellBy } from '@foldtable/kernel'
import { cardWord } from '@foldtable/parts/cards'
import { seatMessage } from '@foldtable/parts/messages'
import type { Event } from '../events.ts'
import { calledMessage, suitWord, wordFor, wordsFor } from './params.ts'

export const tell = tellBy<Event>({
  playBegan: () => undefined,
  readied: () => undefined,
  gameBegan: (event) => ({
    id: 'gameBegan',
    params: { game: event.game, dealer: { seat: event.dealer } },
  }),
  redealt: () => ({ id: 'redealt' }),
  dealt: (event) =>
    event.removed.length === 0
      ? { id: 'dealt' }
      : { id: 'dealtWithout', params: { cards: wordsFor(event.removed) } },
  bidPlaced: (event) => seatMessage(event.kind, event.seat, { amount: event.amount }),
  bidWon: (event) => seatMessage(event.kind, event.seat, { amount: event.amount }),
  passed: (event) => seatMessage(event.auto ? 'passedByItself' : 'passed', event.seat),
  suitNamed: (event) =>
    seatMessage(event.auto ? 'suitNamedByItself' : 'suitNamed', event.seat, {
      suit: suitWord(event.suit),
    }),
  cardCalled: (event) => calledMessage('cardCalled', event, { seat: { seat: event.seat } }),
  played: (event) =>
    seatMessage(event.auto ? 'playedByItself' : 'played', event.seat, {
      card: wordFor(event.card),
    }),
  partnerRevealed: (event) =>
    seatMessage('partnerRevealed', event.seat, { card: cardWord(event.card) }),
  trickTaken: (event) => seatMessage('trickTaken', event.seat, { points: event.points }),
  gameScored: (event) => ({
    id: event.made ? 'bidMade' : 'bidFailed',
    params: { seats: { seats: event.team }, ...event.points },
  }),
  playerLeft: (event) => seatMessage('playerLeft', event.seat),
  matchEnded: (event) => ({ id: `matchEnded.${event.reason}` }),
})
