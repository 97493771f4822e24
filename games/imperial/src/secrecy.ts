// What events tell on purpose (I-21).
import type { Disclosures } from '@foldtable/kernel'
import type { Event } from './events.ts'

export const discloses: Disclosures<Event> = {
  bidsShown: ['bids', 'order'],
  voteDecided: ['winner', 'ballots'],
  peaceDecided: ['accepted', 'ballots'],
}
