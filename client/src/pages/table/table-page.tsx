// A table that is being played, or was: the same page for every game.
import type { TableSession } from '../../store/types.ts'
import { useTable } from './use-table.ts'

export interface TablePageProps {
  readonly session: TableSession
  readonly isLocal?: boolean
  /** The entry that a link points at. */
  readonly moment?: number | null
  onRematch?(): void
  /** Saves the record of the table as a file, where there is no server to ask for it. */
  onDownload?(): void
}

export function TablePage({ session }: TablePageProps) {
  const table = useTable(session)
  return (
    <main className="table-page">
      {table.offers.map((move) => (
        <button key={JSON.stringify(move)} type="button" onClick={() => session.play(move)}>
          {move.kind}
        </button>
      ))}
    </main>
  )
}
