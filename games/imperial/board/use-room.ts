// How much room the board was given: a desk has the map beside everything else, a phone has one thing below it.
import { type RefObject, useLayoutEffect, useState } from 'react'
import { useBelow } from '../../drawing/use-below.ts'

export interface Room {
  readonly width: number
  readonly height: number
}

/** As it is on a laptop until it is measured. */
const USUAL: Room = { width: 1030, height: 585 }
/** From this width on the map has something beside it. */
const DESK = 640

export const isNarrow = ({ width }: Room): boolean => width < DESK

export function useRoom(box: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState(USUAL)
  useLayoutEffect(() => {
    const { current } = box
    if (current === null) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = current
      if (width > 0)
        setRoom((before) =>
          before.width === width && before.height === height ? before : { width, height },
        )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [box])
  return room
}

/** What the dock covers at the lower edge: toasts lie above it. */
export function useDock(keepBelow: ((pixels: number) => void) | undefined): void {
  useBelow(
    () => document.querySelector<HTMLElement>('.im-dock'),
    (pixels) => keepBelow?.(pixels),
  )
}
