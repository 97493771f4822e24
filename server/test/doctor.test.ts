// The doctor finds each thing that can be wrong, and nothing where all is well.
import { once } from 'node:events'
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { sentence } from '../src/doctor/finding.ts'
import { findingsAtStart, localFindings, type Machine } from '../src/doctor/local.ts'
import { reachFindings } from '../src/doctor/reach.ts'
import { noteBackup } from '../src/folder/backups.ts'
import { DATABASE } from '../src/folder/data-folder.ts'
import { holderOf } from '../src/folder/lock.ts'
import { openData } from '../src/folder/opening.ts'
import { migrate } from '../src/ledger/migrations.ts'
import { query } from '../src/ledger/sql.ts'
import { SqliteSql } from '../src/ledger/sqlite.ts'
import { type RunningServer, startServer } from '../src/server.ts'
import { settingsFrom } from '../src/settings/settings.ts'
import { freshFolder, testSettings } from './house.ts'

const NOW = Date.UTC(2026, 10, 18)
const DAY = 24 * 60 * 60 * 1000
const GB = 1024 ** 3
const machine: Machine = { node: '24.1.0', now: NOW, roomIn: () => 10 * GB }
const log = { info: () => undefined, warn: () => undefined }

async function folderWith(...statements: readonly string[]): Promise<string> {
  const folder = freshFolder()
  const { sql, lock } = await openData(folder, NOW, log)
  for (const text of statements) await query(sql, text)
  await sql.close()
  lock.release()
  return folder
}

const A_TABLE = `INSERT INTO tables (id, game, status, visibility, invite, house, chance_key, n, at, asked, revision, created, updated)
  VALUES ('t', 'g', 'over', 'public', 'i', '{}', 'k', 0, 0, '', 0, 0, 0)`

/** What is not well, as `state about: sentence`. */
const complaints = (folder: string, more: Partial<Machine> = {}): readonly string[] =>
  localFindings(folder, { ...machine, ...more })
    .filter(({ state }) => state !== 'ok')
    .map((finding) => `${finding.state} ${finding.about}: ${sentence(finding)}`)

test('a house that is well has nothing to be said', async () => {
  const folder = await folderWith(A_TABLE)
  noteBackup(folder, { at: NOW - DAY, file: '/backups/one.sqlite' })
  expect(complaints(folder)).toEqual([])
  expect(localFindings(folder, machine).map(({ about }) => about)).toEqual([
    ...['node', 'folder', 'disk', 'database', 'clock', 'backup'],
  ])
  expect(findingsAtStart(folder, machine, NOW - DAY)).toEqual([])
})

test('each thing that is wrong on this machine is told', async () => {
  const folder = await folderWith()
  expect(complaints(folder, { node: '22.1.0' })).toEqual([
    expect.stringMatching(/^wrong node: this is Node 22.1.0; Node 24/),
  ])
  expect(complaints(folder, { roomIn: () => 10_000_000 })).toEqual([
    expect.stringMatching(/^wrong disk: 9 MB are free .*; make room/),
  ])
  expect(complaints(folder, { roomIn: () => 200_000_000 })).toEqual([
    expect.stringMatching(/^warning disk: 190 MB are free/),
  ])
  expect(complaints(folder, { now: NOW - DAY })).toEqual([
    expect.stringMatching(/^warning clock: the clock says 2026-11-17T.*2026-11-18T/),
  ])
  expect(complaints(join(folder, 'none'))).toEqual([
    expect.stringMatching(/^warning folder: there is no data folder/),
  ])
  const atStart = findingsAtStart(folder, { ...machine, roomIn: () => 1 }, NOW + DAY)
  expect(atStart.map(({ about }) => about)).toEqual(['disk', 'clock'])
})

test('a folder that others read, or that is not one person’s', async () => {
  const folder = await folderWith()
  chmodSync(join(folder, DATABASE), 0o644)
  expect(complaints(folder)).toEqual([
    expect.stringMatching(/^warning folder: other users of this machine can read .*chmod go=/),
  ])
  chmodSync(join(folder, DATABASE), 0o600)
  if (process.getuid?.() !== 0) return
  chownSync(folder, 65_534, 65_534)
  expect(complaints(folder)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^wrong folder: .*foldtable.sqlite belongs to user 0, its folder to user 65534; chown/,
      ),
    ]),
  )
})

