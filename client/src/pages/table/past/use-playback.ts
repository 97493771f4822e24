// Plays what happened, moment by moment, at a speed: the whole table from the start, or only what was missed.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { TableValue } from '../table-context.tsx'

export const SPEEDS = [1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

export interface Playback {
  readonly isPlaying: boolean
  readonly speed: Speed
  /** From just before this entry on, to now or to another one; then now is shown. */
  playFrom(n: number, speed?: Speed, upTo?: number): void
  /** From the moment that is shown on. */
  playOn(): void
  stop(): void
  setSpeed(speed: Speed): void
}

/** A step without motion, at the usual speed. */
export const STEP_MS = 600
/** An entry that tells nothing, or was taken back, is passed over. */
const SILENT_MS = 60
/** After a motion, before the next. */
const BREATH_MS = 150
/** A board that does not say that it stands again holds nobody up. */
const LONGEST_MS = 6000

/** A step lasts as long as the board is busy showing it. */
export function usePlayback({ session, table }: TableValue, isBusy: boolean): Playback {
  const [isPlaying, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<Speed>(1)
  const { log, shownN, n, isPast } = table
  const [upTo, setUpTo] = useState<number>()
  /** The entry whose motion was seen. */
  const moved = useRef(0)
  useEffect(() => {
    if (isBusy) moved.current = shownN
  }, [isBusy, shownN])

  useEffect(() => {
    if (!isPlaying) return
    if (!isPast) return setPlaying(false)
    const isTold = log.some((line) => line.n === shownN && !line.isUndone)
    const still = moved.current === shownN ? BREATH_MS : isTold ? STEP_MS : SILENT_MS
    const goOn = () => {
      if (shownN + 1 < n && shownN !== upTo) return void session.goTo(shownN + 1)
      setPlaying(false)
      if (upTo === undefined) session.markSeen()
      void session.goTo(null)
    }
    const timer = setTimeout(goOn, (isBusy ? LONGEST_MS : still) / speed)
    return () => clearTimeout(timer)
  }, [isPlaying, isBusy, speed, log, shownN, n, isPast, session, upTo])

  const stop = useCallback(() => setPlaying(false), [])
  return useMemo(
    () => ({
      isPlaying,
      speed,
      playFrom: (first, wanted, last) => {
        if (wanted !== undefined) setSpeed(wanted)
        setUpTo(last)
        const begin = () => setPlaying(session.snapshot().isPast)
        void session.goTo(Math.max(1, first - 1)).then(begin)
      },
      playOn: () => {
        setUpTo(undefined)
        setPlaying(true)
      },
      stop,
      setSpeed,
    }),
    [isPlaying, speed, session, stop],
  )
}
