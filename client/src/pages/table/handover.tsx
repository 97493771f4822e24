// On a shared device: nothing is shown until the next person has it in hand.
import { useEffect, useRef } from 'react'
import { Avatar } from '../../widgets/avatar.tsx'
import { useTableValue } from './table-context.tsx'

export function Handover() {
  const { session, table, words, nameOf } = useTableValue()
  const take = useRef<HTMLButtonElement>(null)
  const { handover: seat } = table
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each person anew
  useEffect(() => take.current?.focus(), [seat])
  if (seat === null) return null
  const name = nameOf(seat)
  return (
    <section className="tf-handover" aria-label={words.say('table.handover', { name })}>
      <Avatar avatar={table.house?.seats[seat]?.avatar ?? ''} size={88} />
      <h1>{words.say('table.handover', { name })}</h1>
      <p>{words.say('table.handoverWhy')}</p>
      <button
        ref={take}
        type="button"
        className="button primary big"
        onClick={() => session.takeOver()}
      >
        {words.say('table.takeOver', { name })}
      </button>
    </section>
  )
}
