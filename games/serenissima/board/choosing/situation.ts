// What the viewer is asked, as the dock needs to know it.
import type { Now } from './choice.ts'

export type Situation =
  | 'start'
  | 'second'
  | 'close'
  | 'turn'
  | 'harbour'
  | 'invest'
  | 'refit'
  /** Somebody else is asked, or the past is shown. */
  | 'watch'
  | 'over'

export function situationOf({ view, viewer, offers }: Now): Situation {
  if (view.stage === 'ended') return 'over'
  if (viewer === 'spectator' || offers.length === 0) return 'watch'
  if (view.stage === 'first') return 'start'
  if (view.stage !== 'play') return view.stage
  if (view.turn?.kind == null) return 'turn'
  return view.turn.kind === 'investment' ? 'invest' : 'harbour'
}
