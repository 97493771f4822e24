// Whoever asks and does not read, or comes too often: every queue and every place has its bound.
import { once } from 'node:events'
import { connect } from 'node:net'
import { clientMessages, PROTOCOL, readClientMessage } from '@foldtable/protocol/messages'
import { expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { Backlog, type Reader } from '../src/socket/backlog.ts'
import { exampleOf } from './examples.ts'
import { hungUp, type UnixCaller, unixHouse } from './unix-caller.ts'

const KB = { slowReaderKb: 40, unreadKb: 80 }
const OFTEN = { messageRate: 1e6, messageBurst: 1e6 }
/** More answers than fit between the bound and what the system keeps for a reader. */
const MANY = 5000
/** Requests on one connection, and bytes that may wait on it: a page or two and what Node takes at once. */
const ASKED = 60
const MOST_UNREAD = 2_000_000

async function seatedHouse(more = {}) {
  const { server, caller } = await unixHouse({ ...KB, ...OFTEN, ...more })
  await caller.ask('POST', '/api/guest', { name: 'Ann' })
  const made = await caller.ask('POST', '/api/tables', { game: 'pass-the-ace', bots: 1 })
  const { id } = JSON.parse(made.text) as { id: string }
  await caller.ask('POST', `/api/tables/${id}/start`)
  return { server, caller, id }
}

const cutOff = async (caller: UnixCaller): Promise<number> =>
  (await caller.figures('foldtable_cut_off_total'))['why="unread"'] ?? 0

test('[HOUSE-4.10] every message, sent on and on by somebody who does not read, ends that socket alone', async () => {
  const { caller, id } = await seatedHouse()
  const named = { table: id, key: 'k', protocol: PROTOCOL, move: { kind: 'ready' } }
  const texts = Object.values(clientMessages).map((schema) =>
    JSON.stringify(exampleOf(schema, named)),
  )
  expect(texts.filter((text) => !readClientMessage(text).ok)).toEqual([])
  const calm = await caller.greeted()
  for (const text of [...texts, '{}']) {
    const socket = await caller.greeted()
    socket.send(JSON.stringify({ kind: 'watch', table: id }))
    socket.pause()
    const before = await cutOff(caller)
    for (let i = 0; i < MANY; i++) socket.send(text)
    if (JSON.parse(text).kind !== 'unwatch')
      // it has no answer
      await expect.poll(() => cutOff(caller), { timeout: 20_000 }).toBe(before + 1)
    socket.terminate()
  }
  calm.send(JSON.stringify({ kind: 'ping' }))
  await once(calm, 'message')
  await expect.poll(() => caller.figures('foldtable_unread_bytes')).toEqual({ '': 0 })
})

test('[HOUSE-4.10] pings that nobody reads the answers of end the socket', async () => {
  const { caller } = await unixHouse({ ...KB, ...OFTEN })
  const socket = await caller.dial()
  socket.pause()
  for (let i = 0; i < MANY; i++) socket.ping('x'.repeat(100))
  await expect.poll(() => caller.figures('foldtable_cut_off_total')).toEqual({ 'why="unread"': 1 })
  socket.terminate()
})

test('[HOUSE-4.4] pings count as messages', async () => {
  const { caller } = await unixHouse({ messageRate: 1, messageBurst: 10 })
  const socket = await caller.greeted()
  let pongs = 0
  socket.on('pong', () => {
    pongs += 1
  })
  for (let i = 0; i < 300; i++) socket.ping()
  const [code] = await once(socket, 'close')
  expect(code).toBe(1008)
  expect(pongs).toBeLessThan(15)
  expect(await caller.figures('foldtable_cut_off_total')).toEqual({ 'why="flood"': 1 })
})

test('[HOUSE-4.10] the whole of a table is sent once to whoever does not read', async () => {
  const { caller, id } = await seatedHouse({ unreadKb: 10_000 })
  const socket = await caller.greeted()
  const heard: string[] = []
  socket.on('message', (data) => heard.push(String(data)))
  socket.pause()
  for (let i = 0; i < 500; i++) socket.send(JSON.stringify({ kind: 'watch', table: id }))
  socket.send(JSON.stringify({ kind: 'ping' }))
  await expect
    .poll(async () => (await caller.figures('foldtable_refusals_total'))['code="readFirst"'] ?? 0)
    .toBeGreaterThan(50)
  socket.resume()
  await expect.poll(() => heard.at(-1)).toContain('pong')
  expect(heard.filter((text) => text.includes('"kind":"table"')).length).toBeLessThan(450)
  expect(heard.filter((text) => text.includes('readFirst')).length).toBeGreaterThan(50)
})

test('[HOUSE-4.10] above what all may leave unread, the worst reader goes', () => {
  const gone: string[] = []
  const backlog = new Backlog(100)
  const reader = (name: string): Reader => {
    const one: Reader = {
      cutOff() {
        gone.push(name)
        backlog.note(one, 0)
      },
    }
    return one
  }
  const [ann, bob, eve] = [reader('Ann'), reader('Bob'), reader('Eve')]
  backlog.note(ann, 30)
  backlog.note(eve, 50)
  backlog.note(eve, 60)
  backlog.note(bob, 20)
  expect([backlog.bytes, gone]).toEqual([50, ['Eve']])
  backlog.note(ann, 0)
  expect(backlog.bytes).toBe(20)
})

test('[HOUSE-4.11] sockets are bounded for each person, for each address and in all', async () => {
  const bounds = { socketsPerPerson: 2, socketsPerAddress: 4, mostSockets: 5, trustProxy: 1 }
  const { caller: ann } = await unixHouse(bounds)
  await ann.ask('POST', '/api/guest', { name: 'Ann' })
  const nobody = ann.other()
  const elsewhere = (n: number) => ({ 'x-forwarded-for': `10.0.0.${n}` })
  const open = [await ann.dial(), await ann.dial()]
  await expect(ann.dial()).rejects.toThrow('429')
  open.push(await nobody.dial(), await nobody.dial())
  await expect(nobody.dial()).rejects.toThrow('429')
  open.push(await nobody.dial(elsewhere(1)))
  await expect(nobody.dial(elsewhere(2))).rejects.toThrow('429')
  expect(await ann.figures('foldtable_turned_away_total')).toEqual({ 'why="tooManySockets"': 3 })
  for (const socket of open) socket.terminate()
  await expect.poll(() => ann.figures('foldtable_connections')).toEqual({ '': 0 })
  for (const socket of [await ann.dial(), await nobody.dial()]) socket.terminate()
})

test('[HOUSE-4.11] who says nothing is not kept', async () => {
  const { caller } = await unixHouse({ helloSeconds: 0.05 })
  const silent = await caller.dial()
  await once(silent, 'close')
  expect(await caller.figures('foldtable_cut_off_total')).toEqual({ 'why="noHello"': 1 })
})

test('[HOUSE-4.11] who watches too much is told', async () => {
  const { caller, id } = await seatedHouse({ tablesPerSocket: 1 })
  const other = JSON.parse((await caller.ask('POST', '/api/tables', { game: 'imperial' })).text)
  const socket = await caller.greeted()
  const heard: string[] = []
  socket.on('message', (data) => heard.push(String(data)))
  for (const table of [id, other.id, id]) socket.send(JSON.stringify({ kind: 'watch', table }))
  await expect.poll(() => heard.filter((text) => text.includes('"kind":"table"')).length).toBe(2)
  expect(heard.filter((text) => text.includes('tooManyTables'))).toHaveLength(1)
})

test('[HOUSE-5.2] what is said holds no control characters but ends of lines', () => {
  const said = (text: string) =>
    readClientMessage(JSON.stringify({ kind: 'chat', table: 't', key: 'k', text })).ok
  expect(said('Good luck!\nAnd fun\t☺ é 🂡')).toBe(true)
  for (const text of ['\u0000', 'a\u0007b', '\u001b[31m', '\u009b', '\r'])
    expect(said(text)).toBe(false)
})

test('[HOUSE-4.10] of every place, asked on and on by somebody who does not read, little waits', async () => {
  const { server, caller } = await unixHouse()
  const places = server.places.filter(({ method }) => method === 'GET').map(({ url }) => url)
  const total = async () => {
    const counts = await caller.figures('foldtable_http_seconds_count')
    return Object.values(counts).reduce((sum, one) => sum + one, 0)
  }
  for (const path of places) {
    const socket = connect(caller.path)
    socket.pause().on('error', () => undefined)
    const before = await total()
    socket.write(`GET ${path.replace(/:\w+|\*/g, 'x')} HTTP/1.1\r\nHost: h\r\n\r\n`.repeat(ASKED))
    const unreadNow = async () => (await caller.figures('foldtable_http_unread_bytes'))[''] ?? 0
    // an answer longer than what the system keeps for the reader is not over before it is read
    const begun = async () => (await total()) - before + (await unreadNow())
    await expect.poll(begun, { timeout: 20_000 }).toBeGreaterThan(0)
    const unread = await unreadNow()
    expect([path, unread < MOST_UNREAD]).toEqual([path, true])
    socket.destroy()
  }
}, 60_000)

test('[HOUSE-4.15] a message in very many pieces ends the socket, and so does a long one', async () => {
  const { caller } = await unixHouse({ messageKb: 1, ...OFTEN })
  const closed = async (speak: (socket: WebSocket) => void) => {
    const socket = await caller.greeted()
    speak(socket)
    const [code] = await once(socket, 'close')
    return code
  }
  expect(await closed((socket) => socket.send('x'.repeat(1025)))).toBe(1009)
  const byBytes = (socket: WebSocket) => {
    for (let i = 0; i < 50; i++) socket.send('x', { fin: false })
  }
  expect(await closed(byBytes)).toBe(1008)
})

test('[HOUSE-4.4] what waits to be heard is bounded, and shown', async () => {
  const { server, caller, id } = await seatedHouse({ messagesWaiting: 4 })
  const live = await server.tables.find(id)
  const socket = await caller.greeted()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const holding = live?.inTurn(() => held)
  for (let i = 0; i < 500; i++)
    socket.send(JSON.stringify({ kind: 'ask', table: id, key: `k${i}`, about: 'stop' }))
  const largest = async () => (await caller.figures('foldtable_largest'))['of="messagesWaiting"']
  await expect.poll(() => live?.turns.underWay).toBe(2) // what holds it, and the first message
  expect(await largest()).toBeGreaterThan(4)
  expect(await largest()).toBeLessThan(400) // what had arrived by then
  release()
  await holding
  socket.send(JSON.stringify({ kind: 'ping' }))
  const answers: string[] = []
  socket.on('message', (data) => answers.push(String(data)))
  await expect.poll(() => answers.some((text) => text.includes('pong'))).toBe(true)
})

/** What is answered to somebody who wants to watch a table. */
function watched(socket: WebSocket, table: string): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  socket.on('message', (data) => {
    const { kind, code, facts } = JSON.parse(String(data))
    if (kind === 'table') resolve(kind)
    if (kind === 'refused') resolve(facts === undefined ? code : [code, facts])
  })
  socket.send(JSON.stringify({ kind: 'watch', table }))
  return promise
}

