// Who keeps the others waiting for longer than the table's time: then these may agree to let a bot play, or to end it.
import { type AnyTable, AWAY_REMOVABLE_MS, type Seat } from '@foldtable/kernel'
import { loneSeat } from './absence.ts'
import type { Presence } from './presence.ts'
import type { Room, Sitting } from './room.ts'
import { UNSEEN_MS } from './votes.ts'

interface Scene {
  readonly room: Room
  readonly presence: Presence
  readonly table: AnyTable | undefined
}

/** From when on the person of the seat has been away for too long; null while they are here, or nobody waits (HOUSE-3.8). */
export function overdueAt({ room, presence, table }: Scene, seat: Seat): number | null {
  const sitting = room.sittings[seat]
  if (sitting === undefined || sitting.isBot || sitting.hasLeft || table === undefined) return null
  const away = presence.awaySince(sitting.id)
  if (away === null || loneSeat(room) === seat) return null
  if (room.pace === 'live') return away + AWAY_REMOVABLE_MS
  const asked = table.clock.since[seat] ?? null
  const unseen = asked === null ? null : Math.max(asked, sitting.seen ?? 0) + UNSEEN_MS
  return timeRanOutAt(table, seat, sitting) ?? unseen
}

/** When the clock last played for somebody at a slow table who has not been seen since. */
function timeRanOutAt(table: AnyTable, seat: Seat, { seen = 0 }: Sitting): number | null {
  const last = table.entries.findLast((entry) => entry.by === seat || entry.seat === seat)
  return last?.by === 'clock' && last.at > seen ? last.at : null
}

export const isOverdue = (scene: Scene, seat: Seat, now: number): boolean =>
  (overdueAt(scene, seat) ?? Number.POSITIVE_INFINITY) <= now

/** Whether the person has looked at the table since then, as far as that is known. */
export function wasSeenSince({ room, presence }: Scene, seat: Seat, since: number): boolean {
  const { id, seen = 0 } = room.sittings[seat] ?? { id: '' }
  return presence.isHere(id) || Math.max(seen, presence.wentAt(id) ?? 0) > since
}
