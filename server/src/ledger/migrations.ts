// The shape of the database, as steps that are each taken once. A step that has been released is never changed.
import { query, type Sql, statement } from './sql.ts'

/** Texts, whole numbers (BIGINT) and, for ratings, real ones: types that both engines have. */
const STEPS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE accounts (
      id TEXT PRIMARY KEY, name TEXT NOT NULL, email TEXT UNIQUE, avatar TEXT NOT NULL, language TEXT NOT NULL,
      notices TEXT NOT NULL, unsubscribe TEXT NOT NULL UNIQUE, digested BIGINT NOT NULL, merged_into TEXT,
      created BIGINT NOT NULL, seen BIGINT NOT NULL)`,
    'CREATE INDEX accounts_by_merged_into ON accounts (merged_into)',
    `CREATE TABLE sessions (
      hash TEXT PRIMARY KEY, account TEXT NOT NULL, created BIGINT NOT NULL, seen BIGINT NOT NULL)`,
    'CREATE INDEX sessions_by_account ON sessions (account)',
    `CREATE TABLE sign_ins (
      hash TEXT PRIMARY KEY, email TEXT NOT NULL, account TEXT, expires BIGINT NOT NULL)`,
    'CREATE INDEX sign_ins_by_email ON sign_ins (email, expires)',
    `CREATE TABLE tables (
      id TEXT PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL, visibility TEXT NOT NULL, invite TEXT NOT NULL,
      house TEXT NOT NULL, chance_key TEXT NOT NULL, n BIGINT NOT NULL, at BIGINT NOT NULL, asked TEXT NOT NULL,
      deadline BIGINT, revision BIGINT NOT NULL, result TEXT, created BIGINT NOT NULL, updated BIGINT NOT NULL)`,
    'CREATE INDEX tables_by_deadline ON tables (deadline)',
    'CREATE INDEX tables_by_status ON tables (visibility, status, created)',
    `CREATE TABLE entries (
      table_id TEXT NOT NULL, n BIGINT NOT NULL, at BIGINT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (table_id, n))`,
    `CREATE TABLE snapshots (
      table_id TEXT PRIMARY KEY, n BIGINT NOT NULL, body TEXT NOT NULL)`,
    `CREATE TABLE sitters (
      table_id TEXT NOT NULL, account TEXT NOT NULL, seat BIGINT, status TEXT NOT NULL, PRIMARY KEY (table_id, account))`,
    'CREATE INDEX sitters_by_account ON sitters (account, status)',
    `CREATE TABLE chat (
      table_id TEXT NOT NULL, i BIGINT NOT NULL, at BIGINT NOT NULL, account TEXT NOT NULL, name TEXT NOT NULL,
      text TEXT NOT NULL, PRIMARY KEY (table_id, i))`,
    `CREATE TABLE tallies (
      account TEXT NOT NULL, game TEXT NOT NULL, name TEXT NOT NULL, value BIGINT NOT NULL,
      PRIMARY KEY (account, game, name))`,
    `CREATE TABLE ratings (
      account TEXT NOT NULL, game TEXT NOT NULL, mu DOUBLE PRECISION NOT NULL, sigma DOUBLE PRECISION NOT NULL,
      points DOUBLE PRECISION NOT NULL, played BIGINT NOT NULL, PRIMARY KEY (account, game))`,
    'CREATE INDEX ratings_by_points ON ratings (game, points)',
    `CREATE TABLE notices (
      account TEXT NOT NULL, kind TEXT NOT NULL, table_id TEXT NOT NULL, n BIGINT NOT NULL, context TEXT NOT NULL,
      state TEXT NOT NULL, due BIGINT NOT NULL, tries BIGINT NOT NULL, sent BIGINT,
      PRIMARY KEY (account, kind, table_id, n))`,
    'CREATE INDEX notices_by_due ON notices (state, due)',
  ],
]

/** Takes the steps that this database has not taken yet; answers how many those were. */
export async function migrate(sql: Sql): Promise<number> {
  await sql.run({
    statements: [statement('CREATE TABLE IF NOT EXISTS steps (step BIGINT PRIMARY KEY)')],
  })
  const [row] = await query(sql, 'SELECT count(*) AS taken FROM steps')
  const taken = Number(row?.taken ?? 0)
  if (taken > STEPS.length) {
    throw new Error(
      `the database was written by a newer version (${taken} steps, this one knows ${STEPS.length})`,
    )
  }
  for (const [index, step] of STEPS.entries()) {
    if (index < taken) continue
    const statements = [
      ...step.map((text) => statement(text)),
      statement('INSERT INTO steps VALUES ($1)', index),
    ]
    await sql.run({ statements })
  }
  return STEPS.length - taken
}
