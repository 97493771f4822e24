// What is always there: Appendix 3.1 and 3.2.
import { open } from '@foldtable/kernel'
import { everyOf } from '@foldtable/parts/packs'
import { pointsOf } from './cards.ts'
import { openCards } from './secrecy.ts'
import type { State } from './state.ts'

export const conserved = (state: State) => ({
  cards: everyOf(openCards(state), ...state.hands).join(' '),
  points: pointsOf([...openCards(state), ...state.hands.flatMap((hand) => hand.map(open))]),
})
