// Whom the table waits for, or how it ended.
import { type Decision, onlySeat, type Result } from '@foldtable/kernel'
import type { Move } from './moves/index.ts'
import { activeGalley } from './rules/board.ts'
import type { Ranked, State, Turn } from './state.ts'

export function decision(state: State): Decision<Move> {
  const { stage, turn, waiting, asked, result } = state
  if (result !== null) return { result: resultOf(result) }
  if (stage === 'play' && turn !== null) {
    return { seats: onlySeat(activeGalley(state).owner), about: aboutOf(turn), turn: asked }
  }
  return { seats: onlySeat(waiting[0]), about: stage, turn: asked }
}

const aboutOf = ({ kind, phase }: Turn): string =>
  kind === null ? 'turn' : kind === 'investment' ? 'invest' : (phase ?? 'load')

function resultOf(result: readonly Ranked[]): Result {
  const places = result.map(() => 0)
  for (const { seat, rank } of result) places[seat] = rank
  return { reason: 'thirdScoring', places }
}
