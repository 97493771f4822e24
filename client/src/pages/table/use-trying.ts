// Trying something alone: the page shows a table of its own instead of the real one, until one goes back.
import { useCallback, useEffect, useState } from 'react'
import type { TryingSession } from '../../store/trying.ts'
import type { Step, TableSession, TableSnapshot } from '../../store/types.ts'
import { useTable } from './use-table.ts'

export interface Tries {
  readonly session: TableSession
  readonly table: TableSnapshot
  /** `failed` is told where nothing can be tried. */
  tryOut(failed: () => void): void
  stopTrying(playsIt?: boolean): void
}

export function useTrying(real: TableSession): Tries {
  const [trial, setTrial] = useState<TryingSession>()
  /** What the board has shown already: it is not shown again after the trying. */
  const [known, setKnown] = useState<Step>()
  const session = trial ?? real
  const table = useTable(session)
  useEffect(() => () => trial?.close(), [trial])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another table is another beginning
  useEffect(() => setTrial(undefined), [real])
  const tryOut = useCallback(
    (failed: () => void) => {
      import('../../store/trying.ts').then(({ tryOut: begin }) => {
        const begun = begin(real)
        if (begun === undefined) failed()
        setTrial(begun)
      }, failed)
    },
    [real],
  )
  const stopTrying = useCallback(
    (playsIt = false) => {
      const first = playsIt ? trial?.first : null
      setTrial(undefined)
      setKnown(real.snapshot().step)
      if (first) real.play(first)
    },
    [real, trial],
  )
  const isKnown = trial === undefined && table.step !== undefined && table.step === known
  return { session, table: isKnown ? { ...table, step: undefined } : table, tryOut, stopTrying }
}
