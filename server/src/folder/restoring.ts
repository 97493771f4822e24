// Puts another database in the place of the one that is there, which is kept whole: its last moves may be in the log beside it.
import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { KNOWN_STEPS, migrate } from '../ledger/migrations.ts'
import { beginTimeline } from '../ledger/pulse.ts'
import { SqliteSql } from '../ledger/sqlite.ts'
import { replacedName } from './backups.ts'
import { putInPlace } from './copy.ts'
import { DATABASE, giveToOwnerOf, Unusable } from './data-folder.ts'
import { type Examined, examine } from './examine.ts'
import { isBusy } from './lock.ts'

const TRIAL = '.foldtable-restoring.sqlite'

interface Restored {
  readonly tables: number
  /** Where that is which was there before. */
  readonly kept: string | undefined
}

/** The caller holds the lock of the folder. Throws `Unusable` before anything is changed if the copy is no good. */
export async function restoreFrom(copy: string, folder: string, now: number): Promise<Restored> {
  const trial = join(folder, TRIAL)
  clear(folder)
  try {
    const { tables } = await tried(copy, trial, now)
    const kept = putAway(join(folder, DATABASE), join(folder, replacedName(now)))
    putInPlace(trial, join(folder, DATABASE))
    return { tables, kept }
  } finally {
    clear(folder)
  }
}

function clear(folder: string): void {
  for (const name of readdirSync(folder))
    if (name.startsWith(TRIAL)) rmSync(join(folder, name), { force: true })
}

/** With its own log, if somebody copied that too. */
async function tried(copy: string, trial: string, now: number): Promise<Examined> {
  for (const rest of ['', '-wal']) {
    if (!existsSync(`${copy}${rest}`)) continue
    copyFileSync(`${copy}${rest}`, `${trial}${rest}`)
    chmodSync(`${trial}${rest}`, 0o600)
  }
  const found = examine(trial, 'whole')
  if (found.problem !== undefined)
    throw new Unusable(`${copy} is no backup of Foldtable (${found.problem})`)
  if (found.steps > KNOWN_STEPS)
    throw new Unusable(`${copy} was written by a newer version; update this one first`)
  const sql = await SqliteSql.open(trial)
  try {
    await migrate(sql)
    await beginTimeline(sql, now)
  } finally {
    await sql.close()
  }
  return found
}

/** The name is never without a database: the new one takes its place in one step. */
function putAway(database: string, aside: string): string | undefined {
  if (!existsSync(database)) return undefined
  fold(database)
  try {
    linkSync(database, aside)
  } catch {
    copyFileSync(database, aside)
    chmodSync(aside, 0o600)
    giveToOwnerOf(dirname(database), aside)
  }
  if (existsSync(`${database}-wal`)) renameSync(`${database}-wal`, `${aside}-wal`)
  rmSync(`${database}-shm`, { force: true }) // holds nothing of its own
  return aside
}

/** Closing the last connection folds the log in. What cannot be opened is kept as it is, log and all. */
function fold(database: string): void {
  let opened: DatabaseSync | undefined
  try {
    opened = new DatabaseSync(database)
    opened.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; COMMIT')
  } catch (problem) {
    if (isBusy(problem)) throw new Unusable(`another program has ${database} open; stop it first`)
  } finally {
    opened?.close()
  }
}
