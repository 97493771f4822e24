// The lobby as somebody looks at it: a page of it by HTTP, then what changes over the socket. Rows stay where they are; new
// ones wait until they are asked for.
import type { ListedTable, ServerMessage } from '@foldtable/protocol'
import { useEffect, useMemo, useReducer } from 'react'
import { ask, type Refused } from './api.ts'
import { openWire } from './line.ts'
import { signalOf, useSignal } from './signal.ts'

export interface LobbyRow {
  readonly table: ListedTable
  /** It is not in the lobby any more; its row stays for now. */
  readonly isGone: boolean
}

interface LobbyList {
  /** Undefined until the first page is there. */
  readonly rows: readonly LobbyRow[] | undefined
  /** New since then, the latest first. */
  readonly fresh: readonly ListedTable[]
  readonly hasMore: boolean
  readonly refusal: Refused | undefined
}

export interface Wanted {
  readonly status: ListedTable['status']
  /** Of any game, if empty. */
  readonly game: string
}

type Told = Extract<ServerMessage, { kind: 'lobby' }>
type Deed =
  | { readonly kind: 'read'; readonly tables: readonly ListedTable[]; readonly hasMore: boolean }
  | { readonly kind: 'failed'; readonly refusal: Refused }
  | { readonly kind: 'told'; readonly told: Told; readonly wanted: Wanted }
  | { readonly kind: 'showFresh'; readonly wanted: Wanted }

const counts = signalOf<NonNullable<Told['counts']>>([])

/** How many public tables wait and are played, of a game or of all; nothing before it was told. */
export function useLobbyCounts(game: string): Partial<Record<ListedTable['status'], number>> {
  const told = useSignal(counts).filter((one) => game === '' || one.game === game)
  if (told.length === 0) return {}
  const sum = (status: 'waiting' | 'playing') => told.reduce((all, one) => all + one[status], 0)
  return { waiting: sum('waiting'), playing: sum('playing') }
}

const EMPTY: LobbyList = { rows: undefined, fresh: [], hasMore: false, refusal: undefined }
export const PAGE = 30

export interface Lobby extends LobbyList {
  showFresh(): void
}

/** Two pages are twice as many rows. */
export function useLobby({ status, game }: Wanted, pages: number): Lobby {
  const wanted = useMemo(() => ({ status, game }), [status, game])
  const [list, change] = useReducer(changed, EMPTY)
  useEffect(() => {
    let isWanted = true
    let revision: number | undefined
    const read = async () => {
      const size = PAGE * pages
      const filter = wanted.game === '' ? {} : { game: wanted.game }
      const answer = await ask('GET /api/tables', {
        query: { status: wanted.status, size, ...filter },
      })
      if (!isWanted) return
      if (!answer.ok) change({ kind: 'failed', refusal: answer.refusal })
      else change({ kind: 'read', tables: answer.value, hasMore: answer.value.length >= size })
    }
    const wire = openWire()
    const hush = wire.overhear((message) => {
      if (message.kind !== 'lobby') return
      revision = message.revision
      if (message.counts !== undefined) counts.set(message.counts)
      if (message.isStale) void read()
      else change({ kind: 'told', told: message, wanted })
    })
    const lookAway = wire.lookIntoLobby({ revision: () => revision })
    void read()
    return () => {
      isWanted = false
      hush()
      lookAway()
    }
  }, [wanted, pages])
  return { ...list, showFresh: () => change({ kind: 'showFresh', wanted }) }
}

const rowOf = (table: ListedTable): LobbyRow => ({ table, isGone: false })

export function changed(list: LobbyList, deed: Deed): LobbyList {
  switch (deed.kind) {
    case 'read':
      return { ...EMPTY, rows: deed.tables.map(rowOf), hasMore: deed.hasMore }
    case 'failed':
      return { ...list, refusal: deed.refusal }
    case 'told':
      return told(list, deed.told, deed.wanted)
    case 'showFresh': {
      const stayed = (list.rows ?? []).filter(
        ({ table, isGone }) => !isGone && table.status === deed.wanted.status,
      )
      return { ...list, rows: [...list.fresh.map(rowOf), ...stayed], fresh: [] }
    }
  }
}

/** Rows that are shown change where they are; where none is shown nothing can be pushed away. */
function told(list: LobbyList, { changed: tables, gone }: Told, wanted: Wanted): LobbyList {
  if (list.rows === undefined) return list // the page that is being read is newer
  const isWanted = ({ status, game }: ListedTable) =>
    status === wanted.status && (wanted.game === '' || game === wanted.game)
  const byId = new Map(tables.map((table) => [table.id, table]))
  const rows = list.rows.map(({ table, isGone }) => {
    const now = byId.get(table.id)
    return now === undefined ? { table, isGone: isGone || gone.includes(table.id) } : rowOf(now)
  })
  const isShown = (id: string) => rows.some(({ table }) => table.id === id)
  const came = tables.filter((table) => isWanted(table) && !isShown(table.id)).toReversed()
  const fresh = [
    ...came,
    ...list.fresh.filter(({ id }) => !byId.has(id) && !gone.includes(id)),
  ].slice(0, PAGE)
  return rows.length === 0
    ? { ...list, rows: fresh.map(rowOf), fresh: [] }
    : { ...list, rows, fresh }
}
