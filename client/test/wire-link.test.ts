// The wire over a line that a test holds the other end of, in a time that a test lets pass.
import { type ClientMessage, PROTOCOL, type ServerMessage } from '@foldtable/protocol'
import { expect, test } from 'vitest'
import { type Dial, type Ends, socketAddress } from '../src/wire/dial.ts'
import { inMemory, keptIn, type WebStorage } from '../src/wire/key-values.ts'
import type { KeptMove } from '../src/wire/move-queue.ts'
import { type TableMessage, wireOver } from '../src/wire/wire.ts'
import { FakeTimers } from './wire-time.ts'

/** The server's end of every line that was dialled. */
class Server {
  readonly lines: {
    readonly ends: Ends
    readonly table: string | undefined
    readonly heard: ClientMessage[]
    isClosed: boolean
  }[] = []

  readonly dial: Dial = (ends, table) => {
    const line = { ends, table, heard: [] as ClientMessage[], isClosed: false }
    this.lines.push(line)
    return {
      send: (text) => line.heard.push(JSON.parse(text)),
      close: () => {
        line.isClosed = true
      },
    }
  }

  get line() {
    const line = this.lines.at(-1)
    if (line === undefined) throw new Error('nobody has dialled')
    return line
  }

  get heard(): ClientMessage[] {
    return this.line.heard.filter(({ kind }) => kind !== 'ping')
  }

  say(message: ServerMessage): void {
    this.line.ends.heard(JSON.stringify(message))
  }

  welcome(now = 1_700_000_000_000, more: { timeline?: string } = {}): void {
    this.line.ends.opened()
    this.say({ kind: 'welcome', protocol: PROTOCOL, account: null, now, ...more })
  }
}

function wired(storage = inMemory()) {
  const server = new Server()
  const timers = new FakeTimers()
  const wire = wireOver({ dial: server.dial, timers, storage, random: () => 0.5 })
  const told: TableMessage[] = []
  const hearer = {
    resumeAfter: () => ({ n: 4, chat: 2 }),
    heard: (message: TableMessage) => told.push(message),
  }
  return { server, timers, wire, told, hearer, storage }
}

const kept: KeptMove = {
  table: 'T',
  key: 'k',
  seat: 0,
  question: 3,
  move: { kind: 'stick' },
  at: 1_700_000_000_000,
}
const play = { kind: 'play', table: 'T', key: 'k', question: 3, move: { kind: 'stick' } }
const hello = { kind: 'hello', protocol: PROTOCOL }
const watch = { kind: 'watch', table: 'T', after: 4, chat: 2 }

test('it connects with the first table, says hello, and follows many tables over one line', () => {
  const { server, wire, hearer } = wired()
  expect(server.lines.length).toBe(0)
  const leave = wire.join('T', hearer)
  wire.join('U', { ...hearer, invite: 'come', resumeAfter: () => undefined })
  expect(wire.connection).toBe('connecting')
  server.welcome()
  expect(wire.connection).toBe('open')
  expect(server.lines.length).toBe(1)
  expect(server.heard).toEqual([hello, watch, { kind: 'watch', table: 'U', invite: 'come' }])
  leave()
  expect(server.heard.at(-1)).toEqual({ kind: 'unwatch', table: 'T' })
})

test('it comes back after a cut, later each time, and says again what was not answered', async () => {
  const { server, timers, wire, hearer } = wired()
  wire.join('T', hearer)
  server.welcome()
  wire.play(kept)
  expect(server.heard.at(-1)).toEqual(play)
  const waits: number[] = []
  server.line.ends.closed()
  expect(wire.connection).toBe('reconnecting')
  for (let attempt = 0; attempt < 8; attempt++) {
    const wait = timers.nextIn ?? 0
    waits.push(wait)
    await timers.pass(wait)
    expect(server.lines.length).toBe(attempt + 2)
    if (attempt < 7) server.line.ends.closed()
  }
  expect(waits).toEqual(waits.toSorted((a, b) => a - b))
  expect(waits[0]).toBeLessThan(500)
  expect(waits.at(-1)).toBeGreaterThan(10_000)
  expect(waits.at(-1)).toBeLessThanOrEqual(20_000)
  server.welcome()
  expect(server.heard).toEqual([hello, watch, play])
})

test('it comes back when the server asked it to, and not before', async () => {
  const { server, timers, wire, hearer } = wired()
  wire.join('T', hearer)
  server.welcome()
  server.say({ kind: 'bye', reason: 'stopping', after: 5000 })
  expect(wire.connection).toBe('reconnecting')
  await timers.pass(4999)
  expect(server.lines.length).toBe(1)
  await timers.pass(1000)
  expect(server.lines.length).toBe(2)
})

