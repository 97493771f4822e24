// Backup and restore as an operator runs them.
import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { lastBackup } from '@foldtable/server/folder/backups'
import { DATABASE } from '@foldtable/server/folder/data-folder'
import { lockFolder } from '@foldtable/server/folder/lock'
import { restoreFrom } from '@foldtable/server/folder/restoring'
import { migrate } from '@foldtable/server/ledger/migrations'
import { SqliteSql } from '@foldtable/server/ledger/sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { BadInput } from '../src/command.ts'
import { backup } from '../src/commands/backup.ts'
import { restore } from '../src/commands/restore.ts'
import { emptyFolder, type Ran } from './command-line.ts'

const NOBODY = 65_534
const NOW = Date.UTC(2026, 0, 31)

/** A data folder as a killed server leaves it: what it wrote last is only in the log beside the database. */
async function killed(mark: string): Promise<string> {
  const [live, left] = [emptyFolder(), emptyFolder()]
  const file = join(live, DATABASE)
  const shaped = await SqliteSql.open(file)
  await migrate(shaped)
  await shaped.close()
  const database = new DatabaseSync(file)
  onTestFinished(() => database.close())
  database.exec(`INSERT INTO tallies VALUES ('${mark}', 'imperial', 'won', 1)`)
  for (const rest of ['', '-wal']) copyFileSync(`${file}${rest}`, join(left, `${DATABASE}${rest}`))
  return left
}

function marksIn(file: string): readonly unknown[] {
  const database = new DatabaseSync(file)
  try {
    return database
      .prepare('SELECT account FROM tallies')
      .all()
      .map(({ account }) => account)
  } finally {
    database.close()
  }
}

/** As `npx foldtable` does, without the time that a process takes. */
async function foldtable([name, ...args]: readonly string[]): Promise<Ran> {
  const [log, error] = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')]
  for (const spy of [log, error]) spy.mockImplementation(() => undefined)
  try {
    const status = await (name === 'backup' ? backup : restore).run(args)
    return { status, stdout: textOf(log), stderr: textOf(error) }
  } catch (problem) {
    if (!(problem instanceof BadInput)) throw problem
    return { status: 2, stdout: textOf(log), stderr: problem.message }
  } finally {
    vi.restoreAllMocks()
  }
}

const textOf = ({ mock }: { mock: { calls: readonly unknown[][] } }): string =>
  mock.calls.map((line) => line.join(' ')).join('\n')

const replacedIn = (folder: string) =>
  readdirSync(folder).filter((name) => name.includes('before-restore'))

test('[HOUSE-7.3] what a killed server wrote last is in the backup, and in what a restore keeps', async () => {
  const [data, other] = [await killed('ann'), await killed('bob')]
  const copy = join(emptyFolder(), 'bob.sqlite')
  const made = await foldtable(['backup', copy, '--data', other, '--verify'])
  expect(made).toMatchObject({ status: 0, stdout: expect.stringContaining('read again and whole') })
  expect(statSync(copy).mode & 0o777).toBe(0o600)
  expect(await foldtable(['restore', copy, '--data', data])).toMatchObject({ status: 2 })
  const restored = await foldtable(['restore', copy, '--data', data, '--force'])
  expect(restored).toMatchObject({ status: 0, stderr: '' })
  const [kept = ''] = replacedIn(data)
  expect(restored.stdout).toContain(join(data, kept))
  expect([marksIn(join(data, DATABASE)), marksIn(join(data, kept))]).toEqual([['bob'], ['ann']])
})

test('[HOUSE-7.1] a restore under a running server is refused, and a backup is not', async () => {
  const data = await killed('ann')
  const lock = lockFolder(data)
  onTestFinished(() => lock.release())
  lock.tell({ pid: 123, since: NOW, version: '1' })
  const copies = emptyFolder()
  expect(await foldtable(['backup', copies, '--data', data])).toMatchObject({ status: 0 })
  const [name = ''] = readdirSync(copies)
  expect(name).toMatch(/^foldtable-20\d\d-\d\d-\d\dT\d\d-\d\d-\d\dZ\.sqlite$/)
  expect(lastBackup(data)).toMatchObject({ file: join(copies, name) })
  const refused = await foldtable(['restore', join(copies, name), '--data', data, '--force'])
  expect(refused.status).toBe(2)
  expect(refused.stderr).toContain('another server (process 123, since 2026-01-31T')
})

test('[HOUSE-7.1] a program that has the database open without the lock is noticed', async () => {
  const [data, other] = [await killed('ann'), await killed('bob')]
  const database = new DatabaseSync(join(data, DATABASE))
  onTestFinished(() => database.close())
  database.prepare('SELECT count(*) FROM tallies').get()
  await expect(restoreFrom(join(other, DATABASE), data, NOW)).rejects.toThrow(
    /another program has .* open/,
  )
  expect(readdirSync(data).filter((name) => !name.startsWith(DATABASE))).toEqual([])
})

