// Whether the board is tall and narrow or wide, by the room it has.
import { type RefCallback, useCallback, useState } from 'react'
import type { Shape } from './layout.ts'

/** From so many pixels on, a board is wide. */
const WIDE = 640

export interface Room {
  readonly shape: Shape
  readonly width: number
}

export function useRoom(): readonly [RefCallback<HTMLElement>, Room] {
  const [width, setWidth] = useState(360)
  const measure = useCallback((element: HTMLElement | null) => {
    if (element === null) return
    setWidth(element.clientWidth)
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [measure, { shape: width < WIDE ? 'tall' : 'wide', width }]
}
