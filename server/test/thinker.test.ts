// Bots think in turn: no table waits for all thoughts of another, and no thought lasts for ever.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Bots } from '../src/bots/bots.ts'
import { Thinker, TooLong } from '../src/bots/thinker.ts'
import { openHouse } from './house.ts'
import type { Person } from './person.ts'
import { guests, startedAt, tableOf } from './seated.ts'

/** A thread that answers with the seat it was asked for, and never where the view says so. */
const thread = (): URL =>
  threadOf(`({ id, view, seat }) => {
    if (view === 'endless') for (;;);
    return { id, move: { kind: 'seat ' + seat } }
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

function thinker(thoughtMs = 60_000) {
  const one = new Thinker({ thoughtMs, failed: () => undefined, thread: thread() })
  onTestFinished(() => one.stop())
  return one
}

test('[HOUSE-1.8] tables take turns, however much one of them asks', async () => {
  const bots = thinker()
  const order: string[] = []
  const ask = async (table: string, seat: number) => {
    await bots.think(table, { game: 'imperial', view: null, seat })
    order.push(`${table}${seat}`)
  }
  const asked = [0, 1, 2, 3].map((seat) => ask('a', seat))
  asked.push(ask('b', 0), ask('b', 1), ask('c', 0))
  expect(bots.waiting).toBe(6)
  await Promise.all(asked)
  expect(order).toEqual(['a0', 'a1', 'b0', 'c0', 'a2', 'b1', 'a3'])
})

test('[HOUSE-1.8] a thought that does not end is cut short, and the next table has its turn', async () => {
  const bots = thinker(1000)
  const endless = bots.think('a', { game: 'imperial', view: 'endless', seat: 0 })
  const other = bots.think('b', { game: 'imperial', view: null, seat: 1 })
  await expect(endless).rejects.toThrow(TooLong)
  expect(await other).toMatchObject({ move: { kind: 'seat 1' } })
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
      thoughtMs: 1,
      thread: threadOf('() => { for (;;); }'),
      now: Date.now,
      failed: (problem) => told.push(problem),
      nonsense: () => undefined,
      tooLong: (_live, problem) => told.push(problem),
    })
    onTestFinished(() => bots.stop())
    const isAsked = (seat: number) => tableOf(live).question(seat) !== null
    const botted = <T extends { isBot: boolean }>(each: T, seat: number): T =>
      isAsked(seat) ? { ...each, isBot: true } : each
    await live.changeHouse((one) => ({
      house: { ...one, sittings: one.sittings.map(botted) },
    }))
    const { n } = tableOf(live)
    bots.notice(live)
    await vi.waitFor(() => expect(tableOf(live).n).toBeGreaterThan(n), { timeout: 20_000 })
    expect(told[0]).toBeInstanceOf(TooLong)
  },
)

test('a bot that answers what it was not offered is told, once for its table', async () => {
  const house = await openHouse({ botPace: 600_000 })
  const people = await guests(house.url, 'Ann', 'Bob')
  const { live } = await startedAt(house, people, { game: 'pass-the-ace', bots: 2 })
  const told: unknown[] = []
  const bots = new Bots({
    pace: 0,
    thoughtMs: 60_000,
    thread: threadOf(`({ id }) => ({ id, move: { kind: 'ready' }, nonsense: { kind: 'cheat' } })`),
    now: Date.now,
    failed: (problem) => told.push(problem),
    nonsense: (table, { kind }) => told.push([table.id, kind]),
    tooLong: (_live, problem) => told.push(problem),
  })
  onTestFinished(() => bots.stop())
  const { n } = tableOf(live)
  bots.notice(live)
  await vi.waitFor(() => expect(tableOf(live).n).toBe(n + 2), { timeout: 20_000 })
  expect(told).toEqual([[live.id, 'cheat']])
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
