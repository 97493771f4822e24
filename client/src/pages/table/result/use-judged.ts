// What the record of a finished table tells: fetched once, worked through in slices while the page stays smooth.
import type { TableRecord } from '@foldtable/kernel'
import { useEffect, useState } from 'react'
import { useTableValue } from '../table-context.tsx'
import { type Course, coursing, type Fairness, judging } from './judge.ts'
import { inSlices } from './slices.ts'

export interface Judged {
  readonly record: TableRecord | undefined
  readonly course: Course | undefined
  readonly fairness: Fairness | undefined
  /** Of the checking, while it goes on. */
  readonly percent: number
  /** The record could not be had. */
  readonly hasFailed: boolean
  retry(): void
}

const NOTHING = {
  record: undefined,
  course: undefined,
  fairness: undefined,
  percent: 0,
  hasFailed: false,
}

export function useJudged(): Judged {
  const { session, table } = useTableValue()
  const { game, seal } = table
  const commitment = table.house?.commitment ?? ''
  const kept = seal === null || seal.isLate ? null : seal.commitment
  const [judged, setJudged] = useState<Omit<Judged, 'retry'>>(NOTHING)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try fetches anew
  useEffect(() => {
    if (game === null) return
    const ending = new AbortController()
    const { signal } = ending
    const add = (part: Partial<Judged>) =>
      signal.aborted || setJudged((now) => ({ ...now, ...part }))
    // In tens: whatever tells of it is drawn anew, and takes the time of the checking.
    const addPercent = (percent: number) =>
      signal.aborted || setJudged((now) => (percent === now.percent ? now : { ...now, percent }))
    const work = async () => {
      const record = await patiently(() => session.record(), signal)
      add({ record })
      const course = await inSlices(coursing(game, record), () => undefined, signal)
      add({ course })
      const tell = (n: number) => addPercent(10 * Math.floor((10 * n) / record.entries.length))
      const fairness = await inSlices(judging(game, record, { commitment, kept }), tell, signal)
      add({ fairness, percent: 100 })
    }
    setJudged(NOTHING)
    work().catch(() => add({ hasFailed: true }))
    return () => ending.abort()
  }, [session, game, commitment, kept, tries])
  return { ...judged, retry: () => setTries((one) => one + 1) }
}

/** At the end of a table everybody asks for its record: who is turned away asks again. */
const PAUSES_MS = [1000, 4000]

async function patiently<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (const ms of PAUSES_MS) {
    try {
      return await ask()
    } catch (problem) {
      if (signal.aborted) throw problem
      await new Promise((resolve) => setTimeout(resolve, ms))
    }
  }
  return ask()
}
