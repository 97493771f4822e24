// Taking a free seat at a running table: a stranger is asked for a name where the button is.
import { type FormEvent, useEffect, useRef } from 'react'
import type { Answer } from '../../data/api.ts'
import { useSomebody } from '../../data/somebody.ts'
import { changeTable, type TableInfo } from '../../data/tables.ts'
import { NameField } from '../../widgets/name-field.tsx'
import { Problem } from '../../widgets/problem.tsx'
import { useTableValue } from './table-context.tsx'

/** By the link through which one came, if it was one. */
export function sitDown(table: string): Promise<Answer<TableInfo>> {
  const invite = new URL(location.href).searchParams.get('invite')
  return changeTable(table, 'join', invite === null ? {} : { invite })
}

export function NameAndSit({ label, close }: { readonly label: string; close(): void }) {
  const { table, words } = useTableValue()
  const somebody = useSomebody()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const sat = await somebody.run('sit', () => sitDown(table.house?.id ?? ''))
    if (sat !== undefined) close()
  }
  return (
    <dialog ref={dialog} className="tf-dialog" aria-label={label} onClose={close}>
      <form onSubmit={(event) => void submit(event)}>
        <h2>{label}</h2>
        <NameField somebody={somebody} isFocused />
        <Problem refusal={somebody.refusal} />
        <div className="tf-ways">
          <button
            type="submit"
            className="button primary"
            disabled={somebody.busy !== undefined || somebody.name.trim() === ''}
          >
            {label}
          </button>
          <button type="button" className="button" onClick={close}>
            {words.say('common.cancel')}
          </button>
        </div>
      </form>
    </dialog>
  )
}
