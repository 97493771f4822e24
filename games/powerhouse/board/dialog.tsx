// A sheet over the board, closed by its button, by Escape or by a tap beside it.
import { type ReactNode, useEffect, useRef } from 'react'
import { useTalk } from './words/index.ts'

interface DialogProps {
  readonly title: string
  readonly children: ReactNode
  onClose(): void
}

export function Dialog({ title, children, onClose }: DialogProps) {
  const { say } = useTalk()
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (box.current?.open === false) box.current.showModal()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, as it does every dialog
    <dialog
      className="ph-dialog"
      ref={box}
      aria-label={title}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div className="ph-dialog-body">
        <header>
          <h2>{title}</h2>
          <button
            type="button"
            className="ph-close"
            onClick={onClose}
            aria-label={say('board.close')}
          >
            ×
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
