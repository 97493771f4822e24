// How long it takes until somebody has a table that is in nobody's memory: short ones and very long ones.
import { query } from '@foldtable/server/ledger/sql'
import { SqliteSql } from '@foldtable/server/ledger/sqlite'
import { quantile, type Spread, spreadOf } from '../figures.ts'
import { Guest } from './our-client.ts'
import { databaseIn, freshFolder, removeFolder, startOurs } from './our-server.ts'
import { Load } from './processes.ts'
import type { Say, ServerSettings } from './settings.ts'

export interface ColdFigures {
  /** Entries of each, at least and at most. */
  readonly short: number
  readonly long: number
  /** Milliseconds from asking to having it. */
  readonly shortMs: Spread
  readonly longMs: Spread
  readonly ratio: Spread
}

const TABLES = 8
const SHORT = 60
const LONG = 5000

export async function cold({ rounds }: ServerSettings, say: Say): Promise<ColdFigures> {
  const folder = freshFolder()
  try {
    say(`playing ${TABLES} tables to entry ${LONG}`)
    await play(folder)
    const tables = await tablesIn(folder)
    const shorts = tables.filter(({ n }) => n <= 2 * SHORT)
    const longs = tables.filter(({ n }) => n >= LONG)
    const done: { short: number; long: number }[] = []
    for (let round = 1; round <= rounds; round++) {
      say(`cold tables, round ${round} of ${rounds}`)
      done.push(await opened(folder, shorts, longs))
    }
    return {
      short: Math.max(...shorts.map(({ n }) => n)),
      long: Math.min(...longs.map(({ n }) => n)),
      shortMs: spreadOf(done.map(({ short }) => short)),
      longMs: spreadOf(done.map(({ long }) => long)),
      ratio: spreadOf(done.map(({ short, long }) => long / short)),
    }
  } finally {
    removeFolder(folder)
  }
}

async function play(folder: string): Promise<void> {
  const server = await startOurs(folder)
  const long = new Load('ours', server)
  await long.prepare(TABLES, 0)
  for (let moves = 0; moves < 1.1 * TABLES * LONG; ) moves += (await long.run(0, 500)).moves
  const short = new Load('ours', server)
  await short.prepare(TABLES, 0)
  await short.run(0, 500, 10) // about fifty moves each
  for (const load of [long, short]) await load.stop()
  await server.stop()
}

interface Stored {
  readonly id: string
  readonly n: number
}

async function tablesIn(folder: string): Promise<Stored[]> {
  const sql = await SqliteSql.open(databaseIn(folder))
  const rows = await query(sql, 'SELECT id, n FROM tables')
  await sql.close()
  return rows.map(({ id, n }) => ({ id: String(id), n: Number(n) }))
}

async function opened(folder: string, shorts: readonly Stored[], longs: readonly Stored[]) {
  const server = await startOurs(folder)
  try {
    const connection = await (await Guest.named(server.address, 'Reader')).connect()
    const time = async ({ id }: Stored) => {
      const begun = performance.now()
      await connection.watch(id, { frame: () => undefined, other: () => undefined })
      return performance.now() - begun
    }
    const [short, long]: [number[], number[]] = [[], []]
    const [first] = shorts
    if (first !== undefined) await time(first) // until its rules are there
    for (let i = 1; i < TABLES; i++) {
      const [one, other] = [shorts[i], longs[i]]
      if (one !== undefined) short.push(await time(one))
      if (other !== undefined) long.push(await time(other))
    }
    connection.close()
    return { short: quantile(short, 0.5), long: quantile(long, 0.5) }
  } finally {
    await server.stop()
  }
}
