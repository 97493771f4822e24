// What events tell on purpose, and what a viewer has not seen: A-16.
import type { Disclosures } from '@foldtable/kernel'
import { type Card, PACK } from '@foldtable/parts/cards'
import { unseenOf } from '@foldtable/parts/packs'
import type { Event } from './events.ts'
import { everyCard, type State } from './state.ts'

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
export const unseen = (view: State): { pack: Card[] } => ({
  pack: unseenOf(PACK, everyCard(view)),
})
