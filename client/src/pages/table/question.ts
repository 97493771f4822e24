// What the table asks, in words: the game's own sentence where it has one, else the name of the question.
import { type Speech, speak } from '@foldtable/kernel'
import type { TableSnapshot } from '../../store/types.ts'

export function questionText(
  table: Pick<TableSnapshot, 'game' | 'view' | 'viewer' | 'eyes' | 'decision'>,
  speech: Speech,
): string {
  const { game, view, viewer, eyes, decision } = table
  if (decision === null || decision.result !== undefined) return ''
  const asked = game?.ask?.(view, eyes === 'open' ? viewer : eyes)
  if (asked !== undefined) return speak(asked, speech)
  return speech.catalog[`about.${decision.about}`] ?? decision.about
}
