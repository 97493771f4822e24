// What a viewer sees, in sentences.
import type { Message, Seat, Viewer } from '@foldtable/kernel'
import { cardWord } from '@foldtable/parts/cards'
import { seatMessage } from '@foldtable/parts/messages'
import { isFaceUp, type Player, type State } from '../state.ts'

/** The table, everybody's lives, and every card that the viewer knows wherever it lies now. */
export function summary(view: State, viewer: Viewer): Message[] {
  const { round, dealer, deck, trash, players } = view
  const params = { round, dealer: { seat: dealer }, deck: deck.length, trash: trash.length }
  return [
    { id: round === 0 ? 'summary.highCard' : 'summary.table', params },
    ...players.map((player, seat) => livesOf(view, player, seat)),
    ...players.flatMap((player, seat) => knownCard(player, seat, viewer)),
  ]
}

function livesOf({ phase }: State, { lives, left }: Player, seat: Seat): Message {
  if (left) return seatMessage('summary.left', seat)
  if (lives === 0 && phase !== 'doubleGame') return seatMessage('summary.out', seat)
  return seatMessage('summary.lives', seat, { lives })
}

function knownCard({ hand }: Player, seat: Seat, viewer: Viewer): Message[] {
  if (hand === null) return []
  const isShown = isFaceUp(hand.card)
  const card = isFaceUp(hand.card) ? hand.card : hand.card.is
  if (card === undefined) return []
  if (seat === viewer) return [{ id: 'summary.yourCard', params: { card: cardWord(card) } }]
  const id = isShown ? 'summary.shown' : 'summary.known'
  return [seatMessage(id, seat, { card: cardWord(card) })]
}
