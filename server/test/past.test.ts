// The past of a long table: what a page and a record of it cost, and how a table is kept from growing without end.

import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { passTheAce } from '@foldtable/games/pass-the-ace'
import { playRequest } from '@foldtable/host/actions'
import { ask } from '@foldtable/host/consent'
import type { LiveTable } from '@foldtable/host/live-table'
import * as rooms from '@foldtable/host/rooms'
import {
  type AnyTable,
  type Entry,
  hashOf,
  readRecord,
  recordFor,
  redact,
  Table,
  type Viewer,
  verifyRecord,
} from '@foldtable/kernel'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Entries, Store } from '../src/ledger/entries.ts'
import { Ledger, type Progress } from '../src/ledger/ledger.ts'
import { migrate } from '../src/ledger/migrations.ts'
import { snapshotStatement } from '../src/ledger/snapshots.ts'
import type { Job } from '../src/ledger/sql.ts'
import { SqliteSql } from '../src/ledger/sqlite.ts'
import { Past } from '../src/tables/past.ts'
import { Tables } from '../src/tables/tables.ts'
import { hooks } from './bare-hooks.ts'
import { freshFolder, openHouse } from './house.ts'
import type { Person } from './person.ts'
import { guests, startedAt, tableOf } from './seated.ts'
import { rewriteEntry } from './stored.ts'
import { hungUp, unixHouse } from './unix-caller.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

/** Counts the rows and entries that it hands out. */
class Counting implements Store {
  rows = 0
  readonly #inner: Store

  constructor(inner: Store) {
    this.#inner = inner
  }

  readonly entries: Entries = {
    append: (...added) => this.#inner.entries.append(...added),
    after: async (...wanted) => this.#counted(await this.#inner.entries.after(...wanted)),
    page: async (...wanted) => this.#counted(await this.#inner.entries.page(...wanted)),
  }

  async run(job: Job) {
    const answer = await this.#inner.run(job)
    if (answer.ok) for (const { rows } of answer.answers) this.#counted(rows)
    return answer
  }

  backup(file: string) {
    return this.#inner.backup(file)
  }

  close() {
    return this.#inner.close()
  }

  #counted<T>(list: readonly T[]): readonly T[] {
    this.rows += list.length
    return list
  }
}

const ON: Progress = {
  ...{ status: 'playing', asked: [0], deadline: null, result: null },
  ...{ isDeadlineNew: false, isTurning: false, revision: 0 },
}

const CLOCK = { kind: 'perTurn', seconds: 60 } as const
const LENGTH = 1000

/** Stops, starts and moves taken back, as somebody would who wants it long. */
function lengthened(table: AnyTable): readonly Entry[] {
  const before = table.n
  while (table.n < LENGTH) {
    table.setClock('stop', 0, table.at, `s${table.n}`)
    table.setClock('go', 0, table.at, `g${table.n}`)
    if (table.n % 5 === 0) table.rewind(table.n - 2, 0, table.at, `r${table.n}`)
  }
  return table.entries.filter(({ n }) => n > before)
}

async function longTable() {
  const sql = new Counting(await SqliteSql.open(join(freshFolder(), 'past.sqlite')))
  onTestFinished(() => sql.close())
  await migrate(sql)
  const ledger = new Ledger(sql)
  const tables = new Tables(ledger, hooks)
  const ann = { id: 'ann', name: 'Ann', avatar: '' }
  const wanted = { game: 'pass-the-ace', bots: 2, pace: 'slow', clock: CLOCK } as const
  const made = await tables.create(ann, wanted)
  if (!made.ok) throw new Error(made.refusal.code)
  const { live } = made
  await rooms.start(live, 'ann')
  const whole = await live.truth.wholeTable()
  await Promise.all(lengthened(whole).map((entry) => ledger.append(live.id, entry, ON)))
  const snapshot = snapshotStatement(live.id, passTheAce.meta.version, whole.snapshot())
  await sql.run({ statements: [snapshot] })
  await live.truth.load()
  sql.rows = 0
  return {
    sql,
    ledger,
    live,
    whole,
    past: new Past(ledger, { pageKb: 256, recordsAtOnce: 1, recordSeconds: 60 }),
  }
}

const numbersIn = (text: string): number[] => JSON.parse(text).map(({ n }: { n: number }) => n)

test('[HOUSE-6.7] a page of a long history costs what the page does', async () => {
  const { sql, live, past, whole } = await longTable()
  const fold = vi.spyOn(Table, 'fold')
  const evolve = vi.spyOn(passTheAce, 'evolve')
  const page = await past.page(live, 0, { after: 500, size: 10 })
  expect(numbersIn(page)).toEqual(whole.entries.slice(500, 510).map(({ n }) => n))
  const newest = await past.page(live, 'spectator', { before: 2 ** 31, size: 5 })
  expect(numbersIn(newest)).toEqual(
    whole.entries
      .slice(-5)
      .reverse()
      .map(({ n }) => n),
  )
  expect(sql.rows).toBe(15)
  expect(fold).not.toHaveBeenCalled()
  expect(evolve).not.toHaveBeenCalled()
})

