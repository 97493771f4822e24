// After the end: the past through anybody's eyes, or with all hands open, where the rules allow it.
import { useEffect, useState } from 'react'
import { isOpen } from '../../../store/time-travel.ts'
import type { Eyes as EyesOf } from '../../../store/types.ts'
import { usePastWords } from '../../../words/past.ts'
import { useTableValue } from '../table-context.tsx'

export function Eyes() {
  const say = usePastWords()
  const { session, table, nameOf } = useTableValue()
  const isAllowed = useIsOpen()
  if (!isAllowed) return null
  const { viewer, house, eyes } = table
  const look = (value: string) => {
    const wanted: EyesOf = value === 'open' || value === 'spectator' ? value : Number(value)
    void session.lookAs(wanted === viewer ? null : wanted)
  }
  return (
    <select
      className="tf-eyes"
      aria-label={say('replay.eyes')}
      value={String(eyes)}
      onChange={(event) => look(event.target.value)}
    >
      {house?.seats.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <option key={seat} value={seat}>
          {seat === viewer ? say('replay.own') : say('replay.seenBy', { name: nameOf(seat) })}
        </option>
      ))}
      <option value="spectator">{say('replay.onlooker')}</option>
      <option value="open">{say('replay.open')}</option>
    </select>
  )
}

function useIsOpen(): boolean {
  const { session } = useTableValue()
  const [isAllowed, setAllowed] = useState(false)
  useEffect(() => {
    let isOver = false
    session.record().then(
      (record) => isOver || setAllowed(isOpen(record)),
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [session])
  return isAllowed
}
