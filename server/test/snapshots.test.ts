// Snapshots only save time: one of another version, or a damaged one, costs the table nothing but that.

import { join } from 'node:path'
import { randomRequest } from '@foldtable/bots/random-play'
import { playRequest } from '@foldtable/host/actions'
import * as rooms from '@foldtable/host/rooms'
import { readRecord, seededChance } from '@foldtable/kernel'
import { expect, onTestFinished, test } from 'vitest'
import { Ledger } from '../src/ledger/ledger.ts'
import { migrate } from '../src/ledger/migrations.ts'
import { query } from '../src/ledger/sql.ts'
import { SqliteSql } from '../src/ledger/sqlite.ts'
import { DATABASE } from '../src/server.ts'
import type { Hooks } from '../src/tables/hooks.ts'
import { Tables } from '../src/tables/tables.ts'
import { hooks } from './bare-hooks.ts'
import { freshFolder, openHouse, testSettings } from './house.ts'
import { guests, liveAt, startedAt, tableOf } from './seated.ts'

/** Steps of the database that were taken before tables had the version of their rules. */
const STEPS_BEFORE = 4

const unfit: string[] = []
const noting: Hooks = { ...hooks, snapshotUnfit: (_live, why) => unfit.push(why) }

/** A table with a move taken back, which is when a snapshot is written. */
async function withSnapshot() {
  const sql = await SqliteSql.open(join(freshFolder(), 'snapshots.sqlite'))
  onTestFinished(() => sql.close())
  await migrate(sql)
  const tables = new Tables(new Ledger(sql), noting)
  const ann = { id: 'ann', name: 'Ann', avatar: '' }
  const made = await tables.create(ann, { game: 'pass-the-ace', bots: 2, pace: 'slow' })
  if (!made.ok) throw new Error(made.refusal.code)
  const { live } = made
  await rooms.start(live, 'ann')
  const chance = seededChance('snapshot')
  while (tableOf(live).n < 12) {
    const request = randomRequest(tableOf(live), chance)
    if (request !== undefined) await live.inTurn(() => playRequest(live, request))
  }
  await live.inTurn(() =>
    live.truth.committed((table) => ({ ok: true, entry: table.rewind(8, 0, table.at, 'back') })),
  )
  return { sql, live, before: tableOf(live).snapshot() }
}

const changed = (body: string, more: object): string =>
  JSON.stringify({ ...JSON.parse(body), ...more })

const DAMAGE: readonly (readonly [what: string, damage: (body: string) => string])[] = [
  ['of no format, as they once were', (body) => changed(body, { format: undefined })],
  ['of another format', (body) => changed(body, { format: 2 })],
  ['of other rules', (body) => changed(body, { rules: 7 })],
  ['that is no JSON', (body) => body.slice(0, 40)],
  ['that is nothing', () => 'null'],
  ['without its state', (body) => changed(body, { state: undefined })],
  ['whose state does not fold', (body) => changed(body, { state: { players: 'none' } })],
]

test('[HOUSE-2.7] a table whose snapshot does not fit is folded from its entries', async () => {
  const { sql, live, before } = await withSnapshot()
  await live.truth.load()
  expect(tableOf(live).entries).toEqual([])
  const [row] = await query(sql, 'SELECT body FROM snapshots WHERE table_id = $1', live.id)
  for (const [what, damage] of DAMAGE) {
    const body = damage(String(row?.body))
    await query(sql, 'UPDATE snapshots SET body = $2 WHERE table_id = $1', live.id, body)
    await live.truth.load()
    expect([what, tableOf(live).snapshot()]).toEqual([what, before])
    expect([what, tableOf(live).entries[0]?.n]).toEqual([what, 1])
  }
  expect(unfit).toEqual([
    'its format is undefined, not 1',
    'its format is 2, not 1',
    `it is of version 7 of the rules, not ${live.game.meta.version}`,
    'it is no JSON',
    'it is no JSON',
    'it is not whole',
    expect.stringContaining('it does not fold: '),
  ])
})

test('[HOUSE-2.8] a table keeps the version of the rules that it was begun with', async () => {
  const { dataDir } = testSettings()
  const house = await openHouse({ dataDir })
  const people = await guests(house.url, 'Ann', 'Bob')
  const { id } = (await people[0]?.post('/api/tables', { game: 'pass-the-ace' }))?.json() ?? {}
  expect((await people[0]?.get(`/api/tables/${id}`))?.json()).not.toHaveProperty('rules')
  const { live } = await startedAt(house, people)
  const { version } = live.game.meta
  expect((await people[0]?.get(`/api/tables/${live.id}`))?.json().rules).toBe(version)
  await house.stop()
  const sql = await SqliteSql.open(join(dataDir, DATABASE))
  await query(sql, 'UPDATE tables SET rules = 41 WHERE id = $1', live.id)
  await sql.close()
  const again = await openHouse({ dataDir })
  const back = await liveAt(again, live.id)
  await back.inTurn(() => playRequest(back, { by: 'host', move: { kind: 'abandon' }, at: 0 }))
  const answer = await fetch(`${again.url}/api/tables/${live.id}/record`)
  const read = readRecord(await answer.text())
  expect(read.ok && read.record.game).toEqual({ id: 'pass-the-ace', version: 41 })
})

test('[HOUSE-2.8] tables of before are of the first version of their rules, once they have begun', async () => {
  const sql = await SqliteSql.open(join(freshFolder(), 'old.sqlite'))
  onTestFinished(() => sql.close())
  await migrate(sql, undefined, STEPS_BEFORE)
  const insert = `INSERT INTO tables (id, game, status, visibility, invite, house, chance_key, n, at, asked, deadline, revision,
    result, created, updated) VALUES ($1, 'pass-the-ace', 'playing', 'public', '', '{}', '', $2, 0, '', NULL, 0, NULL, 0, 0)`
  for (const [id, n] of [
    ['begun', 3],
    ['waiting', 0],
  ] as const)
    await query(sql, insert, id, n)
  await migrate(sql)
  const ledger = new Ledger(sql)
  expect((await ledger.table('begun'))?.rules).toBe(1)
  expect((await ledger.table('waiting'))?.rules).toBeNull()
})
