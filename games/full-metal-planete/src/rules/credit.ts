// Action points at the start of a player-turn: F-7.2.
import type { Seat } from '@foldtable/kernel'
import { BONUS, baseCredit } from '../data/pieces.ts'
import type { State } from '../state.ts'
import { shipsOf } from './ships.ts'

export const creditOf = (state: State, seat: Seat): number =>
  baseCredit(state.turn) + BONUS * (shipsOf(state, seat).length - 1) + (state.saved[seat] ?? 0)
