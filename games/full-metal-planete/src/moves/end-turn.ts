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
import { GRID, type Hex } from '../board/grid.ts'
import { LAST_TURN, MOST_SAVED } from '../data/pieces.ts'
import type { Event } from '../events.ts'
import { fieldOf, rollOf } from '../field/index.ts'
import { endPlayerTurn, liftOffAll, liftOffPrices, type Play, savedFrom } from '../flow.ts'
import { canStep } from '../rules/stepping.ts'
import type { State, Unit } from '../state.ts'
import { unitName } from '../words/names.ts'

const schema = moveShape('endTurn', { saved: optional(integer(0, MOST_SAVED)) })
export type EndTurn = Static<typeof schema>

const ENOUGH: readonly EndTurn[] = [{ kind: 'endTurn' }]

export const endTurn: MoveRule<State, EndTurn, Event> = {
  schema,
  answers: ['deployment', 'playing'],
  candidates: () => ENOUGH,

  refusal(state, seat, { saved: named }) {
    const saved = savedFrom(state, state.ap - liftOffPrices(state, seat))
    if (named !== undefined && named !== saved) return refuse('badSavedPoints', 'F-7.3', { saved })
    if (state.options.mountainPair === 'idle' || state.phase !== 'playing') return undefined
    const mover = pairedTanks(state, seat).find((tank) => canStep(state, seat, tank))
    return mover === undefined
      ? undefined
      : refuse('mountainPair', 'F-21.2', { unit: unitName(mover) })
  },

  decide: (draft, seat) => finishTurn(draft, seat),
}

/** Tanks of his that stand beside each other on mountains (F-9.4). */
function pairedTanks(state: State, seat: Seat): Unit[] {
  const field = fieldOf(state)
  const isHigh = (unit: Unit | null | undefined): unit is Unit & { at: Hex } =>
    unit?.type === 'tank' && unit.owner === seat && !unit.orphan && unit.at !== null
      ? field.board.isMountain[unit.at] === 1
      : false
  return rollOf(state, field, seat).troops.filter(
    (unit) => isHigh(unit) && GRID.beside(unit.at).some((hex) => isHigh(field.occupant[hex])),
  )
}

/** On the last turn the astronefs leave first (F-18.4); then what is left is saved. */
export function finishTurn(draft: Play, seat: Seat): void {
  const { state, by } = draft
  if (state.turn === LAST_TURN) liftOffAll(draft, seat)
  const isLost = by === 'clock' && !state.options.timeoutSaves
  endPlayerTurn(draft, seat, isLost ? 0 : savedFrom(state, state.ap))
}
