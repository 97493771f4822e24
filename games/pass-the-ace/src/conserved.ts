// All 52 cards are somewhere, each once: Appendix 3.1.
import { everyOf } from '@foldtable/parts/packs'
import { everyCard, type State } from './state.ts'

export const conserved = (state: State): { cards: string } => ({
  cards: everyOf(everyCard(state)).join(' '),
})
