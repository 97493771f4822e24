// Motion: machines go along their ways, shots flash. What is drawn is always the truth already; motion only leads there.
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { BoardStep } from '../../board.ts'
import type { Event, State } from '../src/index.ts'
import { type Beat, beatsOf, paceOf } from './beats.ts'
import { centreOf } from './geometry.ts'

export interface Flash {
  readonly id: number
  readonly beat: Exclude<Beat, { kind: 'march' }>
  /** In milliseconds from when the step was drawn. */
  readonly delay: number
}

interface BeatsInput {
  readonly view: State
  readonly step: BoardStep<Event> | undefined
  readonly motion: boolean
  readonly speed: number
  readonly top: RefObject<SVGSVGElement | null>
  /** Told where something begins to move. */
  look(beat: Beat): void
  /** Told while something is still on its way. */
  readonly busy: ((isBusy: boolean) => void) | undefined
}

export function useBeats(input: BeatsInput): readonly Flash[] {
  const { view, step, motion, speed, top, look, busy } = input
  const shown = useRef({ view, step: step?.id })
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [flashes, setFlashes] = useState<readonly Flash[]>([])
  const next = useRef(0)
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { view, step: step?.id }
    if (step === undefined || step.id === before.step || !motion || document.hidden) return
    const beats = beatsOf(before.view, step.events)
    const pace = paceOf(beats, speed)
    let delay = 0
    const made: Flash[] = []
    for (const beat of beats) {
      look(beat)
      if (beat.kind === 'march') march(top.current, beat, delay, pace)
      else made.push({ id: next.current++, beat, delay })
      delay += beat.ms / pace
    }
    if (made.length > 0) setFlashes((before) => [...before.slice(-12), ...made])
    if (delay === 0 || busy === undefined) return
    clearTimeout(resting.current)
    busy(true)
    resting.current = setTimeout(() => busy(false), delay)
  }, [view, step, motion, speed, top, look, busy])
  useEffect(() => {
    if (flashes.length === 0) return
    const last = Math.max(...flashes.map(({ delay, beat }) => delay + beat.ms))
    const timer = setTimeout(() => setFlashes([]), last + 200)
    return () => clearTimeout(timer)
  }, [flashes])
  return flashes
}

/** The machine stands at the end of its way already: it is led there once more. */
function march(
  top: SVGSVGElement | null,
  { unit, path, ms }: Extract<Beat, { kind: 'march' }>,
  delay: number,
  pace: number,
): void {
  const machine = top?.querySelector(`[data-unit="${unit}"]`)
  if (machine === null || machine === undefined || path.length < 2) return
  const frames = path.map((hex) => {
    const { x, y } = centreOf(hex)
    return { transform: `translate(${x}px, ${y}px)` }
  })
  machine.animate(frames, { duration: ms / pace, delay, fill: 'backwards', easing: 'linear' })
}
