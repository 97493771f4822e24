// What was missed, moment by moment: which entries are worth a look, and for how long.
import type { LogLine } from '../../../store/types.ts'

type Told = Pick<LogLine, 'n' | 'isUndone'>

/** The entries from `first` on that tell something and were not taken back, in order. */
export function momentsFrom(log: readonly Told[], first: number): number[] {
  const moments = new Set<number>()
  for (const { n, isUndone } of log) if (n >= first && !isUndone) moments.add(n)
  return [...moments].sort((a, b) => a - b)
}

const SHORTEST_MS = 1400
const LONGEST_MS = 6000
const MS_PER_LETTER = 38

/** An entry that tells nothing is passed over. */
const SILENT_MS = 60

/** Long enough to read what was told and to see it move. */
export function paceOf(texts: readonly string[]): number {
  if (texts.length === 0) return SILENT_MS
  const letters = texts.reduce((sum, text) => sum + text.length, 0)
  return Math.min(LONGEST_MS, SHORTEST_MS + letters * MS_PER_LETTER)
}
