// A disk that all nodes share, and how a node reaches it: late, sometimes in vain, sometimes without an answer.

import type { LiveTable } from '@foldtable/host/live-table'
import { MemoryLedger } from '@foldtable/host/memory-ledger'
import type {
  FoundSnapshot,
  Plans,
  Progress,
  StoredTable,
  TableLedger,
} from '@foldtable/host/ports'
import type { AnyTable, Chance, Entry, Snapshot } from '@foldtable/kernel'
import { believedRoom } from '../../src/stored-room.ts'
import type { SimTime } from './sim-time.ts'

const SNAPSHOT_EVERY = 8

/** What is written here stays. */
export class Disk extends MemoryLedger {
  /** By account: the latest entry when it was written that they had left. */
  readonly leftAt = new Map<string, number>()
  readonly #snapshots = new Map<string, string>()

  override async snapshot(id: string): Promise<FoundSnapshot> {
    const text = this.#snapshots.get(id)
    return text === undefined ? {} : { snapshot: JSON.parse(text) as Snapshot<unknown> }
  }

  override async append(live: LiveTable, table: AnyTable, entry: Entry, progress: Progress) {
    const kept = entry.n % SNAPSHOT_EVERY === 0 || entry.rewind !== undefined
    const snapshot = kept ? JSON.stringify(table.snapshot()) : undefined
    const isWritten = await super.append(live, table, entry, progress)
    if (isWritten && snapshot !== undefined) this.#snapshots.set(live.id, snapshot)
    return isWritten
  }

  override async change(live: LiveTable, next: StoredTable): Promise<boolean> {
    const isWritten = await super.change(live, next)
    const { n = 0 } = (await this.table(live.id)) ?? {}
    const { sittings } = believedRoom(next.house)
    for (const { id, hasLeft } of isWritten ? sittings : [])
      if (hasLeft && !this.leftAt.has(id)) this.leftAt.set(id, n)
    return isWritten
  }
}

/** How likely what is, in thousandths. */
export interface DiskFaults {
  /** Nothing was written. */
  readonly fails: number
  /** It was written, and nobody is told. */
  readonly unanswered: number
  readonly slowest: number
}

export class Outage extends Error {
  override name = 'Outage'
  readonly isUnknown: boolean

  constructor(message: string, isUnknown = false) {
    super(message)
    this.isUnknown = isUnknown
  }
}

export interface LineParts {
  readonly disk: Disk
  readonly time: SimTime
  readonly chance: Chance
  faults(): DiskFaults
  /** The node that asks has died meanwhile. */
  isDead(): boolean
}

export class DiskLine implements TableLedger {
  readonly isShared = true
  readonly #parts: LineParts

  constructor(parts: LineParts) {
    this.#parts = parts
  }

  table(id: string) {
    return this.#reach(() => this.#parts.disk.table(id))
  }

  entriesAfter(id: string, n: number) {
    return this.#reach(() => this.#parts.disk.entriesAfter(id, n))
  }

  snapshot(id: string, _rules: number) {
    return this.#reach(() => this.#parts.disk.snapshot(id))
  }

  /** The snapshot is of the table as it is when the entry is made, not when it is written. */
  append(live: LiveTable, table: AnyTable, entry: Entry, progress: Progress) {
    return this.#reach(() => this.#parts.disk.append(live, table, entry, progress))
  }

  change(live: LiveTable, next: StoredTable) {
    return this.#reach(() => this.#parts.disk.change(live, next))
  }

  setPlans(id: string, plans: Plans): Promise<boolean> {
    return this.#reach(() => this.#parts.disk.setPlans(id, plans))
  }

  async #reach<T>(act: () => Promise<T>): Promise<T> {
    const { time, chance, isDead } = this.#parts
    const faults = this.#parts.faults()
    await time.sleep(1 + chance.below(faults.slowest))
    const wasDead = isDead()
    if (wasDead && chance.below(2) === 0) return never() // or it was on its way already
    if (chance.below(1000) < faults.fails) throw new Outage('nothing was written')
    const answer = await act()
    await time.sleep(1 + chance.below(faults.slowest))
    if (isDead()) return never()
    if (chance.below(1000) < faults.unanswered) throw new Outage('nobody knows', true)
    return answer
  }
}

/** Whoever died hears nothing. */
const never = <T>(): Promise<T> => new Promise(() => undefined)
