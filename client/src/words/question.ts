// What the table asks, in words: the game's own sentence where it has one, else the name of the question.
import {
  type AnyMove,
  type Decision,
  type Game,
  type Speech,
  speak,
  type Viewer,
} from '@foldtable/kernel'

interface Asked {
  readonly game: Pick<Game, 'ask'> | null
  readonly view: unknown
  readonly viewer: Viewer
  /** Through whose eyes it is shown, where those are not the viewer's. */
  readonly eyes?: Viewer | 'open'
  readonly decision: Decision<AnyMove> | null
}

export function questionText(
  { game, view, viewer, eyes = viewer, decision }: Asked,
  speech: Speech,
): string {
  if (decision === null || decision.result !== undefined) return ''
  const asked = game?.ask?.(view, eyes === 'open' ? viewer : eyes)
  if (asked !== undefined) return speak(asked, speech)
  return speech.catalog[`about.${decision.about}`] ?? decision.about
}