test('with another protocol it is outdated, and stays so', async () => {
  for (const message of [
    { kind: 'bye', reason: 'outdated', after: 0 },
    { kind: 'welcome', protocol: PROTOCOL + 1, account: null, now: 0 },
  ] as const) {
    const { server, timers, wire, hearer } = wired()
    wire.join('T', hearer)
    server.line.ends.opened()
    server.say(message)
    server.line.ends.closed()
    expect(wire.connection).toBe('outdated')
    await timers.pass(600_000)
    wire.hint('online')
    wire.restart()
    expect(server.lines.length).toBe(1)
    expect(wire.connection).toBe('outdated')
  }
})

test('a line on which nothing is heard any more is given up', async () => {
  const { server, timers, wire, hearer } = wired()
  wire.join('T', hearer)
  await timers.pass(11_000)
  expect(server.lines.length).toBe(2) // no welcome
  server.welcome()
  await timers.pass(1)
  server.say({ kind: 'pong', now: timers.now() })
  await timers.pass(30_000)
  expect(server.line.heard.filter(({ kind }) => kind === 'ping').length).toBe(2)
  server.say({ kind: 'pong', now: timers.now() })
  expect(wire.connection).toBe('open')
  await timers.pass(34_000)
  expect(wire.connection).toBe('reconnecting')
  expect(server.lines[1]?.isClosed).toBe(true)
})

test('it listens to what the browser knows of the network', async () => {
  const { server, timers, wire, hearer } = wired()
  wire.hint('offline')
  wire.join('T', hearer)
  expect(wire.connection).toBe('offline')
  await timers.pass(60_000)
  expect(server.lines.length).toBe(0)
  wire.hint('online')
  server.welcome()
  expect(wire.connection).toBe('open')
  wire.hint('offline')
  expect(wire.connection).toBe('offline')
  expect(server.line.isClosed).toBe(true)
  wire.hint('online')
  expect(server.lines.length).toBe(2)
  server.line.ends.closed()
  wire.hint('visible') // somebody looks: at once
  expect(server.lines.length).toBe(3)
})

test('nothing is heard from a line that was given up', () => {
  const { server, wire, hearer, told } = wired()
  wire.join('T', hearer)
  server.welcome()
  const [old] = server.lines
  wire.restart()
  server.welcome()
  old?.ends.heard(JSON.stringify({ kind: 'frame', table: 'T', n: 5, events: [] }))
  old?.ends.closed()
  expect(told).toEqual([])
  expect(wire.connection).toBe('open')
})

test('every message is answered once, whatever the answer is', () => {
  const { server, wire, hearer, told, storage } = wired()
  wire.join('T', hearer)
  server.welcome()
  const key = wire.ask('T', { kind: 'chat', text: 'Hello' })
  wire.play(kept)
  expect(storage.keys('foldtable.move.')).toEqual(['foldtable.move.T.k'])
  server.say({ kind: 'done', table: 'T', key })
  server.say({ kind: 'done', table: 'T', key })
  server.say({ kind: 'frame', table: 'T', n: 5, events: [], key: 'k' })
  server.say({ kind: 'known', table: 'T', n: 5, key: 'k' })
  expect(told.map(({ kind }) => kind)).toEqual(['done', 'frame'])
  expect(storage.keys('foldtable.move.')).toEqual([])
})

test('what was too fast, or met an outage, is said again after a while', async () => {
  const { server, timers, wire, hearer, told } = wired()
  wire.join('T', hearer)
  server.welcome()
  server.say({ kind: 'refused', table: 'T', code: 'tooFast', rule: 'HOUSE-4.4' })
  wire.play(kept)
  server.say({ kind: 'refused', table: 'T', key: 'k', code: 'outage', rule: 'HOUSE-2.2' })
  await timers.pass(2000)
  expect(server.heard).toEqual([hello, watch, play, watch, play])
  for (let tries = 0; tries < 5; tries++) {
    server.say({ kind: 'refused', table: 'T', key: 'k', code: 'outage', rule: 'HOUSE-2.2' })
    await timers.pass(10_000)
    server.say({ kind: 'pong', now: timers.now() })
  }
  expect(told).toMatchObject([{ kind: 'refused', key: 'k', code: 'outage' }])
})

