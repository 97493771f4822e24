// Faults that are put in on purpose, each as small as the line that would be missing.
import { LiveTable } from '@foldtable/host/live-table'
import type { FoundSnapshot, Progress } from '@foldtable/host/ports'
import { Truth } from '@foldtable/host/truth'
import { type AnyTable, type Entry, Table } from '@foldtable/kernel'
import { vi } from 'vitest'
import { Disk } from './sim-ledger.ts'

/** Says that it is written, and now and then it is not yet. */
class Hasty extends Disk {
  #times = 0

  override async append(live: LiveTable, table: AnyTable, entry: Entry, progress: Progress) {
    this.#times += 1
    return this.#times % 12 === 0 ? true : super.append(live, table, entry, progress)
  }
}

/** Its snapshot is older than it says. */
class Stale extends Disk {
  override async snapshot(id: string): Promise<FoundSnapshot> {
    const found = await super.snapshot(id)
    const { n = 0 } = (await this.table(id)) ?? {}
    if (found.snapshot === undefined || found.snapshot.standing.n >= n) return found
    const { standing, state } = found.snapshot
    return { snapshot: { standing: { ...standing, n: standing.n + 1 }, state } }
  }
}

/** Keys are written and not read. */
class Forgetful extends Disk {
  override async entriesAfter(id: string, n: number): Promise<Entry[]> {
    return (await super.entriesAfter(id, n)).map(({ key: _, ...entry }) => entry)
  }

  override async snapshot(): Promise<FoundSnapshot> {
    return {}
  }
}

/** Whoever comes second is given the next number, without being asked whether it still makes sense. */
class Obliging extends Disk {
  readonly #isFor: (entry: Entry) => boolean

  constructor(isFor: (entry: Entry) => boolean) {
    super()
    this.#isFor = isFor
  }

  override async append(live: LiveTable, table: AnyTable, entry: Entry, progress: Progress) {
    const { n = 0 } = (await this.table(live.id)) ?? {}
    const next = this.#isFor(entry) && entry.n <= n ? { ...entry, n: n + 1 } : entry
    return super.append(live, table, next, progress)
  }
}

const isClocks = ({ by }: Entry): boolean => by === 'clock'

function playWithoutQuestion(): undefined {
  const { play } = Table.prototype
  vi.spyOn(Table.prototype, 'play').mockImplementation(function (this: AnyTable, asked) {
    const { question: _, ...rest } = asked
    const isBot = typeof asked.by === 'number' && asked.key === undefined
    return play.call(this, isBot ? rest : asked)
  })
}

function viewerStays(): undefined {
  vi.spyOn(LiveTable.prototype, 'viewerOf').mockImplementation(function (this: LiveTable, account) {
    const seat = this.room.sittings.findIndex(({ id }) => id === account)
    return seat < 0 ? 'spectator' : seat
  })
}

function nobodyFollows(): undefined {
  vi.spyOn(Truth.prototype, 'follow').mockResolvedValue(undefined)
}

export interface Planted {
  readonly fault: string
  /** A game in which it does harm. */
  readonly game: string
  /** Breaks it; the disk, if it is that. */
  plant(): Disk | undefined
}

const ACE = 'pass-the-ace'

export const planted: readonly Planted[] = [
  { fault: 'acknowledged before it is durable', game: ACE, plant: () => new Hasty() },
  { fault: 'a ring is lost and nobody looks', game: ACE, plant: nobodyFollows },
  { fault: 'a bot answers twice', game: 'serenissima', plant: playWithoutQuestion },
  { fault: 'a snapshot is stale', game: ACE, plant: () => new Stale() },
  { fault: 'keys are forgotten at a restart', game: ACE, plant: () => new Forgetful() },
  { fault: 'frames go on to who has left', game: 'imperial', plant: viewerStays },
  { fault: 'the clock plays twice', game: ACE, plant: () => new Obliging(isClocks) },
  {
    fault: 'a conflict is not judged again',
    game: ACE,
    plant: () => new Obliging((entry) => !isClocks(entry)),
  },
]
