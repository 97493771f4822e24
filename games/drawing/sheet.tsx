// What lies at the lower edge of a board: its head is always in sight, the rest when it is drawn up.
import { type ReactNode, useId } from 'react'
import './kit.css'

interface SheetProps {
  readonly label: string
  readonly head: ReactNode
  /** What drawing it up and down is called. */
  readonly handle: string
  readonly isOpen: boolean
  onOpen(isOpen: boolean): void
  readonly children?: ReactNode
}

/** Where there is room for all of it (`.is-card` around it, or a wide box) it is a card without a handle. */
export function Sheet({ label, head, handle, isOpen, onOpen, children }: SheetProps) {
  const body = useId()
  return (
    <section className={isOpen ? 'kit-sheet is-open' : 'kit-sheet'} aria-label={label}>
      <button
        type="button"
        className="kit-handle"
        aria-label={handle}
        aria-expanded={isOpen}
        aria-controls={body}
        onClick={() => onOpen(!isOpen)}
      />
      <header className="kit-sheet-head">{head}</header>
      <div className="kit-sheet-body" id={body} data-scrolls="">
        {children}
      </div>
    </section>
  )
}
