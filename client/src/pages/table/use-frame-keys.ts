// Escape closes the topmost thing only; a question mark opens help.
import { useEffect } from 'react'
import type { FramedValue } from './table-context.tsx'

export function useFrameKeys({ frame, table, travel }: FramedValue): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return
      if (event.key === '?' && !isWritten(event.target)) frame.openHelp()
      if (event.key !== 'Escape') return
      if (frame.sheet !== null) frame.closeSheet()
      else if (table.isPast) travel.now()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [frame, table.isPast, travel])
}

const isWritten = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
