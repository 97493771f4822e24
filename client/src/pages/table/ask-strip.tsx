// Somebody asks the others: one question at a time, in words, with buttons that are words and dead for a moment.
import type { Asking } from '@foldtable/protocol'
import { useAlive } from '../../widgets/use-alive.ts'
import { useTableValue } from './table-context.tsx'
import { namesOf } from './turn-words.ts'

export function AskStrip() {
  const { table } = useTableValue()
  const asking = table.house?.asking ?? null
  if (asking === null || asking.seat === table.viewer) return null
  return <Question key={asking.id} asking={asking} />
}

function Question({ asking }: { readonly asking: Asking }) {
  const { session, table, words, speech } = useTableValue()
  const { say } = words
  const { id, waitsFor, agreed = [] } = asking
  const isAsked = table.viewer !== 'spectator' && waitsFor.includes(table.viewer)
  const isAlive = useAlive()
  const answer = (yes: boolean) => isAlive && session.answer(id, yes)
  const text = useAskText(asking)
  return (
    <section className="tf-ask" role={isAsked ? 'alert' : 'status'}>
      <p>
        <b>{text}</b>
        {agreed.length > 0 && (
          <small>{say('ask.agreed', { names: namesOf(agreed, speech) })}</small>
        )}
      </p>
      {isAsked && (
        <div className="row">
          <button
            type="button"
            className="button"
            aria-disabled={!isAlive}
            onClick={() => answer(false)}
          >
            {say('table.disagree')}
          </button>
          <button
            type="button"
            className="button primary"
            aria-disabled={!isAlive}
            onClick={() => answer(true)}
          >
            {say('table.agree')}
          </button>
        </div>
      )}
    </section>
  )
}

/** The question with the move in words, as everybody has it in their own log. */
function useAskText({ about, seat, entry, of }: Asking): string {
  const { table, words, tell, nameOf } = useTableValue()
  const name = nameOf(seat)
  if (about !== 'undo')
    return words.say(`ask.${about}`, { name, of: of === undefined ? '' : nameOf(of) })
  const move = table.log
    .filter(({ n }) => n === entry)
    .map(({ message }) => tell(message))
    .join(' ')
  return move === '' ? words.say('ask.undo', { name }) : words.say('ask.undo.move', { name, move })
}
