// Tables wholly in the browser: alone against bots, several at one device, over reloads; and the record of it.

import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { policyOf } from '@foldtable/bots/policies'
import '@foldtable/bots/simple' // at hand before the first bot is asked
import { games } from '@foldtable/games'
import {
  type AnyEvent,
  type AnyMove,
  canonical,
  copyOf,
  type Game,
  type Json,
  offers,
  redact,
  seededChance,
  verifyRecord,
  writeRecord,
} from '@foldtable/kernel'
import { expect, onTestFinished, test } from 'vitest'
import { freshFolder } from '../../server/test/house.ts'
import {
  createLocal,
  deleteLocal,
  type LocalParts,
  listLocal,
  openLocal,
  recordOfLocal,
} from '../src/store/local-table.ts'
import type { TableSession } from '../src/store/types.ts'
import { inMemory, type KeyValues } from '../src/wire/key-values.ts'
import { loadGame, until } from './store-people.ts'
import { FakeTimers } from './wire-time.ts'

const person = (name: string) => ({ name, avatar: 'fox-red', isBot: false })
const bot = (name: string) => ({ name, avatar: '', isBot: true })
const SOLO = [person('Ann'), bot('Otto'), bot('Mira')]

function partsWith(storage: KeyValues = inMemory()) {
  const timers = new FakeTimers()
  const parts: LocalParts = { storage, loadGame, timers }
  return { storage, timers, parts }
}

async function opened(parts: LocalParts, id: string): Promise<TableSession> {
  const session = openLocal(parts, id)
  onTestFinished(() => session.close())
  await until(session, ({ status }) => status !== 'loading')
  return session
}

/** The host waits for its ledger: a move is made a moment later. */
async function played(session: TableSession, timers: FakeTimers, move: AnyMove): Promise<void> {
  session.play(move)
  await timers.pass(0)
}

/** Plays whatever is offered; time goes on when nobody at the device is asked. */
async function playedOut(
  session: TableSession,
  timers: FakeTimers,
  seed: string,
  most = 5000,
): Promise<void> {
  const chance = seededChance(seed)
  for (let step = 0; step < most; step++) {
    const { status, handover, offers, problem } = session.snapshot()
    expect(problem).toBe(null)
    if (status === 'over') return
    if (handover !== null) session.takeOver()
    else if (offers.length > 0) await played(session, timers, chance.pick(offers))
    else await timers.pass(1000)
  }
}

test('alone against bots to the end; the record is accepted by the command line', async () => {
  const { storage, timers, parts } = partsWith()
  const id = await createLocal(parts, {
    game: 'pass-the-ace',
    seats: SOLO,
    options: { startingLives: 2 },
  })
  const session = await opened(parts, id)
  expect(session.snapshot()).toMatchObject({
    status: 'playing',
    connection: 'open',
    viewer: 0,
    n: 1,
    handover: null,
    hasHistory: true,
  })
  const seen = new Set<string>()
  session.subscribe(() => seen.add(canonical(session.snapshot().view as Json)))
  await playedOut(session, timers, 'solo')
  expect(session.snapshot().status).toBe('over')
  const others = [...seen].filter((view) => /"is":"[^"]+","pool":"pack","to":\[[12,]+\]/.test(view))
  expect(others).toEqual([])

  const record = await recordOfLocal(parts, id)
  if (record === undefined) throw new Error('no record')
  const findings = verifyRecord(await loadGame('pass-the-ace'), record)
  expect(findings.map(({ passed }) => passed)).toEqual(findings.map(() => true))
  const file = join(freshFolder(), 'record.json')
  writeFileSync(file, writeRecord(record))
  const said = execFileSync(process.execPath, ['tools/bin/foldtable.js', 'verify', file])
  expect(String(said)).not.toMatch(/failed|skipped/)

  expect(listLocal(storage)).toMatchObject([{ id, game: 'pass-the-ace', isOver: true }])
  deleteLocal(storage, id)
  expect(storage.keys('foldtable.local.')).toEqual([])
  expect((await opened(parts, id)).snapshot().status).toBe('missing')
})

