// Forcing an exchange with the next player.
import {
  integer,
  type MoveRule,
  moveShape,
  optional,
  refuse,
  type Static,
  secret,
} from '@foldtable/kernel'
import type { Card } from '@foldtable/parts/cards'
import type { Event } from '../events.ts'
import { endTurn } from '../flow.ts'
import { meta } from '../meta.ts'
import {
  actingDealer,
  type Comparison,
  cardHeldBy,
  cardValue,
  isKing,
  knowersOf,
  type State,
  swapTarget,
} from '../state.ts'

const schema = moveShape('swap', { target: optional(integer(0, meta.seats.max - 1)) })
export type Swap = Static<typeof schema>

export const swap: MoveRule<State, Swap, Event> = {
  schema,
  answers: ['turn'],
  candidates: () => [{ kind: 'swap' }],

  refusal(state, seat, { target }) {
    if (actingDealer(state) === seat) return refuse('dealerCannotSwap', 'A-5.2')
    if (isKing(cardHeldBy(state, seat))) return refuse('kingMustStick', 'A-5.2')
    const neighbour = swapTarget(state, seat) ?? seat
    if (target !== undefined && target !== neighbour)
      return refuse('invalidTarget', 'A-5.4', { target: { seat: neighbour } })
    return undefined
  },

  decide(draft, seat) {
    const target = swapTarget(draft.state, seat)
    if (target === undefined) throw new RangeError(`nobody comes after seat ${seat}`)
    const { state } = draft
    const [mine, theirs] = [cardHeldBy(state, seat), cardHeldBy(state, target)]
    if (isKing(theirs)) draft.emit({ kind: 'kungMet', seat, target, king: theirs })
    // Both players know both cards from now on, and so does whoever held them before.
    else
      draft.emit({
        kind: 'swapped',
        seat,
        target,
        comparison: compare(mine, theirs),
        given: secret(mine, [...knowersOf(state, seat), target], 'pack'),
        taken: secret(theirs, [...knowersOf(state, target), seat], 'pack'),
      })
    endTurn(draft)
  },
}

function compare(old: Card, fresh: Card): Comparison {
  const gain = cardValue(fresh) - cardValue(old)
  return gain < 0 ? 'lower' : gain > 0 ? 'higher' : 'same'
}
