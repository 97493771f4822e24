// Escape closes the topmost thing only.
import { useEffect } from 'react'
import type { FramedValue } from './table-context.tsx'

export function useFrameKeys({ frame, table, travel }: FramedValue): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (document.querySelector('dialog[open]') !== null) return
      if (frame.sheet !== null) frame.closeSheet()
      else if (table.isPast) travel.now()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [frame, table.isPast, travel])
}
