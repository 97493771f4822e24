// Tables at a real server, through stores without a screen: replicas, predictions, cuts, reloads, rewinds, time travel.
import {
  type AnyMove,
  type AnyTable,
  redact,
  refused,
  seededChance,
  undoFor,
  type Viewer,
} from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { startServer } from '../../server/src/server.ts'
import { freshFolder, openHouse, testSettings } from '../../server/test/house.ts'
import type { TableSession, TableSnapshot } from '../src/store/types.ts'
import { Browser, nextMover, startedWith, until, waited } from './store-people.ts'

const OPTIONS = { startingLives: 2 }

const guests = (url: string, ...names: string[]): Promise<Browser[]> =>
  Promise.all(names.map((name) => Browser.guest(url, name)))

/** Every picture that was ever shown. */
function filmed(session: TableSession): TableSnapshot[] {
  const film: TableSnapshot[] = [session.snapshot()]
  session.subscribe(() => film.push(session.snapshot()))
  return film
}

const methodsOf = (session: TableSession) => ({
  snapshot: () => session.snapshot(),
  dismiss: () => session.dismiss(),
})

async function evenAt(sessions: readonly TableSession[], n: number): Promise<void> {
  for (const session of sessions)
    await until(session, (one) => one.n >= n && one.pending.length === 0)
}

test('a whole game: every replica is the redacted truth at every step, and the log tells it', async () => {
  const house = await openHouse()
  const browsers = await guests(house.url, 'Ann', 'Bob', 'Cleo')
  const { id, sessions, table } = await startedWith(house, browsers, { options: OPTIONS })
  const [stranger] = await guests(house.url, 'Stranger')
  const all = [...sessions, (stranger as Browser).open(id)]
  await until(all[3] as TableSession, ({ status }) => status === 'playing')
  const chance = seededChance('whole game')
  while (table().decision.result === undefined) {
    const next = nextMover(sessions, (things) => chance.pick(things))
    if (next === undefined) throw new Error('nobody can move')
    const { n } = table()
    next.session.play(next.move)
    await evenAt(all, n + 1)
    await evenAt(all, table().n)
    for (const session of all) {
      const { viewer, view, decision, offers } = session.snapshot()
      expect(view).toEqual(redact(table().state, viewer))
      expect(decision).toEqual(table().decision)
      expect(offers).toEqual(viewer === 'spectator' ? [] : table().offers(viewer))
    }
  }
  const viewers = all.map((session) => session.snapshot().viewer)
  expect(viewers).toEqual([0, 1, 2, 'spectator'])
  for (const session of all) {
    const { status, log, problem, hasHistory } = await until(session, (one) => one.hasHistory)
    expect({ status, problem, hasHistory }).toEqual({
      status: 'over',
      problem: null,
      hasHistory: true,
    })
    expect(log.map(({ n }) => n)).toEqual(log.map(({ n }) => n).toSorted((a, b) => a - b))
    expect(log[0]?.n).toBe(1)
    expect(log.at(-1)?.n).toBe(table().n)
  }
  const cards = (stranger as Browser).heard.filter((text) => /"is":/.test(text))
  expect(cards).toEqual([])
})

test('a predicted move is shown at once, and the truth replaces it without flicker', async () => {
  const house = await openHouse()
  const browsers = await guests(house.url, 'Ann', 'Bob', 'Cleo')
  const { sessions, table } = await startedWith(house, browsers, { options: OPTIONS })
  const [ann] = sessions as [TableSession]
  const film = filmed(ann)
  ann.play({ kind: 'ready' })
  const predicted = ann.snapshot()
  expect(predicted.pending).toMatchObject([{ isPredicted: true, isQueued: false }])
  expect(predicted.step?.events).toEqual([{ kind: 'readied', seat: 0 }])
  expect(predicted.n).toBe(1)
  expect(predicted.offers).toEqual([])
  await until(ann, ({ n, pending }) => n === 2 && pending.length === 0)
  expect(ann.snapshot().view).toBe(predicted.view)
  expect(ann.snapshot().step).toBe(predicted.step)
  expect(ann.snapshot().view).toEqual(table().view(0))
  const views = [...new Set(film.map(({ view }) => view))]
  expect(views.length).toBe(2)
})

