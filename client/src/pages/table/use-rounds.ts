// Where the rounds of the game began: what the past tells, and what is seen to begin.
import { useEffect, useMemo, useRef, useState } from 'react'
import type { RoundMark } from './log-blocks.ts'
import { type TableValue, useTableValue } from './table-context.tsx'

/** The past is asked again after so many entries. */
const SOON = 20

/** Kept by the page, so that a round that begins while nobody looks at the log is seen to. */
export function useRounds({ session, table, tell }: TableValue): readonly RoundMark[] {
  const { game, n, isPast, view, trying } = table
  const [marks, setMarks] = useState<readonly RoundMark[]>([])
  const turns = Math.floor(n / SOON)
  const hasRounds = game?.round !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again after so many entries
  useEffect(() => {
    if (!hasRounds) return
    let isGone = false
    session.marks().then(
      (found) => {
        if (isGone) return
        setMarks(
          found.flatMap(({ n: at, round }) =>
            round === undefined ? [] : [{ n: at, label: tell(round) }],
          ),
        )
      },
      () => undefined, // a log without headings is a log all the same
    )
    return () => {
      isGone = true
    }
  }, [session, hasRounds, turns, tell])
  const now = game?.round?.(view)
  const label = isPast || trying !== undefined || now === undefined ? undefined : tell(now)
  const [seen, setSeen] = useState<readonly RoundMark[]>([])
  const rounds = useMemo(() => {
    const last = marks.at(-1)
    const later = seen.filter((one) => one.n > (last?.n ?? 0) && one.label !== last?.label)
    return [...marks, ...later]
  }, [marks, seen])
  const known = useRef(n)
  useEffect(() => {
    // Several entries may have come at once: the first of them began it.
    if (trying !== undefined) return
    const first = Math.min(n, known.current + 1)
    known.current = n
    if (label !== undefined && rounds.at(-1)?.label !== label)
      setSeen((before) => [...before, { n: first, label }])
  }, [label, rounds, n, trying])
  return rounds
}

/** The round of what is shown, in words. */
export function useRound(): string | undefined {
  const { table, tell } = useTableValue()
  const round = table.view === null ? undefined : table.game?.round?.(table.view)
  return round === undefined ? undefined : tell(round)
}
