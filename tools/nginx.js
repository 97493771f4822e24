// Before `npm test`: an nginx for the test of `deploy/nginx.conf`, and openssl for its certificate. Taken from Debian's packages where
// that is possible and laid into the cache, not installed: an nginx that is installed starts by itself. Without them that test is
// skipped. Plain JavaScript for any Node from 20 on.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const CACHE = fileURLToPath(new URL('../node_modules/.cache/foldtable/debian', import.meta.url))
const PROGRAMS = {
  nginx: ['/usr/sbin/nginx', '/usr/bin/nginx', join(CACHE, 'usr/sbin/nginx')],
  openssl: ['/usr/bin/openssl', join(CACHE, 'usr/bin/openssl')],
}

/** Where a program is; nothing if there is none. */
export const programPath = (name) => PROGRAMS[name].find((path) => existsSync(path))

/** Fetches what is missing, where there is a Debian. */
export function ensureNginx() {
  const missing = Object.keys(PROGRAMS).filter((name) => programPath(name) === undefined)
  if (missing.length === 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`foldtable: fetching ${missing.join(' and ')} for the tests (a few seconds, once)`)
  mkdirSync(CACHE, { recursive: true })
  const run = (file, ...args) =>
    spawnSync(file, args, { cwd: CACHE, stdio: ['ignore', 'ignore', 'ignore'] }).status === 0
  const fetched =
    run('apt-get', 'download', '-q', ...missing) ||
    (run('apt-get', 'update', '-q') && run('apt-get', 'download', '-q', ...missing))
  for (const name of readdirSync(CACHE).filter((one) => one.endsWith('.deb'))) {
    run('dpkg', '-x', name, '.')
    rmSync(join(CACHE, name))
  }
  if (!fetched) console.log('foldtable: that was not possible; the test of nginx will be skipped.')
}
