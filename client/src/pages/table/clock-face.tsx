// The time that a seat has left, ticking while it is waited for.
import { type Seat, timeLeft } from '@foldtable/kernel'
import { useEffect, useState } from 'react'
import { clockText, isShort, redrawAfter } from './clock-text.ts'
import { useTableValue } from './table-context.tsx'

interface ClockFaceProps {
  readonly seat: Seat
  /** Little is left of this turn's time. */
  readonly isLow?: boolean
}

export function ClockFace({ seat, isLow = false }: ClockFaceProps) {
  const { table, words } = useTableValue()
  const { clock, clockSettings, clockSkew, status } = table
  const isOn = clock !== null && clock.since[seat] !== null && clock.stoppedAt === null
  const goes = isOn && status === 'playing'
  const now = useNow(goes, redrawAfter(clock?.banks[seat] ?? 0)) + clockSkew
  if (clock === null || clockSettings === null || clockSettings.kind === 'none') return null
  const left = timeLeft(clock, clockSettings, seat, now) ?? 0
  const shown = clockSettings.kind === 'penalty' ? left : Math.max(0, left)
  const text = clockText(shown, { day: words.say('table.day'), hour: words.say('table.hour') })
  const state = clock.stoppedAt !== null ? ' is-stopped' : goes ? ' is-going' : ''
  return (
    <span className={`tf-clock${state}${goes && (isLow || isShort(left)) ? ' is-short' : ''}`}>
      <span className="hidden">{words.say('table.timeLeft', { time: text })}</span>
      <span aria-hidden="true">{text}</span>
    </span>
  )
}

export function useNow(goes: boolean, every: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    setNow(Date.now())
    if (!goes) return
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [goes, every])
  return now
}
