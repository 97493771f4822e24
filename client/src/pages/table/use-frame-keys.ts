// Keys of the frame. Escape closes the topmost thing only; single letters are keys only for who wants them.
import { useEffect, useRef } from 'react'
import { useShortcuts } from '../../data/shortcuts.ts'
import type { FramedValue } from './table-context.tsx'

/** `next` goes to the next table that waits. */
export function useFrameKeys(value: FramedValue, next: () => void): void {
  const areOn = useShortcuts()
  const latest = useRef({ value, next, areOn })
  latest.current = { value, next, areOn }
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const now = latest.current
      if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return
      const isDone =
        event.key === 'Escape'
          ? closeTopmost(now.value)
          : now.areOn && !isElsewhere(event) && press(event.key.toLowerCase(), now.value, now.next)
      if (isDone) event.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** True if there was something to close. */
function closeTopmost({ frame, table, travel, stopTrying }: FramedValue): boolean {
  if (frame.sheet !== null) frame.closeSheet()
  else if (table.trying !== undefined) stopTrying()
  else if (table.isPast) travel.now()
  else return false
  return true
}

function press(key: string, { frame, table, session }: FramedValue, next: () => void): boolean {
  switch (key) {
    case 'm':
      frame.openSheet('menu')
      return true
    case '?':
      frame.openHelp()
      return true
    case 'c':
    case 'l':
      frame.openSheet(key === 'c' ? 'chat' : 'log')
      focusSoon(key === 'c' ? '.tf-write input' : '.tf-line[tabindex="0"]')
      return true
    case 'f':
      frame.toggleFullWindow()
      return frame.form === 'desk'
    case 'u':
      if (table.takingBack !== 'free') return false
      session.ask('undo')
      return true
    case 'n':
      next()
      return true
    default:
      return false
  }
}

/** Once what was opened is there. */
const focusSoon = (selector: string): void => {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus())
}

const isElsewhere = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role="menu"]') !== null)
