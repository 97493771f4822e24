// A button that made its move is gone: the focus goes to the chart instead of being lost, so that keys go on working.
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  const isInside = useRef(false)
  useEffect(() => {
    const look = ({ target }: Event) => {
      isInside.current = target instanceof Node && root.current?.contains(target) === true
    }
    document.addEventListener('focusin', look)
    document.addEventListener('pointerdown', look)
    return () => {
      document.removeEventListener('focusin', look)
      document.removeEventListener('pointerdown', look)
    }
  }, [root])
  useLayoutEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return
    root.current?.querySelector<HTMLElement>('.viewport-stage')?.focus({ preventScroll: true })
  })
}
