// Whether the board is tall and narrow or wide, and whether it is low, by the box it has.
import { type RefCallback, useCallback, useState } from 'react'
import type { Shape } from './layout.ts'

/** From so many pixels on, a board is wide. */
const WIDE = 640
/** Below so many pixels it is low: a phone held across. */
const LOW = 440

export interface Room {
  readonly shape: Shape
  readonly isLow: boolean
}

export function useRoom(): readonly [RefCallback<HTMLElement>, Room] {
  const [shape, setShape] = useState<Shape>('tall')
  const [isLow, setLow] = useState(false)
  const measure = useCallback((element: HTMLElement | null) => {
    if (element === null) return
    const look = () => {
      setShape(element.clientWidth < WIDE ? 'tall' : 'wide')
      setLow(element.clientHeight < LOW)
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [measure, { shape, isLow }]
}

/** Tells the page how much of the lower edge holds cards and buttons, so that nothing is laid over them. */
export function useDock(keepBelow: ((pixels: number) => void) | undefined) {
  return useCallback(
    (dock: HTMLElement | null) => {
      if (dock === null || keepBelow === undefined) return
      const observer = new ResizeObserver(() => keepBelow(dock.offsetHeight))
      observer.observe(dock)
      return () => {
        observer.disconnect()
        keepBelow(0)
      }
    },
    [keepBelow],
  )
}