test('a refusal that nobody heard is kept for whoever opens the table', () => {
  const storage = inMemory()
  wired(storage).wire.play(kept)
  const { server, wire } = wired(storage)
  server.welcome()
  expect(server.heard).toEqual([hello, play])
  server.say({ kind: 'refused', table: 'T', key: 'k', code: 'staleMove', rule: 'T-2.7' })
  expect(wire.queue.list('T')).toEqual([{ ...kept, refusal: { code: 'staleMove', rule: 'T-2.7' } }])
  const third = wired(storage)
  expect(third.server.lines.length).toBe(0)
})

test('a move that was kept for too long is nobody’s wish any more', () => {
  const storage = inMemory()
  wired(storage).wire.play({ ...kept, at: kept.at - 40 * 24 * 60 * 60 * 1000 })
  const { server, wire } = wired(storage)
  expect(server.lines.length).toBe(0)
  expect(wire.queue.list()).toEqual([])
})

test('when somebody looks again, a dead line is noticed soon', async () => {
  const { server, timers, wire, hearer } = wired()
  wire.join('T', hearer)
  server.welcome()
  await timers.pass(100)
  server.say({ kind: 'pong', now: timers.now() })
  await timers.pass(10_000)
  wire.hint('visible')
  await timers.pass(3100)
  expect(wire.connection).toBe('reconnecting')
})

test('the clock of the server is known, half the way there and back left out', async () => {
  const { server, timers, wire, hearer } = wired()
  wire.join('T', hearer)
  server.welcome(timers.now() + 60_000)
  expect(wire.clockSkew).toBe(60_000)
  await timers.pass(400)
  server.say({ kind: 'pong', now: timers.now() + 60_000 - 200 })
  expect(wire.clockSkew).toBe(60_000)
  await timers.pass(25_000)
  server.say({ kind: 'pong', now: timers.now() + 30_000 })
  expect(wire.clockSkew).toBe(30_000)
})

test('where a browser keeps nothing, it is kept as long as the page is open', () => {
  const fails = () => {
    throw new Error('QuotaExceededError')
  }
  const full: WebStorage = {
    length: 0,
    key: fails,
    getItem: fails,
    setItem: fails,
    removeItem: fails,
  }
  const storage = keptIn(full)
  storage.set('a.1', 'x')
  expect([storage.get('a.1'), storage.get('a.2'), storage.keys('a.')]).toEqual(['x', null, ['a.1']])
  storage.remove('a.1')
  expect(storage.get('a.1')).toBe(null)
})

test('after the house was put back, the past that is known of a table is not so any more', async () => {
  const { server, timers, wire, told, hearer } = wired()
  const table = { kind: 'table', table: 'T', n: 4 } as Extract<ServerMessage, { kind: 'table' }>
  const wentBack: TableMessage[][] = []
  const again = async (timeline?: string) => {
    server.line.ends.closed()
    await timers.pass(2000)
    server.welcome(undefined, timeline === undefined ? {} : { timeline })
    return server.heard.find(({ kind }) => kind === 'watch')
  }
  wire.join('T', { ...hearer, wentBack: () => wentBack.push([...told]) })
  server.welcome(undefined, { timeline: 'one' })
  server.say(table)
  expect(await again('one')).toEqual({
    kind: 'watch',
    table: 'T',
    after: 4,
    chat: 2,
    timeline: 'one',
  })
  // a node of another version does not know the word
  expect(await again()).toEqual({ kind: 'watch', table: 'T', after: 4, chat: 2 })
  expect(await again('two')).toEqual({
    kind: 'watch',
    table: 'T',
    after: 4,
    chat: 2,
    timeline: 'one',
  })
  // the line is cut before the whole table comes
  expect(await again('two')).toMatchObject({ timeline: 'one' })
  expect(wentBack).toEqual([])
  server.say(table)
  expect(wentBack).toEqual([[table]]) // before the table itself is heard
  expect(told).toEqual([table, table])
  expect(await again('two')).toMatchObject({ timeline: 'two' })
})

test('a line is dialled for the table that is open, as a hint for whoever leads it on', async () => {
  const { server, timers, wire, hearer } = wired()
  const leave = wire.join('T', hearer)
  expect(server.line.table).toBe('T')
  leave()
  wire.join('other', hearer)
  server.line.ends.closed()
  await timers.pass(2000)
  expect(server.line.table).toBe('other')
  expect(socketAddress('ws://house/socket', 'a b')).toBe('ws://house/socket?table=a%20b')
  expect(socketAddress('ws://house/socket', undefined)).toBe('ws://house/socket')
})
