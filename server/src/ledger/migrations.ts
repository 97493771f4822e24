// The shape of the database, as steps that are each taken once. A step that has been released is never changed.
import { type Engine, query, type Sql, type Statement, statement } from './sql.ts'

/** In both engines, or in one of them alone. */
type Change = string | { readonly in: Engine; readonly sql: string }

const inPostgres = (...texts: readonly string[]): Change[] =>
  texts.map((sql) => ({ in: 'postgres', sql }))

/** Texts, whole numbers (BIGINT) and, for ratings, real ones: types that both engines have. */
const STEPS: readonly (readonly Change[])[] = [
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
  [
    // Who asked for a sign-in link, and links by the account that asked.
    `ALTER TABLE sign_ins ADD COLUMN asker TEXT NOT NULL DEFAULT ''`,
    'CREATE INDEX sign_ins_by_account ON sign_ins (account)',
  ],
  ['CREATE TABLE pulse (name TEXT PRIMARY KEY, at BIGINT NOT NULL)'],
  [
    // When a notice was noted, and who invites.
    'ALTER TABLE notices ADD COLUMN noted BIGINT NOT NULL DEFAULT 0',
    `ALTER TABLE notices ADD COLUMN inviter TEXT NOT NULL DEFAULT ''`,
    'UPDATE notices SET noted = due',
    `CREATE INDEX notices_by_inviter ON notices (inviter, noted) WHERE inviter <> ''`,
  ],
  [
    // The version of the rules that a game was begun with. So far every game had only its first.
    'ALTER TABLE tables ADD COLUMN rules BIGINT',
    'UPDATE tables SET rules = 1 WHERE n > 0',
  ],
  [
    // Who spoke, once seats are fixed; and the tables that are not over, of which there are few.
    'ALTER TABLE chat ADD COLUMN seat BIGINT',
    `CREATE INDEX tables_open ON tables (status) WHERE status <> 'over'`,
  ],
  [
    // Ratings begin anew: those before counted bots, guests and games that nobody had played.
    'DROP TABLE ratings',
    `CREATE TABLE ratings (
      account TEXT NOT NULL, game TEXT NOT NULL, rating DOUBLE PRECISION NOT NULL, deviation DOUBLE PRECISION NOT NULL,
      played BIGINT NOT NULL, PRIMARY KEY (account, game))`,
    'CREATE INDEX ratings_by_rating ON ratings (game, rating)',
  ],
  [
    // A page of a list is found by an index that has its order; `since` is when the sitter was last written.
    'DROP INDEX tables_by_status',
    `CREATE INDEX lobby ON tables (created, id) WHERE visibility = 'public'`,
    `CREATE INDEX lobby_by_status ON tables (status, created, id) WHERE visibility = 'public'`,
    `CREATE INDEX lobby_by_game ON tables (game, created, id) WHERE visibility = 'public'`,
    `CREATE INDEX lobby_by_game_and_status ON tables (game, status, created, id) WHERE visibility = 'public'`,
    'ALTER TABLE sitters ADD COLUMN since BIGINT NOT NULL DEFAULT 0',
    'UPDATE sitters SET since = (SELECT t.updated FROM tables t WHERE t.id = table_id)',
    'DROP INDEX sitters_by_account',
    'CREATE INDEX sitters_by_account ON sitters (account, status, since)',
    'DROP INDEX ratings_by_rating',
    'CREATE INDEX ratings_by_place ON ratings (game, rating DESC, account, played)',
    'CREATE INDEX chat_by_account ON chat (account, at)',
  ],
  [
    // The lobby shows a live table that waits while its host is there.
    'ALTER TABLE tables ADD COLUMN shown BIGINT NOT NULL DEFAULT 1',
    'DROP INDEX lobby',
    `CREATE INDEX lobby ON tables (created, id) WHERE visibility = 'public' AND shown = 1`,
    'DROP INDEX lobby_by_status',
    `CREATE INDEX lobby_by_status ON tables (status, created, id) WHERE visibility = 'public' AND shown = 1`,
    'DROP INDEX lobby_by_game',
    `CREATE INDEX lobby_by_game ON tables (game, created, id) WHERE visibility = 'public' AND shown = 1`,
    'DROP INDEX lobby_by_game_and_status',
    `CREATE INDEX lobby_by_game_and_status ON tables (game, status, created, id) WHERE visibility = 'public' AND shown = 1`,
  ],
  [
    // Six digits that lead to a table while it waits; and which device a session is on, as far as it says.
    'CREATE TABLE codes (code TEXT PRIMARY KEY, table_id TEXT NOT NULL, since BIGINT NOT NULL)',
    `ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT ''`,
  ],
  [
    // How a rating came about, table by table; how far somebody has heard what is said at a table; whom one keeps away.
    `CREATE TABLE rating_steps (
      account TEXT NOT NULL, game TEXT NOT NULL, table_id TEXT NOT NULL, at BIGINT NOT NULL,
      rating DOUBLE PRECISION NOT NULL, change DOUBLE PRECISION NOT NULL, PRIMARY KEY (account, table_id))`,
    'CREATE INDEX rating_steps_by_game ON rating_steps (account, game, at)',
    `CREATE TABLE heard (
      table_id TEXT NOT NULL, account TEXT NOT NULL, i BIGINT NOT NULL, PRIMARY KEY (table_id, account))`,
    'CREATE INDEX heard_by_account ON heard (account)',
    `CREATE TABLE kept_away (
      account TEXT NOT NULL, other TEXT NOT NULL, muted BIGINT NOT NULL, blocked BIGINT NOT NULL, at BIGINT NOT NULL,
      PRIMARY KEY (account, other))`,
    'CREATE INDEX kept_away_by_other ON kept_away (other)',
    // A finished table is listed by its end.
    `UPDATE sitters SET since = (SELECT t.at FROM tables t WHERE t.id = table_id) WHERE status = 'over'`,
  ],
  [
    // What those who look on say to each other.
    `CREATE TABLE gallery (
      table_id TEXT NOT NULL, i BIGINT NOT NULL, at BIGINT NOT NULL, account TEXT NOT NULL, name TEXT NOT NULL,
      text TEXT NOT NULL, PRIMARY KEY (table_id, i))`,
    'CREATE INDEX gallery_by_account ON gallery (account, at)',
  ],
  [
    // Whose word a table waits for besides a move: `question`, `rematch`, or nobody's.
    `ALTER TABLE sitters ADD COLUMN called TEXT NOT NULL DEFAULT ''`,
    `CREATE INDEX sitters_called ON sitters (account, status, since) WHERE called <> ''`,
  ],
  // Several nodes over one PostgreSQL: which of them are alive, who follows which table and who is there, what is done by one of them.
  inPostgres(
    'ALTER TABLE tables ADD COLUMN follows BIGINT NOT NULL DEFAULT 0',
    'ALTER TABLE tables SET (fillfactor = 50)',
    'CREATE TABLE nodes (id TEXT PRIMARY KEY, slot BIGINT NOT NULL UNIQUE, beat BIGINT NOT NULL, knows TEXT NOT NULL)',
    `CREATE TABLE presence (
      table_id TEXT NOT NULL, account TEXT NOT NULL, node TEXT NOT NULL, since BIGINT NOT NULL, gone BIGINT,
      PRIMARY KEY (table_id, account, node))`,
    'CREATE INDEX presence_by_node ON presence (node)',
    `CREATE TABLE claims (what TEXT PRIMARY KEY, holder TEXT NOT NULL, until BIGINT NOT NULL, fence BIGINT NOT NULL)`,
    'CREATE UNLOGGED TABLE limits (key TEXT PRIMARY KEY, span BIGINT NOT NULL, count BIGINT NOT NULL)',
  ),
  // SQLite packs its entries into chapters from here on (`old-entries.ts`): versions before would not find them.
  [],
  [
    // A line that is sent again is known by its key, also after a restart.
    `ALTER TABLE chat ADD COLUMN key TEXT NOT NULL DEFAULT ''`,
    `ALTER TABLE gallery ADD COLUMN key TEXT NOT NULL DEFAULT ''`,
  ],
  [
    // A notice is told by several channels, each of which delivers it once.
    `CREATE TABLE deliveries (
      account TEXT NOT NULL, kind TEXT NOT NULL, table_id TEXT NOT NULL, n BIGINT NOT NULL, channel TEXT NOT NULL,
      state TEXT NOT NULL, due BIGINT NOT NULL, tries BIGINT NOT NULL, sent BIGINT,
      PRIMARY KEY (account, kind, table_id, n, channel))`,
    `INSERT INTO deliveries SELECT account, kind, table_id, n, 'mail', state, due, tries, sent FROM notices`,
    'CREATE INDEX deliveries_by_due ON deliveries (state, due)',
    'DROP INDEX notices_by_due',
    ...['state', 'due', 'tries', 'sent'].map(
      (column) => `ALTER TABLE notices DROP COLUMN ${column}`,
    ),
  ],
  [
    // Codes that let another device in, each by the hash of what is typed, and whose session shows it.
    `CREATE TABLE device_codes (
      account TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, session TEXT NOT NULL, until BIGINT NOT NULL)`,
  ],
]

