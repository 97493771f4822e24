// The arrangement of a deployment on this device: kept over a reload, sent when it is confirmed or when time is nearly up.
import type { Viewer } from '@foldtable/kernel'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { BoardProps } from '../../board.ts'
import type { FullMetalPlanete, Move, State } from '../src/index.ts'
import type { UnitId } from '../src/state.ts'
import type { Now } from './deeds.ts'
import { arranged, offersOn, type Plan, placed, takenBack } from './plan.ts'

export interface Planning {
  /** As it would stand, with what can be done then. */
  readonly now: Now
  readonly isOn: boolean
  readonly plan: Plan
  add(move: Move): void
  takeBack(unit: UnitId): void
  /** Makes all of it for good. */
  send(): void
}

interface Kept {
  /** Whose deployment it is, among which astronefs. */
  readonly mark: string
  readonly plan: Plan
}

const KEY = 'foldtable.full-metal-planete.deployment'
const NO_PLAN: Plan = []
/** So long before time is up everything that stands is sent: the clock would leave it in the hold. */
const IN_TIME_MS = 3000
/** A timer that is set further ahead goes off at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

export function usePlan(
  { view, viewer, offers, play, times }: BoardProps<FullMetalPlanete>,
  chosen: UnitId | null,
): Planning {
  const isOn = view.phase === 'deployment' && viewer !== 'spectator' && offers.length > 0
  const mark = markOf(view, viewer)
  const [kept, setKept] = useState(read)
  const plan = isOn && kept.mark === mark ? kept.plan : NO_PLAN
  const change = useCallback(
    (next: Plan) => {
      write({ mark, plan: next })
      setKept({ mark, plan: next })
    },
    [mark],
  )
  const stand = useMemo(
    () => (isOn ? arranged(view, viewer, plan) : { view, plan }),
    [isOn, view, viewer, plan],
  )
  const now = useMemo(
    (): Now =>
      isOn && stand.plan.length > 0
        ? { view: stand.view, viewer, offers: offersOn(view, viewer, stand, chosen) }
        : { view, viewer, offers },
    [isOn, stand, view, viewer, offers, chosen],
  )
  const send = useCallback(() => {
    for (const move of stand.plan) play(move)
    change(NO_PLAN)
  }, [stand, play, change])
  useInTime(
    isOn && stand.plan.length > 0,
    times?.[viewer === 'spectator' ? -1 : viewer]?.ends,
    send,
  )
  return useMemo(
    () => ({
      now,
      isOn,
      plan: stand.plan,
      add: (move) => change(placed(stand.plan, move)),
      takeBack: (unit) => change(takenBack(stand.plan, unit)),
      send,
    }),
    [now, isOn, stand, change, send],
  )
}

function useInTime(isWaiting: boolean, ends: number | undefined, send: () => void): void {
  useEffect(() => {
    if (!isWaiting || ends === undefined) return
    const ms = Math.max(0, ends - Date.now() - IN_TIME_MS)
    if (ms > LONGEST_TIMER_MS) return
    const timer = setTimeout(send, ms)
    return () => clearTimeout(timer)
  }, [isWaiting, ends, send])
}

const markOf = ({ units }: State, viewer: Viewer): string =>
  [viewer, ...units.flatMap(({ type, at }) => (type === 'astronef' ? [at] : []))].join(' ')

const isOfPlan = (move: Move): boolean => move.kind === 'deploy' || move.kind === 'transfer'

function read(): Kept {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? '') as Kept
    if (typeof found.mark === 'string' && found.plan.every(isOfPlan)) return found
  } catch {
    // nothing kept, or nothing that can be read
  }
  return { mark: '', plan: NO_PLAN }
}

function write(kept: Kept): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // a device that keeps nothing
  }
}
