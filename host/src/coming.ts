// Somebody opens a table or goes: who is there decides what the house does by itself.
import type { Seat } from '@foldtable/kernel'
import { isUnattended, loneSeat } from './absence.ts'
import type { LiveTable } from './live-table.ts'
import type { Watcher } from './ports.ts'

/** Shorter absences do not stop a clock. */
const BLINK_MS = 1000
/** How exactly it is known when somebody was last seen at a slow table. */
const SEEN_EVERY_MS = 3_600_000

/** `told` is called once the watcher is in, before anybody hears of it. */
export async function comeIn(
  live: LiveTable,
  watcher: Watcher,
  now: number,
  told: () => void,
): Promise<void> {
  const { account } = watcher
  const wentAt = account === null ? undefined : live.presence.wentAt(account)
  const wasUnattended = isUnattended(live)
  const isElsewhere = account !== null && live.presence.isElsewhere(account)
  const isNew = live.audience.add(watcher)
  if (isNew && account !== null) live.world.moved?.(live, account, true)
  told()
  const seat = live.seatOf(account)
  if (isNew && seat !== undefined) {
    if (!isElsewhere) await setGoing(live, seat, wentAt, now)
    await live.movements.note()
  } else if (wasUnattended) await live.movements.note()
  if (seat === undefined) live.gallery.moved()
}

/**
 * The clock of somebody who plays with bots stood while they were away: since they went, or since the latest entry. So did all
 * clocks of a table at one screen while nobody had it open.
 */
async function setGoing(
  live: LiveTable,
  seat: Seat,
  wentAt: number | undefined,
  now: number,
): Promise<void> {
  const { table } = live
  if (table === undefined || table.clockSettings.kind === 'none') return
  const { isPractice = false } = live.room
  if (live.stored.status !== 'playing' || !(isPractice || loneSeat(live.room) === seat)) return
  const { stoppedAt, since } = table.clock
  const clocks = isPractice ? since : [since[seat] ?? null]
  const isRunning = stoppedAt === null && clocks.some((begun) => begun !== null)
  const from = Math.max(table.at, wentAt ?? table.at)
  if (!isRunning || now - from < BLINK_MS) return
  await live.truth.committed((one) => ({ ok: true, entry: one.setClock('stop', seat, from) }))
  await live.truth.committed((one) => ({ ok: true, entry: one.setClock('go', seat, now) }))
}

export async function goOut(live: LiveTable, watcher: Watcher, now: number): Promise<void> {
  const { account } = watcher
  const seat = live.seatOf(account)
  const isGone = live.audience.remove(watcher, seat !== undefined)
  if (isGone && account !== null) live.world.moved?.(live, account, false)
  if (isGone && seat !== undefined) {
    await live.inTurn(async () => {
      await keepSeen(live, seat, now)
      await live.movements.note()
    })
  } else if (isUnattended(live)) await live.inTurn(() => live.movements.note())
  if (seat === undefined) live.gallery.moved()
}

/** At a slow table it outlives a restart, so that nobody is removed who was there lately (T-4.6). */
async function keepSeen(live: LiveTable, seat: Seat, now: number): Promise<void> {
  const { room, stored } = live
  const { seen = 0 } = room.sittings[seat] ?? {}
  if (room.pace !== 'slow' || stored.status !== 'playing' || now - seen < SEEN_EVERY_MS) return
  await live.changeRoom((one) => ({
    ok: true,
    isQuiet: true,
    room: {
      ...one,
      sittings: one.sittings.map((sitting, other) =>
        other === seat ? { ...sitting, seen: now } : sitting,
      ),
    },
  }))
}
