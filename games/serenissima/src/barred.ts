// Moves of another stage, whoever's turn it is, and of another turn or phase: S-4.5, S-4.6, S-4.8, S-5.2.
import { type Refusal, refuse, type Seat } from '@foldtable/kernel'
import { IN_ORDINARY, IN_PLAY } from './moves/fields.ts'
import { activeGalley } from './rules/board.ts'
import type { State } from './state.ts'

export function notNow(state: State, seat: Seat, answers: readonly string[]): Refusal | undefined {
  const { stage, turn } = state
  if (stage !== 'play' || turn === null || !answers.some((about) => IN_PLAY.includes(about)))
    return refuse('wrongStage', 'S-4.8', { stage: { word: `stage.${stage}` } })
  if (seat !== activeGalley(state).owner) return undefined
  if (turn.kind === null) return refuse('turnNotChosen', 'S-4.5')
  const ofTurn = { turn: { word: `turn.${turn.kind}` } }
  if (answers.includes('turn')) return refuse('turnChosen', 'S-4.5', ofTurn)
  const latest = answers.findLast((about) => IN_ORDINARY.includes(about))
  if (turn.kind === 'investment' || latest === undefined)
    return refuse('otherTurn', 'S-4.6', ofTurn)
  const facts = { phase: { word: `phase.${latest}` }, now: { word: `phase.${turn.phase}` } }
  return refuse('phaseOver', 'S-5.2', facts)
}
