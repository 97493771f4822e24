// The doors of the house over HTTP: how often, from where, how slowly; what is noticed and what is said to browsers.
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Account } from '../src/accounts/account.ts'
import { makeLog } from '../src/base/log.ts'
import { Metrics } from '../src/base/metrics.ts'
import { VERSION } from '../src/base/version.ts'
import { COOKIE, makeApp } from '../src/http/app.ts'
import { isOwnOrigin } from '../src/http/origin.ts'
import { readiness } from '../src/http/ready.ts'
import { type Settings, settingsFrom } from '../src/settings/settings.ts'
import { openHouse } from './house.ts'

const account = (id: string): Account => ({
  id,
  name: id,
  email: null,
  avatar: '',
  language: 'en',
  notices: 'now',
  created: 0,
})

/** The app without the house behind it: whoever has a cookie that begins with `ok` is somebody. */
async function door(more: Partial<Settings> = {}) {
  // allowances do not fill up again, however long the test takes
  vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  onTestFinished(() => void vi.restoreAllMocks())
  const lines: { [field: string]: unknown }[] = []
  const log = makeLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
  const metrics = new Metrics(VERSION)
  const bySession = async (token: string) => (token.startsWith('ok') ? account(token) : undefined)
  const app = await makeApp({ ...settingsFrom({}), ...more }, { bySession }, log, metrics)
  app.get('/api/fine', async () => ({ fine: true }))
  app.get('/page', async () => 'page')
  app.get('/healthz', async () => ({ alive: true }))
  app.post('/api/change', async () => ({ changed: true }))
  app.get('/api/broken', async () => {
    throw new Error('could not', { cause: new Error('the disk is full') })
  })
  onTestFinished(() => app.close())
  const ask = async (
    url: string,
    headers: { [name: string]: string } = {},
    method: 'GET' | 'POST' = 'GET',
  ) => {
    const answer = await app.inject({ method, url, headers })
    return answer
  }
  const statuses = async (count: number, url: string, headers = {}) => {
    const answers: number[] = []
    for (let i = 0; i < count; i++) answers.push((await ask(url, headers)).statusCode)
    return { fine: answers.filter((one) => one < 400).length, answers }
  }
  return { app, ask, statuses, lines, metrics }
}

const as = (token: string, more = {}) => ({ cookie: `${COOKIE}=${token}`, ...more })

test('[HOUSE-4.4] sixty people in one room each have a limit of their own', async () => {
  const { statuses, metrics } = await door({ rateLimit: 10 })
  for (let i = 0; i < 60; i++) expect((await statuses(10, '/api/fine', as(`ok${i}`))).fine).toBe(10)
  expect((await statuses(3, '/api/fine', as('ok0'))).answers).toEqual([429, 429, 429])
  expect((await statuses(12, '/api/fine')).fine).toBe(10)
  expect((await statuses(5, '/api/fine', as('made up'))).fine).toBe(0)
  expect((await statuses(30, '/page')).fine).toBe(30)
  const figures = await metrics.registry.metrics()
  expect(figures).toContain('foldtable_limited_total{by="person"} 3')
  expect(figures).toContain('foldtable_limited_total{by="stranger"} 7')
})

test('[HOUSE-4.4] one address has a limit over everything, and the house still says that it is well', async () => {
  const { statuses, ask } = await door({ rateLimit: 10, addressRateLimit: 20 })
  expect((await statuses(25, '/page')).fine).toBe(20)
  for (const path of ['/api/fine', '/nowhere', '/api/docs'])
    expect((await ask(path, as('ok'))).statusCode).toBe(429)
  expect((await ask('/page')).headers['retry-after']).toBe('5')
  expect((await statuses(100, '/healthz')).fine).toBe(100)
})

