// What follows from a state for whoever draws it.
import type { AnyMove, Decision, Game, Score } from '@foldtable/kernel'
import { Unknown } from '@foldtable/kernel'

export interface Shown {
  readonly view: unknown
  readonly decision: Decision<AnyMove> | null
  readonly score: readonly Score[]
}

export const NOTHING_SHOWN: Shown = { view: null, decision: null, score: [] }

export const shownOf = (game: Game, view: unknown): Shown => ({
  view,
  decision: game.decision(view),
  score: scoreOf(game, view),
})

/** A game may keep it hidden, or need what the viewer does not know. */
function scoreOf(game: Game, view: unknown): readonly Score[] {
  if (game.hidesScores?.(view)) return []
  try {
    return game.score(view)
  } catch (problem) {
    if (problem instanceof Unknown) return []
    throw problem
  }
}
