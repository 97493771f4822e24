// Programs for tests from Debian's packages: laid into a cache with the libraries they lack, not installed, as what is installed starts
// by itself. Plain JavaScript for any Node from 20 on.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const isRoot = process.getuid?.() === 0

/** Where root runs the tests, PostgreSQL runs as somebody else, who must be able to read it. */
export const CACHE =
  isRoot && existsSync('/var/cache')
    ? '/var/cache/foldtable/debian'
    : fileURLToPath(new URL('../node_modules/.cache/foldtable/debian', import.meta.url))

/** What a program that was laid there needs to find its libraries. */
export const libraries = () => {
  const folder = join(CACHE, 'usr/lib')
  const found = existsSync(folder)
    ? readdirSync(folder).filter((one) => one.includes('-linux-'))
    : []
  return { LD_LIBRARY_PATH: found.map((one) => join(folder, one)).join(':') }
}

/** True if all of these packages are in the cache now, with what they depend on and the machine has not; `isWanted` may leave some out. */
export function fetchPackages(names, isWanted = () => true) {
  if (!existsSync('/usr/bin/apt-get')) return false
  mkdirSync(CACHE, { recursive: true })
  const missing =
    lackingFor(names) ?? (run('apt-get', 'update', '-q') ? lackingFor(names) : undefined)
  const wanted = missing?.filter(isWanted) ?? []
  if (wanted.length === 0 || !isFetched(wanted)) return false
  for (const name of readdirSync(CACHE).filter((one) => one.endsWith('.deb'))) {
    run('dpkg', '-x', name, '.')
    rmSync(join(CACHE, name))
  }
  return true
}

const isFetched = (names) =>
  run('apt-get', 'download', '-q', ...names) ||
  (run('apt-get', 'update', '-q') && run('apt-get', 'download', '-q', ...names))

/** Nothing if apt knows no such package. */
function lackingFor(names) {
  const { status, stdout } = ask(
    'apt-get',
    '-s',
    '-qq',
    'install',
    '--no-install-recommends',
    ...names,
  )
  return status === 0 ? [...stdout.matchAll(/^Inst (\S+)/gm)].map(([, name]) => name) : undefined
}

const ask = (file, ...args) =>
  spawnSync(file, args, { cwd: CACHE, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

const run = (file, ...args) => ask(file, ...args).status === 0
