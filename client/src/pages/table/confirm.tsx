// Asks once more before something that cannot be undone.
import { type ReactNode, useRef } from 'react'
import { useTableValue } from './table-context.tsx'

interface ConfirmProps {
  readonly label: ReactNode
  readonly question: string
  readonly detail: string
  readonly yes: string
  onYes(): void
}

export function Confirm({ label, question, detail, yes, onYes }: ConfirmProps) {
  const { words } = useTableValue()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  return (
    <>
      <button
        type="button"
        className="tp-action is-grave"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        {label}
      </button>
      <dialog ref={dialog} className="tp-dialog" aria-label={question}>
        <h2>{question}</h2>
        <p>{detail}</p>
        <div className="tp-row">
          <button type="button" className="button" onClick={close}>
            {words.say('table.stay')}
          </button>
          <button
            type="button"
            className="button danger"
            onClick={() => {
              close()
              onYes()
            }}
          >
            {yes}
          </button>
        </div>
      </dialog>
    </>
  )
}