test('[HOUSE-4.14] so many watch a table without a seat; who plays is always let in', async () => {
  const { caller, id } = await seatedHouse({ watchersPerTable: 2 })
  const nobody = caller.other()
  const watches = async (from: UnixCaller) => watched(await from.greeted(), id)
  const first = await nobody.greeted()
  expect(await watched(first, id)).toBe('table')
  expect(await watches(nobody)).toBe('table')
  expect(await watches(nobody)).toEqual(['tooManyWatchers', { most: 2 }])
  expect(await watches(caller)).toBe('table')
  expect((await caller.figures('foldtable_largest'))['of="watchersOfATable"']).toBe(3)
  expect(await watched(first, id)).toBe('table') // who is there already stays
})

test('[HOUSE-4.14] while too many tables are in use, nobody comes to look on', async () => {
  const { caller, id } = await seatedHouse({ mostTablesInUse: 1 })
  const other = JSON.parse((await caller.ask('POST', '/api/tables', { game: 'imperial' })).text)
  expect(await watched(await caller.greeted(), id)).toBe('table')
  expect(await watched(await caller.greeted(), other.id)).toBe('table')
  expect(await watched(await caller.other().greeted(), id)).toBe('houseFull')
})

test('whoever is turned away at the door for sockets does not stay there', async () => {
  const { caller } = await unixHouse()
  const socket = connect({ path: caller.path, allowHalfOpen: true })
  const head = ['GET /nowhere HTTP/1.1', 'Host: h', 'Connection: Upgrade', 'Upgrade: websocket']
  socket.write(`${head.join('\r\n')}\r\nSec-WebSocket-Version: 13\r\n\r\n`)
  const [text] = await once(socket, 'data')
  expect(String(text)).toMatch(/^HTTP\/1.1 404/)
  await hungUp(socket)
})