test('[HOUSE-6.7] a page has no more bytes than the house allows, and always an entry', async () => {
  const { ledger, live, whole } = await longTable()
  const past = new Past(ledger, { pageKb: 1, recordsAtOnce: 1, recordSeconds: 60 })
  const seen: number[] = []
  while (seen.length < 60) {
    const page = await past.page(live, 0, { after: seen.length, size: 500 })
    expect(numbersIn(page).length === 1 || page.length < 1100).toBe(true)
    seen.push(...numbersIn(page))
  }
  expect(seen).toEqual(whole.entries.slice(0, seen.length).map(({ n }) => n))
})

async function textOf(pieces: AsyncGenerator<string>): Promise<string> {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}

test('[HOUSE-6.7] others have their turn while the record of a long table is written', async () => {
  const { live, past, whole } = await longTable()
  let turns = 0
  const other = () => {
    turns += 1
    if (turns < 10_000) timer = setImmediate(other)
  }
  let timer = setImmediate(other)
  const read = readRecord(await textOf(await past.record(live, 0)))
  clearImmediate(timer)
  expect(turns).toBeGreaterThan((2 * LENGTH) / 100)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const { hash, seats, chance } = read.record
  expect(hash).toBe(recordFor(whole, { seats, chance, savedAt: live.stored.at }, 0).hash)
  const findings = verifyRecord(live.game, read.record)
  expect(findings.filter(({ passed }) => passed === false)).toEqual([])
})

