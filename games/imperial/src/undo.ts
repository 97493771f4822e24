// Who made the last move may take it back (I-19.1 to I-19.5).
import type { Made } from '@foldtable/kernel'
import type { State } from './state.ts'
import type { Imperial } from './types.ts'

export function undo(
  { rules }: State,
  { events, isLatest, again }: Made<Imperial>,
): 'free' | 'never' {
  if (!isLatest) return 'never' // I-19.1
  if (again && rules.undoDepth === 'single') return 'never' // I-19.3
  const hasShownBids = events.some(({ kind }) => kind === 'bidsShown')
  return hasShownBids && !rules.undoAfterBidReveal ? 'never' : 'free' // I-19.4
}
