// The seal of the table while it is played, over the board.
import { useEffect, useRef } from 'react'
import { usePastWords } from '../../../words/past.ts'
import { useTableValue } from '../table-context.tsx'
import { Seal } from './seal.tsx'

export function SealDialog({ close }: { close(): void }) {
  const say = usePastWords()
  const { table } = useTableValue()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const { id = '', commitment = '' } = table.house ?? {}
  return (
    <dialog ref={dialog} className="tf-dialog" aria-label={say('seal.title')} onClose={close}>
      <Seal table={id} commitment={commitment} />
      <div className="tf-ways">
        <button type="button" className="button primary" onClick={close}>
          {say('since.close')}
        </button>
      </div>
    </dialog>
  )
}