test('two people move at the same time, each with a prediction', async () => {
  const house = await openHouse()
  const browsers = await guests(house.url, 'Ann', 'Bob', 'Cleo')
  const { sessions, table } = await startedWith(house, browsers, { options: OPTIONS })
  const [ann, bob] = sessions as [TableSession, TableSession]
  ann.play({ kind: 'ready' })
  bob.play({ kind: 'ready' })
  await evenAt(sessions, 3)
  expect(ann.snapshot().view).toEqual(table().view(0))
  expect(bob.snapshot().view).toEqual(table().view(1))
})

test.each(['pass-the-ace', 'powerhouse'])(
  '%s: several moves in a row are shown at once and all come true',
  async (game) => {
    const house = await openHouse()
    const browsers = await guests(house.url, 'Ann', 'Bob', 'Cleo', 'Dan')
    const { sessions, table } = await startedWith(house, browsers, { game })
    const chance = seededChance(`row ${game}`)
    let longest = 0
    for (let turn = 0; turn < 120 && table().decision.result === undefined; turn++) {
      const next = nextMover(sessions, (things) => chance.pick(things))
      if (next === undefined) {
        await waited(1)
        continue
      }
      const { session } = next
      session.play(next.move)
      for (let more = 0; more < 4; more++) {
        const { offers, pending } = session.snapshot()
        longest = Math.max(longest, pending.length)
        if (offers.length > 0) session.play(chance.pick(offers))
      }
      if (chance.below(3) > 0) await evenAt([session], table().n)
      for (const { snapshot, dismiss } of sessions.map(methodsOf)) {
        expect(snapshot().problem?.kind ?? 'dropped').toBe('dropped')
        dismiss()
      }
    }
    for (const session of sessions) {
      await evenAt([session], table().n)
      const { viewer, view, n } = session.snapshot()
      if (n === table().n) expect(view).toEqual(table().view(viewer))
    }
    if (game === 'powerhouse') expect(longest).toBeGreaterThan(1)
  },
)

test('a prediction that is refused is rolled back, with the refusal in hand', async () => {
  const house = await openHouse()
  const browsers = await guests(house.url, 'Ann', 'Bob')
  const { sessions, live, table } = await startedWith(house, browsers, { options: OPTIONS })
  const [ann] = sessions as [TableSession]
  ann.play({ kind: 'swap' })
  expect(ann.snapshot().problem).toMatchObject({ kind: 'refused', move: { kind: 'swap' } })
  expect(ann.whyNot({ kind: 'swap' })?.rule).toBeDefined()
  ann.dismiss()
  expect(ann.snapshot().problem).toBe(null)
  live.truth.commit = (_make, _isKeyed, told) => told(refused('fault', 'HOUSE-2.3'))
  const before = ann.snapshot().view
  ann.play({ kind: 'ready' })
  expect(ann.snapshot().view).not.toEqual(before)
  const { view, problem, pending, offers } = await until(ann, (one) => one.problem !== null)
  expect({ view, problem, pending, offers }).toEqual({
    view: before,
    problem: {
      kind: 'refused',
      refusal: { code: 'fault', rule: 'HOUSE-2.3' },
      move: { kind: 'ready' },
    },
    pending: [],
    offers: table().offers(0),
  })
})

test('connections are cut in the middle of it all, and every replica is the truth in the end', async () => {
  const house = await openHouse()
  const browsers = await guests(house.url, 'Ann', 'Bob', 'Cleo')
  const { sessions, table } = await startedWith(house, browsers, { options: OPTIONS })
  const chance = seededChance('cuts')
  for (let turn = 0; table().decision.result === undefined; turn++) {
    await evenAt(sessions, table().n)
    const next = nextMover(sessions, (things) => chance.pick(things))
    if (next === undefined) continue
    next.session.play(next.move)
    if (turn % 3 === 0) {
      const browser = chance.pick(browsers)
      browser.cut()
      await waited(chance.below(8))
      browser.mend()
    }
    await evenAt(sessions, table().n)
  }
  await evenAt(sessions, table().n)
  for (const session of sessions) {
    const { viewer, view, problem, log } = await until(session, (one) => one.hasHistory)
    expect(view).toEqual(redact(table().state, viewer))
    expect(problem).toBe(null)
    expect(new Set(log.map(({ n }) => n)).size).toBeGreaterThan(5)
  }
  const keys = table().entries.flatMap(({ key }) => key ?? [])
  expect(new Set(keys).size).toBe(keys.length)
})

