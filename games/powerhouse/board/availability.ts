// Which cards a leader can call as partners, and why not the others (Appendix 4.4, P-7.2).
import { type Card, type CardType, COPIES } from '../src/cards.ts'
import type { Move } from '../src/index.ts'
import { type Called, configOf, type State } from '../src/state.ts'

export type Unavailable = 'own' | 'removed' | 'bothOwn' | 'ownAndRemoved' | 'called'

export interface Availability {
  /** The calls that can still be made of this card; none if it cannot be called. */
  readonly calls: readonly Called[]
  readonly reason: Unavailable | null
}

/** `chosen` are those marked already and not sent yet. */
export function availabilityOf(
  state: State,
  hand: readonly Card[],
  offers: readonly Move[],
  chosen: readonly Called[],
  card: CardType,
): Availability {
  const calls = offers
    .flatMap((move) => (move.kind === 'call' && move.card === card ? [calledBy(move)] : []))
    .filter((call) => !chosen.some((other) => isSame(call, other)))
  return { calls, reason: calls.length > 0 ? null : reasonOf(state, hand, card) }
}

const calledBy = ({ card, copy }: Extract<Move, { kind: 'call' }>): Called => ({
  card,
  copy: copy ?? null,
})

export const isSame = (one: Called, other: Called): boolean =>
  one.card === other.card && one.copy === other.copy

function reasonOf(state: State, hand: readonly Card[], card: CardType): Unavailable {
  const copies = COPIES[configOf(state).packs].get(card) ?? []
  const own = copies.filter((copy) => hand.includes(copy)).length
  const gone = copies.filter((copy) => state.removed.includes(copy)).length
  if (own + gone < copies.length) return 'called'
  if (own === 0) return 'removed'
  if (gone > 0) return 'ownAndRemoved'
  return copies.length === 2 ? 'bothOwn' : 'own'
}
