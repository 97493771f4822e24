// Whatever somebody does a thousand times, over HTTP or a socket: it is refused from some point on, and little is stored.
import { once } from 'node:events'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { clientMessages, PROTOCOL } from '@foldtable/protocol/messages'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { DATABASE } from '../src/server.ts'
import { exampleOf } from './examples.ts'
import { freshFolder, openHouse } from './house.ts'

const FEW = 4
const MORE = 8
const OFTEN = 10
/** These answer always; one of them writes, but one row and once a second at most. */
const ALWAYS = ['/healthz', '/readyz']
/** A body that each place takes that wants one. */
const BODIES: { readonly [url: string]: unknown } = {
  '/api/tables': { game: 'pass-the-ace', bots: 1 },
}
const BODY = { name: 'Ann', email: 'ann@example.org', token: 'x', seat: 1, player: 'x' }

async function walked(more = {}) {
  const dataDir = freshFolder()
  const limits = { rateLimit: FEW, addressRateLimit: MORE, trustProxy: 1 }
  const house = await openHouse({ dataDir, ...limits, ...more })
  const file = new DatabaseSync(join(dataDir, DATABASE), { readOnly: true })
  onTestFinished(() => file.close())
  return { house, rows: () => rowsIn(file) }
}

function rowsIn(file: DatabaseSync): number {
  const tables = file.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).all()
  const count = (name: unknown) =>
    Number(file.prepare(`SELECT count(*) AS n FROM ${name}`).get()?.n)
  return tables.reduce((sum, { name }) => sum + count(name), 0)
}

/** Somebody at an address of their own, with or without a session. */
async function caller(url: string, n: number, isSomebody: boolean) {
  const from = { 'x-forwarded-for': `10.0.${n >> 8}.${n & 255}` }
  const ask = (method: string, path: string, body?: unknown, more = {}) =>
    fetch(`${url}${path}`, {
      method,
      headers: {
        ...from,
        ...more,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  if (!isSomebody) return { ask, from, cookie: {} }
  const answer = await ask('POST', '/api/guest', { name: `Guest ${n}` })
  await answer.text()
  const cookie = { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' }
  return { ask, from, cookie }
}

const pathOf = (url: string, table: string): string =>
  url
    .replace(/:id/, url.includes('tables') ? table : 'x')
    .replace(/:game/, 'pass-the-ace')
    .replace(/:\w+|\*/g, 'x')

test.each([false, true])(
  '[HOUSE-4.4] every place, asked again and again (with a session: %s), is refused soon and stores little',
  async (isSomebody) => {
    const { house, rows } = await walked()
    const places = house.places.filter(
      ({ url, method }) => !ALWAYS.includes(url) && method !== 'HEAD',
    )
    expect(places.length).toBeGreaterThan(35)
    const host = await caller(house.url, 60_000, true)
    const made = await host.ask('POST', '/api/tables', BODIES['/api/tables'], host.cookie)
    const { id } = (await made.json()) as { id: string }
    const unbounded: string[] = []
    for (const [n, { method, url }] of places.entries()) {
      const { ask, cookie } = await caller(house.url, n, isSomebody)
      const before = rows()
      const body = method === 'GET' ? undefined : (BODIES[url] ?? BODY)
      const statuses: number[] = []
      for (let i = 0; i < OFTEN; i++) {
        const answer = await ask(method, pathOf(url, id), body, cookie)
        statuses.push(answer.status)
        await answer.text()
      }
      const isBounded = statuses.slice(MORE).every((status) => status === 429)
      if (!isBounded || rows() - before > FEW * 6) unbounded.push(`${method} ${url} ${statuses}`)
      if (statuses.some((status) => status >= 500)) unbounded.push(`${method} ${url} ${statuses}`)
    }
    expect(unbounded).toEqual([])
  },
  60_000,
)

test('every message, said a thousand times, ends in a goodbye and stores little', async () => {
  const { house, rows } = await walked({ rateLimit: 0, messageRate: 5, messageBurst: 20 })
  const someone = await caller(house.url, 1, true)
  const made = await someone.ask('POST', '/api/tables', BODIES['/api/tables'], someone.cookie)
  const { id } = (await made.json()) as { id: string }
  await (await someone.ask('POST', `/api/tables/${id}/start`, {}, someone.cookie)).text()
  for (const headers of [{}, someone.cookie]) {
    for (const [kind, schema] of Object.entries(clientMessages)) {
      const before = rows()
      const socket = new WebSocket(`${house.url.replace('http', 'ws')}/socket`, { headers })
      await once(socket, 'open')
      socket.send(JSON.stringify({ kind: 'hello', protocol: PROTOCOL }))
      for (let i = 0; i < 1000; i++) {
        const named = {
          table: id,
          key: `${kind} ${i}`,
          protocol: PROTOCOL,
          move: { kind: 'ready' },
        }
        socket.send(JSON.stringify(exampleOf(schema, named)))
      }
      const [code] = await once(socket, 'close')
      expect([kind, code]).toEqual([kind, 1008])
      expect([kind, rows() - before < 200]).toEqual([kind, true])
    }
  }
}, 60_000)
