// Dragging a card upwards onto the table.
import { type PointerEvent, useRef, useState } from 'react'

interface Away {
  readonly x: number
  readonly y: number
}

/** A finger that moves less has tapped. */
const SLACK = 8
/** So far up, a card is let go on the table. */
const FAR = 70

/** Where the held card is, and what the button must listen to. A click that ends a throw does not count as a tap. */
export function useThrow(onThrow: () => void) {
  const [away, setAway] = useState<Away | null>(null)
  const from = useRef<Away | null>(null)
  const isThrown = useRef(false)

  const onPointerDown = (event: PointerEvent) => {
    isThrown.current = false
    from.current = event.button === 0 ? { x: event.clientX, y: event.clientY } : null
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (from.current === null) return
    const [x, y] = [event.clientX - from.current.x, event.clientY - from.current.y]
    if (away === null && Math.hypot(x, y) < SLACK) return
    if (away === null) event.currentTarget.setPointerCapture(event.pointerId)
    isThrown.current = true
    setAway({ x, y })
  }
  const end = () => {
    from.current = null
    setAway(null)
  }
  const onPointerUp = () => {
    if (away !== null && away.y < -FAR) onThrow()
    end()
  }
  const onClickCapture = (event: { stopPropagation(): void }) => {
    if (isThrown.current) event.stopPropagation()
    isThrown.current = false
  }
  return [
    away,
    { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: end, onClickCapture },
  ] as const
}