test('[T-6.1] all hands are open after the end and not before, through anybody’s eyes', async () => {
  const { timers, parts } = partsWith()
  const wanted = { game: 'pass-the-ace', seats: SOLO, options: { startingLives: 2 } }
  const session = await opened(parts, await createLocal(parts, wanted))
  for (const eyes of ['open', 1, 'spectator'] as const)
    expect(await session.lookAs(eyes)).toBe(false)
  await playedOut(session, timers, 'eyes')
  const { entries, options, seats } = await session.record()
  const truth = (await loadGame('pass-the-ace')) as Game
  const stateAt = (n: number) => {
    const state = truth.blank(seats.length, options)
    for (const { events } of entries.slice(0, n))
      for (const event of events) truth.evolve(state, copyOf(event))
    return state
  }
  for (const [eyes, seen] of [
    ['open', stateAt(6)],
    [1, redact(stateAt(6), 1)],
    [null, redact(stateAt(6), 0)],
  ] as const) {
    expect(await session.lookAs(eyes)).toBe(true)
    await session.goTo(6)
    expect(session.snapshot()).toMatchObject({ eyes: eyes ?? 0, viewer: 0, view: seen })
  }
  expect((await session.marks()).length).toBeGreaterThan(1)
})

test('it survives a reload after every entry, and goes on as if nothing had been', async () => {
  const { storage, timers, parts } = partsWith()
  const options = { startingLives: 5 } // with three, a game may be over before it was reloaded much
  const id = await createLocal(parts, { game: 'pass-the-ace', seats: SOLO, options })
  let session = await opened(parts, id)
  for (let reload = 0; reload < 25 && session.snapshot().status !== 'over'; reload++) {
    await playedOut(session, timers, `reload ${reload}`, 4)
    const { n, view, log, offers, decision } = session.snapshot()
    session.close()
    session = await opened({ storage, loadGame, timers }, id)
    const again = session.snapshot()
    expect(again).toMatchObject({ n, view, offers, decision })
    expect(again.log).toEqual(log)
  }
  expect(session.snapshot().n).toBeGreaterThan(30)
})

test('several at one device: nothing is shown between them, and each sees only their own', async () => {
  const { timers, parts } = partsWith()
  const seats = [person('Ann'), person('Bob'), bot('Otto')]
  const id = await createLocal(parts, { game: 'pass-the-ace', seats })
  const session = await opened(parts, id)
  const taken = new Set<number>()
  session.subscribe(() => {
    const { handover, view, offers, viewer, log, step } = session.snapshot()
    if (handover === null) return
    expect({ view, offers, viewer, step }).toEqual({
      view: null,
      offers: [],
      viewer: 'spectator',
      step: undefined,
    })
    expect(JSON.stringify(log)).not.toContain('"is":')
  })
  const chance = seededChance('hot seat')
  for (let step = 0; step < 400 && session.snapshot().status !== 'over'; step++) {
    const { handover, offers, viewer, view } = session.snapshot()
    if (handover !== null) {
      taken.add(handover)
      session.takeOver()
      expect(session.snapshot().viewer).toBe(handover)
      expect(session.snapshot().offers.length).toBeGreaterThan(0)
    } else if (offers.length > 0) {
      expect(canonical(view as Json)).toBe(canonical(redact(view, viewer) as Json))
      session.play(chance.pick(offers))
      await timers.pass(0)
    } else await timers.pass(1000)
  }
  expect([...taken].sort()).toEqual([0, 1])
})

test('in a pause one answer at the device is the answer of everybody there', async () => {
  const { parts, timers } = partsWith()
  const seats = [person('Ann'), person('Bob')]
  const id = await createLocal(parts, { game: 'pass-the-ace', seats })
  const session = await opened(parts, id)
  expect(session.snapshot().handover).toBe(null)
  expect(session.snapshot().decision).toMatchObject({ about: 'highCard', seats: [0, 1] })
  session.play({ kind: 'ready' })
  await timers.pass(0)
  expect(session.snapshot().decision).toMatchObject({ about: 'turn' })
  expect(session.snapshot().handover).not.toBe(null)
})

test('a move can be taken back, with all that bots did since', async () => {
  const { timers, parts } = partsWith()
  const id = await createLocal(parts, { game: 'pass-the-ace', seats: SOLO })
  const session = await opened(parts, id)
  session.ask('undo')
  await timers.pass(0)
  expect(session.snapshot().problem).toMatchObject({ refusal: { code: 'nothingToTakeBack' } })
  session.dismiss()
  for (let step = 0; step < 200; step++) {
    const { decision, offers } = session.snapshot()
    const isTurn = decision?.result === undefined && decision?.about === 'turn'
    if (isTurn && offers.length > 0) break
    if (offers[0] !== undefined) await played(session, timers, offers[0])
    else await timers.pass(500)
  }
  const { n, view, offers } = session.snapshot()
  session.play(offers[0] ?? { kind: 'none' })
  await timers.pass(0)
  await timers.pass(1000)
  expect(session.snapshot().n).toBeGreaterThan(n)
  session.ask('undo')
  await timers.pass(0)
  expect(session.snapshot()).toMatchObject({ view, offers, problem: null })
  expect(session.snapshot().step?.events).toEqual([])
  expect(session.snapshot().log.some(({ isUndone }) => isUndone)).toBe(true)
  await session.goTo(n)
  expect(session.snapshot()).toMatchObject({ view, isPast: true, shownN: n, offers: [] })
  await session.goTo(null)
  expect(session.snapshot().isPast).toBe(false)
})

