// Plays what happened, moment by moment: the whole table from the start, or only what was missed.
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { TableValue } from '../table-context.tsx'
import { paceOf } from './catch-up.ts'

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
    const told = log.filter((line) => line.n === shownN && !line.isUndone)
    const timer = setTimeout(
      () => {
        if (shownN + 1 < n) return void session.goTo(shownN + 1)
        setPlaying(false)
        session.markSeen()
        void session.goTo(null)
      },
      paceOf(told.map(({ message }) => tell(message))),
    )
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