test('the server is restarted: everybody comes back by themselves and plays on', async () => {
  const dataDir = freshFolder()
  const first = await startServer(testSettings({ dataDir }))
  const browsers = await guests(first.url, 'Ann', 'Bob')
  const { id, sessions } = await startedWith(first, browsers, { options: OPTIONS })
  const [ann, bob] = sessions as [TableSession, TableSession]
  ann.play({ kind: 'ready' })
  await evenAt(sessions, 2)
  await first.stop()
  await until(bob, ({ connection }) => connection === 'reconnecting')
  bob.play({ kind: 'ready' })
  expect(bob.snapshot().pending).toMatchObject([{ isQueued: true, isPredicted: false }])
  const second = await openHouse({ dataDir, port: first.port })
  await evenAt(sessions, 3)
  const table = (await second.tables.find(id))?.table
  expect(table?.n).toBe(3)
  expect(ann.snapshot().view).toEqual(table?.view(0))
  expect(bob.snapshot().view).toEqual(table?.view(1))
})

test('a move made offline arrives once: after a reconnect, and after a reload', async () => {
  const house = await openHouse()
  const browsers = await guests(house.url, 'Ann', 'Bob', 'Cleo')
  const { id, sessions, table } = await startedWith(house, browsers, { options: OPTIONS })
  const [ann, bob] = browsers as [Browser, Browser]
  const [annsTable, bobsTable] = sessions as [TableSession, TableSession]
  ann.cut()
  await until(annsTable, ({ connection }) => connection === 'reconnecting')
  annsTable.play({ kind: 'ready' })
  expect(annsTable.snapshot().pending).toMatchObject([{ isQueued: true, isPredicted: true }])
  ann.mend()
  await until(annsTable, ({ n, pending }) => n === 2 && pending.length === 0)

  bob.cut()
  await until(bobsTable, ({ connection }) => connection === 'reconnecting')
  bobsTable.play({ kind: 'ready' })
  bobsTable.close()
  bob.reload()
  bob.isCut = false
  const again = bob.open(id)
  const { view } = await until(again, ({ n, pending }) => n === 3 && pending.length === 0)
  expect(view).toEqual(table().view(1))
  expect(table().entries.map(({ by }) => by)).toEqual(['host', 0, 1])
  expect(bob.wire.queue.list()).toEqual([])
})

test('opened without a network, a table stands where this person saw it last, and goes on from there', async () => {
  const house = await openHouse()
  const browsers = await guests(house.url, 'Ann', 'Bob', 'Cleo')
  const { id, sessions, table } = await startedWith(house, browsers, { options: OPTIONS })
  const [ann, bob, cleo] = browsers as [Browser, Browser, Browser]
  const [annsTable, bobsTable] = sessions as [TableSession, TableSession]
  annsTable.play({ kind: 'ready' })
  await evenAt(sessions, 2)
  const before = annsTable.snapshot()
  annsTable.close()
  ann.cut()
  ann.reload()
  const again = ann.open(id)
  const kept = await until(again, ({ status }) => status === 'playing')
  expect(kept).toMatchObject({ n: 2, viewer: 0 })
  expect(kept.view).toEqual(before.view)
  expect(kept.connection).not.toBe('open')

  bobsTable.play({ kind: 'ready' })
  await evenAt(sessions.slice(1), 3)
  ann.mend()
  const now = await until(again, ({ n }) => n === 3)
  expect(now.view).toEqual(table().view(0))

  // Somebody else at the same browser sees nothing of it.
  const stranger = new Browser(cleo.person, ann.storage)
  stranger.cut()
  stranger.reload()
  const theirs = stranger.open(id)
  await until(theirs, ({ connection }) => connection === 'reconnecting' || connection === 'offline')
  expect(theirs.snapshot()).toMatchObject({ status: 'loading', view: null })
  expect(bob.storage.keys('foldtable.last.').length).toBeLessThan(2)
})