test('a bot plays on for whoever wants it to, and gives the seat back', async () => {
  const { timers, parts } = partsWith()
  const id = await createLocal(parts, { game: 'pass-the-ace', seats: SOLO })
  const session = await opened(parts, id)
  session.seat('bot')
  await timers.pass(0)
  expect(session.snapshot().house?.seats[0]?.isBot).toBe(true)
  for (let wait = 0; wait < 12; wait++) {
    await timers.pass(1000)
    expect(session.snapshot().offers).toEqual([])
  }
  const record = await recordOfLocal(parts, id)
  expect(record?.entries.some(({ by }) => by === 0)).toBe(true)
  session.seat('back')
  await timers.pass(0)
  expect(session.snapshot().house?.seats[0]?.isBot).toBe(false)
  await playedOut(session, timers, 'back')
  expect(session.snapshot().status).toBe('over')
})

test('one of several leaves for good, and the others play on', async () => {
  const { timers, parts } = partsWith()
  const seats = [person('Ann'), person('Bob'), bot('Otto')]
  const id = await createLocal(parts, { game: 'pass-the-ace', seats })
  const session = await opened(parts, id)
  while (session.snapshot().handover === null) {
    for (const move of session.snapshot().offers) await played(session, timers, move)
    await timers.pass(500)
  }
  const leaver = session.snapshot().handover ?? 0
  session.takeOver()
  session.seat('leave')
  await timers.pass(0)
  expect(session.snapshot().house?.seats[leaver]?.hasLeft).toBe(true)
  await playedOut(session, timers, 'leave')
  expect(session.snapshot().status).toBe('over')
  const record = await recordOfLocal(parts, id)
  if (record === undefined) throw new Error('no record')
  const findings = verifyRecord(await loadGame('pass-the-ace'), record)
  expect(findings.filter(({ passed }) => passed !== true)).toEqual([])
})

test('where the game has no way of leaving, a bot plays on for who left', async () => {
  const { timers, parts } = partsWith()
  const seats = [person('Ann'), person('Bob'), person('Cleo')]
  await policyOf('imperial') // in real time, which these timers do not have
  const session = await opened(parts, await createLocal(parts, { game: 'imperial', seats }))
  const leaver = session.snapshot().handover ?? 0
  session.takeOver()
  session.seat('leave')
  await timers.pass(0)
  expect(session.snapshot().house?.seats[leaver]).toMatchObject({ hasLeft: true, isBot: true })
  await playedOut(session, timers, 'left alone', 60)
  const { entries } = await session.record()
  expect(entries.some(({ by, n }) => by === leaver && n > 1)).toBe(true)
})

test('a table that was kept before goes on, with its bot and whoever has left', async () => {
  const { storage, timers, parts } = partsWith()
  const id = await createLocal(parts, {
    game: 'pass-the-ace',
    seats: [...SOLO, person('Bob')],
    options: { startingLives: 5 },
  })
  const before = await opened(parts, id)
  await playedOut(before, timers, 'before', 10)
  before.close()
  const name = `foldtable.local.${id}`
  const { house: _, revision: __, ...head } = JSON.parse(storage.get(name) ?? '{}')
  const seats = head.seats.map((seat: object, at: number) =>
    at === 0 ? { ...seat, isAway: true } : seat,
  )
  storage.set(name, JSON.stringify({ ...head, seats }))
  const session = await opened({ storage, loadGame, timers }, id)
  const { n, house } = session.snapshot()
  expect(n).toBe(head.n)
  expect(house?.seats.map(({ isBot }) => isBot)).toEqual([true, true, true, false])
  await playedOut(session, timers, 'after')
  expect(session.snapshot().status).toBe('over')
  expect(listLocal(storage)).toMatchObject([{ isOver: true, version: head.version }])
})

