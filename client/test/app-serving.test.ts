// The app as a browser gets it from a real server: pages, files, headers, and how much there is to load.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PAGES } from '@foldtable/protocol'
import { beforeAll, expect, test } from 'vitest'
import { versionText } from '../../server/src/base/version.ts'
import { openHouse } from '../../server/test/house.ts'
import { Person } from '../../server/test/person.ts'

const dist = fileURLToPath(new URL('../dist/', import.meta.url))
const ONLINE = 'src/pages/online/online-table-page.tsx'
const BROWSER = { accept: 'text/html,application/xhtml+xml', 'accept-encoding': 'gzip, br' }

interface Chunk {
  readonly file: string
  readonly src?: string
  readonly imports?: readonly string[]
}
type Manifest = { readonly [name: string]: Chunk }

const manifest = (): Manifest => JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8'))

beforeAll(() => {
  if (!existsSync(`${dist}index.html`)) throw new Error('first: node tools/ready.js')
})

/** A file and everything that it needs before it runs. */
function closureOf(name: string, all: Manifest, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  for (const one of all[name]?.imports ?? []) closureOf(one, all, found)
  return found
}

test('every page answers with the app, not kept, under a strict policy', async () => {
  const { url } = await openHouse()
  for (const page of Object.values(PAGES)) {
    const answer = await fetch(`${url}${page.replace(/:\w+/, 'something')}`, { headers: BROWSER })
    const text = await answer.text()
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(answer.status, page).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toContain('unsafe')
    expect(text).toContain('<div id="app">')
    expect(text).toContain('<meta property="og:title"')
    expect(text).toContain(`<meta name="version" content="${versionText()}" />`)
    expect(text).not.toMatch(/<script(?![^>]*src=)|<style|style=/)
  }
})

test('what is no page is no page: to people in words, to programs as a refusal', async () => {
  const { url } = await openHouse()
  const ask = async (path: string, headers: { [name: string]: string } = {}) => {
    const answer = await fetch(`${url}${path}`, { headers })
    return `${answer.status} ${answer.headers.get('content-type')?.split(';')[0]}`
  }
  expect(await ask('/no/such/page', BROWSER)).toBe('404 text/html')
  for (const path of ['/no/such/page', '/api/nothing', '/assets/nothing.js', '/icons/nothing.png'])
    expect(await ask(path), path).toBe('404 application/json')
  expect(await ask('/api/nothing', BROWSER)).toBe('404 application/json')
  expect(await ask('/assets/..%2f.vite%2fmanifest.json')).toMatch(/^40\d application\/json/)
})

test('files are kept for ever and come compressed', async () => {
  const { url } = await openHouse()
  const files = Object.values(manifest()).map(({ file }) => file)
  const file = files.find((one) => one.endsWith('.js')) ?? ''
  for (const encoding of ['br', 'gzip']) {
    const answer = await fetch(`${url}/${file}`, { headers: { 'accept-encoding': encoding } })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(answer.headers.get('vary')).toContain('accept-encoding')
    expect(await answer.text()).toBe(readFileSync(`${dist}${file}`, 'utf8'))
  }
  const worker = await fetch(`${url}/service-worker.js`)
  expect(worker.headers.get('cache-control')).toContain('max-age=0')
})

test('the page that shows what can be asked is one of ours, with the policy of the house', async () => {
  const { url } = await openHouse()
  const answer = await fetch(`${url}/api/docs`)
  expect(answer.headers.get('content-security-policy')).toContain("style-src 'self';")
  expect(await answer.text()).toContain('<div id="app">')
})

test('a page names the files that it will need, its game among them; a private table names no game', async () => {
  const { url } = await openHouse()
  const ann = await Person.guest(url, 'Ann')
  const named = async (path: string) => {
    const text = await (await fetch(`${url}${path}`)).text()
    return [...text.matchAll(/<link rel="(?:module)?preload"[^>]* href="\/([^"]*)"/g)].map(
      ([, file = '']) => file,
    )
  }
  const fileOf = (source: string) => manifest()[source]?.file
  const table = async (visibility: string) => {
    const made = await ann.post('/api/tables', { game: 'powerhouse', visibility, bots: 3 })
    const path = `/tables/${made.json().id}`
    const room = fileOf('src/pages/waiting-room/waiting-room.tsx')
    if (visibility === 'public')
      expect(await named(path)).toEqual(expect.arrayContaining([room, fileOf(ONLINE)]))
    await ann.post(`/api${path}/start`)
    return named(path)
  }
  const [open, hidden] = [await table('public'), await table('private')]
  const board = fileOf('../games/powerhouse/board/index.tsx')
  const online = fileOf(ONLINE)
  expect(open).toEqual(
    expect.arrayContaining([board, online, fileOf('src/pages/table/table-page.tsx')]),
  )
  expect(hidden).toContain(fileOf('src/pages/table/table-page.tsx'))
  expect(hidden).not.toContain(board)
  for (const file of open) expect((await fetch(`${url}/${file}`)).status).toBe(200)
  expect(await named('/')).not.toContain(fileOf('src/pages/table/table-page.tsx'))
})

test('a link to a table says who invites to what; a private one says nothing', async () => {
  const { url } = await openHouse()
  const ann = await Person.guest(url, 'Ann <3 "Bob"')
  const about = async (visibility: string) => {
    const { id } = (await ann.post('/api/tables', { game: 'pass-the-ace', visibility })).json()
    const text = await (await fetch(`${url}/tables/${id}`)).text()
    return /og:title" content="([^>]*)" \/>/.exec(text)?.[1]
  }
  expect(await about('unlisted')).toBe('Ann &lt;3 &quot;Bob&quot; invites you to Pass the Ace')
  expect(await about('private')).toBe('Foldtable')
})

test('the first page loads with less than 110 kB of JavaScript, and with no game', () => {
  const all = manifest()
  const names = [...closureOf('index.html', all)]
  const files = names.map((name) => all[name]?.file ?? '').filter((file) => file.endsWith('.js'))
  const bytes = (ending: string) =>
    files.reduce((sum, file) => sum + statSync(`${dist}${file}${ending}`).size, 0)
  expect(files.length).toBeGreaterThan(0)
  expect(bytes('.br')).toBeLessThan(110_000)
  expect(bytes('.gz')).toBeLessThan(130_000)
  expect(names.filter((name) => name.includes('games/'))).toEqual([])
  const shape = 'Milliseconds since 1970' // what shapes of answers say of themselves
  expect(files.filter((file) => readFileSync(`${dist}${file}`, 'utf8').includes(shape))).toEqual([])
})

test('the worker keeps every file for offline, and nothing that the server says', () => {
  const worker = readFileSync(`${dist}service-worker.js`, 'utf8')
  const kept: string[] = JSON.parse(/const FILES = (\[.*\])/.exec(worker)?.[1] ?? '[]')
  const built = Object.values(manifest()).map(({ file }) => `/${file}`)
  expect(kept).toEqual(expect.arrayContaining(['/', '/first-paint.js', ...built]))
  expect(kept.filter((path) => /^\/(api|socket)/.test(path))).toEqual([])
  for (const path of kept)
    expect(existsSync(`${dist}${path === '/' ? 'index.html' : path}`)).toBe(true)
})
