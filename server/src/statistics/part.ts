// Tallies and ratings, written together with the entry that ends a game or by which somebody leaves it.
import { isBotId } from '@foldtable/host/bots'
import type { Sql } from '../ledger/sql.ts'
import type { Part } from '../parts/part.ts'
import { finishedOf } from './finished.ts'
import { ratingStatements } from './ratings.ts'
import { leavingStatements, resultStatements } from './statistics.ts'

export const statistics = (sql: Sql): Part => ({
  async onEnd(live) {
    const finished = await finishedOf(live)
    if (finished === undefined) return []
    return [...resultStatements(finished), ...(await ratingStatements(sql, finished))]
  },

  /** If the game ended with it, the leaver was counted then. */
  onLeave({ table, room, game, stored }, seat) {
    const { id = '', hasLeft = true } = room.sittings[seat] ?? {}
    if (table === undefined || stored.status !== 'playing' || hasLeft || isBotId(id)) return []
    return leavingStatements(id, game.meta.id, game.score(table.state)[seat]?.tally)
  },
})