test('a move that was kept is sent from any page, also where its table is not open', async () => {
  const house = await openHouse()
  const browsers = await guests(house.url, 'Ann', 'Bob', 'Cleo')
  const { sessions, table } = await startedWith(house, browsers, { options: OPTIONS })
  const [ann] = browsers as [Browser]
  const [annsTable, bobsTable] = sessions as [TableSession, TableSession]
  ann.cut()
  annsTable.play({ kind: 'ready' })
  annsTable.close()
  ann.isCut = false
  ann.reload()
  await until(bobsTable, ({ n }) => n === 2)
  expect(table().entries.map(({ by }) => by)).toEqual(['host', 0])
  await expect.poll(() => ann.wire.queue.list()).toEqual([])
})

test('[A-14.3] a move that was kept is dropped with a notice when the question has moved on', async () => {
  let now = Date.now()
  const house = await openHouse({}, () => now)
  const browsers = await guests(house.url, 'Ann', 'Bob', 'Cleo')
  const { id, sessions, table } = await startedWith(house, browsers, { options: OPTIONS })
  const [ann] = browsers as [Browser]
  const [annsTable] = sessions as [TableSession]
  ann.cut()
  await until(annsTable, ({ connection }) => connection === 'reconnecting')
  annsTable.play({ kind: 'ready' })
  annsTable.close()
  now += 120_000
  house.wake()
  await expect.poll(() => table().n).toBeGreaterThan(1)
  ann.isCut = false
  ann.reload()
  const again = ann.open(id)
  const { problem, view, pending } = await until(
    again,
    (one) => one.problem !== null && one.view !== null,
  )
  expect(problem).toEqual({ kind: 'dropped', move: { kind: 'ready' }, name: { id: 'move.ready' } })
  expect(pending).toEqual([])
  expect(view).toEqual(table().view(0))
  expect(table().entries.every(({ by }) => by !== 0)).toBe(true)
})

test('[A-14.3] a swap that was dropped is called as it was when it was made', async () => {
  let now = Date.now()
  const house = await openHouse({}, () => now)
  const browsers = await guests(house.url, 'Ann', 'Bob', 'Cleo')
  const { id, sessions, table, live } = await startedWith(house, browsers, { options: OPTIONS })
  while (aboutOf(table()) !== 'turn') {
    const n = table().n
    for (const session of sessions)
      if (session.snapshot().offers.some(({ kind }) => kind === 'ready'))
        session.play({ kind: 'ready' })
    await expect.poll(() => table().n).toBeGreaterThan(n)
  }
  const { order } = table().state as { order: number[] }
  const [seat = 0, target = 0] = order
  const [browser, session] = [browsers[seat] as Browser, sessions[seat] as TableSession]
  await until(session, ({ offers }) => offers.length > 0)
  browser.cut()
  await until(session, ({ connection }) => connection === 'reconnecting')
  const swap = session.snapshot().offers.find(({ kind }) => kind === 'swap') ?? { kind: 'stick' }
  const { n } = table()
  session.play(swap)
  session.close()
  await expect.poll(() => live.presence.isHere(live.room.sittings[seat]?.id ?? '')).toBe(false)
  now += 120_000
  house.wake()
  await expect.poll(() => table().n).toBeGreaterThan(n)
  browser.isCut = false
  browser.reload()
  const { problem } = await until(browser.open(id), (one) => one.problem !== null)
  const named = { id: 'move.swap', params: { target: { seat: target } } }
  expect(problem).toEqual({
    kind: 'dropped',
    move: swap,
    name: swap.kind === 'swap' ? named : { id: 'move.stick' },
  })
})

const aboutOf = ({ decision }: AnyTable) => (decision.result === undefined ? decision.about : '')

