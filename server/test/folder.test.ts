// The data folder: private, one server at a time, known to be writable, with a copy from before each change of its shape.
import { once } from 'node:events'
import { chmodSync, existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyTo } from '../src/folder/copy.ts'
import { DATABASE, exposed, openFolder } from '../src/folder/data-folder.ts'
import { holderOf, lockFolder } from '../src/folder/lock.ts'
import { openData } from '../src/folder/opening.ts'
import { migrate } from '../src/ledger/migrations.ts'
import { query } from '../src/ledger/sql.ts'
import { SqliteSql } from '../src/ledger/sqlite.ts'
import { startServer } from '../src/server.ts'
import { inWords } from '../src/settings/in-words.ts'
import { freshFolder, openHouse, testSettings } from './house.ts'
import { ended, script } from './script.ts'

const NOBODY = 65_534
const isRoot = process.getuid?.() === 0

const silent = { info: () => undefined, warn: () => undefined }

const mode = (path: string): string => (statSync(path).mode & 0o777).toString(8)

async function opened(folder: string, log: Parameters<typeof openData>[2] = silent) {
  const { sql, lock } = await openData(folder, Date.now(), log)
  const close = async () => {
    await sql.close()
    lock.release()
  }
  onTestFinished(close)
  return { sql, close }
}

test('[HOUSE-7.1] a second server on the same folder says who is there, and may come when that one has gone', async () => {
  const dataDir = freshFolder()
  const first = await openHouse({ dataDir })
  await expect(startServer(testSettings({ dataDir }))).rejects.toThrow(
    new RegExp(`^another server \\(process ${process.pid}, since 20.*Z\\) uses ${dataDir}; stop`),
  )
  await first.stop()
  expect(holderOf(dataDir)).toBeUndefined()
  expect(existsSync(join(dataDir, 'foldtable.server.json'))).toBe(false)
})

test('[HOUSE-7.1] the lock of a process that was killed is free', async () => {
  const folder = freshFolder()
  const { process: child, printed } = await script(`
    import { lockFolder } from './src/folder/lock.ts'
    const lock = lockFolder(${JSON.stringify(folder)})
    lock.tell({ pid: process.pid, since: 0, version: '1' })
    console.log('held')
    setInterval(() => lock, 1000)`)
  expect(printed).toBe('held')
  expect(holderOf(folder)).toMatchObject({ holder: { pid: child.pid } })
  expect(() => lockFolder(folder)).toThrow(`process ${child.pid}, since 1970`)
  child.kill('SIGKILL')
  await once(child, 'exit')
  lockFolder(folder).release()
  expect(readdirSync(folder)).toEqual(['foldtable.lock'])
})

test('[HOUSE-7.2] nobody else on the machine reads the folder, the database or its copies', async () => {
  const folder = join(freshFolder(), 'data')
  const { sql } = await opened(folder)
  await copyTo(sql, join(folder, 'copy.sqlite'))
  const files = readdirSync(folder)
  expect(files).toEqual(expect.arrayContaining([DATABASE, `${DATABASE}-wal`, 'copy.sqlite']))
  expect([mode(folder), ...new Set(files.map((name) => mode(join(folder, name))))]).toEqual([
    '700',
    '600',
  ])
})

test('[HOUSE-7.2] what was open to others is closed at the start', async () => {
  const folder = join(freshFolder(), 'data')
  await (await opened(folder)).close()
  chmodSync(folder, 0o755)
  chmodSync(join(folder, DATABASE), 0o644)
  expect(exposed(folder)).toHaveLength(2)
  await opened(folder)
  expect([
    mode(folder),
    mode(join(folder, DATABASE)),
    mode(join(folder, `${DATABASE}-wal`)),
  ]).toEqual(['700', '600', '600'])
})

test('[HOUSE-7.2] a folder that holds other things is left as it is, and that is said', () => {
  const folder = freshFolder()
  writeFileSync(join(folder, 'letters'), '')
  chmodSync(folder, 0o755)
  expect(openFolder(folder)).toEqual([
    `other users of this machine can read ${folder}: chmod go= ${folder}`,
  ])
  expect(mode(folder)).toBe('755')
})

test('[HOUSE-7.3] a copy that is killed leaves nothing under its name, and the next one clears what it left', async () => {
  const folder = freshFolder()
  const file = join(folder, 'monday.sqlite')
  const { signal } = await ended(`
    import { writeFileSync } from 'node:fs'
    import { copyTo } from './src/folder/copy.ts'
    await copyTo({ backup: async (part) => {
      writeFileSync(part, 'half')
      process.kill(process.pid, 'SIGKILL')
    } }, ${JSON.stringify(file)})`)
  expect([signal, existsSync(file), readdirSync(folder).length]).toEqual(['SIGKILL', false, 1])
  await copyTo({ backup: async (part) => writeFileSync(part, 'whole') }, file)
  expect(readdirSync(folder)).toEqual(['monday.sqlite'])
})

