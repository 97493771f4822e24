// Lines that people said, by their numbers, whatever order they come in.
import type { ChatLine } from '@foldtable/protocol'

export function withLines(
  known: readonly ChatLine[],
  lines: readonly ChatLine[],
): readonly ChatLine[] {
  if (lines.length === 0) return known
  const byNumber = new Map([...known, ...lines].map((line) => [line.i, line]))
  return [...byNumber.values()]
    .sort((a, b) => a.i - b.i)
    .map(({ i, at, seat, name, text }) => ({ i, at, seat, name, text }))
}
