// Snapshots as they are stored: with the version of their shape and of the rules that made them. They only save time:
// one that does not fit is left alone, and the table is folded from its entries.
import type { FoundSnapshot } from '@foldtable/host/ports'
import type { Snapshot } from '@foldtable/kernel'
import { query, type Sql, type Statement, statement } from './sql.ts'

/** Raised whenever `Snapshot` or `Standing` of the kernel takes another shape. */
const FORMAT = 1

/** One for each table: the latest. */
export const snapshotStatement = (
  id: string,
  rules: number,
  snapshot: Snapshot<unknown>,
): Statement =>
  statement(
    `INSERT INTO snapshots VALUES ($1, $2, $3)
      ON CONFLICT (table_id) DO UPDATE SET n = excluded.n, body = excluded.body`,
    id,
    snapshot.standing.n,
    JSON.stringify({ format: FORMAT, rules, ...snapshot }),
  )

export async function findSnapshot(sql: Sql, id: string, rules: number): Promise<FoundSnapshot> {
  const [row] = await query(sql, 'SELECT n, body FROM snapshots WHERE table_id = $1', id)
  if (row === undefined) return {}
  const body = parsed(String(row.body))
  if (body === undefined) return { unfit: 'it is no JSON' }
  const { format, rules: made, standing, state } = body
  if (format !== FORMAT) return { unfit: `its format is ${format}, not ${FORMAT}` }
  if (made !== rules) return { unfit: `it is of version ${made} of the rules, not ${rules}` }
  if (standing === undefined || standing.n !== Number(row.n) || state === undefined)
    return { unfit: 'it is not whole' }
  return { snapshot: { standing, state } }
}

function parsed(
  text: string,
): (Partial<Snapshot<unknown>> & { format?: unknown; rules?: unknown }) | undefined {
  try {
    const value = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
