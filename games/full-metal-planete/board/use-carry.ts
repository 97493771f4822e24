// Carrying a piece with the pointer: out of the hold, or one that was placed to another hex. What would be done is told by the choice.
import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Point } from '../../drawing/camera.ts'
import type { Grab } from '../../drawing/gestures.ts'
import type { Lens } from '../../drawing/lens.ts'
import type { UnitType } from '../src/data/pieces.ts'
import { unitNamed } from '../src/field/index.ts'
import { type Choice, choosing, loadableOn, unitOn } from './choosing.ts'
import { hexAt } from './geometry.ts'
import { isPlaced } from './plan.ts'
import type { Hand } from './use-hand.ts'

/** Moved less than this, it was a press. */
const STILL = 8

export interface Carry {
  /** What hangs on the pointer, if anything does. */
  readonly type: UnitType | 'ore' | null
  readonly ghost: RefObject<HTMLDivElement | null>
  fromHold(event: ReactPointerEvent, choice: Choice): void
  fromMap(at: Point): Grab | undefined
}

export function useCarry(hand: Hand, lens: RefObject<Lens | null>): Carry {
  const latest = useRef(hand)
  latest.current = hand
  const ghost = useRef<HTMLDivElement>(null)
  const [type, setType] = useState<Carry['type']>(null)
  const ending = useRef<AbortController>(undefined)
  useEffect(() => () => ending.current?.abort(), [])

  const follow = ({ x, y }: Point) => {
    if (ghost.current !== null) ghost.current.style.translate = `${x}px ${y}px`
  }
  const pick = (choice: Choice) => {
    const { view } = latest.current.planning.now
    latest.current.choose(choice)
    setType(unitNamed(view, choice.item ?? choice.unit ?? '')?.type ?? 'ore')
  }
  const drop = (at: Point | undefined, choice: Choice) => {
    setType(null)
    if (at !== undefined) latest.current.drop(hexAt(at), choice)
  }

  const fromHold = (down: ReactPointerEvent, choice: Choice) => {
    if (down.button !== 0) return
    ending.current?.abort()
    ending.current = new AbortController()
    const { signal } = ending.current
    const start = { x: down.clientX, y: down.clientY }
    let isCarried = false
    const end = (at: Point | undefined) => {
      ending.current?.abort()
      if (isCarried) drop(at, choice)
    }
    window.addEventListener(
      'pointermove',
      ({ clientX: x, clientY: y }) => {
        if (!isCarried && Math.hypot(x - start.x, y - start.y) <= STILL) return
        if (!isCarried) pick(choice)
        isCarried = true
        follow({ x, y })
      },
      { signal },
    )
    window.addEventListener(
      'pointerup',
      (event) => {
        if (isCarried) swallowClick()
        end(lens.current?.under({ x: event.clientX, y: event.clientY }))
      },
      { signal },
    )
    window.addEventListener('pointercancel', () => end(undefined), { signal })
  }

  const fromMap = (at: Point): Grab | undefined => {
    const { planning } = latest.current
    const { now, plan } = planning
    const unit = unitOn(now.view, hexAt(at))
    const id = isPlaced(plan, unit?.id ?? null) ? unit?.id : loadableOn(now, hexAt(at))
    if (id === undefined) return undefined
    const choice = choosing(id)
    let isCarried = false
    return {
      move: (to) => {
        if (!isCarried) pick(choice)
        isCarried = true
        const { x, y } = lens.current?.place(to) ?? to
        follow(lens.current?.onPage({ x, y }) ?? { x, y })
      },
      drop: (to) => drop(to ?? undefined, choice),
    }
  }
  return { type, ghost, fromHold, fromMap }
}

/** What was carried was not pressed. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation()
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
}
