// Durable appends to PostgreSQL beside those to SQLite, in one run: so many wait at the same time.
import { join } from 'node:path'
import { Ledger } from '@foldtable/server/ledger/ledger'
import { migrate } from '@foldtable/server/ledger/migrations'
import { openPostgres } from '@foldtable/server/ledger/postgres-opening'
import { SqliteSql } from '@foldtable/server/ledger/sqlite'
import { type Measured, makeWriters, measure } from '../server/append.ts'
import { freshFolder, removeFolder } from '../server/our-server.ts'

const WAITING = [1, 16, 64, 256]

export interface Appends extends Measured {
  readonly engine: 'SQLite' | 'PostgreSQL'
  readonly waiting: number
}

export async function appendsBeside(url: string, seconds: number, seed: string) {
  const folder = freshFolder()
  const file = await SqliteSql.open(join(folder, 'append.sqlite'))
  const { sql } = await openPostgres(url)
  try {
    await migrate(file)
    const engines = [
      { engine: 'SQLite', writers: await makeWriters(new Ledger(file), seed) },
      { engine: 'PostgreSQL', writers: await makeWriters(new Ledger(sql), seed) },
    ] as const
    const found: Appends[] = []
    for (const round of ['warm', 'counts'])
      for (const waiting of WAITING)
        for (const { engine, writers } of engines) {
          const measured = await measure(writers.slice(0, waiting), 1000 * seconds)
          if (round === 'counts') found.push({ engine, waiting, ...measured })
        }
    return found
  } finally {
    await Promise.all([file.close(), sql.close()])
    removeFolder(folder)
  }
}
