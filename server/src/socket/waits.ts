// Which tables wait for whom, told to every page of theirs: after hello, and whenever it changes. Only those who have a
// page open are kept in mind.

import { calledAt } from '@foldtable/host/called'
import { timeUpAt } from '@foldtable/host/due'
import type { LiveTable } from '@foldtable/host/live-table'
import type { Seat } from '@foldtable/kernel'
import type { Waits } from '@foldtable/protocol'
import { query, type Row, type Sql } from '../ledger/sql.ts'
import { IS_ASKED, IS_CALLED } from '../ledger/table-rows.ts'
import type { Connection } from './connection.ts'

/** Who moves quickly is not told of each move: what changed is told together after so long, and no sooner than so long after the last time. */
const TOLD_AFTER_MS = 50
const TOLD_EVERY_MS = 500
/** More are not told of; a setting bounds how many tables somebody has open. */
const MOST = 500

interface Reader {
  readonly connections: Set<Connection>
  readonly tables: Map<string, Waits>
  /** Tables that were heard of while the store was asked: what it says of these is old. */
  readonly heardOf: Set<string> | null
  /** What they were told last, and when. */
  told: string | null
  toldAt: number
}

export class WaitingTables {
  readonly #sql: Sql
  readonly #readers = new Map<string, Reader>()
  /** Those for whom it is not so any more, or was for a moment not. */
  readonly #changed = new Set<Reader>()

  constructor(sql: Sql) {
    this.#sql = sql
  }

  /** Somebody has said hello. */
  async greet(connection: Connection): Promise<void> {
    const { account } = connection
    if (account === null || !connection.isOpen) return
    const there = this.#readers.get(account)
    if (there !== undefined) {
      there.connections.add(connection)
      if (there.heardOf === null) connection.say(messageFor(there))
      there.told = null // not all of them were told the same
      return
    }
    const heardOf = new Set<string>()
    const known = { connections: new Set([connection]), tables: new Map<string, Waits>() }
    const reader: Reader = { ...known, heardOf, told: null, toldAt: Number.NEGATIVE_INFINITY }
    this.#readers.set(account, reader)
    const [toMove, toAnswer] = await Promise.all([
      query(this.#sql, TO_MOVE, account, MOST),
      query(this.#sql, TO_ANSWER, account, MOST),
    ])
    for (const row of [...toAnswer, ...toMove])
      if (!heardOf.has(String(row.id))) reader.tables.set(String(row.id), waitsFrom(row))
    const settled: Reader = { ...reader, heardOf: null }
    if (this.#readers.get(account) !== reader) return // gone meanwhile
    this.#readers.set(account, settled)
    this.#say(settled)
  }

  gone(connection: Connection): void {
    const { account } = connection
    const reader = account === null ? undefined : this.#readers.get(account)
    if (account === null || reader === undefined) return
    reader.connections.delete(connection)
    if (reader.connections.size === 0) this.#readers.delete(account)
  }

  /** Something happened at this table. */
  note(live: LiveTable): void {
    if (this.#readers.size === 0) return
    const { sittings } = live.room
    for (let seat = 0; seat < sittings.length; seat++) {
      const reader = this.#readers.get(sittings[seat]?.id ?? '')
      if (reader === undefined) continue
      reader.heardOf?.add(live.id)
      const before = reader.tables.get(live.id)
      const now = waitsOf(live, seat)
      if (before?.until === now?.until && (before === undefined) === (now === undefined)) continue
      if (reader.heardOf === null) this.#tellSoon(reader)
      if (now === undefined) reader.tables.delete(live.id)
      else reader.tables.set(live.id, now)
    }
  }

  #tellSoon(reader: Reader): void {
    if (this.#changed.size === 0) setTimeout(this.#tell, TOLD_AFTER_MS).unref()
    this.#changed.add(reader)
  }

  readonly #tell = (): void => {
    const now = performance.now()
    for (const reader of this.#changed) {
      if (now - reader.toldAt < TOLD_EVERY_MS) continue // they hear of it a little later
      this.#changed.delete(reader)
      if (textOf(reader) !== reader.told) this.#say(reader)
    }
    if (this.#changed.size > 0) setTimeout(this.#tell, TOLD_AFTER_MS).unref()
  }

  #say(reader: Reader): void {
    reader.told = textOf(reader)
    reader.toldAt = performance.now()
    const message = messageFor(reader)
    for (const connection of reader.connections) connection.say(message)
  }
}

const textOf = ({ tables }: Reader): string =>
  [...tables.values()].map(({ table, until }) => `${table} ${until}`).join()

const messageFor = ({ tables }: Reader) =>
  ({ kind: 'waits', tables: [...tables.values()].toSorted(byTime) }) as const

const byTime = (a: Waits, b: Waits): number =>
  (a.until ?? Number.POSITIVE_INFINITY) === (b.until ?? Number.POSITIVE_INFINITY)
    ? 0
    : (a.until ?? Number.POSITIVE_INFINITY) - (b.until ?? Number.POSITIVE_INFINITY)

/** Nothing if it does not wait for the seat, or a bot plays for it. */
function waitsOf(live: LiveTable, seat: Seat): Waits | undefined {
  const { id, game, room, stored, table } = live
  const sitting = room.sittings[seat]
  if (sitting === undefined || sitting.isBot || sitting.hasLeft) return undefined
  if (stored.status === 'playing' && stored.asked.includes(seat)) {
    const until = table === undefined ? null : timeUpAt(live, table, seat)
    return { table: id, game: game.meta.id, until }
  }
  if (stored.status === 'playing' && room.question === undefined) return undefined
  const called = calledAt(room, stored.status).get(sitting.id)
  if (called === undefined) return undefined
  return {
    table: id,
    game: game.meta.id,
    until: called === 'rematch' ? (room.offer?.until ?? null) : null,
  }
}

/** At a table that is over, the deadline is that of the rematch. */
const WAITING = `SELECT t.id, t.game, t.deadline,
  CASE WHEN s.status = 'over' THEN 0 WHEN NOT ${IS_ASKED} THEN 1
    WHEN t.house LIKE '%"clock":{"kind":"none"}%' THEN 1 ELSE 0 END AS clockless
  FROM sitters s JOIN tables t ON t.id = s.table_id WHERE s.account = $1`
const TO_MOVE = `${WAITING} AND s.status = 'playing' AND ${IS_ASKED} ORDER BY s.since DESC LIMIT $2`
const TO_ANSWER = `${WAITING} AND ${IS_CALLED} ORDER BY s.since DESC LIMIT $2`

const waitsFrom = ({ id, game, deadline, clockless }: Row): Waits => ({
  table: String(id),
  game: String(game),
  until:
    deadline === null || deadline === undefined || Number(clockless) === 1
      ? null
      : Number(deadline),
})
