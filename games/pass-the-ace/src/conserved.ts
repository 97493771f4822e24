// All 52 cards are somewhere, each once: Appendix 3.1.
import { open } from '@foldtable/kernel'
import { cardHeldBy, type State } from './state.ts'

export function conserved(state: State): { cards: string } {
  const hands = state.players.flatMap(({ hand }, seat) =>
    hand === null ? [] : [cardHeldBy(state, seat)],
  )
  const cards = [...state.deck.map(open), ...state.trash, ...hands, ...state.drawn]
  return { cards: cards.sort().join(' ') }
}
