// After the end: the past through anybody's eyes, or with all hands open, where the rules allow it.

import { useEffect, useState } from 'react'
import { isOpen } from '../../../store/time-travel.ts'
import type { Eyes as EyesOf } from '../../../store/types.ts'
import { Select } from '../../../widgets/select.tsx'
import { usePastWords } from '../../../words/past.ts'
import { useTableValue } from '../table-context.tsx'

export function Eyes() {
  const say = usePastWords()
  const { session, table, nameOf } = useTableValue()
  const isAllowed = useIsOpen()
  if (!isAllowed) return null
  const { viewer, house, eyes } = table
  const seats = house?.seats ?? []
  const wordsOf = (seat: number) =>
    seat === viewer ? say('replay.own') : say('replay.seenBy', { name: nameOf(seat) })
  const look = (value: string) => {
    const wanted: EyesOf = value === 'open' || value === 'spectator' ? value : Number(value)
    void session.lookAs(wanted === viewer ? null : wanted)
  }
  return (
    <Select
      className="tf-eyes"
      label={say('replay.eyes')}
      value={String(eyes)}
      choices={[
        ...seats.map((_, seat) => [String(seat), wordsOf(seat)] as const),
        ['spectator', say('replay.onlooker')],
        ['open', say('replay.open')],
      ]}
      onChoose={look}
    />
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
