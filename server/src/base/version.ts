// Which version this is: the number of the release and the commit it was made from.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const SHORT = 7

export interface Version {
  readonly number: string
  /** The first letters of the commit; empty if nobody knows. */
  readonly commit: string
}

export function versionOf(root: string = ROOT): Version {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return { number: String(version), commit: commitOf(root).slice(0, SHORT) }
}

export const VERSION = versionOf()

/** `0.2.0+abc1234`. */
export const versionText = ({ number, commit }: Version = VERSION): string =>
  commit === '' ? number : `${number}+${commit}`

/** Read from git's own files: git itself may be missing, or refuse because the checkout is somebody else's. */
function commitOf(root: string): string {
  try {
    const git = gitFolder(root)
    const head = readFileSync(join(git, 'HEAD'), 'utf8').trim()
    const name = /^ref: (.+)$/.exec(head)?.[1]
    return name === undefined ? head : commitNamed(name, git)
  } catch {
    return ''
  }
}

/** In a worktree `.git` is a file that says where. */
function gitFolder(root: string): string {
  const git = join(root, '.git')
  if (statSync(git).isDirectory()) return git
  const place = readFileSync(git, 'utf8').replace('gitdir:', '').trim()
  return isAbsolute(place) ? place : resolve(root, place)
}

function commitNamed(name: string, git: string): string {
  const shared = join(git, 'commondir')
  const common = existsSync(shared) ? resolve(git, readFileSync(shared, 'utf8').trim()) : git
  if (existsSync(join(common, name))) return readFileSync(join(common, name), 'utf8').trim()
  const packed = readFileSync(join(common, 'packed-refs'), 'utf8').split('\n')
  return packed.find((line) => line.endsWith(` ${name}`))?.split(' ')[0] ?? ''
}
