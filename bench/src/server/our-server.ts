// Starting our own server for a measurement: its settings, its folder, and how it says that it is ready.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort, HOST } from './listening.ts'
import { ended, forked, type ServerProcess } from './processes.ts'

const MAIN = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url))
/** Not the system's folder for temporary files, which may be in memory: an fsync has to reach a disk. */
const CACHE = fileURLToPath(new URL('../../.cache', import.meta.url))

/** All requests here come from one address, quicker than any person: the bounds meant for people are lifted. */
export const SETTINGS = {
  RATE_LIMIT: '0',
  ENTRIES_PER_MINUTE: '1000000',
  GUESTS_PER_HOUR: '0',
  NAMES_PER_HOUR: '0',
  TABLES_PER_HOUR: '0',
  MESSAGE_RATE: '1000000',
  MESSAGE_BURST: '1000000',
  MOST_CONNECTIONS: '1000000',
  CONNECTIONS_PER_ADDRESS: '1000000',
  WATCHERS_PER_TABLE: '1000000',
  MOST_SOCKETS: '1000000',
  SOCKETS_PER_ADDRESS: '1000000',
  SOCKETS_PER_PERSON: '1000000',
  MOST_WAITING_TABLES: '1000000',
  MOST_OPEN_TABLES: '1000000',
  LOG_LEVEL: 'error',
}

const LONGEST_START_MS = 60_000

export const isOursThere = (): boolean => existsSync(MAIN)

export function freshFolder(): string {
  mkdirSync(CACHE, { recursive: true })
  return mkdtempSync(join(CACHE, 'data-'))
}

export const removeFolder = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true })

/** The one file with everything in it. */
export function databaseIn(folder: string): string {
  const file = readdirSync(folder).find((name) => /\.(db|sqlite3?)$/.test(name))
  if (file === undefined) throw new Error(`there is no database in ${folder}`)
  return join(folder, file)
}

export interface OurServer extends ServerProcess {
  /** From starting the process to its first answer that it is ready. */
  readonly startedInMs: number
}

export async function startOurs(folder: string): Promise<OurServer> {
  const address = `${HOST}:${await freePort()}`
  const begun = performance.now()
  const child = forked('./our-server-process.ts', [], settings(folder, address))
  await readyAt(address, begun)
  const startedInMs = performance.now() - begun
  return { pid: child.pid ?? 0, address, lobby: address, startedInMs, stop: () => ended(child) }
}

function settings(folder: string, address: string): NodeJS.ProcessEnv {
  const [, port] = address.split(':')
  const own = { HOST, PORT: port, DATA_DIR: folder, PUBLIC_URL: `http://${address}` }
  return { ...own, ...SETTINGS }
}

async function readyAt(address: string, begun: number): Promise<void> {
  while (performance.now() - begun < LONGEST_START_MS) {
    const isReady = await fetch(`http://${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  throw new Error('our server did not get ready')
}
