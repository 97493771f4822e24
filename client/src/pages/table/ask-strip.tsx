// Somebody asks to take a move back or to stop the clocks: everybody else agrees, or not.
import type { Asking } from '@foldtable/protocol'
import { useEffect, useRef } from 'react'
import { useTableValue } from './table-context.tsx'

export function AskStrip() {
  const { table } = useTableValue()
  const asking = table.house?.asking ?? null
  return asking === null || asking.seat === table.viewer ? null : <Question asking={asking} />
}

function Question({ asking: { id, about, seat, waitsFor } }: { readonly asking: Asking }) {
  const { session, table, words, nameOf } = useTableValue()
  const { say } = words
  const isAsked = table.viewer !== 'spectator' && waitsFor.includes(table.viewer)
  const yes = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isAsked && document.activeElement === document.body) yes.current?.focus()
  }, [isAsked])
  return (
    <section className="tf-ask" role={isAsked ? 'alert' : 'status'}>
      <p>{say(`table.asks.${about}`, { name: nameOf(seat) })}</p>
      {isAsked && (
        <div className="row">
          <button
            ref={yes}
            type="button"
            className="button primary"
            onClick={() => session.answer(id, true)}
          >
            {say('table.agree')}
          </button>
          <button type="button" className="button" onClick={() => session.answer(id, false)}>
            {say('table.disagree')}
          </button>
        </div>
      )}
    </section>
  )
}