test('[HOUSE-6.7] so many records at once, and whoever hangs up makes room for others', async () => {
  const house = await openHouse({ recordsAtOnce: 1 })
  const [ann, bob] = (await guests(house.url, 'Ann', 'Bob')) as [Person, Person]
  const { live } = await startedAt(house, [ann, bob], { pace: 'slow' })
  await ann.post(`/api/tables/${live.id}/leave`)
  const path = `/api/tables/${live.id}/record`
  const answers = await Promise.all([1, 2, 3].map(() => ann.get(path)))
  expect(answers.map(({ status }) => status)).toContain(200)
  for (const { status, json } of answers)
    if (status !== 200) expect(json()).toMatchObject({ code: 'tooFast', rule: 'HOUSE-6.7' })
  const socket = connect(house.port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`)
  socket.destroy()
  await expect.poll(async () => (await ann.get(path)).status).toBe(200)
})

test('[HOUSE-3.1] whoever left before the snapshot has no seat to come back to either', async () => {
  const { sql, ledger, live } = await longTable()
  const table = await live.truth.wholeTable()
  for (const request of [
    { by: 0, move: { kind: 'ready' }, at: table.at },
    { by: 'host' as const, seat: 1, move: { kind: 'leave' }, at: table.at },
  ]) {
    const played = table.play(request)
    if (played.ok && played.entry !== undefined) await ledger.append(live.id, played.entry, ON)
  }
  const snapshot = snapshotStatement(live.id, passTheAce.meta.version, table.snapshot())
  await sql.run({ statements: [snapshot] })
  await live.truth.load()
  expect(tableOf(live).entries).toEqual([])
  const asked = { kind: 'ask', table: live.id, key: 'back', about: 'undo' } as const
  expect(await ask(live, 'ann', asked, table.at)).toMatchObject({
    refusal: { code: 'nothingToTakeBack' },
  })
})

async function asking(person: Person, live: LiveTable, about: 'stop' | 'go', key: string) {
  const answer = person.until((one) => one.kind !== 'frame' && 'key' in one && one.key === key)
  person.say({ kind: 'ask', table: live.id, key, about })
  const answered = await answer
  return answered.kind === 'refused' ? answered.code : answered.kind
}

test('[HOUSE-3.2, HOUSE-3.6] a table does not grow by stops of stopped clocks, nor faster or longer than allowed', async () => {
  const house = await openHouse({ entriesPerMinute: 6, longestTable: 5 })
  const people = await guests(house.url, 'Ann', 'Bob')
  const wanted = { game: 'imperial', pace: 'slow', clock: CLOCK }
  const { live } = await startedAt(house, people, wanted)
  const [ann, bob] = people as [Person, Person]
  expect(await asking(ann, live, 'stop', 'a')).toBe('done')
  expect(await asking(ann, live, 'stop', 'b')).toBe('clockStands')
  expect(tableOf(live).n).toBe(2)
  expect(await asking(ann, live, 'go', 'c')).toBe('done')
  expect(await asking(ann, live, 'stop', 'd')).toBe('done')
  expect(await asking(ann, live, 'go', 'e')).toBe('done')
  expect(await asking(ann, live, 'stop', 'f')).toBe('tableTooLong')
  expect(tableOf(live).n).toBe(5)
  const answer = ann.until((one) => 'key' in one && one.key === 'g')
  ann.say({ kind: 'play', table: live.id, key: 'g', move: { kind: 'nothing' } })
  expect(await answer).toMatchObject({ code: 'unknownMove' })
  const next = ann.until((one) => 'key' in one && one.key === 'h')
  ann.say({ kind: 'play', table: live.id, key: 'h', move: { kind: 'nothing' } })
  expect(await next).toMatchObject({ code: 'tooFast', rule: 'HOUSE-3.6' })
  const bobs = bob.until((one) => 'key' in one && one.key === 'i')
  bob.say({ kind: 'play', table: live.id, key: 'i', move: { kind: 'nothing' } })
  expect(await bobs).toMatchObject({ code: 'unknownMove' })
})

test('[HOUSE-6.7, HOUSE-6.3] history is had from either end, not from both', async () => {
  const house = await openHouse()
  const [ann, bob] = (await guests(house.url, 'Ann', 'Bob')) as [Person, Person]
  const { live } = await startedAt(house, [ann, bob], { pace: 'slow', clock: CLOCK })
  for (const key of ['a', 'b', 'c'])
    await live.inTurn(() =>
      live.truth.commit((table) => ({ ok: true, entry: table.setClock('stop', 0, table.at, key) })),
    )
  const at = `/api/tables/${live.id}/frames`
  expect(numbersIn((await ann.get(`${at}?before=100&size=2`)).text)).toEqual([4, 3])
  expect(numbersIn((await ann.get(`${at}?before=3`)).text)).toEqual([2, 1])
  expect(numbersIn((await ann.get(`${at}?after=2`)).text)).toEqual([3, 4])
  expect((await ann.get(`${at}?after=2&before=4`)).json()).toMatchObject({
    code: 'malformedRequest',
    message: 'This request is not complete: querystring/after or before, not both.',
  })
})

test('[HOUSE-6.7] a page of the history comes with the state it begins with, as who asks may know it', async () => {
  const house = await openHouse()
  const [ann, bob] = (await guests(house.url, 'Ann', 'Bob')) as [Person, Person]
  const { live } = await startedAt(house, [ann, bob], { pace: 'slow' })
  for (let moves = 0; moves < 6; moves++)
    await live.inTurn(() => {
      const table = tableOf(live)
      const { decision } = table
      const by = decision.result === undefined ? (decision.seats[0] ?? 0) : 0
      const [move] = table.offers(by)
      if (move === undefined) throw new Error('nothing to do')
      return playRequest(live, { by, move, at: table.at })
    })
  const stateAt = (n: number, viewer: Viewer) => redact(tableOf(live).stateAt(n), viewer)
  const dealt = tableOf(live).entries.find(
    ({ n }) => hashOf(stateAt(n, 0)) !== hashOf(stateAt(n, 1)),
  )
  const n = dealt?.n ?? 0
  const at = `/api/tables/${live.id}`
  const [eve] = (await guests(house.url, 'Eve')) as [Person]
  for (const [person, viewer] of [
    [ann, 0],
    [bob, 1],
    [eve, 'spectator'],
  ] as const) {
    const [first, second] = (
      await person.get(`${at}/frames?after=${n - 1}&size=2&state=true`)
    ).json()
    expect(first).toMatchObject({ n, state: stateAt(n, viewer) })
    expect(second).not.toHaveProperty('state')
  }
  const [last, , first] = (await bob.get(`${at}/frames?before=${n + 1}&size=3&state=true`)).json()
  expect([last, first]).toMatchObject([{ n }, { n: n - 2, state: stateAt(n - 2, 1) }])
  expect(last).not.toHaveProperty('state')
  expect((await eve.get(`${at}/marks`)).status).toBe(200)
})

test('[HOUSE-6.7] a record that nobody reads is not waited for', async () => {
  const dataDir = freshFolder()
  const { caller } = await unixHouse({ dataDir, recordSeconds: 0.3, recordsAtOnce: 1 })
  await caller.ask('POST', '/api/guest', { name: 'Ann' })
  const made = await caller.ask('POST', '/api/tables', { game: 'pass-the-ace', bots: 1 })
  const { id } = JSON.parse(made.text)
  await caller.ask('POST', `/api/tables/${id}/start`)
  await caller.ask('POST', `/api/tables/${id}/leave`)
  rewriteEntry(dataDir, id, 1, (text) => {
    const entry = JSON.parse(text)
    entry.events[0].long = 'x'.repeat(4e6)
    return JSON.stringify(entry)
  })
  const socket = connect(caller.path)
    .pause()
    .on('error', () => undefined)
  socket.write(`GET /api/tables/${id}/record HTTP/1.1\r\nHost: here\r\n\r\n`)
  await hungUp(socket)
  await expect.poll(() => caller.figures('foldtable_records_open')).toEqual({ '': 0 })
})
