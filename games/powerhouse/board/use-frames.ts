// What is shown now: pictures wait in a row and are shown one after the other, until the row is empty and the truth stands.
import { copyOf, type Viewer } from '@foldtable/kernel'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { BoardStep } from '../../board.ts'
import type { Event } from '../src/events.ts'
import type { State } from '../src/state.ts'
import { type Cue, type Frame, framesOf, markOf } from './frames.ts'

export interface Showing {
  readonly state: State
  readonly cue: Cue | null
  /** Cards of others were played that are not shown yet. */
  readonly isBehind: boolean
  /** What is shown is not yet how it stands. */
  readonly isMoving: boolean
  /** Shows how it stands at once. */
  catchUp(): void
}

/** With so many pictures waiting, each is shown more quickly; with far too many, most are left out. */
const MANY = 8
const TOO_MANY = 24

export function useFrames(
  view: State,
  viewer: Viewer,
  step: BoardStep<Event> | undefined,
  hasMotion: boolean,
  /** 1 is as played, 4 four times as fast. */
  speed = 1,
): Showing {
  const [row, setRow] = useState<readonly Frame[]>([])
  const seen = useRef({ id: step?.id, state: view, mark: '' })
  const mark = markOf(view)

  // Before anything is painted, so that nobody sees the end of it first.
  useLayoutEffect(() => {
    const known = seen.current
    if (known.id === step?.id && known.mark === mark) return
    const isNext = step !== undefined && known.id !== step.id && known.mark !== ''
    const frames = isNext && hasMotion ? leading(known.state, step.events, mark) : []
    const isOwn = step?.events.some(
      (event) => 'seat' in event && event.seat === viewer && isAct(event),
    )
    setRow((waiting) =>
      frames.length === 0 ? [] : shortened(isOwn ? frames : [...waiting, ...frames]),
    )
    seen.current = { id: step?.id, state: copyOf(view), mark }
  }, [step, view, viewer, mark, hasMotion])

  const [first] = row
  const pace = row.length > MANY ? 4 * speed : speed
  useEffect(() => {
    if (first === undefined) return
    const timer = setTimeout(() => setRow(([, ...rest]) => rest), first.ms / pace)
    return () => clearTimeout(timer)
  }, [first, pace])

  const catchUp = useCallback(() => setRow([]), [])
  const isBehind = row.some(({ seat }, index) => index > 0 && seat !== null && seat !== viewer)
  if (first !== undefined)
    return { state: first.state, cue: first.cue, isBehind, isMoving: true, catchUp }
  const cue = hasMotion ? null : stillCue(step)
  return { state: view, cue, isBehind: false, isMoving: false, catchUp }
}

/** What a player does; when it is the viewer, it is shown at once. */
const isAct = ({ kind }: Event): boolean =>
  ['bidPlaced', 'passed', 'suitNamed', 'cardCalled', 'played', 'readied'].includes(kind)

const shortened = (row: Frame[]): Frame[] => (row.length > TOO_MANY ? row.slice(-MANY) : row)

/** Without motion a partner who was just revealed is named until something else happens. */
function stillCue(step: BoardStep<Event> | undefined): Cue | null {
  const revealed = step?.events.findLast(({ kind }) => kind === 'partnerRevealed')
  if (revealed?.kind !== 'partnerRevealed') return null
  return { kind: 'revealed', seat: revealed.seat, card: revealed.card }
}

/** Nothing where the events do not lead to what is to be shown: then it is shown at once. */
function leading(before: State, events: readonly Event[], mark: string): Frame[] {
  try {
    const frames = framesOf(before, events)
    const last = frames.at(-1)
    return last !== undefined && markOf(last.state) === mark ? frames.filter(isSeen) : []
  } catch {
    return []
  }
}

const isSeen = ({ ms }: Frame): boolean => ms > 0
