// What the clock plays for a seat that ran out of time: P-12.4.
import type { Seat } from '@foldtable/kernel'
import type { Move } from './moves/index.ts'
import { defaultCard } from './rules/defaults.ts'
import type { State } from './state.ts'

export function timeout(state: State, seat: Seat): Move {
  switch (state.phase) {
    case 'bidding':
      return { kind: 'pass' }
    case 'powerhouse':
      return { kind: 'chooseByDefault' }
    case 'playing':
      return { kind: 'play', card: defaultCard(state, seat) }
    default:
      return { kind: 'ready' }
  }
}
