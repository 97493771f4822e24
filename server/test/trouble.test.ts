// When something fails: storage, a rule, a reader that cannot keep up.

import { join } from 'node:path'
import { passTheAce } from '@foldtable/games/pass-the-ace'
import { playRequest } from '@foldtable/host/actions'
import { LiveTable } from '@foldtable/host/live-table'
import type { Told } from '@foldtable/host/ports'
import * as rooms from '@foldtable/host/rooms'
import type { Game } from '@foldtable/kernel'
import { expect, onTestFinished, test } from 'vitest'
import type { Entries, Store } from '../src/ledger/entries.ts'
import { Ledger } from '../src/ledger/ledger.ts'
import { migrate } from '../src/ledger/migrations.ts'
import { type Job, Outage } from '../src/ledger/sql.ts'
import { SqliteSql } from '../src/ledger/sqlite.ts'
import type { Hooks } from '../src/tables/hooks.ts'
import { tableLedger } from '../src/tables/table-ledger.ts'
import { Tables } from '../src/tables/tables.ts'
import { hooks as bare } from './bare-hooks.ts'
import { freshFolder, openHouse } from './house.ts'
import { Person } from './person.ts'

const noted: unknown[] = []
const hooks: Hooks = {
  ...bare,
  now: () => Date.now(),
  fault: (_live, problem) => noted.push(problem),
}

/** A database that fails when it is told to. */
class Fragile implements Store {
  isBroken = false
  readonly #inner: Store

  constructor(inner: Store) {
    this.#inner = inner
  }

  readonly entries: Entries = {
    append: (entry, also, written) =>
      this.isBroken ? written(false, full()) : this.#inner.entries.append(entry, also, written),
    after: (...wanted) => this.#or(() => this.#inner.entries.after(...wanted)),
    page: (...wanted) => this.#or(() => this.#inner.entries.page(...wanted)),
  }

  run(job: Job) {
    return this.#or(() => this.#inner.run(job))
  }

  backup(file: string) {
    return this.#inner.backup(file)
  }

  close() {
    return this.#inner.close()
  }

  #or<T>(act: () => Promise<T>): Promise<T> {
    return this.isBroken ? Promise.reject(full()) : act()
  }
}

const full = () => new Outage('the disk is full')

async function begun() {
  const inner = await SqliteSql.open(join(freshFolder(), 'trouble.sqlite'))
  onTestFinished(() => inner.close())
  await migrate(inner)
  const sql = new Fragile(inner)
  const ledger = new Ledger(sql)
  const tables = new Tables(ledger, hooks)
  const ann = { id: 'ann', name: 'Ann', avatar: '' }
  const made = await tables.create(ann, { game: 'pass-the-ace', bots: 1, pace: 'slow' })
  if (!made.ok) throw new Error(made.refusal.code)
  await rooms.start(made.live, 'ann')
  return { sql, ledger, live: made.live }
}
const ready = { by: 0, move: { kind: 'ready' }, at: 5 }

test('[HOUSE-2.2] a move that cannot be stored is refused, nobody hears of it, and the table goes on from the ledger', async () => {
  const { sql, ledger, live } = await begun()
  const heard: Told[] = []
  live.audience.add({
    account: null,
    signedInAs: null,
    deliver: (_table, told) => heard.push(told),
  })
  const before = JSON.stringify(live.table?.state)
  sql.isBroken = true
  expect(await live.inTurn(() => playRequest(live, ready))).toMatchObject({
    refusal: { code: 'outage' },
  })
  expect(heard).toEqual([])
  sql.isBroken = false
  expect(await live.inTurn(() => playRequest(live, { ...ready, key: 'again' }))).toMatchObject({
    entry: { n: 2 },
  })
  expect(heard).toHaveLength(1)
  expect(await ledger.entriesAfter(live.id, 0)).toHaveLength(2)
  expect(JSON.stringify(live.table?.stateAt(1))).toBe(before)
})

test('[HOUSE-2.3] a rule that throws leaves the table as it was', async () => {
  const { ledger, live } = await begun()
  const game: Game = {
    ...passTheAce,
    moves: {
      ...passTheAce.moves,
      ready: {
        ...passTheAce.moves.ready,
        decide: () => {
          throw new Error('our bug')
        },
      },
    },
  }
  const broken = new LiveTable(game, live.stored, tableLedger(ledger, hooks), hooks)
  await broken.inTurn(() => broken.truth.load())
  const before = JSON.stringify(broken.table?.snapshot())
  noted.length = 0
  expect(await broken.inTurn(() => playRequest(broken, ready))).toMatchObject({
    refusal: { code: 'fault', rule: 'HOUSE-2.3' },
  })
  expect(JSON.stringify(broken.table?.snapshot())).toBe(before)
  expect(noted).toHaveLength(1)
})

test('[HOUSE-2.4] two houses at one table: the slower one judges again on what was written', async () => {
  const { ledger, live } = await begun()
  const other = new LiveTable(live.game, live.stored, tableLedger(ledger, hooks), hooks)
  await other.inTurn(() => other.truth.load())
  const made = await Promise.all([
    live.inTurn(() => playRequest(live, { ...ready, key: 'a' })),
    other.inTurn(() => playRequest(other, { ...ready, by: 1, key: 'b' })),
  ])
  const numbers = made.map((one) => (one.ok ? (one.entry?.n ?? 0) : 0)).toSorted()
  expect(numbers).toEqual([2, 3])
  expect((await ledger.entriesAfter(live.id, 0)).map(({ n }) => n)).toEqual([1, 2, 3])
})

test('[HOUSE-4.6] a reader that is too slow gets the whole table once it has caught up', async () => {
  const house = await openHouse()
  const [ann, slow] = await Promise.all(
    ['Ann', 'Slow'].map((name) => Person.guest(house.url, name)),
  )
  if (ann === undefined || slow === undefined) throw new Error('nobody')
  const { id } = (
    await ann.post('/api/tables', { game: 'pass-the-ace', bots: 1, pace: 'slow' })
  ).json()
  for (const person of [ann, slow]) {
    await person.connect()
    await person.watch(id)
  }
  const live = await house.tables.find(id)
  if (live === undefined) throw new Error('no table')
  slow.socket.pause()
  const line = 'x'.repeat(8000)
  const sent = 3000
  for (let i = 0; i < sent; i++) {
    live.audience.tellAll({
      kind: 'chat',
      table: id,
      i,
      at: 0,
      seat: null,
      name: 'Ann',
      text: line,
    })
    await new Promise(setImmediate)
  }
  const whole = slow.until((message) => message.kind === 'table')
  slow.socket.resume()
  expect(await whole).toMatchObject({ kind: 'table', table: id, viewer: 'spectator' })
  const heard = slow.messages.filter(({ kind }) => kind === 'chat').length
  expect(heard).toBeLessThan(sent)
})

test('[HOUSE-6.5] players are found by their number, and games have a leaderboard', async () => {
  const house = await openHouse()
  const ann = await Person.guest(house.url, 'Ann')
  const { id } = (await ann.get('/api/me')).json()
  expect((await ann.get(`/api/players/${id}`)).json()).toMatchObject({ id, name: 'Ann', games: [] })
  expect((await ann.get('/api/players/nobody')).json().code).toBe('noSuchPlayer')
  expect((await ann.get('/api/leaderboard/pass-the-ace')).json()).toMatchObject({
    total: 0,
    rows: [],
  })
  expect((await ann.get('/api/leaderboard/chess')).json().code).toBe('unknownGame')
})
