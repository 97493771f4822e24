// One table that somebody uses right now: its truth, one turn at a time, who is there, frames to whoever watches. What can be
// done at it is in functions beside it: `actions`, `consent`, `seats`, `coming`, `serving`.
import type { AnyTable, Game, Outcome, Seat, Viewer } from '@foldtable/kernel'
import { isBotAsked, isUnattended } from './absence.ts'
import { Audience } from './audience.ts'
import { Gallery } from './gallery.ts'
import { Movements } from './movements.ts'
import type { Cause, StoredTable, TableLedger, World } from './ports.ts'
import { Presence } from './presence.ts'
import { openQuestion } from './question.ts'
import { Resends } from './resends.ts'
import { type Question, type Room, seatOfAccount } from './room.ts'
import type { RoomChange } from './row.ts'
import { StandIns } from './stand-ins.ts'
import { tellRoom } from './telling.ts'
import { Truth } from './truth.ts'
import { Turns } from './turns.ts'

/** Whoever was handed the table will have begun with it by then. */
const REST_MS = 10_000

export class LiveTable {
  readonly id: string
  readonly game: Game
  readonly world: World
  readonly presence: Presence
  readonly audience: Audience
  readonly gallery: Gallery
  readonly standIns = new StandIns()
  readonly resends = new Resends()
  readonly truth: Truth
  readonly turns: Turns
  readonly movements = new Movements(this)
  /** It cannot be served, and rests. */
  rest: { readonly since: number; readonly until: number } | null = null

  constructor(game: Game, stored: StoredTable, ledger: TableLedger, world: World) {
    this.id = stored.id
    this.game = game
    this.world = world
    this.turns = new Turns(() => world.now())
    this.truth = new Truth(this, stored, ledger)
    this.presence = new Presence(() => world.now())
    this.audience = new Audience(stored.id, this.presence, world.soon)
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

  get room(): Room {
    return this.truth.room
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
    return account === null ? undefined : seatOfAccount(this.room, account)
  }

  viewerOf(account: string | null): Viewer {
    return this.seatOf(account) ?? 'spectator'
  }

  /** The same, to hand on. */
  readonly viewing = (account: string | null): Viewer => this.viewerOf(account)

  /** One after another: nothing else happens at this table meanwhile. */
  inTurn<T>(action: () => Promise<T>): Promise<T> {
    return this.turns.during(action)
  }

  /** Somebody watches it, does something with it, or is a bot that thinks about it. */
  get isInUse(): boolean {
    const isBotThinking = isBotAsked(this.room, this.table) && !isUnattended(this)
    return (
      this.audience.size > 0 ||
      this.turns.underWay > 0 ||
      this.turns.unusedFor <= REST_MS ||
      isBotThinking
    )
  }

  /** Changes what is not the game: the room, who sits, the rematch. In a turn. */
  changeRoom(change: (room: Room) => RoomChange, cause?: Cause): Promise<Outcome> {
    return this.truth.changeRoom(change, cause)
  }

  /** What lies around the game was changed. */
  tellChange(): void {
    tellRoom(this)
    this.world.changed(this)
  }

  /** In a turn of its own, after the one that is on. */
  next(action: () => Promise<void>): void {
    this.inTurn(action).catch((problem) => this.world.fault(this, problem, 'storage'))
  }
}
