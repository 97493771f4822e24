// A guest becomes part of an account: what it did follows, where the account has not its own.
import { type Statement, statement } from '../ledger/sql.ts'
import { reseatStatement } from './stored-rooms.ts'

/** ACC-3.8. The guest's row stays and points to the account, for whoever still knows the guest's id. */
export const mergeStatements = (guest: string, account: string): Statement[] => [
  reseatStatement(guest, account),
  ...[
    `UPDATE sitters SET account = $2
      WHERE account = $1 AND table_id NOT IN (SELECT table_id FROM sitters WHERE account = $2)`,
    `INSERT INTO tallies (account, game, name, value)
      SELECT CAST($2 AS TEXT), game, name, value FROM tallies WHERE account = $1
      ON CONFLICT (account, game, name) DO UPDATE SET value = tallies.value + excluded.value`,
    'UPDATE chat SET account = $2 WHERE account = $1',
    'UPDATE gallery SET account = $2 WHERE account = $1',
    `UPDATE kept_away SET account = $2
      WHERE account = $1 AND other <> $2 AND other NOT IN (SELECT other FROM kept_away WHERE account = $2)`,
    `UPDATE kept_away SET other = $2
      WHERE other = $1 AND account <> $2 AND account NOT IN (SELECT account FROM kept_away WHERE other = $2)`,
    `UPDATE heard SET account = $2
      WHERE account = $1 AND table_id NOT IN (SELECT table_id FROM heard WHERE account = $2)`,
    'UPDATE accounts SET merged_into = $2 WHERE id = $1',
  ].map((sql) => statement(sql, guest, account)),
  ...['tallies', 'notices', 'deliveries', 'sessions', 'sign_ins', 'kept_away', 'heard'].map(
    (table) => statement(`DELETE FROM ${table} WHERE account = $1`, guest),
  ),
]
