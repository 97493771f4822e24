// Why a seat cannot make such a move at all now, whoever's turn it is (I-3.3).
import { type Refusal, refuse, type Seat } from '@foldtable/kernel'
import type { Move } from './moves/index.ts'
import type { Mode, State } from './state.ts'

export const standing = ({ mode }: State, _seat: Seat, { kind }: Move): Refusal | undefined =>
  isTaken(kind, mode) ? undefined : refuse('wrongPhase', 'I-3.3')

function isTaken(kind: Move['kind'], mode: Mode): boolean {
  switch (kind) {
    case 'propose':
      return mode === 'proposal' || mode === 'opposition'
    case 'agree':
      return mode === 'opposition'
    case 'addUnit':
    case 'chooseUnit':
    case 'maneuverMove':
    case 'replan':
    case 'finish':
      return mode === 'plan'
    case 'peaceAnswer':
      return mode === 'peace'
    case 'buy':
    case 'puntBuy':
      return mode === 'buy' || mode === 'sale'
    case 'overrun':
      return false
    default: // the others are named after what they answer
      return mode === kind
  }
}
