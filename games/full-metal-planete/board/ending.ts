// What somebody should know before a turn is ended: asked once, then it is done.
import { LAST_TURN, MOST_SAVED } from '../src/data/pieces.ts'
import { unitNamed } from '../src/field/index.ts'
import { liftOffPrices } from '../src/flow.ts'
import { liftOffPrice } from '../src/rules/ships.ts'
import type { State, UnitId } from '../src/state.ts'
import { choosing } from './choosing.ts'
import { deedsOf, type Now } from './deeds.ts'

export interface Qualms {
  /** Points beyond what can be kept. */
  readonly lost: number
  /** Neutralised, and could still go out of the fire (F-9.9). */
  readonly pinned: readonly UnitId[]
  /** Nothing was deployed, though there is something to deploy. */
  readonly isUndeployed: boolean
}

export function qualmsOf(now: Now, isUndeployed: boolean): Qualms | undefined {
  const { view, viewer } = now
  const isPlaying = view.phase === 'playing' && viewer !== 'spectator'
  const lost = isPlaying ? Math.max(0, view.ap - liftOffPrices(view, view.current) - MOST_SAVED) : 0
  const pinned = isPlaying ? retreats(now) : []
  return lost + pinned.length === 0 && !isUndeployed ? undefined : { lost, pinned, isUndeployed }
}

export const retreats = (now: Now): UnitId[] =>
  now.view.units.flatMap(({ id, owner, pinned }) =>
    pinned && owner === now.viewer && canStepAway(now, id) ? [id] : [],
  )

const canStepAway = (now: Now, id: UnitId): boolean =>
  unitNamed(now.view, id)?.at != null &&
  deedsOf(now, choosing(id)).some(({ kind }) => kind === 'move')

/** What lifting off costs in the last turn, for all ships of whoever plays that are still there (C-16). */
export function leavingPrice(view: State): number {
  const { turn, current, units } = view
  if (turn < LAST_TURN) return 0
  return units.reduce(
    (sum, { type, owner, home, at }) =>
      type === 'astronef' && owner === current && at !== null
        ? sum + liftOffPrice(view, home)
        : sum,
    0,
  )
}
