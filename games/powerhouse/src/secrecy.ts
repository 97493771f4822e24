// What events tell on purpose, and what a viewer has not seen: P-15.
import type { Disclosures } from '@foldtable/kernel'
import { unseenOf } from '@foldtable/parts/packs'
import { type Card, PACKS } from './cards.ts'
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
export const openCards = ({ removed, trick, tricks }: State): Card[] => [
  ...removed,
  ...trick,
  ...tricks.flatMap(({ cards }) => cards),
]

/** The packs less what this viewer has seen. */
export const unseen = (view: State): { pack: Card[] } => ({
  pack: unseenOf(PACKS[configOf(view).packs], openCards(view), ...view.hands),
})
