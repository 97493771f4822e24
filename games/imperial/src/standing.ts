// Why a seat cannot make such a move at all now, whoever's turn it is (I-3.3).
import { type Refusal, refuse, type Seat } from '@foldtable/kernel'
import type { Move } from './moves/index.ts'
import type { Mode, State } from './state.ts'

const TAKEN: { readonly [M in Mode]: readonly Move['kind'][] } = {
  bid: ['bid'],
  buyBid: ['buyBid'],
  sale: ['buy', 'puntBuy'],
  proposal: ['propose'],
  opposition: ['propose', 'agree'],
  plan: ['addUnit', 'chooseUnit', 'maneuverMove', 'finish'],
  peace: ['peaceAnswer'],
  vote: ['vote'],
  force: ['force'],
  buy: ['buy', 'puntBuy'],
  over: [],
}

export const standing = ({ mode }: State, _seat: Seat, { kind }: Move): Refusal | undefined =>
  TAKEN[mode].includes(kind) ? undefined : refuse('wrongPhase', 'I-3.3')
