// What the clock plays for a seat that ran out of time.
import type { Seat } from '@foldtable/kernel'
import type { Move } from './moves/index.ts'
import { isPause, type State } from './state.ts'

export const timeout = (state: State, _seat: Seat): Move =>
  isPause(state) ? { kind: 'ready' } : { kind: 'stick' }
