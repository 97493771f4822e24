// One server at a time in a data folder. The lock is SQLite's own on a file, which ends with the process however it ends.
// Nothing in this process may open that file otherwise: closing it would give the lock away.
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { giveToOwnerOf, mustBeWritable, reason, Unusable } from './data-folder.ts'

const LOCK = 'foldtable.lock'
const HOLDER = 'foldtable.server.json'
/** Long enough for somebody who only looks whether it is held. */
const PATIENCE_MS = 300

const SQLITE_BUSY = 5

/** Somebody else has the file. */
export const isBusy = (problem: unknown): boolean =>
  problem instanceof Error && 'errcode' in problem && problem.errcode === SQLITE_BUSY

/** Who holds it, for those who find it held. */
export interface Holder {
  readonly pid: number
  /** In milliseconds since 1970. */
  readonly since: number
  readonly version: string
  /** Where the server listens, once it does. */
  readonly url?: string
  /** Proves to the server that one may read this folder. */
  readonly key?: string
}

export interface Lock {
  /** Tells those who come later who is here. */
  tell(holder: Holder): void
  release(): void
}

/** Throws if another process has it. */
export function lockFolder(folder: string): Lock {
  const held = tryLock(folder)
  if (held === undefined) throw new Unusable(`${whoHolds(folder)} uses ${folder}; stop it first`)
  return held
}

/** Nothing if nobody has it. */
export function holderOf(folder: string): { readonly holder: Holder | undefined } | undefined {
  const free = tryLock(folder)
  if (free === undefined) return { holder: readHolder(folder) }
  free.release()
  return undefined
}

function tryLock(folder: string): Lock | undefined {
  const file = join(folder, LOCK)
  mustBeWritable(file)
  if (!existsSync(file)) writeFileSync(file, '', { mode: 0o600 })
  giveToOwnerOf(folder, file)
  const database = new DatabaseSync(file, { timeout: PATIENCE_MS })
  try {
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE') // no other file beside it
  } catch (problem) {
    database.close()
    if (isBusy(problem)) return undefined
    throw new Unusable(`${file} cannot be locked (${reason(problem)}): remove it`)
  }
  return {
    tell: (holder) => writeHolder(folder, holder),
    release() {
      if (!database.isOpen) return
      rmSync(join(folder, HOLDER), { force: true })
      database.close()
    },
  }
}

function writeHolder(folder: string, holder: Holder): void {
  const file = join(folder, HOLDER)
  writeFileSync(`${file}.new`, JSON.stringify(holder), { mode: 0o600 })
  giveToOwnerOf(folder, `${file}.new`)
  renameSync(`${file}.new`, file)
}

function readHolder(folder: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, HOLDER), 'utf8'))
  } catch {
    return undefined
  }
}

function whoHolds(folder: string): string {
  const holder = readHolder(folder)
  if (holder === undefined) return 'another process'
  return `another server (process ${holder.pid}, since ${new Date(holder.since).toISOString()})`
}
