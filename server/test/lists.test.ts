// The cost of a page is the page: every statement of every list is found by an index that has its order.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { largestShares } from '../src/accounts/count.ts'
import { migrate } from '../src/ledger/migrations.ts'
import { type Job, query, type Sql, statement } from '../src/ledger/sql.ts'
import { SqliteSql } from '../src/ledger/sqlite.ts'
import { DATABASE } from '../src/server.ts'
import { publicTables } from '../src/tables/lists.ts'
import { type MyWish, myTables } from '../src/tables/my-tables.ts'
import { NOTHING_TOLD } from '../src/tables/tidings-of.ts'
import { freshFolder, openHouse } from './house.ts'
import { Person } from './person.ts'

const STATUSES = ['waiting', 'playing', 'over']
const GAMES = ['pass-the-ace', 'imperial']
const house = (name: string) =>
  JSON.stringify({
    sittings: [],
    pace: 'live',
    party: {
      people: [{ id: name, name }],
      settings: {
        ...{ minPlayers: 2, maxPlayers: 4, options: {} },
        clock: { kind: 'perTurn', seconds: 60 },
      },
    },
  })

/** Table i, made at i, of game i mod 2 and status i mod 3. */
async function filled(sql: Sql, count: number, me = 'ann'): Promise<void> {
  const statements = Array.from({ length: count }, (_, i) => {
    const [id, status, game] = [`t${i}`, STATUSES[i % 3] ?? '', GAMES[i % 2] ?? '']
    return [
      statement(
        `INSERT INTO tables (id, game, status, visibility, invite, house, chance_key, n, at, asked, revision, created, updated)
          VALUES ($1, $2, $3, 'public', '', $4, '', 1, 0, $5, 0, $6, $6)`,
        id,
        game,
        status,
        house(id),
        i % 7 === 0 && status === 'playing' ? ',0,' : '',
        i,
      ),
      statement(
        `INSERT INTO sitters (table_id, account, seat, status, since) VALUES ($1, $2, 0, $3, $4)`,
        id,
        me,
        status,
        i,
      ),
    ]
  })
  await sql.run({ statements: statements.flat() })
}

async function database(count: number): Promise<{ sql: Sql; file: string }> {
  const file = join(freshFolder(), 'lists.sqlite')
  const sql = await SqliteSql.open(file)
  onTestFinished(() => sql.close())
  await migrate(sql)
  await filled(sql, count)
  return { sql, file }
}

const damaged = (table: string): never => {
  throw new Error(table)
}

test('the lobby gives the latest first, page by page, of a game, of a status, of both', async () => {
  const { sql } = await database(60)
  const ids = async (wanted: { game?: string; status?: string }, page = 1) =>
    (await publicTables({ sql, damaged }, 'ann', { ...wanted, page, size: 3 })).map(({ id }) => id)
  expect(await ids({})).toEqual(['t59', 't58', 't57'])
  expect(await ids({}, 2)).toEqual(['t56', 't55', 't54'])
  expect(await ids({ status: 'over' })).toEqual(['t59', 't56', 't53'])
  expect(await ids({ game: 'imperial' })).toEqual(['t59', 't57', 't55'])
  expect(await ids({ game: 'imperial', status: 'over' })).toEqual(['t59', 't53', 't47'])
  expect(await ids({}, 100)).toEqual([])
})

test('my tables: those that wait for me, those of others by the oldest, what is over by its end', async () => {
  const { sql } = await database(60)
  await query(
    sql,
    `INSERT INTO sitters (table_id, account, seat, status, since) SELECT id, 'bob', 1, status, 0 FROM tables WHERE n % 2 = 1`,
  )
  await query(
    sql,
    `DELETE FROM sitters WHERE account = 'bob' AND table_id NOT IN ('t2', 't5', 't7')`,
  )
  await query(sql, `UPDATE tables SET deadline = 1000 - created WHERE asked <> ''`)
  const mine = (wish: Partial<MyWish>, mostOpen = 500) =>
    myTables(
      {
        ...{ sql, damaged, now: 0, language: 'en', isHere: () => false, mostOpen },
        tidings: async () => NOTHING_TOLD,
      },
      'ann',
      { state: 'waiting', page: 1, size: 9, ...wish },
    )
  const waiting = await mine({})
  expect(waiting.counts).toEqual({ waiting: 3, running: 37, over: 20 })
  expect(waiting.tables.map(({ id }) => id)).toEqual(['t49', 't28', 't7'])
  expect((await mine({}, 10)).counts).toEqual({ waiting: 1, running: 19, over: 20 })
  const shares = await largestShares(sql)
  expect(shares).toMatchObject({ tablesOfAPerson: 60, openTablesOfAPerson: 40 })
  const running = await mine({ state: 'running', page: 2 })
  expect(running.isMore).toBe(true)
  expect(running.tables.map(({ updated }) => updated)).toEqual(
    running.tables.map(({ updated }) => updated).toSorted((a, b) => a - b),
  )
  expect((await mine({ state: 'running', page: 5 })).isMore).toBe(false)
  const over = await mine({ state: 'over', page: 2 })
  expect(over.tables.map(({ id }) => id).slice(0, 2)).toEqual(['t32', 't29'])
  const ofGame = await mine({ state: 'over', game: 'imperial', size: 2 })
  expect(ofGame.tables.map(({ id }) => id)).toEqual(['t59', 't53'])
  const withBob = await mine({ state: 'over', with: 'bob' })
  expect(withBob.tables.map(({ id }) => id)).toEqual(['t5', 't2'])
  const both = await mine({ state: 'over', with: 'bob', game: 'imperial' })
  expect(both.tables.map(({ id }) => id)).toEqual(['t5'])
  expect((await mine({ with: 'bob' })).tables.map(({ id }) => id)).toEqual(['t7'])
})