/** How many steps this version knows. */
export const KNOWN_STEPS = STEPS.length

/** How many steps a database has taken; none if it is new. */
async function stepsTaken(sql: Sql): Promise<number> {
  await sql.run({
    statements: [statement('CREATE TABLE IF NOT EXISTS steps (step BIGINT PRIMARY KEY)')],
  })
  const [row] = await query(sql, 'SELECT count(*) AS taken FROM steps')
  return Number(row?.taken ?? 0)
}

/**
 * Takes the steps that this database has not taken yet; answers how many those were. Before the first of them, where there is
 * something to lose, `before` may put a copy aside. Tests make old databases by knowing less.
 */
export async function migrate(
  sql: Sql,
  before: (taken: number) => Promise<void> = async () => undefined,
  known = KNOWN_STEPS,
): Promise<number> {
  const taken = await stepsTaken(sql)
  if (taken > known) {
    throw new Error(
      `the database was written by a newer version (${taken} steps, this one knows ${known})`,
    )
  }
  if (taken > 0 && taken < known) await before(taken)
  const { engine = 'sqlite' } = sql
  const steps = STEPS.slice(taken, known).map((step, i) => statementsOf(step, taken + i, engine))
  // a new database in one breath, an old one step by step
  const jobs = taken === 0 ? [steps.flat()] : steps
  for (const statements of jobs) await sql.run({ statements })
  return known - taken
}

const statementsOf = (step: readonly Change[], index: number, engine: Engine): Statement[] => [
  ...step.flatMap((change) => textsFor(change, engine)).map((text) => statement(text)),
  statement('INSERT INTO steps VALUES ($1)', index),
]

/** In PostgreSQL texts are ordered as in SQLite, whatever language its database was made for. */
function textsFor(change: Change, engine: Engine): string[] {
  if (typeof change !== 'string') return change.in === engine ? [inOrder(change.sql)] : []
  return [engine === 'postgres' ? inOrder(change) : change]
}

const inOrder = (sql: string): string =>
  /^(CREATE|ALTER)/.test(sql) ? sql.replaceAll(/\bTEXT\b/g, 'TEXT COLLATE "C"') : sql
