// What a bot of level 1 does not think of. Within a turn it is always the same, so that whoever overlooks a thing does something else
// that makes sense, as people do.
import { type AnyMove, canonical, type Decision } from '@foldtable/kernel'

/** Out of a hundred, where the policy does not say. */
export const USUALLY_OVERLOOKED = 25

/** The offers that come to mind; all of them if none would. */
export function noticed<M extends AnyMove>(
  offers: readonly M[],
  decision: Decision<M>,
  seed: number,
  percent: number,
): readonly M[] {
  const turn = decision.result === undefined ? (decision.turn ?? seed) : seed
  const seen = offers.filter((move) => hash(`${turn} ${canonical(move)}`) % 100 >= percent)
  return seen.length === 0 ? offers : seen
}

/** FNV-1a, stirred so that its last digits are as good as the others. */
function hash(text: string): number {
  let mixed = 2166136261
  for (let at = 0; at < text.length; at++) mixed = Math.imul(mixed ^ text.charCodeAt(at), 16777619)
  return (mixed ^ (mixed >>> 15)) >>> 0
}
