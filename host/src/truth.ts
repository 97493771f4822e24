// What a table is, and what is done to it: nothing leaves here that is not written.
import {
  type AnyTable,
  commitmentOf,
  DONE,
  type Entry,
  type Outcome,
  type Played,
  refused,
} from '@foldtable/kernel'
import { ATTEMPTS, Copy, isClosedAt } from './copy.ts'
import type { Cause, StoredTable } from './ports.ts'
import { type Room, seated, withBotsNoted } from './room.ts'
import { plansOf, progressOf, type RoomChange, rowWith, sittersOf } from './row.ts'
import { tellEntry, tellRoom } from './telling.ts'

/** An outcome that is not known is looked at once; then whoever asked is told. */
const MOST_UNKNOWN = 1

/** The next entry, or why there is none. */
type Make = (table: AnyTable) => Outcome<Played>
type Told = (outcome: Outcome<Played>) => void

/** How often it was tried, and how often it was not known whether it was written. */
interface Tries {
  readonly attempt: number
  readonly unknown: number
}

export class Truth extends Copy {
  /** Nothing was played, and nothing will be. */
  get isClosed(): boolean {
    return isClosedAt(this.stored, this.room)
  }

  get commitment(): string {
    return commitmentOf(this.stored.chanceKey)
  }

  /** As they are stored, from the first on; nothing is folded. */
  storedEntries(): Promise<readonly Entry[]> {
    return this.ledger.entriesAfter(this.stored.id, 0)
  }

  /** For whoever waits. If it is keyed, `make` knows what it has made before. In a turn. */
  committed(make: Make, isKeyed = false): Promise<Outcome<Played>> {
    return new Promise((resolve) => this.commit(make, isKeyed, resolve))
  }

  /** Makes an entry, stores it, and only then tells anybody; judged again if somebody was first. In a turn. */
  commit(
    make: Make,
    isKeyed: boolean,
    told: Told,
    tries: Tries = { attempt: 0, unknown: isKeyed ? 0 : MOST_UNKNOWN },
  ): void {
    const { table } = this
    const again = (problem?: unknown) => void this.#again(make, isKeyed, told, tries, problem)
    if (table === undefined) again()
    else {
      const made = this.#made(table, make)
      if (!made.ok || made.entry === undefined) told(made)
      else
        this.write(table, made.entry).then((isWritten) => (isWritten ? told(made) : again()), again)
    }
  }

  /** A rule that throws is a fault. */
  #made(table: AnyTable, make: Make): Outcome<Played> {
    if (this.room.ended !== undefined) return refused('gameOver', 'T-2.3')
    try {
      return make(table)
    } catch (problem) {
      this.live.world.fault(this.live, problem, 'rule')
      return refused('fault', 'HOUSE-2.3')
    }
  }

  /** Somebody was first, nothing is known of the game, or not whether it was written: the key tells, when it is judged again. */
  async #again(
    make: Make,
    isKeyed: boolean,
    told: Told,
    tries: Tries,
    failed?: unknown,
  ): Promise<void> {
    const attempt = tries.attempt + 1
    try {
      if (failed !== undefined) throw failed
      await this.load()
    } catch (problem) {
      this.forget()
      const unknown = tries.unknown + 1
      if (isUnknown(problem) && unknown <= MOST_UNKNOWN)
        return this.#again(make, isKeyed, told, { attempt, unknown })
      this.live.world.fault(this.live, problem, 'storage')
      told(refused('outage', 'HOUSE-2.2'))
      return
    }
    if (this.table === undefined) told(refused('notStarted', 'HOUSE-2.1'))
    else if (attempt > ATTEMPTS) told(refused('outage', 'HOUSE-2.2'))
    else this.commit(make, isKeyed, told, { ...tries, attempt })
  }

  /** True once it is written; then everybody is told. */
  protected async write(table: AnyTable, entry: Entry): Promise<boolean> {
    const { live, stored } = this
    const progress = progressOf(live, table, entry)
    if (!(await this.ledger.append(live, table, entry, progress))) return false
    const { status, asked, deadline, result } = progress
    const { n, at } = entry
    const rules = n === 1 ? live.game.meta.version : stored.rules
    this.put(
      { ...stored, n, at, updated: at, status, asked, deadline, result, rules },
      this.room,
      n,
    )
    live.world.deadlineSet(deadline)
    tellEntry(live, table, entry)
    return true
  }

  /** Changes what is not the game: the party, who sits, the rematch. `change` answers the new room or why not. In a turn. */
  async changeRoom(change: (room: Room) => RoomChange, cause?: Cause): Promise<Outcome> {
    const live = this.live
    let unknown = 0
    const asIfNot = (problem: unknown): false => {
      if (!isUnknown(problem) || unknown++ >= MOST_UNKNOWN) throw problem
      return false // its key tells whether it was written
    }
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (attempt > 0 && live.resends.isDone(this.room)) return DONE
      const changed = change(this.room)
      if (!changed.ok) {
        if (await this.hasGoneOn()) continue
        return changed
      }
      const room = live.resends.noted(withBotsNoted(seated(changed.room)))
      const isStarting = room.party.status === 'playing' && this.stored.status === 'waiting'
      const next = rowWith(live, room, changed, live.world.now())
      const sitters = sittersOf(room, next.status)
      if (await this.ledger.change(live, next, sitters, cause).catch(asIfNot)) {
        this.put(cause?.kind === 'ended' ? { ...next, asked: [] } : next, room)
        live.world.deadlineSet(next.deadline)
        if (isStarting) {
          tellRoom(live) // who sits where is known before the first frame
          await this.load()
        }
        live.tellChange()
        return DONE
      }
      await this.load()
    }
    return refused('outage', 'HOUSE-2.2')
  }

  /** As far as it depends on who is there. */
  async plan(): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (await this.#setPlans(plansOf(this.live, this.room))) return
      await this.follow()
    }
  }

  /** The host does not look at it before then. */
  async postpone(until: number): Promise<void> {
    await this.#setPlans({ deadline: until, isShown: this.stored.isShown })
  }

  /** False if another node has gone on: then it is planned for another table than this. */
  async #setPlans(plans: Pick<StoredTable, 'deadline' | 'isShown'>): Promise<boolean> {
    const { deadline, isShown } = plans
    const before = this.stored
    if (deadline === before.deadline && isShown === before.isShown) return true
    const next = { ...before, deadline, isShown }
    if (!(await this.ledger.setPlans(before.id, next))) return false
    this.put(next)
    this.live.world.deadlineSet(deadline)
    return true
  }
}

const isUnknown = (problem: unknown): boolean =>
  (problem as { isUnknown?: unknown } | undefined)?.isUnknown === true
