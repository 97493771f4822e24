// Where the rounds of the game began: what the past tells, and what is seen to begin.
import { useEffect, useMemo, useState } from 'react'
import type { RoundMark } from './log-blocks.ts'
import { useTableValue } from './table-context.tsx'

/** The past is asked again after so many entries. */
const SOON = 20

export function useRounds(): readonly RoundMark[] {
  const { session, table, tell } = useTableValue()
  const { game, n, isPast, view } = table
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
  const label = isPast || now === undefined ? undefined : tell(now)
  const [seen, setSeen] = useState<readonly RoundMark[]>([])
  const rounds = useMemo(() => {
    const last = marks.at(-1)
    const later = seen.filter((one) => one.n > (last?.n ?? 0) && one.label !== last?.label)
    return [...marks, ...later]
  }, [marks, seen])
  useEffect(() => {
    if (label !== undefined && rounds.at(-1)?.label !== label)
      setSeen((before) => [...before, { n, label }])
  }, [label, rounds, n])
  return rounds
}

/** The round of what is shown, in words. */
export function useRound(): string | undefined {
  const { table, tell } = useTableValue()
  const round = table.view === null ? undefined : table.game?.round?.(table.view)
  return round === undefined ? undefined : tell(round)
}