test('time travel shows every moment as the server has it, and steps forward are told', async () => {
  const house = await openHouse()
  const browsers = await guests(house.url, 'Ann', 'Bob')
  const { id, sessions, table } = await startedWith(house, browsers, { options: OPTIONS })
  const chance = seededChance('travel')
  while (table().n < 45 && table().decision.result === undefined) {
    const next = nextMover(sessions, (things) => chance.pick(things))
    if (next === undefined) continue
    const { n } = table()
    next.session.play(next.move)
    await evenAt(sessions, n + 1)
    if (chance.below(6) === 0) next.session.ask('undo')
    await waited(2)
    const asking = next.session.snapshot().house?.asking
    for (const session of sessions)
      if (asking?.waitsFor.includes(session.snapshot().viewer as number))
        session.answer(asking.id, true)
    await waited(2)
    await evenAt(sessions, table().n)
    for (const session of sessions) expectHonestCost(session, table())
  }
  expect(table().entries.some(({ rewind }) => rewind !== undefined)).toBe(true)
  const late = (browsers[0] as Browser).open(id)
  await until(late, ({ status }) => status !== 'loading')
  for (const session of [late, sessions[1] as TableSession]) {
    const viewer = session.snapshot().viewer as Viewer
    const { n: latest } = session.snapshot()
    for (let n = 1; n < latest; n++) {
      await session.goTo(n)
      const { view, isPast, shownN, step, offers } = session.snapshot()
      expect({ isPast, shownN, offers }).toEqual({ isPast: true, shownN: n, offers: [] })
      expect(view).toEqual(redact(table().stateAt(n), viewer))
      expect(step?.n).toBe(n === 1 ? undefined : n)
    }
    for (const n of [7, 3, latest - 1, 1]) {
      await session.goTo(n)
      expect(session.snapshot().view).toEqual(redact(table().stateAt(n), viewer))
    }
    await session.goTo(null)
    expect(session.snapshot()).toMatchObject({ isPast: false, shownN: latest })
    expect(session.snapshot().view).toEqual(table().view(viewer))
  }
  const undone = new Set(table().entries.map(({ n }) => n))
  for (const { n } of table().pathTo(table().n)) undone.delete(n)
  for (const { n, isUndone } of late.snapshot().log) expect(isUndone).toBe(undone.has(n))
  expect(late.snapshot().log).toEqual(
    (sessions[0] as TableSession).snapshot().log.map((line, index) => ({
      ...line,
      at: late.snapshot().log[index]?.at,
      seat: line.seat ?? late.snapshot().log[index]?.seat, // of several who were asked, the page knows which
    })),
  )
})

/** A page never says that it is free to take a move back, or impossible, where the server would say otherwise. */
function expectHonestCost(session: TableSession, table: AnyTable): void {
  const { takingBack, viewer } = session.snapshot()
  const isOver = table.decision.result !== undefined
  const undo = isOver ? undefined : undoFor(table, viewer as number)
  if (takingBack === 'free') expect(undo).toMatchObject({ free: true })
  if (takingBack === 'never') expect(undo).toBe(undefined)
}

test('[T-6.1] while it is played nobody looks through other eyes, and there is no record', async () => {
  const house = await openHouse()
  const browsers = await guests(house.url, 'Ann', 'Bob')
  const { sessions, table } = await startedWith(house, browsers, { options: OPTIONS })
  const [ann] = sessions as [TableSession]
  ann.play({ kind: 'ready' })
  await evenAt(sessions, 2)
  for (const eyes of ['open', 1] as const) expect(await ann.lookAs(eyes)).toBe(false)
  await expect(ann.record()).rejects.toThrow('notOver')
  await ann.goTo(1)
  expect(ann.snapshot()).toMatchObject({ eyes: 0, view: redact(table().stateAt(1), 0) })
  expect(ann.snapshot().seal).toMatchObject({ isLate: false })
})

