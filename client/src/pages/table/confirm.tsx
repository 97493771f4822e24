// Asks once more before something that cannot be undone, and names the safe way first.
import { useEffect, useRef } from 'react'
import { changeTable } from '../../data/tables.ts'
import type { MenuDeed } from './menu-items.ts'
import { useTableValue } from './table-context.tsx'

export function Confirm({ deed, close }: { readonly deed: MenuDeed; close(): void }) {
  const { words, session, table } = useTableValue()
  const { say } = words
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const isEnd = deed === 'end'
  const question = say(isEnd ? 'table.endQuestion' : 'table.leaveQuestion')
  const yes = () => {
    close()
    if (isEnd) void changeTable(table.house?.id ?? '', 'end')
    else session.seat('leave')
  }
  const instead = () => {
    close()
    session.seat('bot')
  }
  return (
    <dialog ref={dialog} className="tf-dialog" aria-label={question} onClose={close}>
      <h2>{question}</h2>
      <p>{say(isEnd ? 'table.endDetail' : 'table.leaveDetail')}</p>
      <div className="tf-ways">
        <button type="button" className="button primary" onClick={close}>
          {say('table.stay')}
        </button>
        {!isEnd && (
          <button type="button" className="button" onClick={instead}>
            {say('table.letBot')}
          </button>
        )}
        <button type="button" className="button danger" onClick={yes}>
          {say(isEnd ? 'table.endYes' : 'table.leaveYes')}
        </button>
      </div>
    </dialog>
  )
}
