// What events tell on purpose, and what a viewer has not seen: A-16.
import type { Disclosures, Viewer } from '@foldtable/kernel'
import { type Card, PACK } from '@foldtable/parts/cards'
import type { Event } from './events.ts'
import { isFaceUp, type State } from './state.ts'

/** The table of and the comparison of. Everything else that is hidden stays so. */
export const discloses: Disclosures<Event> = {
  highCardDrawn: ['draws'],
  swapped: ['comparison'],
  kungMet: ['king'],
  drew: ['discarded'],
  revealed: ['cards'],
  playerLeft: ['card'],
}

/** The pack less what lies open to this viewer. */
export function unseen(view: State, _viewer: Viewer): { pack: Card[] } {
  const seen = new Set<Card>([...view.trash, ...view.drawn])
  for (const { hand } of view.players) {
    if (hand === null) continue
    const card = isFaceUp(hand.card) ? hand.card : hand.card.is
    if (card !== undefined) seen.add(card)
  }
  return { pack: PACK.filter((card) => !seen.has(card)) }
}