test('a move is taken back: by the mover freely, and everybody is at the same question', async () => {
  const house = await openHouse()
  const browsers = await guests(house.url, 'Ann', 'Bob', 'Cleo')
  const wanted = { options: OPTIONS, clock: { kind: 'bank', seconds: 60, increment: 5 } }
  const { sessions, table } = await startedWith(house, browsers, wanted)
  const [ann, bob] = sessions as [TableSession, TableSession]
  expect(ann.snapshot().takingBack).toBe('never')
  ann.play({ kind: 'ready' })
  await evenAt(sessions, 2)
  expect([ann, bob].map((one) => one.snapshot().takingBack)).toEqual(['free', 'never'])
  ann.ask('undo')
  await evenAt(sessions, 3)
  expect(ann.snapshot().takingBack).toBe('never')
  for (const session of sessions) {
    const { viewer, view, log, step, clock } = session.snapshot()
    expect(view).toEqual(table().view(viewer))
    expect(clock).toEqual(table().clock)
    expect(step).toMatchObject({ n: 3, events: [] })
    expect(log.filter(({ n }) => n === 2).every(({ isUndone }) => isUndone)).toBe(true)
  }
  ann.play({ kind: 'ready' })
  await evenAt(sessions, 4)
  expect(ann.snapshot().problem).toBe(null)
})

test('who has made no move is offered none to take back, also after a reload', async () => {
  const house = await openHouse()
  const browsers = await guests(house.url, 'Ann', 'Bob')
  const { id, sessions } = await startedWith(house, browsers, { options: OPTIONS })
  const [ann] = sessions as [TableSession]
  ann.play({ kind: 'ready' })
  await evenAt(sessions, 2)
  const [, browser] = browsers as [Browser, Browser]
  browser.reload()
  const bob = browser.open(id)
  await until(bob, ({ status, n }) => status === 'playing' && n === 2)
  bob.askPast(1)
  await until(bob, ({ takingBack }) => takingBack === 'never')
})

/** Austria becomes a democracy of three, nothing else is sold, and the opposition always has another idea. */
const toVotes = (
  move: AnyMove & { amount?: number; accept?: boolean },
  seat: number,
  up: string,
) =>
  move.kind === 'bid'
    ? move.amount === (up === 'Austria' ? [900, 600, 400][seat] : 0)
    : move.kind !== 'agree' && move.accept !== false

test('who may take back is known in every phase, also after a reload: whoever moved last, and nobody else', async () => {
  const house = await openHouse()
  const browsers = await guests(house.url, 'Ann', 'Bob', 'Cleo')
  const { id, sessions, table } = await startedWith(house, browsers, { game: 'imperial' })
  const chance = seededChance('who may take back')
  const phases = new Set<string>()
  const costOf = (seat: number) => (undoFor(table(), seat)?.free ? 'free' : 'never')
  for (let moves = 0; moves < 50; moves++) {
    const { n, state, decision } = table()
    const { up } = state as { up: string }
    const seat = chance.pick(decision.result === undefined ? decision.seats : [])
    const session = sessions[seat] as TableSession
    session.play(chance.pick(session.snapshot().offers.filter((one) => toVotes(one, seat, up))))
    await evenAt(sessions, n + 1)
    phases.add((table().state as { mode: string }).mode)
    expect(sessions.map((one) => one.snapshot().takingBack)).toEqual([0, 1, 2].map(costOf))
  }
  expect([...phases]).toEqual(
    expect.arrayContaining(['bid', 'buyBid', 'proposal', 'opposition', 'vote', 'plan']),
  )
  for (const [seat, browser] of browsers.entries()) {
    browser.reload()
    const again = browser.open(id)
    await until(again, ({ takingBack, hasHistory }) => {
      expect(takingBack).not.toBe('consent')
      return hasHistory && takingBack === costOf(seat)
    })
  }
})

