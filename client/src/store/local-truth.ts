// The truth of a table in this browser: opened, folded again after a reload, kept after every entry.
import {
  type AnyTable,
  type ClockSettings,
  clockSchema,
  commitmentOf,
  type Entry,
  type Game,
  keyedChance,
  NO_CLOCK,
  passes,
  readOptions,
  recordFor,
  type Seat,
  Table,
  type TableRecord,
  undoFor,
} from '@foldtable/kernel'
import type { KeyValues } from '../wire/key-values.ts'
import { randomKey } from '../wire/random-key.ts'
import { type LocalHead, type LocalSeat, readEntries, readHead, writeTable } from './local-shelf.ts'

export interface NewLocal {
  readonly game: string
  readonly options?: unknown
  readonly seats: readonly Omit<LocalSeat, 'isAway' | 'hasLeft'>[]
  readonly clock?: ClockSettings
}

export interface LocalUndo {
  readonly to: number
  readonly by: Seat
}

export class LocalTruth {
  #undo: { readonly n: number; readonly found: LocalUndo | undefined } | undefined
  readonly game: Game
  readonly table: AnyTable
  #head: LocalHead
  readonly #storage: KeyValues

  private constructor(storage: KeyValues, game: Game, head: LocalHead, table: AnyTable) {
    this.#storage = storage
    this.game = game
    this.#head = head
    this.table = table
  }

  /** Throws where the game cannot be played so. */
  static begin(storage: KeyValues, game: Game, wanted: NewLocal, now: number): LocalTruth {
    const { seats, clock = NO_CLOCK } = wanted
    const { id, version, seats: most } = game.meta
    const read = readOptions(game, wanted.options)
    if (!read.ok || !passes(clockSchema, clock)) throw new RangeError(`not with ${id}`)
    if (seats.length < most.min || seats.length > most.max)
      throw new RangeError(`${id} is not for ${seats.length}`)
    const head: LocalHead = {
      id: randomKey(6),
      game: id,
      version,
      options: read.options,
      clock,
      seats,
      key: randomKey(32),
      begunAt: now,
      playedAt: now,
      n: 1,
      isOver: false,
      asked: [],
    }
    const truth = new LocalTruth(storage, game, head, Table.open(placeOf(game, head), now))
    truth.keep(1)
    return truth
  }

  /** As it was kept; nothing if it is not there. */
  static read(storage: KeyValues, game: Game, id: string): LocalTruth | undefined {
    const head = readHead(storage, id)
    if (head === undefined) return undefined
    const table = Table.fold(placeOf(game, head), readEntries(storage, head))
    return new LocalTruth(storage, game, head, table)
  }

  get head(): LocalHead {
    return this.#head
  }

  /** Nobody else has changed what is kept of it. */
  get isUpToDate(): boolean {
    const kept = readHead(this.#storage, this.#head.id)
    return kept?.n === this.#head.n && kept.playedAt === this.#head.playedAt
  }

  get commitment(): string {
    return commitmentOf(this.#head.key)
  }

  /** Time never goes back, whatever the clock of the device does. */
  readonly timeAt = (now: number): number => Math.max(now, this.table.at)

  /** Seats of people at this device. */
  get people(): Seat[] {
    return this.#head.seats.flatMap(({ isBot, hasLeft }, seat) => (isBot || hasLeft ? [] : [seat]))
  }

  isPlayedByBot(seat: Seat): boolean {
    const one = this.#head.seats[seat]
    return one !== undefined && !one.hasLeft && (one.isBot || one.isAway === true)
  }

  /** What could be taken back, whose move it is: the latest of a person here; nothing if somebody has left since. */
  get undo(): LocalUndo | undefined {
    const { n } = this.table
    if (this.#undo?.n !== n) this.#undo = { n, found: this.#findUndo() }
    return this.#undo.found
  }

  #findUndo(): LocalUndo | undefined {
    const { table, people } = this
    const path = table.pathTo(table.n)
    const last = path.findLast(({ by }) => people.some((seat) => seat === by))?.by
    const undo = typeof last === 'number' ? undoFor(table, last, { isPractice: true }) : undefined
    if (typeof last !== 'number' || undo === undefined || table.decision.result !== undefined)
      return undefined
    const hasLeft = path.some(
      ({ n, by, move }) => by === 'host' && move !== undefined && n > undo.to,
    )
    return hasLeft ? undefined : { to: undo.to, by: last }
  }

  takeBack(now: number): Entry | undefined {
    const { undo } = this
    return undo && this.table.rewind(undo.to, undo.by, this.timeAt(now))
  }

  changeSeat(seat: number, change: Partial<LocalSeat>): void {
    const seats = this.#head.seats.map((one, other) =>
      other === seat ? { ...one, ...change } : one,
    )
    this.#head = { ...this.#head, seats }
    this.#undo = undefined
    this.keep(this.table.n)
  }

  /** The entries from `from` on are new. */
  keep(from: number): void {
    const { n, at, decision, entries } = this.table
    const isOver = decision.result !== undefined
    const asked = decision.result === undefined ? decision.seats : []
    this.#head = { ...this.#head, n, playedAt: Math.max(at, this.#head.playedAt), isOver, asked }
    writeTable(this.#storage, this.#head, entries, from)
  }

  /** For whoever is at the device: one person, or several who have secrets from each other. */
  record(now: number): TableRecord {
    const { seats, key, version } = this.#head
    const [only, ...others] = this.people
    const header = {
      seats: seats.map(({ name, isBot }) => (isBot ? { name, bot: true as const } : { name })),
      chance: { commitment: this.commitment, entropy: [], key },
      rules: version,
      savedAt: now,
    }
    const viewer = only === undefined || others.length > 0 ? 'spectator' : only
    return recordFor(this.table, header, viewer)
  }
}

const placeOf = (game: Game, { seats, options, key, clock }: LocalHead) => ({
  game,
  seats: seats.length,
  options,
  clock,
  chance: keyedChance(key),
})
