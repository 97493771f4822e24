// Whom the table waits for, or how it ended.
import type { Decision, Result, Seat } from '@foldtable/kernel'
import type { Move } from './moves/index.ts'
import { activeGalley } from './rules/board.ts'
import type { Ranked, State, Turn } from './state.ts'

const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]]
const NOBODY: readonly Seat[] = []

export function decision(state: State): Decision<Move> {
  const { stage, turn, waiting, asked, result } = state
  if (result !== null) return { result: resultOf(result) }
  if (stage === 'play' && turn !== null) {
    const seats = ALONE[activeGalley(state).owner] ?? NOBODY
    return { seats, about: aboutOf(turn), turn: asked }
  }
  const [first] = waiting
  const seats = first === undefined ? NOBODY : (ALONE[first] ?? NOBODY)
  return { seats, about: stage, turn: asked }
}

const aboutOf = ({ kind, phase }: Turn): string =>
  kind === null ? 'turn' : kind === 'investment' ? 'invest' : (phase ?? 'load')

function resultOf(result: readonly Ranked[]): Result {
  const places = result.map(() => 0)
  for (const { seat, rank } of result) places[seat] = rank
  return { reason: 'thirdScoring', places }
}
