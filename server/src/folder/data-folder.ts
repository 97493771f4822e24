// The folder that holds everything: what lies in it, whose it is, and that nobody else may read it. Keys of running tables and
// addresses of people are in there.
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
} from 'node:fs'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'

export const DATABASE = 'foldtable.sqlite'
/** Copies go here unless somebody says otherwise. */
export const BACKUPS = 'backups'

/** It cannot be used as it is; the message says what to do. */
export class Unusable extends Error {
  override name = 'Unusable'
}

const PRIVATE_FOLDER = 0o700
const PRIVATE_FILE = 0o600
const OTHERS = 0o077

/** Windows keeps its rights elsewhere. */
const hasModes = process.platform !== 'win32'

/** Made if it is missing, and made private. Answers what could not be mended, one sentence each. */
export function openFolder(folder: string): readonly string[] {
  makeFolder(folder)
  mustBeWritable(folder)
  return exposed(folder)
    .filter(({ path }) => !isMended(path, folder))
    .map(({ says }) => says)
}

/** With those above it. Node's own way tries for ever where there are no folders to be had, as in `/proc`. */
export function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  const above = dirname(folder)
  if (!existsSync(above)) makeFolder(above)
  mkdirSync(folder, { mode: PRIVATE_FOLDER })
}

interface Exposed {
  readonly path: string
  readonly says: string
}

/** What others on this machine may read. */
export function exposed(folder: string): readonly Exposed[] {
  if (!hasModes || !existsSync(folder)) return []
  return [folder, ...ownFiles(folder)].filter(isOpenToOthers).map((path) => ({
    path,
    says: `other users of this machine can read ${path}: chmod go= ${path}`,
  }))
}

/** Files of ours in it; those of a database that is in use come and go. */
export function ownFiles(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter(isOurs)
    .map((name) => join(folder, name))
}

const isOurs = (name: string): boolean => /^\.?foldtable\b/.test(name) || name === BACKUPS

const isOpenToOthers = (path: string): boolean =>
  ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & OTHERS) !== 0

/** A folder that holds other things too is left as it is: somebody else may need to get through. */
function isMended(path: string, folder: string): boolean {
  if (path === folder && !readdirSync(folder).every(isOurs)) return false
  try {
    chmodSync(path, statSync(path).isDirectory() ? PRIVATE_FOLDER : PRIVATE_FILE)
    return true
  } catch {
    return false
  }
}

/** For root, who may make files that the server cannot write: they belong to whom the folder belongs. */
export function giveToOwnerOf(folder: string, path: string): void {
  if (process.getuid?.() !== 0 || !existsSync(path)) return
  const { uid, gid } = statSync(folder)
  chownSync(path, uid, gid)
}

/** Says whose it is and what to do, where it is there and cannot be written. */
export function mustBeWritable(path: string): void {
  if (!existsSync(path)) return
  try {
    accessSync(path, constants.R_OK | constants.W_OK)
  } catch (problem) {
    throw new Unusable(notWritable(path, problem))
  }
}

function notWritable(path: string, problem: unknown): string {
  const { uid } = statSync(path)
  const me = process.getuid?.() === undefined ? '' : ` by user ${userName()}`
  const isMine = uid === process.getuid?.() || process.getuid?.() === 0
  const todo = isMine ? `chmod u+rw ${path}` : `chown -R ${userName()} ${path}`
  return `${path} cannot be written${me} (${reason(problem)}; it belongs to user number ${uid}): ${todo}`
}

/** A number where the machine knows no name for it, as in containers. */
function userName(): string {
  try {
    return userInfo().username
  } catch {
    return String(process.getuid?.())
  }
}

export const reason = (problem: unknown): string =>
  problem instanceof Error && 'code' in problem && typeof problem.code === 'string'
    ? problem.code
    : problem instanceof Error
      ? problem.message
      : String(problem)
