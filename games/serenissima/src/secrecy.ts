// The only secret is the order of the deck: S-1.13, S-2.10.
import type { Disclosures } from '@foldtable/kernel'
import { unseenOf } from '@foldtable/parts/packs'
import { CARDS, type CardId } from './data/cards.ts'
import type { Event } from './events.ts'
import type { State } from './state.ts'

export const discloses: Disclosures<Event> = { cardDrawn: ['card'] }

export const unseen = (view: State): { deck: CardId[] } => ({
  deck: unseenOf<CardId>(CARDS, view.drawn, view.deck),
})
