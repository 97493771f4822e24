// Something to read over the board, closed by its button, by Escape or by a tap beside it.
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import './kit.css'

interface DialogProps {
  readonly title: string
  /** What its button is called. */
  readonly close: string
  readonly children: ReactNode
  onClose(): void
}

/** Open for as long as it is drawn. */
export function Dialog({ title, close, children, onClose }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null)
  // Closed before it goes, so that the focus is back where it was. Whoever closes it is told at once: the browser's own word comes a
  // moment later, in which somebody may have opened it again.
  useLayoutEffect(() => {
    const { current } = box
    if (current?.open === false) current.showModal()
    return () => current?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, as it does every dialog
    <dialog
      className="kit-dialog"
      ref={box}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div className="kit-dialog-body">
        <header>
          <h2>{title}</h2>
          <CloseButton label={close} onPress={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  )
}

export const CloseButton = ({ label, onPress }: { readonly label: string; onPress(): void }) => (
  <button type="button" className="kit-close" onClick={onPress} aria-label={label}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M6 6l12 12M18 6L6 18" />
    </svg>
  </button>
)
