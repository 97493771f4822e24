// What events tell on purpose, what a viewer has not seen, and what is always there: P-15, Appendix 3.1 and 3.2.
import { type Disclosures, open } from '@foldtable/kernel'
import { everyOf, unseenOf } from '@foldtable/parts/packs'
import { type Card, PACKS, pointsOf } from './cards.ts'
import type { Event } from './events.ts'
import { configOf, type State } from './state.ts'

/** What was taken out of the pack, a played card; and what a leader chose, who may have been the clock looking at the leader's hand (P-7.7). */
export const discloses: Disclosures<Event> = {
  dealt: ['removed'],
  suitNamed: ['suit'],
  cardCalled: ['card', 'copy'],
  played: ['card', 'place'],
}

/** All cards that lie open: played or removed. */
const openCards = ({ removed, trick, tricks }: State): Card[] => [
  ...removed,
  ...trick,
  ...tricks.flatMap(({ cards }) => cards),
]

/** The packs less what this viewer has seen. */
export const unseen = (view: State): { pack: Card[] } => ({
  pack: unseenOf(PACKS[configOf(view).packs], openCards(view), ...view.hands),
})

export const conserved = (state: State) => ({
  cards: everyOf(openCards(state), ...state.hands).join(' '),
  points: pointsOf([...openCards(state), ...state.hands.flatMap((hand) => hand.map(open))]),
})
