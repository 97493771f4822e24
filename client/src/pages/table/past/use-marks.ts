// The marks of the past, asked for when somebody looks at it and again when the table has gone on for a while.
import type { Mark } from '@foldtable/kernel'
import { useEffect, useState } from 'react'
import { useTableValue } from '../table-context.tsx'

/** Marks are a help: the newest may be missing for so many entries. */
const SOON = 20

export function useMarks(): readonly Mark[] {
  const { session, table } = useTableValue()
  const [marks, setMarks] = useState<readonly Mark[]>([])
  const known = Math.floor(table.n / SOON)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again after so many entries
  useEffect(() => {
    let isOver = false
    session.marks().then(
      (found) => isOver || setMarks(found),
      () => undefined, // without them there is a slider all the same
    )
    return () => {
      isOver = true
    }
  }, [session, known])
  return marks
}
