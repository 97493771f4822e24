// The time in the bar: a face, a line that grows shorter, and a word at half and at a tenth of it. Never each second.
import type { Seat } from '@foldtable/kernel'
import { useEffect, useState } from 'react'
import { variables } from '../../widgets/variables.ts'
import { ClockFace, useNow } from './clock-face.tsx'
import { seatTimes } from './seat-times.ts'
import { useTableValue } from './table-context.tsx'

const LOW = 0.1
const HALF = 0.5

export function BarClock({ seat }: { readonly seat: Seat }) {
  const { table } = useTableValue()
  const { clock, clockSettings, clockSkew } = table
  const time = seatTimes(clock, clockSettings, clockSkew)[seat] ?? null
  const now = useNow(time !== null, 1000)
  const left = time === null ? null : partLeft(time, now)
  return (
    <>
      <ClockFace seat={seat} isLow={left !== null && left < LOW} />
      {left !== null && <i className="tf-left" style={variables({ '--left': left })} />}
      <ClockSpeaker seat={seat} left={left} />
    </>
  )
}

const partLeft = ({ began, ends }: { began: number; ends: number }, now: number): number =>
  Math.min(1, Math.max(0, (ends - now) / Math.max(1, ends - began)))

/** Only of the viewer's own time. */
function ClockSpeaker({ seat, left }: { readonly seat: Seat; readonly left: number | null }) {
  const { table, words } = useTableValue()
  const [text, setText] = useState('')
  const step = left === null || left >= HALF ? 'much' : left >= LOW ? 'half' : 'low'
  useEffect(() => {
    setText(step === 'much' ? '' : words.say(`turn.time.${step}`))
  }, [step, words])
  if (seat !== table.viewer) return null
  return (
    <span className="hidden" role="status">
      {text}
    </span>
  )
}
