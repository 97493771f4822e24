// Through whose hands each card of a round went, from its public actions.
import type { Seat } from '@foldtable/kernel'
import type { Action } from './state.ts'

/** As much of an action as moves cards. */
export type Exchange =
  | { readonly kind: 'swap'; readonly seat: Seat; readonly target: Seat }
  | { readonly kind: Exclude<Action['kind'], 'swap'>; readonly seat: Seat }

/** For whoever holds a card, who has held it, the first holder first. Whoever is not named still has their own. */
export function handsOf(actions: readonly Exchange[]): ReadonlyMap<Seat, readonly Seat[]> {
  const hands = new Map<Seat, readonly Seat[]>()
  for (const action of actions) {
    const { kind, seat } = action
    const own = hands.get(seat) ?? [seat]
    if (kind === 'swap') {
      const { target } = action
      hands.set(seat, [...(hands.get(target) ?? [target]), seat])
      hands.set(target, [...own, target])
    } else if (kind === 'draw') hands.set(seat, [seat]) // fresh from the deck
  }
  return hands
}