test('no backup, or an old one', async () => {
  const folder = await folderWith(A_TABLE)
  expect(complaints(folder)).toEqual([
    expect.stringMatching(/^warning backup: there was no backup yet; `npx foldtable backup/),
  ])
  noteBackup(folder, { at: NOW - 4 * DAY, file: '/backups/one.sqlite' })
  expect(complaints(folder)).toEqual([
    expect.stringMatching(/^warning backup: the last backup is 4.0 days old/),
  ])
})

test('a database that is damaged, from before or from later', async () => {
  const [damaged, later, before] = [
    await folderWith(A_TABLE),
    await folderWith('INSERT INTO steps VALUES (999)'),
    freshFolder(),
  ]
  const file = join(damaged, DATABASE)
  writeFileSync(file, readFileSync(file).fill(0xff, 4096, 12_000))
  expect(complaints(damaged)).toEqual([
    expect.stringMatching(/^wrong database: .* is damaged: .*restore the last backup/),
  ])
  expect(complaints(later)).toEqual([
    expect.stringMatching(/^wrong database: .*a newer version wrote it/),
  ])
  const sql = await SqliteSql.open(join(before, DATABASE))
  await migrate(sql, undefined, 1)
  await sql.close()
  expect(complaints(before)).toEqual([
    expect.stringMatching(/^warning database: .*step 1 of .*keeps a copy/),
  ])
})

let server: RunningServer
let dataDir: string

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'foldtable-'))
  server = await startServer(
    settingsFrom({ PORT: '0', LOG_LEVEL: 'silent', RATE_LIMIT: '0', DATA_DIR: dataDir }),
  )
  return async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true })
  }
})

const holder = () => {
  const found = holderOf(dataDir)?.holder
  if (found === undefined) throw new Error('nobody is there')
  return found
}

async function complaintsAt(publicUrl: string, trustProxy = 0): Promise<readonly string[]> {
  const settings = { publicUrl, isPublicUrlGiven: true, trustProxy }
  const findings = await reachFindings(settings, holder())
  return findings
    .filter(({ state }) => state !== 'ok')
    .map((finding) => `${finding.state} ${finding.about}: ${sentence(finding)}`)
}

/** A proxy that knows no WebSockets; what else it does to requests and answers is up to the test. */
async function proxy(
  asks: (headers: IncomingMessage['headers']) => OutgoingHttpHeaders,
  answers: (headers: OutgoingHttpHeaders, path: string) => OutgoingHttpHeaders = (same) => same,
): Promise<string> {
  const handOn = (asked: IncomingMessage, answer: ServerResponse) => {
    const { upgrade: _, connection: __, ...headers } = asks(asked.headers)
    const path = asked.url ?? '/'
    asked.pipe(
      request(`${server.url}${path}`, { headers, method: asked.method }, (got) => {
        answer.writeHead(got.statusCode ?? 500, answers(got.headers, path))
        got.pipe(answer)
      }),
    )
  }
  const front = createServer(handOn).listen(0, '127.0.0.1')
  await once(front, 'listening')
  onTestFinished(() => void front.close())
  return `http://127.0.0.1:${(front.address() as AddressInfo).port}`
}

test('a server without a proxy is reached, and shows its metrics', async () => {
  expect(await complaintsAt(server.url)).toEqual([
    expect.stringMatching(/^warning metrics: .*; close it at the proxy/),
  ])
})

test('an address that leads nowhere, or to somebody else', async () => {
  const other = createServer((_request, answer) => answer.writeHead(404).end()).listen(
    0,
    '127.0.0.1',
  )
  await once(other, 'listening')
  const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
  expect(await complaintsAt(url)).toEqual([
    expect.stringMatching(/^wrong address: .* is answered by somebody else \(404\)/),
  ])
  other.close()
  await once(other, 'close')
  expect(await complaintsAt(url)).toEqual([
    expect.stringMatching(/^wrong address: .* cannot be reached from here: .*ECONNREFUSED/),
  ])
})

test('a proxy that is not trusted, and hands no WebSockets on', async () => {
  const url = await proxy((headers) => ({
    ...headers,
    'x-forwarded-for': `${headers['x-forwarded-for']}, 198.51.100.4`,
  }))
  const found = await complaintsAt(url)
  expect(found.join('\n')).toMatch(
    /^wrong socket: no WebSocket comes through: .*\nwrong proxy: a proxy is in front, and everybody counts as (::ffff:)?127.0.0.1; set TRUST_PROXY=1/,
  )
})

test('a client whose made-up address is believed', async () => {
  const settings = testSettings({ trustProxy: 1 })
  const trusting = await startServer(settings)
  onTestFinished(() => trusting.stop())
  const found = holderOf(settings.dataDir)?.holder
  if (found === undefined) throw new Error('nobody is there')
  const reached = { publicUrl: trusting.url, isPublicUrlGiven: false, trustProxy: 1 }
  const wrong = (await reachFindings(reached, found)).filter(({ state }) => state === 'wrong')
  expect(wrong).toEqual([
    expect.objectContaining({
      about: 'proxy',
      says: 'whatever address a client makes up is believed',
    }),
  ])
})

test('a clock that is off', async () => {
  const date = new Date(Date.now() - 600_000).toUTCString()
  const url = await proxy(
    (headers) => ({ ...headers }),
    (headers) => ({ ...headers, date }),
  )
  expect((await complaintsAt(url)).join('\n')).toMatch(/warning clock: .* differs .* by 60\d s/)
})

test('[HOUSE-6.2] how the server sees a request is told only to whoever has the key', async () => {
  const ask = (key: string) =>
    fetch(`${server.url}/api/seen`, { headers: { 'x-foldtable-key': key } })
  expect((await fetch(`${server.url}/api/seen`)).status).toBe(404)
  expect((await ask('x'.repeat(36))).status).toBe(404)
  expect((await ask(holder().key ?? '')).status).toBe(200)
})
