// A short word over the board that goes by itself.
import { useCallback, useEffect, useState } from 'react'

const SHOWN_MS = 5000

export interface Note {
  readonly text: string
  /** Which says so. */
  readonly rule: string | undefined
}

export function useNote() {
  const [note, setNote] = useState<Note | null>(null)
  useEffect(() => {
    if (note === null) return
    const timer = setTimeout(() => setNote(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [note])
  return { note, toast: useCallback((text: string, rule?: string) => setNote({ text, rule }), []) }
}
