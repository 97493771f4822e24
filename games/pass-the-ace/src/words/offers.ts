// What an offer is called.
import type { Message, Seat } from '@foldtable/kernel'
import type { Move } from '../moves/index.ts'
import { type State, swapTarget } from '../state.ts'

export function nameOffer(view: State, seat: Seat, move: Move): Message {
  const target = move.kind === 'swap' ? swapTarget(view, seat) : undefined
  const id = `move.${move.kind}`
  return target === undefined ? { id } : { id, params: { target: { seat: target } } }
}
