// Opens the data of a server: the folder is private and ours alone, the database up to date and known to be writable.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { KNOWN_STEPS, migrate } from '../ledger/migrations.ts'
import { lastPulse, writePulse } from '../ledger/pulse.ts'
import type { Sql } from '../ledger/sql.ts'
import { SqliteSql } from '../ledger/sqlite.ts'
import { copyTo } from './copy.ts'
import {
  DATABASE,
  giveToOwnerOf,
  mustBeWritable,
  openFolder,
  reason,
  Unusable,
} from './data-folder.ts'
import { type Lock, lockFolder } from './lock.ts'

interface OpenLog {
  info(facts: object, text: string): void
  warn(text: string): void
}

interface OpenData {
  readonly sql: SqliteSql
  readonly lock: Lock
  /** When a server wrote to it last, in milliseconds since 1970; 0 if never. */
  readonly lastWritten: number
}

/** Copies from before a change of the database's shape. */
const COPY = /^foldtable-before-step-(\d+)\.sqlite$/
const KEPT_COPIES = 2

export async function openData(folder: string, now: number, log: OpenLog): Promise<OpenData> {
  for (const warning of openFolder(folder)) log.warn(warning)
  const lock = lockFolder(folder)
  try {
    return { ...(await openDatabase(folder, now, log)), lock }
  } catch (problem) {
    lock.release()
    throw problem
  }
}

async function openDatabase(
  folder: string,
  now: number,
  log: OpenLog,
): Promise<Omit<OpenData, 'lock'>> {
  const file = join(folder, DATABASE)
  for (const rest of ['', '-wal', '-shm']) mustBeWritable(`${file}${rest}`)
  const sql = await SqliteSql.open(file)
  giveToOwnerOf(folder, file)
  try {
    const steps = await migrate(sql, (taken) => copyBefore(sql, folder, taken, log))
    if (steps > 0) log.info({ steps, of: KNOWN_STEPS }, 'the database was brought up to date')
    sql.ready()
    const lastWritten = await lastPulse(sql)
    await writePulse(sql, now).catch((problem: unknown) => {
      const todo = 'is there room on the disk, and may it be written?'
      throw new Unusable(`${file} cannot be written (${reason(problem)}): ${todo}`)
    })
    return { sql, lastWritten }
  } catch (problem) {
    await sql.close()
    throw problem
  }
}

async function copyBefore(sql: Sql, folder: string, taken: number, log: OpenLog): Promise<void> {
  const file = join(folder, `foldtable-before-step-${taken + 1}.sqlite`)
  await copyTo(sql, file).catch((problem: unknown) => {
    throw new Unusable(`no copy of the database could be put aside in ${file}: ${String(problem)}`)
  })
  log.info({ file }, 'a copy from before was put aside')
  const copies = readdirSync(folder).filter((name) => COPY.test(name))
  for (const name of copies.toSorted(byStep).slice(0, -KEPT_COPIES)) rmSync(join(folder, name))
}

const stepOf = (name: string): number => Number(COPY.exec(name)?.[1])
const byStep = (one: string, other: string): number => stepOf(one) - stepOf(other)