test('[HOUSE-4.4] what a client writes into X-Forwarded-For gives it no other address', async () => {
  const { ask } = await door({ rateLimit: 5, trustProxy: 1 })
  const answers: number[] = []
  for (let i = 0; i < 8; i++)
    answers.push((await ask('/api/fine', { 'x-forwarded-for': `10.0.0.${i}, 9.9.9.9` })).statusCode)
  expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
  expect((await ask('/api/fine', { 'x-forwarded-for': '9.9.9.8' })).statusCode).toBe(200)
})

test('a proxy that is not trusted is told once', async () => {
  const { ask, lines } = await door()
  for (let i = 0; i < 3; i++) await ask('/api/fine', { 'x-forwarded-for': '9.9.9.9' })
  expect(lines.filter(({ msg }) => String(msg).includes('TRUST_PROXY'))).toHaveLength(1)
})

test('errors are logged with their cause, levels as words', async () => {
  const { ask, lines } = await door()
  expect((await ask('/api/broken')).json()).toMatchObject({ code: 'outage' })
  expect(lines).toMatchObject([
    { level: 'error', route: '/api/broken', err: { message: 'could not: the disk is full' } },
  ])
  expect(JSON.stringify(lines)).toContain('caused by')
})

test('what is refused is counted always and logged sparingly', async () => {
  const { statuses, lines, metrics } = await door({ rateLimit: 1 })
  await statuses(101, '/api/fine')
  const figures = await metrics.registry.metrics()
  expect(figures).toContain('foldtable_http_refused_total{status="429"} 100')
  expect(figures).toContain('foldtable_refusals_total{code="tooFast"} 100')
  expect(lines.length).toBeLessThan(25)
  expect(lines[0]).toMatchObject({
    level: 'info',
    status: 429,
    route: '/api/fine',
    from: '127.0.0.1',
  })
})

test('requests are timed by route and class of status', async () => {
  const { ask, metrics } = await door()
  await ask('/api/fine')
  await ask('/nowhere')
  const figures = await metrics.registry.metrics()
  expect(figures).toMatch(/http_seconds_count\{method="GET",route="\/api\/fine",status="2xx"\} 1/)
  expect(figures).toMatch(/http_seconds_count\{method="GET",route="none",status="4xx"\} 1/)
})

test('[HOUSE-6.1] a page is ours by scheme, name and port, and by PUBLIC_URL alone where there is one', () => {
  const anywhere = settingsFrom({ HOST: '0.0.0.0' })
  const somewhere = settingsFrom({ PUBLIC_URL: 'https://h.example' })
  const is = (settings: Settings, origin: string, host: string, scheme = 'http') =>
    isOwnOrigin(settings, { origin, host, scheme })
  expect(is(anywhere, 'http://h.example', 'h.example')).toBe(true)
  expect(is(anywhere, 'https://h.example', 'h.example')).toBe(false)
  expect(is(anywhere, 'https://h.example', 'h.example', 'https')).toBe(true)
  expect(is(somewhere, 'https://h.example', 'h.example')).toBe(true)
  expect(is(somewhere, 'http://h.example', 'h.example')).toBe(false)
  expect(is(somewhere, 'http://evil.example', 'evil.example')).toBe(false)
  expect(is(somewhere, 'http://127.0.0.1:3000', '127.0.0.1:3000')).toBe(true)
  expect(is(somewhere, 'http://127.0.0.1:3000', 'h.example')).toBe(false)
})

test('a page of another site is told in the log, with what to set', async () => {
  const { ask, lines } = await door({ rateLimit: 0 })
  const answer = await ask('/api/change', { origin: 'https://evil.example', host: 'h' }, 'POST')
  expect(answer.statusCode).toBe(403)
  expect(lines[0]).toMatchObject({ level: 'warn', origin: 'https://evil.example', host: 'h' })
})

test('encryption is asked of browsers only where there is some, for this name alone', async () => {
  const hsts = async (more: Partial<Settings>) =>
    (await (await door(more)).ask('/page')).headers['strict-transport-security']
  expect(await hsts({})).toBeUndefined()
  expect(await hsts({ publicUrl: 'https://h.example' })).toBe('max-age=31536000')
  expect(await hsts({ publicUrl: 'https://h.example', hstsDays: 0 })).toBeUndefined()
})

