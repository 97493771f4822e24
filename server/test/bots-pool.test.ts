// Bots think in turn: no table waits for all thoughts of another, and no thought lasts for ever.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Bots } from '../src/bots/bots.ts'
import { Pool, type PoolSettings } from '../src/bots/pool.ts'
import { TooLong } from '../src/bots/thread.ts'
import { openHouse } from './house.ts'
import type { Person } from './person.ts'
import { guests, startedAt, tableOf } from './seated.ts'

/** A thread that answers with the seat it was asked for, and never where the view says so. */
const thread = (): URL =>
  threadOf(`({ id, view, seat }) => {
    if (view === 'endless') for (;;);
    return { id, moves: [{ kind: 'seat ' + seat }] }
  }`)

function threadOf(answer: string): URL {
  const folder = mkdtempSync(join(tmpdir(), 'foldtable-thread-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'thread.mjs')
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads'
    const answer = ${answer}
    parentPort.on('message', (question) => parentPort.postMessage(answer(question)))`,
  )
  return pathToFileURL(file)
}

const HASTE = { searchMs: 200, threads: 1, now: Date.now }

function thinker(more: Partial<PoolSettings> = {}) {
  const settings = { ...HASTE, thoughtMs: 60_000, failed: () => undefined, thread: thread() }
  const one = new Pool({ ...settings, ...more })
  onTestFinished(() => one.stop())
  return one
}

const about = (seat: number, view: unknown = null) =>
  ({ game: 'imperial', view, seat, level: 3, seed: 1 }) as const

test('[HOUSE-1.8] tables take turns, however much one of them asks', async () => {
  const bots = thinker()
  const order: string[] = []
  const ask = async (table: string, seat: number) => {
    await bots.think(table, about(seat))
    order.push(`${table}${seat}`)
  }
  const asked = [0, 1, 2, 3].map((seat) => ask('a', seat))
  asked.push(ask('b', 0), ask('b', 1), ask('c', 0))
  expect(bots.waiting).toBe(6)
  await Promise.all(asked)
  expect(order).toEqual(['a0', 'a1', 'b0', 'c0', 'a2', 'b1', 'a3'])
})

test('[HOUSE-1.8] a thought that does not end is cut short, and the next table has its turn', async () => {
  const bots = thinker({ thoughtMs: 1000 })
  const endless = bots.think('a', about(0, 'endless'))
  const other = bots.think('b', about(1))
  await expect(endless).rejects.toThrow(TooLong)
  expect(await other).toMatchObject({ moves: [{ kind: 'seat 1' }] })
})

test('[HOUSE-1.8] a slow thought holds up no other table while there is another thread', async () => {
  const bots = thinker({ threads: 2 })
  const endless = bots.think('a', about(0, 'endless'))
  const others = [1, 2, 3].map((seat) => bots.think('b', about(seat)))
  expect(await Promise.all(others)).toHaveLength(3)
  expect(bots.waiting).toBe(0)
  endless.catch(() => undefined)
})

test.each([
  [0, '3 for 200'],
  [2000, '3 for 100'],
  [4500, '3 for 50'],
  [8000, '2 for 12.5'],
])('who waited for %i ms looks ahead with level %s ms', async (waited, looked) => {
  const times = [0, waited]
  const bots = thinker({
    thread: threadOf("({ id, ms, level }) => ({ id, moves: [{ kind: level + ' for ' + ms }] })"),
    now: () => times.shift() ?? waited,
  })
  expect(await bots.think('a', about(0))).toMatchObject({ moves: [{ kind: looked }] })
})

test('a question that nobody asks any more is not thought about', async () => {
  const bots = thinker()
  const first = bots.think('a', about(0))
  const dropped = bots.think('b', about(1), () => false)
  const last = bots.think('c', about(2))
  expect([await first, await dropped, await last]).toEqual([
    { id: 1, moves: [{ kind: 'seat 0' }] },
    undefined,
    { id: 2, moves: [{ kind: 'seat 2' }] },
  ])
})

test.each(['pass-the-ace', 'full-metal-planete', 'imperial'])(
  '[HOUSE-1.8] a bot of %s that thinks too long plays what the clock would',
  async (game) => {
    const house = await openHouse({ botPace: 600_000 })
    const { live } = await startedAt(house, await guests(house.url, 'Ann', 'Bob'), {
      game,
      bots: 1,
    })
    const told: unknown[] = []
    const bots = new Bots({
      pace: 0,
      ...HASTE,
      thoughtMs: 1,
      thread: threadOf('() => { for (;;); }'),
      failed: (problem) => told.push(problem),
      nonsense: () => undefined,
      tooLong: (_live, problem) => told.push(problem),
    })
    onTestFinished(() => bots.stop())
    const isAsked = (seat: number) => tableOf(live).question(seat) !== null
    const botted = <T extends { isBot: boolean }>(each: T, seat: number): T =>
      isAsked(seat) ? { ...each, isBot: true } : each
    await live.changeRoom((one) => ({
      ok: true,
      room: { ...one, sittings: one.sittings.map(botted) },
    }))
    const { n } = tableOf(live)
    bots.notice(live)
    await vi.waitFor(() => expect(tableOf(live).n).toBeGreaterThan(n), { timeout: 20_000 })
    expect(told[0]).toBeInstanceOf(TooLong)
  },
)

test('a bot that answers what it was not offered is told, and that it is the first of its table', async () => {
  const house = await openHouse({ botPace: 600_000 })
  const people = await guests(house.url, 'Ann', 'Bob')
  const { live } = await startedAt(house, people, { game: 'pass-the-ace', bots: 2 })
  const told: unknown[] = []
  const bots = new Bots({
    pace: 0,
    ...HASTE,
    thoughtMs: 60_000,
    thread: threadOf(
      `({ id }) => ({ id, moves: [{ kind: 'ready' }], nonsense: { kind: 'cheat' } })`,
    ),
    failed: (problem) => told.push(problem),
    nonsense: (table, { kind }, isFirst) => told.push([table.id, kind, isFirst]),
    tooLong: (_live, problem) => told.push(problem),
  })
  onTestFinished(() => bots.stop())
  const { n } = tableOf(live)
  bots.notice(live)
  await vi.waitFor(() => expect(tableOf(live).n).toBe(n + 2), { timeout: 20_000 })
  expect(told).toEqual([
    [live.id, 'cheat', true],
    [live.id, 'cheat', false],
  ])
})

test('[HOUSE-1.8] only bots play at so many tables of one person, and no more', async () => {
  const house = await openHouse({ botPace: 600_000, mostBotTables: 2 })
  const [ann] = (await guests(house.url, 'Ann')) as [Person]
  const answers: unknown[] = []
  for (let table = 0; table < 3; table++) {
    const { id } = await startedAt(house, [ann], { bots: 1, game: 'serenissima' })
    const answer = ann.until((one) => 'key' in one && one.key === `bot ${table}`)
    ann.say({ kind: 'seat', table: id, key: `bot ${table}`, to: 'bot' })
    answers.push(await answer)
  }
  expect(answers).toMatchObject([
    { kind: 'done' },
    { kind: 'done' },
    { kind: 'refused', code: 'tooManyBotTables' },
  ])
})
