// One's own tables as the server tells them: read when a page is opened, and again when something has changed.
import type { Companion, Invited, MyState, MyTable, MyTables, Wish } from '@foldtable/protocol'
import type { QueryOf } from '@foldtable/protocol/asking'
import { useEffect, useRef } from 'react'
import { keep, readKept } from './kept.ts'
import { useWaits } from './line.ts'
import { type Remote, useRemote } from './remote.ts'
import { useSettings } from './settings.ts'

export type { Companion, Invited, MyState, MyTable, MyTables, Wish }

export type MyFilters = Omit<QueryOf<'GET /api/my/tables'>, 'state' | 'language'>

export interface Kept extends Remote<MyTables> {
  /** When what is shown was read, if the house cannot be reached now. */
  readonly asOf: number | undefined
}

/** The first page without filters is kept for when there is no network. */
export function useMyTables(state: MyState, filters: MyFilters = {}): Kept {
  const { language } = useSettings()
  const remote = useRemote('GET /api/my/tables', { query: { ...filters, state, language } })
  useReloadOnWaits(remote.reload)
  const { size, ...others } = filters
  const key = Object.keys(others).length === 0 ? `foldtable.mine.${state} ${size ?? ''}` : null
  const { value, refusal } = remote
  useEffect(() => {
    if (key !== null && value !== undefined) keep(key, { at: Date.now(), value })
  }, [key, value])
  if (value !== undefined || refusal?.code !== 'noConnection' || key === null)
    return { ...remote, asOf: undefined }
  const kept = readKept<{ readonly at: number; readonly value: MyTables }>(key)
  return { ...remote, value: kept?.value, asOf: kept?.at }
}

/** Also when somebody looks at the page again. */
function useReloadOnWaits(reload: () => void): void {
  const waits = useWaits()
  const seen = useRef(waits)
  useEffect(() => {
    if (seen.current === waits) return
    seen.current = waits
    reload()
  }, [waits, reload])
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') reload()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [reload])
}
