// One's own tables as the server tells them: read when a page is opened, and again when something has changed.
import type { Answered, ListedTable } from '@foldtable/protocol'
import { useEffect, useRef } from 'react'
import { keep, readKept } from './kept.ts'
import { useWaits } from './line.ts'
import { type Remote, useRemote } from './remote.ts'
import { useSettings } from './settings.ts'

export type MyState = 'waiting' | 'running' | 'over'

export interface MyTable extends ListedTable {
  /** Milliseconds; null without a clock. */
  readonly left: number | null
  readonly turnOf: readonly string[]
  readonly before: number | null
  /** What somebody there wants to hear from who reads, besides a move. */
  readonly wish: Wish | null
  readonly since: readonly string[]
  readonly asked: string | null
  readonly unread: number
  readonly said: { readonly name: string; readonly text: string } | null
  readonly place: number | null
  readonly ratingChange: number | null
  readonly endedAt: number | null
}

export interface Wish {
  readonly about: Answered['about']
  readonly by: string
  readonly of: string | null
}

export interface MyTables {
  readonly counts: { readonly [S in MyState]: number }
  readonly tables: readonly MyTable[]
  readonly isMore: boolean
}

export interface Companion {
  readonly id: string
  readonly name: string
  readonly avatar: string
  readonly isHere: boolean
  readonly at: number
}

/** Somebody invites. */
export interface Invited {
  readonly table: string
  readonly game: string
  readonly by: string
  readonly path: string
}

export interface Kept extends Remote<MyTables> {
  /** When what is shown was read, if the house cannot be reached now. */
  readonly asOf: number | undefined
}

/** The first page without filters is kept for when there is no network. */
export function useMyTables(state: MyState, query = ''): Kept {
  const { language } = useSettings()
  const remote = useRemote<MyTables>(`/api/my/tables?state=${state}${query}&language=${language}`)
  useReloadOnWaits(remote.reload)
  const key = /^(&size=\d+)?$/.test(query) ? `foldtable.mine.${state}${query}` : null
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
export function useReloadOnWaits(reload: () => void): void {
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
