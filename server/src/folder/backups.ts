// Copies of the data: their names, how many are kept, and when the last one was made.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { giveToOwnerOf } from './data-folder.ts'

/** Ours to count and to remove; whatever has another name is left alone. */
const NAMES = {
  backup: /^foldtable-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.sqlite$/,
  replaced: /^foldtable-before-restore-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.sqlite$/,
} as const

const LAST = 'foldtable.backup.json'

interface LastBackup {
  /** In milliseconds since 1970. */
  readonly at: number
  readonly file: string
}

const stamp = (now: number): string =>
  `${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z`

export const backupName = (now: number): string => `foldtable-${stamp(now)}.sqlite`
export const replacedName = (now: number): string => `foldtable-before-restore-${stamp(now)}.sqlite`

/** Oldest first. */
export const copiesIn = (folder: string, kind: keyof typeof NAMES): readonly string[] =>
  readdirSync(folder)
    .filter((name) => NAMES[kind].test(name))
    .toSorted()
    .map((name) => join(folder, name))

/** Removes all but the newest; answers which went. */
export function keepNewest(
  folder: string,
  kind: keyof typeof NAMES,
  keep: number,
): readonly string[] {
  const all = copiesIn(folder, kind)
  const gone = all.slice(0, Math.max(0, all.length - keep))
  for (const file of gone)
    for (const rest of ['', '-wal', '-shm']) rmSync(`${file}${rest}`, { force: true })
  return gone
}

export function noteBackup(dataDir: string, last: LastBackup): void {
  const file = join(dataDir, LAST)
  writeFileSync(file, JSON.stringify(last), { mode: 0o600 })
  giveToOwnerOf(dataDir, file)
}

/** Nothing if there was none yet. */
export function lastBackup(dataDir: string): LastBackup | undefined {
  try {
    return JSON.parse(readFileSync(join(dataDir, LAST), 'utf8'))
  } catch {
    return undefined
  }
}
