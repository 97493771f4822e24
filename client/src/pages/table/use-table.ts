// A table as React sees it: the latest snapshot of its session.
import { useSyncExternalStore } from 'react'
import type { TableSession, TableSnapshot } from '../../store/types.ts'

export const useTable = (session: TableSession): TableSnapshot =>
  useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.snapshot(),
  )
