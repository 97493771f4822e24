// Rows of tables and of who sits at them, as they are written and read.
import type { Progress, Sitter, Status, StoredTable, Visibility } from '@foldtable/host/ports'
import type { Seat } from '@foldtable/kernel'
import { type Row, type Statement, statement } from './sql.ts'

export const turning = (id: string, at: number, { status, result }: Progress): Statement[] => [
  statement(
    'UPDATE tables SET status = $2, result = $3 WHERE id = $1',
    id,
    status,
    result === null ? null : JSON.stringify(result),
  ),
  statement('UPDATE sitters SET status = $2, since = $3 WHERE table_id = $1', id, status, at),
]

/** With which rules its game begins. */
export const rulesStatement = (id: string, rules: number): Statement =>
  statement('UPDATE tables SET rules = $2 WHERE id = $1', id, rules)

/** Nobody is waited for at this table any more. */
export const unaskedStatement = (id: string): Statement =>
  statement("UPDATE tables SET asked = '' WHERE id = $1", id)

/** What is over is listed by its end, whatever happens to it afterwards. */
export const sitterStatements = (
  { id, status, at, updated }: StoredTable,
  sitters: readonly Sitter[],
): Statement[] =>
  sitters.map(({ account, seat, called = '' }) =>
    statement(
      'INSERT INTO sitters (table_id, account, seat, status, since, called) VALUES ($1, $2, $3, $4, $5, $6)',
      id,
      account,
      seat,
      status,
      status === 'over' ? at : updated,
      called,
    ),
  )

/** As it is stored: `,1,3,`, so that a seat can be looked for in SQL. */
export const askedText = (asked: readonly Seat[]): string =>
  asked.length === 0 ? '' : `,${asked.join(',')},`

/** Where `t` is a table and `s` one of its sitters: the table waits for them. */
export const IS_ASKED =
  "(s.seat IS NOT NULL AND s.called <> 'nothing' AND t.asked LIKE '%,' || CAST(s.seat AS TEXT) || ',%')"

/** And here: it waits for their word on something else. */
export const IS_CALLED = "(s.called <> '' AND s.called <> 'nothing')"

export function tableFrom(row: Row): StoredTable {
  return {
    id: String(row.id),
    game: String(row.game),
    status: String(row.status) as Status,
    visibility: String(row.visibility) as Visibility,
    isShown: Number(row.shown) === 1,
    invite: String(row.invite),
    house: String(row.house),
    chanceKey: String(row.chance_key),
    n: Number(row.n),
    at: Number(row.at),
    asked: String(row.asked).split(',').filter(Boolean).map(Number),
    deadline: row.deadline === null || row.deadline === undefined ? null : Number(row.deadline),
    revision: Number(row.revision),
    result: row.result === null || row.result === undefined ? null : JSON.parse(String(row.result)),
    rules: row.rules === null || row.rules === undefined ? null : Number(row.rules),
    created: Number(row.created),
    updated: Number(row.updated),
  }
}
