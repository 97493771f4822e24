// What one looks at: under the mouse, at the cursor, at another tide, with which overlays. It changes nothing of what is chosen.
import { type RefObject, useCallback, useRef, useState } from 'react'
import type { Lens } from '../../drawing/lens.ts'
import type { Hex } from '../src/board/grid.ts'
import type { Tide } from '../src/board/plan.ts'
import type { State } from '../src/index.ts'
import { centreOf } from './geometry.ts'
import { comingTides, otherTide } from './peek.tsx'
import type { Look } from './tools.tsx'

export interface Eye {
  readonly lens: RefObject<Lens | null>
  readonly hover: Hex | null
  readonly cursor: Hex | null
  readonly look: Look
  /** The tide that is looked at instead of that of now. */
  readonly peek: Tide | null
  /** The hex that somebody asked about. */
  readonly told: Hex | null
  hoverOn(hex: Hex | null): void
  change(look: Look): void
  lookAt(tide: Tide | null): void
  togglePeek(): void
  tell(hex: Hex | null): void
  /** The cursor goes there, and the window with it. */
  goTo(hex: Hex): void
  /** The mouse has taken over. */
  hideCursor(): void
}

export function useEye(view: State): Eye {
  const { tide } = view
  const lens = useRef<Lens>(null)
  const [hover, hoverOn] = useState<Hex | null>(null)
  const [cursor, setCursor] = useState<Hex | null>(null)
  const [look, change] = useState<Look>({ fire: 'none', hasNames: false })
  const [peek, lookAt] = useState<Tide | null>(null)
  const [told, tell] = useState<Hex | null>(null)
  const first = otherTide(tide, comingTides(view))
  const togglePeek = useCallback(
    () => lookAt((seen) => (seen === null || seen === tide ? first : null)),
    [tide, first],
  )
  return {
    lens,
    hover,
    cursor,
    look,
    peek: peek === tide ? null : peek,
    told,
    hoverOn,
    change,
    lookAt,
    togglePeek,
    tell,
    goTo: (hex) => {
      setCursor(hex)
      lens.current?.show(centreOf(hex), true)
    },
    hideCursor: () => setCursor(null),
  }
}