test('two pages with the same table do not spoil it', async () => {
  const { storage, timers, parts } = partsWith()
  const id = await createLocal(parts, { game: 'pass-the-ace', seats: SOLO })
  const pages = [await opened(parts, id), await opened({ storage, loadGame, timers }, id)]
  const chance = seededChance('two pages')
  for (let step = 0; step < 3000; step++) {
    const page = chance.pick(pages)
    const { offers, status } = page.snapshot()
    if (status === 'over') break
    if (offers.length > 0) page.play(chance.pick(offers))
    await timers.pass(chance.below(600))
  }
  const record = await recordOfLocal(parts, id)
  expect(record?.result).toBeDefined()
  if (record === undefined) throw new Error('no record')
  const findings = verifyRecord(await loadGame('pass-the-ace'), record)
  expect(findings.filter(({ passed }) => passed !== true)).toEqual([])
  deleteLocal(storage, id)
  pages[0]?.ask('undo')
  await timers.pass(0)
  expect(pages[0]?.snapshot().status).toBe('missing')
})

test('a clock runs while the table is open, and only then', async () => {
  const { storage, timers, parts } = partsWith()
  const clock = { kind: 'bank', seconds: 60, increment: 0 } as const
  const seats = [person('Ann'), bot('Otto')]
  const id = await createLocal(parts, { game: 'pass-the-ace', seats, clock })
  const session = await opened(parts, id)
  while (session.snapshot().offers.every(({ kind }) => kind === 'ready')) {
    for (const move of session.snapshot().offers) await played(session, timers, move)
    await timers.pass(1000)
  }
  await timers.pass(10_000)
  const { n } = session.snapshot()
  session.close()
  await timers.pass(3_600_000)
  const again = await opened({ storage, loadGame, timers }, id)
  expect(again.snapshot().decision).toMatchObject({ seats: [0], about: 'turn' })
  expect(again.snapshot().clock?.stoppedAt).toBe(null)
  await timers.pass(61_000)
  expect(again.snapshot().n).toBeGreaterThan(n + 2)
})

test.each(games.map(({ meta }) => meta.id))('%s is played here against bots', async (game) => {
  const { timers, parts } = partsWith()
  const { meta } = await loadGame(game)
  const seats = Array.from({ length: Math.max(2, meta.seats.min) }, (_, seat) =>
    seat === 0 ? person('Ann') : bot(`Bot ${seat}`),
  )
  await policyOf(game) // its bot is loaded in real time, which these timers do not have
  const id = await createLocal(parts, { game, seats })
  const session = await opened(parts, id)
  await playedOut(session, timers, game, 60)
  expect(session.snapshot().n).toBeGreaterThan(10)
  const record = await recordOfLocal(parts, id)
  if (record === undefined) throw new Error('no record')
  const findings = verifyRecord(await loadGame(game), record)
  expect(findings.filter(({ passed }) => passed === false)).toEqual([])
})

test('a bot goes on with what it planned, and thinks again where that is not to be', async () => {
  const { storage, timers } = partsWith()
  const game = await loadGame('serenissima')
  const asked: string[] = []
  const begin = { kind: 'chooseTurn', turn: 'ordinary' }
  const think: LocalParts['think'] = async (_game, view, seat) => {
    const kinds = offers(game, view, seat).map(({ kind }) => kind)
    asked.push(kinds.includes('chooseTurn') ? 'turn' : kinds.includes('endTurn') ? 'step' : 'start')
    // Nobody sails to the moon: what comes after it is not made either.
    const lost = { kind: 'moveGalley', path: ['Luna'] }
    const isOdd = asked.filter((what) => what === 'turn').length % 2 === 1
    if (asked.at(-1) === 'turn') return [begin, ...(isOdd ? [] : [lost]), { kind: 'endTurn' }]
    return offers(game, view, seat).slice(asked.at(-1) === 'step' ? -1 : 0)
  }
  const parts = { storage, loadGame, timers, think }
  const id = await createLocal(parts, { game: 'serenissima', seats: [bot('Otto'), bot('Mira')] })
  await opened(parts, id)
  for (let go = 0; go < 400 && asked.filter((what) => what === 'turn').length < 5; go++)
    await timers.pass(1000)
  const record = await recordOfLocal(parts, id)
  const events: AnyEvent[] = record?.entries.flatMap((entry) => entry.events) ?? []
  expect(events.filter(({ kind }) => kind === 'turnEnded').length).toBeGreaterThanOrEqual(4)
  expect(asked.join(' ')).toMatch(/turn turn step turn turn step/)
})