test('a table whose row is damaged is left out and told, and the others are listed', async () => {
  const { sql } = await database(3)
  await query(sql, `UPDATE tables SET house = 'rubbish' WHERE id = 't1'`)
  const told: string[] = []
  const lists = { sql, damaged: (table: string) => void told.push(table) }
  const listed = await publicTables(lists, undefined, { page: 1, size: 9 })
  expect([listed.map(({ id }) => id), told]).toEqual([['t2', 't0'], ['t1']])
})

/** Once, at the start. */
const AT_THE_START = [/FROM steps/, /SELECT max\(at\) AS at FROM tables/]

test('no statement reads a whole table, and no list is sorted, whatever is asked', async () => {
  const run = vi.spyOn(SqliteSql.prototype, 'run')
  onTestFinished(() => run.mockRestore())
  const dataDir = freshFolder()
  const { url } = await openHouse({ dataDir })
  const ann = await Person.guest(url, 'Ann')
  const { id: me } = (await ann.get('/api/me')).json()
  const { id } = (await ann.post('/api/tables', { game: 'pass-the-ace', bots: 1 })).json()
  const file = new DatabaseSync(join(dataDir, DATABASE))
  onTestFinished(() => file.close())
  file.exec('PRAGMA busy_timeout = 5000')
  await filled(
    { run: (job: Job) => SqliteSql.prototype.run.call(run.mock.contexts[0], job) } as Sql,
    5000,
    me,
  )
  const lobby = ['', '&status=waiting', '&game=imperial', '&game=imperial&status=over']
  const paths = [
    ...lobby.map((rest) => `/api/tables?page=9&size=100${rest}`),
    ...['', '?state=running', '?state=over&page=9', `?state=over&with=${me}&game=imperial`].map(
      (rest) => `/api/my/tables${rest}`,
    ),
    ...['/api/my/people', '/api/my/kept-away', '/api/my/invitations', `/api/tables/${id}/since`],
    ...['tables', 'versus', 'curve/imperial'].map((rest) => `/api/players/${me}/${rest}`),
    ...[`/api/tables/${id}`, `/api/tables/${id}/frames`, `/api/players/${me}`],
    ...['/api/leaderboard/pass-the-ace?page=9', '/api/me/export'],
  ]
  for (const path of paths) expect([path, (await ann.get(path)).status]).toEqual([path, 200])
  const texts = new Set(
    run.mock.calls.flatMap(([{ statements }]) => statements.map(({ sql }) => sql)),
  )
  const reading = [...texts].filter(
    (text) => text.startsWith('SELECT') && !AT_THE_START.some((one) => one.test(text)),
  )
  expect(reading.length).toBeGreaterThan(15)
  const plans = reading.map((text) => {
    const rows = file.prepare(`EXPLAIN QUERY PLAN ${text.replace(/\$(\d+)/g, '?$1')}`).all()
    return { text, plan: rows.map(({ detail }) => String(detail)) }
  })
  const hasStep = (plan: readonly string[], step: RegExp) => plan.some((one) => step.test(one))
  const isPage = (text: string) => / LIMIT /.test(text)
  const scans = plans.filter(
    ({ text, plan }) =>
      hasStep(plan, /^SCAN (?!CONSTANT|r$|one$|.* USING)/) ||
      (!isPage(text) && hasStep(plan, /^SCAN .* USING/)),
  )
  const sorts = plans.filter(({ text, plan }) => isPage(text) && hasStep(plan, /TEMP B-TREE/))
  expect(scans).toEqual([])
  expect(sorts).toEqual([])
})

test('a long reading holds up neither writing nor the thread that plays', async () => {
  const { sql } = await database(1)
  const long = 'WITH RECURSIVE c(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c WHERE i < 1000000)'
  await query(sql, 'CREATE TABLE marks (i BIGINT)')
  const reading = query(sql, `SELECT max(i) FROM (${long} SELECT i FROM c) one`).then(() => 'read')
  const written = query(sql, 'INSERT INTO marks VALUES (1)').then(() => 'written')
  const turn = new Promise((resolve) => setImmediate(resolve, 'turn'))
  expect(await Promise.race([reading, turn])).toBe('turn')
  expect(await Promise.race([reading, written])).toBe('written')
  expect(await query(sql, 'SELECT count(*) AS n FROM marks')).toEqual([{ n: 1 }])
  await reading
})
