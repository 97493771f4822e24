// Deleting and exporting an account: ACC-4.
import { expect, test } from 'vitest'
import { query, type Sql, statement } from '../src/ledger/sql.ts'
import { noteStatements } from '../src/notices/notice.ts'
import { member, type People, people, refusalOf, seat, taken } from './people.ts'

/** Ann, who was a guest called Guest once, has done everything one can do. */
async function busyAnn({ accounts, sql, clock }: People) {
  const ann = await member(accounts, 'ann@example.org')
  const { account: guest } = taken(await accounts.guest('Guest'))
  const { account: bob } = taken(await accounts.guest('Bob'))
  await seat(sql, 'table-1', [ann, bob])
  await seat(sql, 'table-2', [ann, guest])
  const { token } = taken(await accounts.requestSignIn('ann@example.org', { account: guest.id }))
  taken(await accounts.completeSignIn(token))
  taken(await accounts.requestSignIn('ann@example.org'))
  taken(await accounts.requestSignIn('ann@example.net', { account: ann.id }))
  const context = { game: 'Imperial', path: '/tables/table-1' }
  await sql.run({
    statements: [
      statement(
        "INSERT INTO chat VALUES ($1, 1, 5, $2, $3, $4, 0, '')",
        'table-1',
        ann.id,
        'ann',
        'hi',
      ),
      statement(
        "INSERT INTO chat VALUES ($1, 2, 6, $2, $3, $4, 1, '')",
        'table-1',
        bob.id,
        'Bob',
        'yo',
      ),
      statement(`INSERT INTO tallies VALUES ($1, 'imperial', 'played', 2)`, ann.id),
      statement(`INSERT INTO ratings VALUES ($1, 'imperial', 1510, 80, 2)`, ann.id),
      statement(`INSERT INTO rating_steps VALUES ($1, 'imperial', 'table-2', 3, 1510, 10)`, ann.id),
      statement(`INSERT INTO kept_away VALUES ($1, 'eve', 1, 0, 4)`, ann.id),
      statement(`INSERT INTO kept_away VALUES ('eve', $1, 1, 0, 4)`, ann.id),
      statement(`INSERT INTO heard VALUES ('table-1', $1, 1)`, ann.id),
      ...noteStatements({ account: ann.id, kind: 'turn', table: 'table-1', n: 7 }, context, {
        at: clock.now,
        most: 200,
        channels: [{ name: 'mail', reaches: 'a.email IS NOT NULL' }],
      }),
      statement(
        `INSERT INTO notices (account, kind, table_id, n, context, noted, inviter)
          VALUES ($1, 'invitation', 'table-1', 0, $3, 1, $2)`,
        bob.id,
        ann.id,
        JSON.stringify({ ...context, by: ann.name }),
      ),
    ],
  })
  return { ann, guest, bob }
}

const TABLES = [
  ...['accounts', 'sessions', 'sign_ins', 'tables', 'sitters', 'chat'],
  ...['tallies', 'ratings', 'rating_steps', 'kept_away', 'heard', 'notices', 'deliveries'],
]

async function everything(sql: Sql): Promise<string> {
  const tables = await Promise.all(TABLES.map((table) => query(sql, `SELECT * FROM ${table}`)))
  return JSON.stringify(tables)
}

test('[ACC-4.1] of a deleted account nothing personal stays, and the seats do', async () => {
  const house = await people()
  const { accounts, sql } = house
  const { ann, guest, bob } = await busyAnn(house)
  const before = await everything(sql)
  for (const personal of ['ann@example', '"ann', 'Guest', '"hi"'])
    expect(before).toContain(personal)

  expect(await accounts.delete(ann.id)).toEqual({ ok: true, tables: ['table-1', 'table-2'] })
  const after = await everything(sql)
  for (const personal of ['ann@example', '"ann', 'Guest', '"hi"']) {
    expect(after).not.toContain(personal)
  }
  expect(await accounts.byId(ann.id)).toMatchObject({ name: 'former player', email: null })
  expect(await query(sql, 'SELECT table_id, account FROM sitters ORDER BY 1, seat')).toEqual([
    { table_id: 'table-1', account: ann.id },
    { table_id: 'table-1', account: bob.id },
    { table_id: 'table-2', account: ann.id },
    { table_id: 'table-2', account: guest.id },
  ])
  expect(await query(sql, 'SELECT i, name, text FROM chat')).toEqual([
    { i: 1, name: 'former player', text: '' },
    { i: 2, name: 'Bob', text: 'yo' },
  ])
  const [{ house: stored } = { house: '' }] = await query(sql, `SELECT house FROM tables`)
  expect(JSON.parse(String(stored))).toEqual({
    sittings: [
      { id: ann.id, name: 'former player' },
      { id: bob.id, name: 'Bob' },
    ],
  })
  expect(await accounts.byId(bob.id)).toEqual(bob)
})

test('[ACC-4.1] the address is free again', async () => {
  const { accounts } = await people()
  const ann = await member(accounts, 'ann@example.org')
  expect(refusalOf(await accounts.delete(ann.id))).toBe('taken')
  expect((await member(accounts, 'ann@example.org')).id).not.toBe(ann.id)
})

test('[ACC-4.2] the export holds everything and no key to anything', async () => {
  const house = await people()
  const { accounts, sql, clock } = house
  const { ann, guest } = await busyAnn(house)
  const { data } = taken(await accounts.export(ann.id))
  const { now } = clock
  expect(data).toEqual({
    account: { ...ann, digested: now, seen: now },
    guests: [{ ...guest, digested: now, seen: now }],
    sessions: [
      { created: now, seen: now, device: '' },
      { created: now, seen: now, device: '' },
    ],
    signIns: [{ email: 'ann@example.net', expires: now + 900_000 }],
    tables: ['table-1', 'table-2', 'table-2'].map((id, index) => ({
      id,
      game: 'pass-the-ace',
      status: 'playing',
      seat: index === 2 ? 1 : 0,
      created: 1,
      updated: 1,
    })),
    tallies: [{ game: 'imperial', name: 'played', value: 2 }],
    ratings: [{ game: 'imperial', rating: 1510, deviation: 80, played: 2 }],
    ratingSteps: [{ game: 'imperial', table_id: 'table-2', at: 3, rating: 1510, change: 10 }],
    keptAway: [{ other: 'eve', muted: 1, blocked: 0, at: 4 }],
    heard: [{ table_id: 'table-1', i: 1 }],
    chat: [{ table_id: 'table-1', at: 5, name: 'ann', text: 'hi' }],
    gallery: [],
    notices: [
      {
        kind: 'turn',
        table_id: 'table-1',
        n: 7,
        context: '{"game":"Imperial","path":"/tables/table-1"}',
        channel: 'mail',
        state: 'open',
        sent: null,
      },
    ],
  })
  const keys = [
    ...(await query(sql, 'SELECT hash AS key FROM sessions')),
    ...(await query(sql, 'SELECT hash AS key FROM sign_ins')),
    ...(await query(sql, 'SELECT unsubscribe AS key FROM accounts')),
  ]
  const text = JSON.stringify(data)
  for (const { key } of keys) expect(text).not.toContain(String(key))
})
