// The log in sentences. Public information only.
import { tellBy } from '@foldtable/kernel'
import { cardListWords, cardWord } from '@foldtable/parts/cards'
import { seatMessage } from '@foldtable/parts/messages'
import type { Event } from '../events.ts'

export const tell = tellBy<Event>({
  legBegan: () => undefined,
  packShuffled: () => undefined,
  tableCleared: () => undefined,
  dealt: () => undefined,
  readied: () => undefined,
  highCardDrawn: (event) => ({
    id: 'highCardDrawn',
    params: {
      seats: { seats: event.draws.map(({ seat }) => seat) },
      cards: cardListWords(event.draws.map(({ card }) => card)),
    },
  }),
  dealerChosen: (event) => seatMessage('dealerChosen', event.seat),
  roundBegan: (event) => ({
    id: 'roundBegan',
    params: { dealer: { seat: event.dealer }, order: { seats: event.order } },
  }),
  trashReshuffled: (event) => ({ id: 'trashReshuffled', params: { count: event.deck.length } }),
  stuck: (event) => seatMessage(event.auto ? 'stuckByClock' : 'stuck', event.seat),
  swapped: (event) => ({
    id: { lower: 'swappedModi', same: 'swappedDirtyDan', higher: 'swapped' }[event.comparison],
    params: { seat: { seat: event.seat }, target: { seat: event.target } },
  }),
  kungMet: (event) =>
    seatMessage('kungMet', event.seat, {
      target: { seat: event.target },
      king: cardWord(event.king),
    }),
  drew: (event) => seatMessage('drew', event.seat, { discarded: cardWord(event.discarded) }),
  revealed: (event) => ({
    id: 'revealed',
    params: { seats: { seats: event.seats }, cards: cardListWords(event.cards) },
  }),
  livesLost: (event) => ({ id: event.kind, params: { seats: { seats: event.seats } } }),
  eliminated: (event) => ({ id: event.kind, params: { seats: { seats: event.seats } } }),
  doubleGameCalled: () => ({ id: 'doubleGameCalled' }),
  playerLeft: (event) =>
    event.card === undefined
      ? seatMessage('playerLeft', event.seat)
      : seatMessage('playerLeftCard', event.seat, { card: cardWord(event.card) }),
  gameEnded: (event) =>
    event.winner === null
      ? { id: 'gameAbandoned' }
      : seatMessage(`gameWon.${event.reason}`, event.winner),
})
