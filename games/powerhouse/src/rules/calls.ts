// Partner cards: which may be called, and which call a played card settles. P-7, P-9.
import type { Seat } from '@foldtable/kernel'
import { type Card, type CardType, COPIES, faceOf } from '../cards.ts'
import { type Call, type Copy, configOf, handOf, leaderOf, type State } from '../state.ts'
import { holds } from './tricks.ts'

/** How many of such cards the others hold: all but those removed and those in the leader's hand (P-7.2). */
export function elsewhere(state: State, type: CardType): number {
  const hand = handOf(state, leaderOf(state))
  let count = 0
  for (const card of COPIES[configOf(state).packs].get(type) ?? []) {
    if (!state.removed.includes(card) && !holds(hand, card)) count += 1
  }
  return count
}

/** What is written down of a call: which copy is meant only where others hold two (P-7.2). */
export const copyMeant = (count: number, copy: Copy | undefined): Copy =>
  count === 2 ? (copy ?? null) : null

export const isCalled = ({ calls }: State, type: CardType, copy: Copy): boolean =>
  calls.some((call) => call.card === type && call.copy === copy)

/** The call that this card settles, played by this seat; -1 if none (P-9.1, P-9.2, P-9.4). The card counts as played already. */
export function callSettledBy(state: State, seat: Seat, card: Card): number {
  if (seat === state.leader) return -1
  const { type } = faceOf(card)
  return state.calls.findIndex(
    (call) => call.card === type && call.partner === null && isMeant(call),
  )
}

const isMeant = ({ copy, played }: Call): boolean => copy !== '2nd' || played === 2