test('[HOUSE-7.3] what is kept is one file, also where the log had its index beside it', async () => {
  const [data, other] = [await killed('ann'), await killed('bob')]
  writeFileSync(join(data, `${DATABASE}-shm`), Buffer.alloc(32_768))
  const { kept = '' } = await restoreFrom(join(other, DATABASE), data, NOW)
  expect(readdirSync(data)).toEqual([basename(kept), DATABASE])
  expect(marksIn(kept)).toEqual(['ann'])
})

test('[HOUSE-7.3] a copy made by hand is taken with its log', async () => {
  const data = emptyFolder()
  await restoreFrom(join(await killed('bob'), DATABASE), data, NOW)
  expect(readdirSync(data)).toEqual([DATABASE])
  expect(marksIn(join(data, DATABASE))).toEqual(['bob'])
})

test('[HOUSE-7.3] what is no whole backup changes nothing', async () => {
  const data = await killed('ann')
  const file = join(emptyFolder(), 'half.sqlite')
  for (const half of ['', 'SQLite format 3\0', 'something else'.repeat(1000)]) {
    writeFileSync(file, half)
    await expect(restoreFrom(file, data, NOW)).rejects.toThrow('is no backup of Foldtable')
  }
  expect(readdirSync(data)).toEqual([DATABASE, `${DATABASE}-wal`])
  expect(marksIn(join(data, DATABASE))).toEqual(['ann'])
})

test('[HOUSE-7.3] even a database that cannot be opened is kept, log and all', async () => {
  const [data, other] = [await killed('ann'), await killed('bob')]
  writeFileSync(join(data, DATABASE), 'broken')
  const { kept = '' } = await restoreFrom(join(other, DATABASE), data, NOW)
  expect(existsSync(kept) && existsSync(`${kept}-wal`)).toBe(true)
  expect(marksIn(join(data, DATABASE))).toEqual(['bob'])
})

test('[HOUSE-7.3] a backup of a later version changes nothing', async () => {
  const [data, other] = [await killed('ann'), await killed('bob')]
  const later = new DatabaseSync(join(other, DATABASE))
  later.exec('INSERT INTO steps VALUES (999)')
  later.close()
  const args = ['restore', join(other, DATABASE), '--data', data, '--force']
  expect(await foldtable(args)).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('was written by a newer version; update this one first'),
  })
  expect(marksIn(join(data, DATABASE))).toEqual(['ann'])
})

test('[HOUSE-7.3] a damaged database gives no backup, and says so', async () => {
  const [data, copies] = [await killed('ann'), emptyFolder()]
  const file = join(data, DATABASE)
  marksIn(file) // folds the log in
  writeFileSync(file, readFileSync(file).fill(0xff, 4096, 12_000))
  const { status, stderr } = await foldtable(['backup', copies, '--data', data, '--verify'])
  expect([status, stderr]).toEqual([1, expect.stringMatching(/nothing was written|not whole/)])
  expect(readdirSync(copies)).toEqual([])
})

test('--keep removes the oldest dated copies and nothing else', async () => {
  const data = await killed('ann')
  const copies = join(data, 'backups')
  mkdirSync(copies)
  const names = [1, 2, 3].map((day) => `foldtable-2026-01-0${day}T03-00-00Z.sqlite`)
  for (const name of [...names, 'by-hand.sqlite']) writeFileSync(join(copies, name), '')
  const { stdout, status } = await foldtable(['backup', '--data', data, '--keep', '2'])
  expect([status, stdout.match(/^Removed .*$/gm)?.length]).toEqual([0, 2])
  expect(readdirSync(copies)).toEqual([
    'by-hand.sqlite',
    names[2],
    expect.stringMatching(/^foldtable-2/),
  ])
})

test('--keep of a restore bounds what was replaced, and without it nothing goes', async () => {
  const [data, other] = [await killed('ann'), await killed('bob')]
  for (const day of [1, 2])
    writeFileSync(join(data, `foldtable-before-restore-2026-01-0${day}T03-00-00Z.sqlite`), '')
  const args = ['restore', join(other, DATABASE), '--data', data, '--force']
  expect((await foldtable([...args, '--keep', '2'])).stdout).toContain(
    '2 replaced databases are kept',
  )
  expect(replacedIn(data)).toHaveLength(2)
})

test.runIf(process.getuid?.() === 0)(
  '[HOUSE-7.5] what root restores belongs to whom the folder belongs',
  async () => {
    const [data, other] = [await killed('ann'), await killed('bob')]
    chownSync(data, NOBODY, NOBODY)
    const args = ['restore', join(other, DATABASE), '--data', data, '--force']
    expect(await foldtable(args)).toMatchObject({ status: 0 })
    const owners = readdirSync(data).map((name) => [name, statSync(join(data, name)).uid])
    expect(owners).toEqual(
      expect.arrayContaining([
        [DATABASE, NOBODY],
        ['foldtable.lock', NOBODY],
      ]),
    )
  },
)
