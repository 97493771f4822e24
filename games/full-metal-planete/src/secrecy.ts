// What events tell on purpose, and what a viewer has not seen: F-20.9.
import type { Disclosures } from '@foldtable/kernel'
import type { Tide } from './board/plan.ts'
import type { Event } from './events.ts'
import { TIDE_CARDS } from './flow.ts'
import type { State } from './state.ts'

export const discloses: Disclosures<Event> = {
  tideTurned: ['tide'],
  decided: ['ship'], // who has several decides in an order of choice
  choicesShown: ['leaving'],
}

/** All tide cards but those that lie open to this viewer. */
export function unseen(view: State): { tides: Tide[] } {
  const left = TIDE_CARDS.slice()
  for (const card of openCards(view)) left.splice(left.indexOf(card), 1)
  return { tides: left }
}

/** The tide of turns 1 and 2 is no card (F-4.1). */
const openCards = ({ deck, aside, used, tide, turn }: State): Tide[] => [
  ...[...deck, ...aside].flatMap(({ is }) => is ?? []),
  ...used,
  ...(turn >= 3 ? [tide] : []),
]
