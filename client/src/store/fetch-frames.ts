// The past of a table, page by page, as the server shows it to whoever asks.
import type { Mark, TableRecord } from '@foldtable/kernel'
import type { RatingChange } from '@foldtable/protocol'
import type { Read } from '@foldtable/protocol/asking'
import type { PastFrame } from './history.ts'

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

/** Through whatever asks the server. */
export const pastFrom = (read: Read): FetchPast => ({
  frames: ({ table: id, ...query }) =>
    read('GET /api/tables/:id/frames', { params: { id }, query }),
  marks: (id, invite) => read('GET /api/tables/:id/marks', { params: { id }, query: { invite } }),
  record: (id, invite) => read('GET /api/tables/:id/record', { params: { id }, query: { invite } }),
  ratings: (id, invite) =>
    read('GET /api/tables/:id/ratings', { params: { id }, query: { invite } }),
})
