// At a table the frame around the board has the window: the header is drawn only where a page at that address wants it.
import { type ReactNode, useLayoutEffect } from 'react'
import { signalOf } from '../data/signal.ts'

export const wantsHeader = signalOf(false)

/** For what is no table yet, or none at all, at the address of one. */
export function WithHeader({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => {
    wantsHeader.set(true)
    return () => wantsHeader.set(false)
  }, [])
  return children
}