test('readiness is found out by writing, once for all who ask within a second', async () => {
  let writes = 0
  const leaving = new AbortController()
  const write = async () => {
    writes += 1
  }
  const isReady = readiness({ write, leaving: leaving.signal })
  const fine = { ready: true, ledger: true, leaving: false }
  expect(await Promise.all([isReady(), isReady(), isReady()])).toEqual([fine, fine, fine])
  expect(writes).toBe(1)
  leaving.abort()
  expect(await isReady()).toEqual({ ready: false, ledger: true, leaving: true })
  const never = new AbortController().signal
  const broken = readiness({ write: () => Promise.reject(new Error('full')), leaving: never })
  expect(await broken()).toEqual({ ready: false, ledger: false, leaving: false })
  const deaf = readiness({ write, isHearing: () => false, leaving: never })
  expect(await deaf()).toEqual({ ready: true, ledger: true, bell: false, leaving: false })
})

test('a body that does not come is not waited for, and other upgrades are answered as requests', async () => {
  const { port } = await openHouse({ requestSeconds: 0.2 })
  const say = async (text: string) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(text)
    let heard = ''
    socket.on('data', (data) => {
      heard += String(data)
    })
    await once(socket, 'close')
    return heard
  }
  const head = 'Host: 127.0.0.1\r\nContent-Type: application/json\r\n'
  expect(await say(`POST /api/guest HTTP/1.1\r\n${head}Content-Length: 100\r\n\r\n{`)).toContain(
    '408',
  )
  expect(await say(`GET /api/games HTTP/1.1\r\nHost: 127.0.0.1`)).toContain('408')
  const upgrade = 'Connection: Upgrade, close\r\nUpgrade: h2c\r\n'
  expect(await say(`GET /healthz HTTP/1.1\r\n${head}${upgrade}\r\n`)).toContain('HTTP/1.1 200')
})

test('figures are written once for all who ask within a second', async () => {
  const metrics = new Metrics(VERSION)
  expect(metrics.text()).toBe(metrics.text())
  const { url } = await openHouse()
  expect(await (await fetch(`${url}/metrics`)).text()).toContain('foldtable_people{kind="guest"} 0')
})

test('[HOUSE-4.15] connections are bounded for each address, but for a proxy that is trusted', async () => {
  const opened = async (more: Partial<Settings>) => {
    const { app, metrics } = await door({ connectionsPerAddress: 2, ...more })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as { port: number }
    const asks = async () => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined)
      onTestFinished(() => void socket.destroy())
      const answered = new Promise<boolean>((resolve) => {
        socket.once('data', () => resolve(true)).once('close', () => resolve(false))
      })
      socket.write('GET /page HTTP/1.1\r\nHost: h\r\n\r\n')
      return { socket, isAnswered: await answered }
    }
    const callers = [await asks(), await asks(), await asks()]
    return { callers, isAnswered: callers.map((one) => one.isAnswered), asks, metrics }
  }
  const { callers, isAnswered, asks, metrics } = await opened({})
  expect(isAnswered).toEqual([true, true, false])
  expect(await metrics.registry.metrics()).toContain(
    'foldtable_turned_away_total{why="tooManyConnections"} 1',
  )
  callers[0]?.socket.destroy()
  await expect.poll(async () => (await asks()).isAnswered).toBe(true)
  expect((await opened({ trustProxy: 1 })).isAnswered).toEqual([true, true, true])
})

test('a kind of thing that anybody can bring about is in the log so many times a minute', async () => {
  const { ask, lines } = await door({ loggedPerMinute: 3 })
  for (let i = 0; i < 10; i++) await ask('/api/change', { origin: 'http://elsewhere' }, 'POST')
  expect(lines.filter(({ msg }) => msg === 'a request was refused')).toHaveLength(3)
  expect(lines.filter(({ msg }) => String(msg).includes('another site'))).toHaveLength(3)
})
