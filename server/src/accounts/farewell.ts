// What goes when somebody deletes their account, and what stays so that others keep their finished tables.
import { type Statement, statement } from '../ledger/sql.ts'
import { FORMER_NAME } from './account.ts'
import { voidLinksStatement } from './sign-in.ts'
import { newToken } from './tokens.ts'

/** ACC-4.1. The first statement touches nothing if there is no such account. */
export const farewellStatements = (account: string): Statement[] => [
  statement('UPDATE accounts SET name = $2 WHERE id = $1', account, FORMER_NAME),
  voidLinksStatement(account),
  statement(
    `UPDATE accounts SET email = NULL, avatar = 'star-grey', language = 'en', notices = 'off', unsubscribe = $2
      WHERE id = $1`,
    account,
    newToken(),
  ),
  statement('UPDATE accounts SET name = $2 WHERE merged_into = $1', account, FORMER_NAME),
  // What was said is gone, its numbers stay: others may be reading on from one of them.
  ...['chat', 'gallery'].map((said) =>
    statement(`UPDATE ${said} SET name = $2, text = '' WHERE account = $1`, account, FORMER_NAME),
  ),
  statement(
    `DELETE FROM deliveries WHERE kind = 'invitation' AND EXISTS (SELECT 1 FROM notices o WHERE o.inviter = $1
      AND o.account = deliveries.account AND o.kind = deliveries.kind AND o.table_id = deliveries.table_id)`,
    account,
  ),
  statement('DELETE FROM notices WHERE inviter = $1', account), // they tell the name
  statement('DELETE FROM kept_away WHERE other = $1', account),
  ...[
    'sessions',
    'notices',
    'deliveries',
    'tallies',
    'ratings',
    'rating_steps',
    'kept_away',
    'heard',
  ].map((table) => statement(`DELETE FROM ${table} WHERE account = $1`, account)),
]
