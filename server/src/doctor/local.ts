// What can be told about a house from its data folder alone, whether its server runs or not.
import { existsSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { lastBackup } from '../folder/backups.ts'
import { DATABASE, exposed, mustBeWritable, ownFiles } from '../folder/data-folder.ts'
import { type Examined, examine } from '../folder/examine.ts'
import { KNOWN_STEPS } from '../ledger/migrations.ts'
import { type Finding, ok, warning, wrong } from './finding.ts'

const MB = 1024 * 1024
const DAY_MS = 24 * 60 * 60 * 1000
const OLDEST_NODE = 24
/** Below this nothing can be promised; below the other, a copy may not fit. */
const LEAST_ROOM = 50 * MB
const GOOD_ROOM = 500 * MB
const OLD_BACKUP_DAYS = 3
const FEW_SECONDS_OF_CHECKING = 64 * MB

export interface Machine {
  readonly node: string
  readonly now: number
  /** Bytes that are free in the folder's disk. */
  roomIn(folder: string): number
}

export const thisMachine = (): Machine => ({
  node: process.versions.node,
  now: Date.now(),
  roomIn(folder) {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  },
})

/** Everything, for the doctor. */
export function localFindings(folder: string, machine: Machine): readonly Finding[] {
  if (!existsSync(folder)) {
    const first = `there is no data folder ${folder}`
    return [nodeFinding(machine), warning('folder', first, 'the first start makes it')]
  }
  return [
    nodeFinding(machine),
    ...folderFindings(folder),
    roomFinding(folder, machine),
    ...databaseFindings(folder, machine),
  ]
}

/**
 * At the start, when the folder is open: what is not well. A large database is not read whole each time. By then something has been
 * written to it, so it is told when that was before.
 */
export function findingsAtStart(
  folder: string,
  machine: Machine,
  lastWritten: number,
): readonly Finding[] {
  const isLarge = sizeOf(join(folder, DATABASE)) > FEW_SECONDS_OF_CHECKING
  const data = isLarge ? [] : databaseFindings(folder, machine)
  const clock = clockFinding({ written: lastWritten }, machine)
  return [roomFinding(folder, machine), clock, ...data].filter(({ state }) => state !== 'ok')
}

function nodeFinding({ node }: Machine): Finding {
  return Number(node.split('.')[0]) >= OLDEST_NODE
    ? ok('node', `Node ${node}`)
    : wrong('node', `this is Node ${node}`, `Node ${OLDEST_NODE} or newer is needed`)
}

function folderFindings(folder: string): readonly Finding[] {
  const file = join(folder, DATABASE)
  try {
    for (const path of [folder, file, `${file}-wal`, `${file}-shm`]) mustBeWritable(path)
  } catch (problem) {
    const says = problem instanceof Error ? problem.message : String(problem)
    return [wrong('folder', says, 'the server must run as the user whose it is')]
  }
  const found = [
    ...strangersIn(folder).map((says) =>
      wrong('folder', says, 'chown it to the user of the server'),
    ),
    ...exposed(folder).map(({ says }) =>
      warning('folder', says, 'keys and addresses are in there'),
    ),
  ]
  return found.length > 0
    ? found
    : [ok('folder', `${folder} can be written, and nobody else reads it`)]
}

/** Root may write everything and would not notice what the server's user may not. */
function strangersIn(folder: string): readonly string[] {
  const { uid } = statSync(folder)
  return ownFiles(folder).flatMap((path) => {
    const theirs = statSync(path, { throwIfNoEntry: false })?.uid ?? uid
    return theirs === uid ? [] : [`${path} belongs to user ${theirs}, its folder to user ${uid}`]
  })
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0

function roomFinding(folder: string, { roomIn }: Machine): Finding {
  const room = roomIn(folder)
  const says = `${Math.floor(room / MB)} MB are free for ${folder}`
  if (room < LEAST_ROOM) return wrong('disk', says, 'make room, or nothing can be written')
  const good = Math.max(GOOD_ROOM, 2 * sizeOf(join(folder, DATABASE)))
  return room < good ? warning('disk', says, 'a copy of the data may not fit') : ok('disk', says)
}

function databaseFindings(folder: string, machine: Machine): readonly Finding[] {
  const file = join(folder, DATABASE)
  if (!existsSync(file))
    return [warning('database', `there is no ${file} yet`, 'the first start makes it')]
  const examined = examine(file, 'quick')
  if (examined.problem !== undefined) {
    const todo = 'stop the server, keep a copy of the folder, and restore the last backup'
    return [wrong('database', `${file} is damaged: ${examined.problem}`, todo)]
  }
  return [
    shapeFinding(examined),
    clockFinding(examined, machine),
    backupFinding(folder, examined, machine),
  ]
}

function shapeFinding({ steps, tables }: Examined): Finding {
  const says = `whole, ${tables} tables, step ${steps} of ${KNOWN_STEPS}`
  if (steps > KNOWN_STEPS)
    return wrong(
      'database',
      `${says}: a newer version wrote it`,
      'update, or restore an older backup',
    )
  if (steps < KNOWN_STEPS)
    return warning('database', says, 'the next start brings it up to date and keeps a copy')
  return ok('database', says)
}

/** A few minutes of difference are no news: the last start may have been on another machine. */
const MOST_BEHIND_MS = 5 * 60 * 1000

function clockFinding({ written }: Pick<Examined, 'written'>, { now }: Machine): Finding {
  if (written <= now + MOST_BEHIND_MS) return ok('clock', `${new Date(now).toISOString()}`)
  const says = `the clock says ${new Date(now).toISOString()}, and the data was written at ${new Date(written).toISOString()}`
  return warning('clock', says, 'set the clock of this machine right (NTP)')
}

function backupFinding(folder: string, { tables }: Examined, { now }: Machine): Finding {
  const last = lastBackup(folder)
  const todo = '`npx foldtable backup --keep 14 --verify` every night (deploy/ has a timer)'
  if (last === undefined) {
    return tables === 0
      ? ok('backup', 'none yet, and nothing to lose')
      : warning('backup', 'there was no backup yet', todo)
  }
  const days = (now - last.at) / DAY_MS
  const says = `the last backup is ${days.toFixed(1)} days old: ${last.file}`
  return days > OLD_BACKUP_DAYS ? warning('backup', says, todo) : ok('backup', says)
}
