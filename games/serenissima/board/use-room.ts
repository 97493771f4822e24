// How the board lays itself out, by the room it has: tall and narrow, wide, or wide and low.
import { type RefCallback, useCallback, useState } from 'react'

export type Shape = 'tall' | 'wide' | 'low'

/** In pixels. */
const WIDE = 640
const LOW = 480

const shapeOf = (width: number, height: number): Shape =>
  width < WIDE ? 'tall' : height < LOW ? 'low' : 'wide'

export function useRoom(): readonly [RefCallback<HTMLElement>, Shape] {
  // A guess that is right for phones and for desks, so that the first drawing is not thrown away.
  const [shape, setShape] = useState<Shape>(() =>
    shapeOf(globalThis.innerWidth ?? 390, globalThis.innerHeight ?? 800),
  )
  const measure = useCallback((element: HTMLElement | null) => {
    if (element === null) return
    const look = () => setShape(shapeOf(element.clientWidth, element.clientHeight))
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [measure, shape]
}
