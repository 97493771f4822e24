// What the clock plays for a seat that ran out of time: it passes (S-2.8), or makes the first choice there is.
import { offers, type Seat } from '@foldtable/kernel'
import { decision } from './decision.ts'
import { type Move, moves } from './moves/index.ts'
import type { State } from './state.ts'
import type { Serenissima } from './types.ts'

export function timeout(state: State, seat: Seat): Move {
  if (state.stage === 'play') return { kind: 'endTurn' }
  if (state.stage === 'refit') return { kind: 'refitPass' }
  const [first] = offers<Serenissima>({ moves, decision }, state, seat)
  if (first === undefined) throw new RangeError(`seat ${seat} has nothing to choose`)
  return first
}