test('[HOUSE-7.3] a copy that fails leaves nothing', async () => {
  const folder = freshFolder()
  const backup = async (part: string) => {
    writeFileSync(part, 'half')
    throw new Error('the disk is full')
  }
  await expect(copyTo({ backup }, join(folder, 'monday.sqlite'))).rejects.toThrow('disk is full')
  expect(readdirSync(folder)).toEqual([])
})

test('[HOUSE-7.4] before its shape changes a copy is put aside, and the last two are kept', async () => {
  const folder = freshFolder()
  const file = join(folder, DATABASE)
  const old = await SqliteSql.open(file)
  await migrate(old, undefined, 1)
  await query(old, "INSERT INTO tallies VALUES ('ann', 'imperial', 'won', 7)")
  await old.close()
  for (const step of [0, 1]) writeFileSync(join(folder, `foldtable-before-step-${step}.sqlite`), '')
  const said: string[] = []
  await opened(folder, { ...silent, info: (_facts, text) => said.push(text) })
  expect(said).toEqual(['a copy from before was put aside', 'the database was brought up to date'])
  const copies = readdirSync(folder).filter((name) => name.includes('before'))
  expect(copies).toEqual(['foldtable-before-step-1.sqlite', 'foldtable-before-step-2.sqlite'])
  const copy = await SqliteSql.open(join(folder, 'foldtable-before-step-2.sqlite'))
  onTestFinished(() => copy.close())
  expect(await query(copy, 'SELECT count(*) AS steps FROM steps')).toEqual([{ steps: 1 }])
  expect(await query(copy, 'SELECT value FROM tallies')).toEqual([{ value: 7 }])
})

test('[HOUSE-7.4] a new database and one that is up to date need no copy', async () => {
  const folder = freshFolder()
  await (await opened(folder)).close()
  await (await opened(folder)).close()
  expect(readdirSync(folder).filter((name) => name.includes('before'))).toEqual([])
})

/** Root may write everything, so it becomes nobody first. */
async function startsAsSomebody(folder: string): Promise<string> {
  const { printed } = await ended(`
    import { openData } from './src/folder/opening.ts'
    if (${isRoot}) process.setuid?.(${NOBODY})
    await openData(${JSON.stringify(folder)}, 0, { info() {}, warn() {} }).then(
      () => console.log('open'),
      (problem) => console.log(problem.name + ': ' + problem.message))
    process.exit()`)
  return printed
}

test('[HOUSE-7.5] a database that cannot be written is said at the start, with whose it is and what to do', async () => {
  const folder = join(freshFolder(), 'data')
  await (await opened(folder)).close()
  const file = join(folder, DATABASE)
  chmodSync(file, 0o444)
  chmodSync(join(folder, '..'), 0o755)
  chmodSync(folder, 0o777)
  chmodSync(join(folder, 'foldtable.lock'), 0o666)
  const said = await startsAsSomebody(folder)
  const todo = isRoot ? 'chown -R ' : 'chmod u\\+rw '
  expect(said).toMatch(
    new RegExp(
      `^Unusable: ${file} cannot be written by user .+ \\(EACCES; it belongs to user number ${process.getuid?.()}\\): ${todo}`,
    ),
  )
})

test('[HOUSE-7.5] a row is written at the start, which finds what rights do not tell', async () => {
  const folder = freshFolder()
  const { sql, close } = await opened(folder)
  await query(
    sql,
    "CREATE TRIGGER full BEFORE INSERT ON pulse BEGIN SELECT RAISE(ABORT, 'disk is full'); END",
  )
  await close()
  await expect(opened(folder)).rejects.toThrow(
    /foldtable.sqlite cannot be written \(.*disk is full.*\): is there room on the disk/,
  )
  expect(holderOf(folder)).toBeUndefined()
})

test('[HOUSE-7.1] a lock that is no lock is said, not taken for somebody', () => {
  const folder = freshFolder()
  writeFileSync(join(folder, 'foldtable.lock'), 'something else'.repeat(100))
  expect(() => lockFolder(folder)).toThrow(/foldtable.lock cannot be locked .*: remove it/)
})

test.skipIf(!existsSync('/proc/self'))('where no folder can be made, that is said at once', () => {
  const dataDir = '/proc/foldtable/data'
  let problem: unknown
  try {
    openFolder(dataDir)
  } catch (found) {
    problem = found
  }
  expect(inWords(problem, { ...testSettings(), dataDir })).toBe(
    `DATA_DIR is "${dataDir}", where no folder can be made; set it to another place`,
  )
})

test('a folder is made with those above it, and not inside or in place of a file', () => {
  const place = freshFolder()
  openFolder(join(place, 'a', 'b'))
  expect([mode(join(place, 'a')), mode(join(place, 'a', 'b'))]).toEqual(['700', '700'])
  openFolder(join(place, 'a', 'b'))
  writeFileSync(join(place, 'file'), '')
  const wordsFor = (dataDir: string) => {
    try {
      openFolder(dataDir)
    } catch (problem) {
      return inWords(problem, { ...testSettings(), dataDir })
    }
    return 'nothing'
  }
  expect(wordsFor(join(place, 'file'))).toContain('which is a file')
  expect(wordsFor(join(place, 'file', 'in'))).toContain('which lies inside a file')
})
