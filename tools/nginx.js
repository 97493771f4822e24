// Before `npm test`: an nginx for the test of `deploy/nginx.conf`, and openssl for its certificate. Without them that test is skipped.
// Plain JavaScript for any Node from 20 on.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CACHE, fetchPackages } from './debian.js'

const PROGRAMS = {
  nginx: ['/usr/sbin/nginx', '/usr/bin/nginx', join(CACHE, 'usr/sbin/nginx')],
  openssl: ['/usr/bin/openssl', join(CACHE, 'usr/bin/openssl')],
}

/** Where a program is; nothing if there is none. */
export const programPath = (name) => PROGRAMS[name].find((path) => existsSync(path))

/** Fetches what is missing, where there is a Debian. */
export function ensureNginx() {
  const missing = Object.keys(PROGRAMS).filter((name) => programPath(name) === undefined)
  if (missing.length === 0) return
  console.log(`foldtable: fetching ${missing.join(' and ')} for the tests (a few seconds, once)`)
  if (!fetchPackages(missing, (name) => missing.includes(name)))
    console.log('foldtable: that was not possible; the test of nginx will be skipped.')
}
