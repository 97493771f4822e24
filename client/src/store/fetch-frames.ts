// The past of a table, page by page, as the server shows it to whoever asks.
import type { Mark, TableRecord } from '@foldtable/kernel'
import type { PastFrame } from './history.ts'
import type { RatingChange } from './types.ts'

export interface FramesPage {
  readonly table: string
  readonly after: number
  readonly size: number
  /** With the state after the first of them. */
  readonly state?: boolean
  readonly invite?: string | undefined
}

/** What a table at the server tells of its past. Each fails where the server refuses. */
export interface FetchPast {
  frames(page: FramesPage): Promise<readonly PastFrame[]>
  marks(table: string, invite?: string): Promise<readonly Mark[]>
  record(table: string, invite?: string): Promise<TableRecord>
  ratings(table: string, invite?: string): Promise<readonly RatingChange[]>
}

/** Through whatever reads JSON from a path of the server. */
export function pastFrom(readJson: (path: string) => Promise<unknown>): FetchPast {
  const read = async <T>(table: string, what: string, query: object): Promise<T> => {
    const search = new URLSearchParams()
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) search.set(name, String(value))
    return (await readJson(`/api/tables/${encodeURIComponent(table)}/${what}?${search}`)) as T
  }
  return {
    frames: ({ table, ...query }) => read(table, 'frames', query),
    marks: (table, invite) => read(table, 'marks', { invite }),
    record: (table, invite) => read(table, 'record', { invite }),
    ratings: (table, invite) => read(table, 'ratings', { invite }),
  }
}
