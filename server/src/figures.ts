// What the figures for operators are asked of.
import { countPeople, largestShares } from './accounts/count.ts'
import type { Metrics } from './base/metrics.ts'
import { dataFigures } from './folder/figures.ts'
import type { Ledger } from './ledger/ledger.ts'
import type { Sql } from './ledger/sql.ts'

type Counts = { readonly [what: string]: number }

export interface Measured {
  readonly sql: Sql & { readonly waiting: { readonly read: number; readonly write: number } }
  readonly ledger: Pick<Ledger, 'openTables'>
  readonly metrics: Metrics
  readonly settings: { readonly dataDir: string }
  readonly tables: {
    readonly liveCount: number
    readonly restingCount: number
    readonly largest: Counts
  }
  readonly sockets: { readonly size: number; readonly unread: number; readonly largest: Counts }
  readonly teller: { readonly size: number }
  readonly calls: { readonly size: number }
  readonly bots: { readonly waiting: number }
  readonly links: { readonly underWay: number }
  readonly past: { readonly recordsOpen: number }
  readonly nodes?: { readonly alive: number; readonly isHearing: boolean } | undefined
}

export function measure(parts: Measured): void {
  const {
    metrics,
    settings,
    sql,
    ledger,
    tables,
    sockets,
    teller,
    calls,
    bots,
    links,
    past,
    nodes,
  } = parts
  const gauges: readonly (readonly [name: string, help: string, read: () => number])[] = [
    ['live_tables', 'Tables in memory', () => tables.liveCount],
    ['tidings_kept', 'Tidings in memory', () => teller.size],
    ['rematch_calls', 'Calls to a rematch in memory', () => calls.size],
    ['connections', 'Open sockets', () => sockets.size],
    ['writes_waiting', 'Jobs not yet written', () => sql.waiting.write],
    ['reads_waiting', 'Jobs not yet read', () => sql.waiting.read],
    ['unread_bytes', 'Bytes not read by readers', () => sockets.unread],
    ['tables_resting', 'Tables that cannot be served and rest', () => tables.restingCount],
    ['thoughts_waiting', 'Bots that wait for their turn to think', () => bots.waiting],
    ['links_under_way', 'Sign-in links being sent', () => links.underWay],
    ['records_open', 'Records being written or read', () => past.recordsOpen],
    ['nodes', 'Nodes that are alive', () => nodes?.alive ?? 1],
    [
      'bell_heard',
      'Other nodes are heard, if there are any: 1, or 0',
      () => (nodes?.isHearing === false ? 0 : 1),
    ],
  ]
  for (const [name, help, read] of gauges) metrics.gauge(`foldtable_${name}`, help, read)
  dataFigures(metrics, settings.dataDir)
  metrics.askedSparingly(
    'foldtable_tables',
    'Tables that wait and games that are on, by status',
    'status',
    async () => ({ waiting: 0, playing: 0, ...(await ledger.openTables()) }),
  )
  metrics.askedSparingly('foldtable_people', 'Accounts, by kind', 'kind', () => countPeople(sql))
  metrics.askedSparingly(
    'foldtable_largest',
    'The most that one person, socket or table has, by what',
    'of',
    async () => ({ ...tables.largest, ...sockets.largest, ...(await largestShares(sql)) }),
  )
}
