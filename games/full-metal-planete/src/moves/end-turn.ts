// Having done enough: F-6.7, F-7.3.
import {
  integer,
  type MoveRule,
  moveShape,
  optional,
  refuse,
  type Seat,
  type Static,
} from '@foldtable/kernel'
import { LAST_TURN, MOST_SAVED } from '../data/pieces.ts'
import type { Event } from '../events.ts'
import { fieldOf, isIdle } from '../field.ts'
import { endPlayerTurn, liftOffAll, liftOffPrices, type Play, savedFrom } from '../flow.ts'
import type { State } from '../state.ts'
import { piece } from '../words.ts'

const schema = moveShape('endTurn', { saved: optional(integer(0, MOST_SAVED)) })
export type EndTurn = Static<typeof schema>

export const endTurn: MoveRule<State, EndTurn, Event> = {
  schema,
  candidates: (state) =>
    state.phase === 'playing' || state.phase === 'deployment' ? [{ kind: 'endTurn' }] : [],

  refusal(state, seat, { saved: named }) {
    const saved = savedFrom(state, state.ap - liftOffPrices(state, seat))
    if (named !== undefined && named !== saved) return refuse('badSavedPoints', 'F-7.3', { saved })
    if (state.options.mountainPair === 'idle') return undefined
    const idle = state.units.find((unit) => unit.owner === seat && isPaired(state, unit.id))
    return idle === undefined
      ? undefined
      : refuse('mountainPair', 'F-21.2', { unit: piece(idle.id) })
  },

  decide: (draft, seat) => finishTurn(draft, seat),
}

/** A tank that projects no fire because of its neighbour on the next mountain (F-9.4). */
function isPaired(state: State, id: string): boolean {
  const field = fieldOf(state)
  const unit = field.byId.get(id)
  return unit !== undefined && !unit.orphan && isIdle(state, field, unit)
}

/** On the last turn the astronefs leave first (F-18.4); then what is left is saved. */
export function finishTurn(draft: Play, seat: Seat): void {
  const { state, by } = draft
  if (state.turn === LAST_TURN) liftOffAll(draft, seat)
  const isLost = by === 'clock' && !state.options.timeoutSaves
  endPlayerTurn(draft, seat, isLost ? 0 : savedFrom(state, state.ap))
}
