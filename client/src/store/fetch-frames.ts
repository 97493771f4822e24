// The past of a table, page by page, as the server shows it to whoever asks.
import type { PastFrame } from './history.ts'

export interface FramesPage {
  readonly table: string
  readonly after: number
  readonly size: number
  readonly invite?: string | undefined
}

export type FetchFrames = (page: FramesPage) => Promise<readonly PastFrame[]>

/** Through whatever reads JSON from a path of the server; it fails where the server refuses. */
export const framesFrom =
  (readJson: (path: string) => Promise<unknown>): FetchFrames =>
  async ({ table, after, size, invite }) => {
    const query = new URLSearchParams({ after: String(after), size: String(size) })
    if (invite !== undefined) query.set('invite', invite)
    const page = await readJson(`/api/tables/${encodeURIComponent(table)}/frames?${query}`)
    return page as readonly PastFrame[]
  }
