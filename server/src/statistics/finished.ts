// A table that is over, as far as statistics go: who sat there, how it ended, and whether that says who is better.

import { isBotId } from '@foldtable/host/bots'
import type { LiveTable } from '@foldtable/host/live-table'
import type { Sitting } from '@foldtable/host/room'
import { type AnyTable, type Entry, pathTo, type Seat } from '@foldtable/kernel'
import type { Finished } from './statistics.ts'

/** Own moves that everybody has made in a game worth rating, where the game says nothing else. */
const LEAST_MOVES = 3

/** Nothing while it is played. */
export async function finishedOf(live: LiveTable): Promise<Finished | undefined> {
  const { table, room, game } = live
  const result = table?.decision.result
  if (table === undefined || result === undefined) return undefined
  const last = table.entries.at(-1)
  const { leave, abandon, end: ending } = game.host ?? {}
  const made = last?.by === 'host' ? last.move?.kind : undefined
  const isStopped = made !== undefined && [abandon?.kind, ending?.kind].includes(made)
  const end = {
    table: live.id,
    at: table.at,
    game: game.meta.id,
    scores: game.score(table.state),
    seats: seatsAt(
      room.sittings,
      made !== undefined && made === leave?.kind ? last?.seat : undefined,
    ),
  }
  const isOwn = room.hints !== true && room.sittings.every(isPersonToTheEnd)
  const isPlayed = last?.by !== 'host' && isOwn
  const isRated = isPlayed && (await everybodyMoved(live, table))
  return { ...end, result, isStopped, isRated }
}

/** Who leaves is counted then, not at the end as well. */
const seatsAt = (sittings: readonly Sitting[], leaver: Seat | undefined): Finished['seats'] =>
  sittings.map(({ id, hasLeft }, seat) => ({
    account: isBotId(id) || hasLeft ? null : id,
    leaves: leaver === seat,
  }))

/** A bot that plays for somebody, if only for a while, is not them. */
const isPersonToTheEnd = ({ id, hasLeft, isBot, hadBot }: Sitting): boolean =>
  !isBotId(id) && !hasLeft && !isBot && hadBot !== true

/** Those before the snapshot that the table in memory was folded from. */
async function earlierEntries({ truth }: LiveTable, table: AnyTable): Promise<Entry[]> {
  const first = table.entries[0]?.n ?? table.n + 1
  return (await truth.storedEntries()).filter(({ n }) => n < first)
}

async function everybodyMoved(live: LiveTable, table: AnyTable): Promise<boolean> {
  const least = live.game.meta.leastMoves ?? LEAST_MOVES
  const isWhole = table.entries[0]?.n === 1
  const entries = isWhole
    ? table.entries
    : [...(await earlierEntries(live, table)), ...table.entries]
  const path = pathTo(entries, entries.length)
  const moves = (seat: Seat) => path.filter(({ by, move }) => by === seat && move !== undefined)
  return live.room.sittings.every((_, seat) => moves(seat).length >= least)
}
