// What a board's own dock takes at the lower edge. It is measured once it is laid out, so that measuring never lays out by itself.
import { useEffect, useRef } from 'react'

/** Tells how many pixels the panel takes, whenever that is another number; 0 where there is none. */
export function useBelow(
  find: () => HTMLElement | null | undefined,
  told: (pixels: number) => void,
): void {
  const latest = useRef(told)
  latest.current = told
  const panel = useRef<HTMLElement>(null)
  const watched = useRef<ResizeObserver>(null)
  useEffect(() => {
    const observer = new ResizeObserver(() => latest.current(panel.current?.offsetHeight ?? 0))
    watched.current = observer
    return () => {
      observer.disconnect()
      panel.current = null
    }
  }, [])
  useEffect(() => {
    const found = find() ?? null
    if (found === panel.current) return
    watched.current?.disconnect()
    panel.current = found
    if (found === null) latest.current(0)
    else watched.current?.observe(found)
  })
}
