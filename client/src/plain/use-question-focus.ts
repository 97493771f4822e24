// When there is something else to choose, the question has the focus: unless it is elsewhere on purpose. It is never lost.
import { useEffect, useRef } from 'react'

/** A ring shows where the focus is only to whoever uses keys: `data-keys` on the box says so. */
export function useQuestionFocus(what: string) {
  const box = useRef<HTMLDivElement>(null)
  const latest = useRef('')
  const wasHere = useRef(false)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      wasHere.current = target instanceof Node && box.current?.contains(target) === true
    }
    const noteInput = ({ type }: Event) =>
      box.current?.toggleAttribute('data-keys', type === 'keydown')
    document.addEventListener('focusin', note)
    document.addEventListener('keydown', noteInput, true)
    document.addEventListener('pointerdown', noteInput, true)
    return () => {
      document.removeEventListener('focusin', note)
      document.removeEventListener('keydown', noteInput, true)
      document.removeEventListener('pointerdown', noteInput, true)
    }
  }, [])
  useEffect(() => {
    if (latest.current === what) return
    latest.current = what
    const { activeElement } = document
    const isNowhere = activeElement === null || activeElement.matches('body, main')
    const isWriting = activeElement instanceof HTMLInputElement
    if (isWriting || !(isNowhere || wasHere.current)) return
    box.current
      ?.querySelector<HTMLElement>('[data-question]')
      ?.focus({ preventScroll: isNowhere && !wasHere.current })
  }, [what])
  return box
}
