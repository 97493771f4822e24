// The ledger of tables in this browser, as a host knows it. Another page may have the same table open: whoever was first counts.

import { botLevel, isBotId } from '@foldtable/host/bots'
import type { LiveTable } from '@foldtable/host/live-table'
import type { Progress, StoredTable, TableLedger } from '@foldtable/host/ports'
import { practiceRoom, sitterAt } from '@foldtable/host/practice'
import type { Room, Sitting } from '@foldtable/host/room'
import { believedRoom, storedRoom } from '@foldtable/host/stored-room'
import type { AnyTable, Entry, Json } from '@foldtable/kernel'
import type { KeyValues } from '../wire/key-values.ts'
import {
  type LocalHead,
  type LocalSeat,
  readEntries,
  readHead,
  writeHead,
  writeLatest,
} from './local-shelf.ts'

export class LocalLedger implements TableLedger {
  readonly #storage: KeyValues

  constructor(storage: KeyValues) {
    this.#storage = storage
  }

  create(stored: StoredTable, version: number): void {
    const { id, game, chanceKey: key, created, n } = stored
    const room = believedRoom(stored.house)
    const { options, clock } = room.party.settings
    const times = { begunAt: created, playedAt: created }
    const fixed = { id, game, version, options, clock, key, ...times }
    writeHead(this.#storage, { ...fixed, n, isOver: false, asked: [], ...kept(room, 0) })
  }

  /** Nobody else has changed what is kept of it; `gone` if it is not there any more. */
  stateOf({ id, n, revision }: StoredTable): 'known' | 'changed' | 'gone' {
    const head = readHead(this.#storage, id)
    if (head === undefined) return 'gone'
    return head.n === n && (head.revision ?? 0) === revision ? 'known' : 'changed'
  }

  async table(id: string): Promise<StoredTable | undefined> {
    const head = readHead(this.#storage, id)
    return head && storedFrom(head)
  }

  async entriesAfter(id: string, n: number): Promise<Entry[]> {
    const head = readHead(this.#storage, id)
    return head === undefined ? [] : readEntries(this.#storage, head).slice(n)
  }

  /** There are none: all entries are at hand, and few. */
  async snapshot(): Promise<Record<string, never>> {
    return {}
  }

  async append({ id }: LiveTable, { entries }: AnyTable, entry: Entry, progress: Progress) {
    const head = readHead(this.#storage, id)
    if (head === undefined || head.n !== entry.n - 1) return false
    const { asked, status } = progress
    const playedAt = Math.max(entry.at, head.playedAt)
    const isOver = status === 'over'
    writeLatest(this.#storage, { ...head, n: entry.n, playedAt, isOver, asked }, entries)
    return true
  }

  async change({ id }: LiveTable, next: StoredTable): Promise<boolean> {
    const head = readHead(this.#storage, id)
    if (head === undefined || (head.revision ?? 0) !== next.revision - 1) return false
    const isOver = next.status === 'over'
    writeHead(this.#storage, { ...head, isOver, ...kept(believedRoom(next.house), next.revision) })
    return true
  }

  /** Nobody looks at tables that are not open. */
  async setPlans(): Promise<boolean> {
    return true
  }
}

const kept = (room: Room, revision: number): Pick<LocalHead, 'house' | 'seats' | 'revision'> => ({
  house: storedRoom(room),
  revision,
  seats: room.sittings.map(({ id, name, avatar, isBot, hasLeft }): LocalSeat => {
    const level = isBotId(id) ? { level: botLevel(id) } : {}
    const seat = { name, avatar, isBot: isBotId(id), ...level }
    const isAway = isBot && !isBotId(id)
    return { ...seat, ...(isAway ? { isAway } : {}), ...(hasLeft ? { hasLeft } : {}) }
  }),
})

function storedFrom(head: LocalHead): StoredTable {
  const room = head.house ?? storedRoom(roomOfOld(head))
  return {
    id: head.id,
    game: head.game,
    status: head.isOver ? 'over' : 'playing',
    visibility: 'private',
    isShown: false,
    invite: '',
    house: JSON.stringify(room),
    chanceKey: head.key,
    n: head.n,
    at: head.playedAt,
    asked: head.asked,
    deadline: null,
    revision: head.revision ?? 0,
    result: null,
    rules: head.version,
    created: head.begunAt,
    updated: head.playedAt,
  }
}

/** Of a table that was begun before the host kept one. */
function roomOfOld({ seats, options, clock }: LocalHead): Room {
  const sittings = seats.map(
    ({ name, avatar, isBot, level, isAway = false, hasLeft = false }, seat): Sitting => ({
      ...{ id: sitterAt(seat, isBot, level), name, avatar, hasLeft },
      isBot: isBot || isAway,
    }),
  )
  return practiceRoom(sittings, options as Json, clock)
}