test('clocks are folded along, and refusals of the house are told', async () => {
  const house = await openHouse()
  const browsers = await guests(house.url, 'Ann', 'Bob')
  const wanted = { options: OPTIONS, clock: { kind: 'perTurn', seconds: 60 } }
  const { sessions, table } = await startedWith(house, browsers, wanted)
  const [ann, bob] = sessions as [TableSession, TableSession]
  ann.ask('undo')
  expect((await until(ann, ({ problem }) => problem !== null)).problem).toEqual({
    kind: 'refused',
    refusal: { code: 'nothingToTakeBack', rule: 'HOUSE-3.1' },
    move: null,
  })
  ann.play({ kind: 'ready' })
  bob.play({ kind: 'ready' })
  await evenAt(sessions, 3)
  ann.ask('stop')
  await until(bob, (one) => one.house?.asking?.about === 'stop')
  bob.answer(bob.snapshot().house?.asking?.id ?? '', true)
  await evenAt(sessions, 4)
  for (const session of sessions) {
    expect(session.snapshot().clock).toEqual(table().clock)
    expect(session.snapshot().clock?.stoppedAt).not.toBe(null)
    expect(session.snapshot().house?.asking).toBe(null)
    expect(Math.abs(session.snapshot().clockSkew)).toBeLessThan(1000)
  }
  bob.ask('go')
  await evenAt(sessions, 5)
  expect(bob.snapshot().clock).toEqual(table().clock)
})

test('chat that was said while somebody was away is there when they are back', async () => {
  const house = await openHouse()
  const browsers = await guests(house.url, 'Ann', 'Bob')
  const { sessions } = await startedWith(house, browsers)
  const [ann, bob] = sessions as [TableSession, TableSession]
  ann.chat('Hello')
  await until(bob, ({ chat }) => chat.length === 1)
  ;(browsers[1] as Browser).cut()
  await until(bob, ({ connection }) => connection !== 'open')
  ann.chat('Are you there?')
  bob.chat('In a tunnel')
  await until(ann, ({ chat }) => chat.length === 2)
  ;(browsers[1] as Browser).mend()
  const { chat } = await until(bob, (one) => one.chat.length === 3)
  expect(chat.map(({ name, text }) => `${name}: ${text}`)).toEqual([
    'Ann: Hello',
    'Ann: Are you there?',
    'Bob: In a tunnel',
  ])
  ann.chat(' ')
  expect((await until(ann, ({ problem }) => problem !== null)).problem).toMatchObject({
    refusal: { code: 'nothingSaid' },
  })
})

test('what was missed since the last visit is known', async () => {
  const house = await openHouse()
  const browsers = await guests(house.url, 'Ann', 'Bob', 'Cleo')
  const { id, sessions } = await startedWith(house, browsers)
  const [ann, bob, cleo] = sessions as [TableSession, TableSession, TableSession]
  ann.markSeen()
  ann.close()
  bob.play({ kind: 'ready' })
  cleo.play({ kind: 'ready' })
  await evenAt([bob, cleo], 3)
  const again = (browsers[0] as Browser).open(id)
  expect((await until(again, ({ n }) => n >= 3)).unseenFrom).toBe(2)
  again.markSeen()
  expect(again.snapshot().unseenFrom).toBe(null)
})

test('with another protocol than the server’s, one is asked to load anew', async () => {
  const house = await openHouse()
  const [ann] = (await guests(house.url, 'Ann')) as [Browser]
  ann.protocol = 99
  const session = ann.open('anything')
  const { status } = await until(session, ({ connection }) => connection === 'outdated')
  expect(status).toBe('loading')
})

test('who leaves for good sees the table as a spectator does', async () => {
  const house = await openHouse()
  const browsers = await guests(house.url, 'Ann', 'Bob', 'Cleo')
  const { sessions, table } = await startedWith(house, browsers)
  for (const session of sessions) session.play({ kind: 'ready' })
  await evenAt(sessions, 4)
  const [ann] = sessions as [TableSession]
  ann.seat('leave')
  await until(ann, ({ viewer, status }) => viewer === 'spectator' && status === 'playing')
  await evenAt(sessions, table().n)
  expect(ann.snapshot().view).toEqual(table().view('spectator'))
  expect(ann.snapshot().offers).toEqual([])
  const { hasHistory } = await until(ann, (one) => one.hasHistory)
  expect(hasHistory).toBe(true)
})

test('a table that is not there is missing', async () => {
  const house = await openHouse()
  const [ann] = (await guests(house.url, 'Ann')) as [Browser]
  const session = ann.open('nowhere')
  expect((await until(session, ({ status }) => status !== 'loading')).status).toBe('missing')
})
