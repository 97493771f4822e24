// Questions that stay open whatever is played meanwhile, and how long an answer to them is waited for.
import { AWAY_REMOVABLE_MS } from '@foldtable/kernel'
import type { Question, Room } from './room.ts'

/** At a slow table, being asked and not being seen for this long is too long. */
export const UNSEEN_MS = 3 * 24 * 3_600_000

export const isVote = ({ about }: Pick<Question, 'about'>): boolean =>
  about === 'end' || about === 'replace'

/** When those who have not been seen since it was asked lose their say; null if they have, or there is no vote. */
export function voteDueAt({ question, pace }: Room): number | null {
  if (question === undefined || !isVote(question) || question.isLate === true) return null
  return question.at + (pace === 'slow' ? UNSEEN_MS : AWAY_REMOVABLE_MS)
}
