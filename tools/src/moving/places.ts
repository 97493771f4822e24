// The two ends of a move: a data folder, which nobody else may have open, or a PostgreSQL at which no node runs.
import { createHash } from 'node:crypto'
import { gameById } from '@foldtable/games'
import { wholeTable } from '@foldtable/host/folding'
import { readRoomOf } from '@foldtable/host/stored-room'
import { canonical, type Json } from '@foldtable/kernel'
import type { Store } from '@foldtable/server/ledger/entries'
import { Ledger } from '@foldtable/server/ledger/ledger'
import { query } from '@foldtable/server/ledger/sql'
import { BadInput } from '../command.ts'
import { usable } from '../data-folder.ts'

export interface End {
  readonly sql: Store
  close(): Promise<void>
}

const ALIVE = `SELECT id FROM nodes WHERE beat > (extract(epoch FROM clock_timestamp()) * 1000)::bigint - 8000`

export const openEnd = (place: string): Promise<End> =>
  /^postgres(ql)?:/.test(place) ? openDatabase(place) : openFolder(place)

async function openDatabase(url: string): Promise<End> {
  const { openPostgres } = await import('@foldtable/server/ledger/postgres-opening')
  const { sql } = await openPostgres(url)
  const nodes = await query(sql, ALIVE)
  if (nodes.length === 0) return { sql, close: () => sql.close() }
  await sql.close()
  throw new BadInput(`${nodes.length} nodes run over this database; stop them first`)
}

async function openFolder(folder: string): Promise<End> {
  const { openData } = await import('@foldtable/server/folder/opening')
  const log = { info: () => undefined, warn: (text: string) => console.error(text) }
  const { sql, lock } = await usable(() => openData(folder, Date.now(), log))
  return {
    sql,
    async close() {
      await sql.close()
      lock.release()
    },
  }
}

/** Of every game, by its table: the hash of what it folds to. */
export async function* foldedIn(sql: Store): AsyncGenerator<readonly [string, string]> {
  const ledger = new Ledger(sql)
  for (const { id } of await query(sql, 'SELECT id FROM tables WHERE n > 0 ORDER BY id')) {
    const stored = await ledger.table(String(id))
    const game = stored && gameById(stored.game)
    if (stored === undefined || game === undefined) continue
    const room = readRoomOf(game, stored.house)
    const { state } = await wholeTable({ game, stored, room, ledger })
    const hash = createHash('sha256').update(canonical(state as Json))
    yield [`game of ${id}`, hash.digest('hex')]
  }
}
