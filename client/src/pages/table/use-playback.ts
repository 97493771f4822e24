// Plays what happened, moment by moment: the whole table from the start, or only what was missed.
import { useCallback, useEffect, useMemo, useState } from 'react'
import { momentAfter, momentsFrom, paceOf } from './catch-up.ts'
import type { TableValue } from './table-context.tsx'

export interface Playback {
  readonly isPlaying: boolean
  /** From just before this entry on. */
  playFrom(n: number): void
  /** From the moment that is shown on. */
  playOn(): void
  stop(): void
}

export function usePlayback({ session, table, tell }: TableValue): Playback {
  const [isPlaying, setPlaying] = useState(false)
  const { log, shownN, n, isPast, hasHistory } = table

  useEffect(() => {
    if (!isPlaying || !hasHistory) return
    const texts = log.filter((line) => line.n === shownN).map(({ message }) => tell(message))
    const next = momentAfter(momentsFrom(log, 1), shownN)
    const timer = setTimeout(() => {
      if (next !== undefined && next < n) return void session.goTo(next)
      setPlaying(false)
      session.markSeen()
      void session.goTo(null)
    }, paceOf(texts))
    return () => clearTimeout(timer)
  }, [isPlaying, hasHistory, log, shownN, n, session, tell])

  useEffect(() => {
    if (isPlaying && hasHistory && !isPast && shownN === n) setPlaying(false)
  }, [isPlaying, hasHistory, isPast, shownN, n])

  const stop = useCallback(() => setPlaying(false), [])
  return useMemo(
    () => ({
      isPlaying,
      playFrom: (first) => void session.goTo(Math.max(1, first - 1)).then(() => setPlaying(true)),
      playOn: () => setPlaying(true),
      stop,
    }),
    [isPlaying, session, stop],
  )
}
