// What a table costs in memory that nobody looks at: after it was made, and after a restart.
import { SEATS } from './contestant.ts'
import { type Guest, guests, startedTable } from './our-client.ts'
import { freshFolder, removeFolder, startOurs } from './our-server.ts'
import type { Say, ServerSettings } from './settings.ts'
import { cpuMsOf, residentBytesOf } from './usage.ts'

export interface IdleFigures {
  readonly tables: number
  /** Memory of the whole server: before they were made, after, and after a restart with all of them stored. */
  readonly residentBefore: number
  readonly residentAfter: number
  readonly residentRestarted: number
  readonly bytesPerTable: number
  readonly bytesPerStoredTable: number
}

const TABLES = 10_000
/** Made first, so that what making tables costs once is not counted. */
const WARM_UP = 500
const MADE_TOGETHER = 16
/** The server is quiet when it uses less than this part of a core; the clock ends the first pause of each table before. */
const QUIET = 0.05
const LONGEST_SETTLE_MS = 60_000

export async function idleTables(_: ServerSettings, say: Say): Promise<IdleFigures> {
  const folder = freshFolder()
  try {
    const server = await startOurs(folder)
    const people = await guests(server.address, SEATS)
    await makeTables(people, WARM_UP)
    const residentBefore = await settled(server.pid)
    say(`making ${TABLES} tables`)
    await makeTables(people, TABLES)
    const residentAfter = await settled(server.pid)
    await server.stop()
    const fresh = freshFolder()
    const residentEmpty = await residentAfterStart(fresh)
    removeFolder(fresh)
    const residentRestarted = await residentAfterStart(folder)
    return {
      tables: TABLES,
      residentBefore,
      residentAfter,
      residentRestarted,
      bytesPerTable: (residentAfter - residentBefore) / TABLES,
      bytesPerStoredTable: (residentRestarted - residentEmpty) / (TABLES + WARM_UP),
    }
  } finally {
    removeFolder(folder)
  }
}

async function makeTables(people: readonly Guest[], count: number): Promise<void> {
  let left = count
  const goOn = async () => {
    while (left-- > 0) await startedTable(people, 'slow') // nobody plays for who is away
  }
  await Promise.all(Array.from({ length: MADE_TOGETHER }, goOn))
}

async function residentAfterStart(folder: string): Promise<number> {
  const server = await startOurs(folder)
  const resident = await settled(server.pid)
  await server.stop()
  return resident
}

/** Once it has nothing more to do; the least that is read in a while, as what is garbage may be gone by then. */
async function settled(pid: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  let quietFor = 0
  for (let waited = 0; waited < LONGEST_SETTLE_MS && quietFor < 6; waited += 1000) {
    const before = cpuMsOf(pid)
    await new Promise((resolve) => setTimeout(resolve, 1000))
    quietFor = (cpuMsOf(pid) - before) / 1000 < QUIET ? quietFor + 1 : 0
    if (quietFor > 0) least = Math.min(least, residentBytesOf(pid))
  }
  return least
}
