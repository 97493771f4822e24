// A copy of the database under its final name only when it is whole and on the disk; what a killed copy left is cleared away.
import { closeSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { nameToDisk, toDisk } from '../base/to-disk.ts'
import type { Sql } from '../ledger/sql.ts'
import { giveToOwnerOf } from './data-folder.ts'

/** Named after the process, which tells whether it is still being written. */
const PART = /^\.foldtable-copy-(\d+)\.part/

/** The folder must be there. An older file of that name is replaced. */
export async function copyTo(sql: Pick<Sql, 'backup'>, file: string): Promise<void> {
  const folder = dirname(file)
  clearLeftovers(folder)
  const part = join(folder, `.foldtable-copy-${process.pid}.part`)
  try {
    closeSync(openSync(part, 'w', 0o600)) // private from its first byte
    await sql.backup(part)
    putInPlace(part, file)
  } catch (problem) {
    rmSync(part, { force: true })
    throw problem
  }
}

/** A file that was written aside gets its name once it is on the disk. */
export function putInPlace(part: string, file: string): void {
  giveToOwnerOf(dirname(file), part)
  toDisk(part)
  renameSync(part, file)
  nameToDisk(file)
}

function clearLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = PART.exec(name)?.[1]
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(folder, name), { force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (problem) {
    return problem instanceof Error && 'code' in problem && problem.code === 'EPERM'
  }
}
