// "Since your last turn": by itself, when there is something to tell. What is too little for a card counts as seen.
import { lazy, Suspense, useEffect, useMemo } from 'react'
import { useTableValue } from '../table-context.tsx'
import { missedOf } from './missed.ts'

const SinceCard = lazy(() =>
  import('./since-card.tsx').then((module) => ({ default: module.SinceCard })),
)

/** So many entries are enough to tell that much was missed. */
const ENOUGH = 100

export function Since() {
  const { session, table, playback } = useTableValue()
  const { game, log, viewer, unseenFrom, past, isPast, clockSkew } = table
  const isKnown =
    unseenFrom !== null &&
    (past.length >= ENOUGH || (past[0]?.n ?? Number.POSITIVE_INFINITY) <= unseenFrom)
  const missed = useMemo(
    () =>
      game === null || !isKnown
        ? undefined
        : missedOf({ log, viewer, unseenFrom }, game, Date.now() + clockSkew),
    [game, isKnown, log, viewer, unseenFrom, clockSkew],
  )
  const isLittle = isKnown && missed === undefined
  useEffect(() => {
    if (!isLittle || isPast) return
    const mark = () => {
      if (!document.hidden) session.markSeen()
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [isLittle, isPast, session])
  if (missed === undefined || playback.isPlaying || isPast) return null
  return (
    <Suspense>
      <SinceCard missed={missed} />
    </Suspense>
  )
}
