// One table that somebody uses right now: its truth, one turn at a time, who is there, frames to whoever watches. What can be
// done at it is in functions beside it: `actions`, `consent`, `seats`, `coming`, `serving`.
import type { AnyTable, Entry, Game, Refusal, Seat, Viewer } from '@foldtable/kernel'
import { isBotAsked, isUnattended } from './absence.ts'
import { Allowance } from './allowance.ts'
import { Audience } from './audience.ts'
import { Gallery } from './gallery.ts'
import { type House, type Question, seatOfAccount } from './house.ts'
import type { Cause, StoredTable, TableLedger, World } from './ports.ts'
import { Presence } from './presence.ts'
import { openQuestion } from './question.ts'
import { Resends } from './resends.ts'
import { StandIns } from './stand-ins.ts'
import { type HouseChange, type Made, Truth } from './truth.ts'
import { Turns } from './turns.ts'

/** Whoever was handed the table will have begun with it by then. */
const REST_MS = 10_000
/** That somebody came or went is told at most this often, after a few at once. */
const MOVED_EVERY_MS = 1000
const MOVED_AT_ONCE = 5
const MOST_HEARD = 200

export class LiveTable {
  readonly id: string
  readonly game: Game
  readonly world: World
  readonly presence: Presence
  readonly audience: Audience
  readonly gallery: Gallery
  readonly standIns = new StandIns()
  /** What players asked for, and what was said among those who look on. */
  readonly heard = new Resends(MOST_HEARD)
  readonly heardInGallery = new Resends(MOST_HEARD)
  readonly truth: Truth
  /** It cannot be served, and rests. */
  rest: { readonly since: number; readonly until: number } | null = null
  readonly #turns = new Turns()
  #lastUsed = 0
  readonly #movings = new Allowance(1000 / MOVED_EVERY_MS, MOVED_AT_ONCE)
  #callOffMoving: (() => void) | undefined

  constructor(game: Game, stored: StoredTable, ledger: TableLedger, world: World) {
    this.id = stored.id
    this.game = game
    this.world = world
    this.truth = new Truth(this, { game, stored }, ledger, world)
    this.presence = new Presence(() => world.now())
    this.audience = new Audience(stored.id, this.presence)
    this.gallery = new Gallery({
      audience: this.audience,
      world,
      isSeated: (account) => this.seatOf(account) !== undefined,
      tell: (watching) => this.audience.tellAll({ kind: 'watching', table: this.id, watching }),
    })
  }

  get stored(): StoredTable {
    return this.truth.stored
  }

  get house(): House {
    return this.truth.house
  }

  /** The game itself; nothing before it has begun. */
  get table(): AnyTable | undefined {
    return this.truth.table
  }

  /** What a seat asks the others right now. */
  get asking(): Question | null {
    return openQuestion(this) ?? null
  }

  seatOf(account: string | null): Seat | undefined {
    return account === null ? undefined : seatOfAccount(this.house, account)
  }

  viewerOf(account: string | null): Viewer {
    return this.seatOf(account) ?? 'spectator'
  }

  /** One after another: nothing else happens at this table meanwhile. */
  inTurn<T>(action: () => Promise<T>): Promise<T> {
    this.touch()
    return this.#turns.take(action)
  }

  /** What is done here, or waits for its turn. */
  get underWay(): number {
    return this.#turns.underWay
  }

  /** Somebody is about to use it. */
  touch(): void {
    this.#lastUsed = this.world.now()
  }

  /** Somebody watches it, does something with it, or is a bot that thinks about it. */
  get isInUse(): boolean {
    const isResting = this.world.now() - this.#lastUsed > REST_MS
    const isBotThinking = isBotAsked(this.house, this.table) && !isUnattended(this)
    return this.audience.size > 0 || this.underWay > 0 || isBotThinking || !isResting
  }

  /** Reads everything anew. */
  load(): Promise<void> {
    return this.truth.load()
  }

  /** Makes an entry, stores it, and only then tells anybody. In a turn. */
  commit(make: (table: AnyTable) => Made): Promise<Made> {
    return this.truth.commit(make)
  }

  /** Changes what is not the game: the room, who sits, the rematch. In a turn. */
  changeHouse(change: (house: House) => HouseChange, cause?: Cause): Promise<Refusal | undefined> {
    return this.truth.changeHouse(change, cause)
  }

  /** An entry was written. */
  tell(entry: Entry): void {
    if (this.table === undefined) return
    this.audience.tell(this.table, entry, (account) => this.viewerOf(account))
    this.world.entryMade(this, entry)
  }

  /** Somebody came or went: whoever is asked and away may have to be played for. */
  async presenceChanged(): Promise<void> {
    await this.truth.plan()
    this.world.changed(this)
  }

  /** As often as somebody comes and goes; told at most once a second after a few at once. */
  async presenceMoved(): Promise<void> {
    if (this.#callOffMoving !== undefined) return
    if (this.#movings.take(this.world.now())) return this.presenceChanged()
    this.#callOffMoving = this.world.after(MOVED_EVERY_MS, () => {
      this.inTurn(() => this.settlePresence()).catch((problem) =>
        this.world.fault(this, problem, 'storage'),
      )
    })
  }

  /** Tells at once what was put off. */
  async settlePresence(): Promise<void> {
    if (this.#callOffMoving === undefined) return
    this.#callOffMoving()
    this.#callOffMoving = undefined
    await this.presenceChanged()
  }
}
