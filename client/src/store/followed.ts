// One viewer's replica of a table at the server and its past, kept by number.
import {
  type AnyReplica,
  copyOf,
  type Game,
  Replica,
  type Seat,
  type Viewer,
} from '@foldtable/kernel'
import type { RoomInfo, ServerMessage } from '@foldtable/protocol'
import { History } from './history.ts'

type Message<K extends ServerMessage['kind']> = Extract<ServerMessage, { kind: K }>

/** Whose replica of what it is. */
interface FollowedPlace {
  readonly game: Game
  readonly house: RoomInfo
  readonly viewer: Viewer
}

export class Followed {
  #replica: AnyReplica | undefined
  #history: History | undefined
  #isStale = false

  get replica(): AnyReplica | undefined {
    return this.#replica
  }

  get history(): History | undefined {
    return this.#history
  }

  /** The replica is not what the viewer should see: it stays on the screen until the right one comes. */
  get isStale(): boolean {
    return this.#isStale
  }

  /** From which entry to resume; nothing asks for the whole table. */
  get after(): number | undefined {
    return this.#isStale ? undefined : this.#replica?.n
  }

  /** Of the past nothing is so any more. */
  forgetPast(): void {
    this.#history = undefined
    this.markStale()
  }

  markStale(): void {
    this.#isStale = this.#replica !== undefined
  }

  /** The whole replica, as it was sent. True if what was known of the past is of no use any more. */
  renew(place: FollowedPlace, { n, state, question, clock }: Message<'table'>): boolean {
    const before = this.#history && this.#replica
    const isAnother = before?.viewer !== place.viewer || n < before.n
    if (this.#history === undefined || isAnother) this.#history = historyOf(place)
    this.#isStale = false
    this.#history.reach(n)
    this.#replica = new Replica(replicaPlace(place), { n, state: copyOf(state), question, clock })
    return isAnother
  }

  /** The game begins while the waiting room is watched. */
  begin(place: FollowedPlace): void {
    this.#history = historyOf(place)
    this.#replica = Replica.blank(replicaPlace(place), place.house.options)
  }

  /** The next one is folded; where one is missing, or does not fit, it has to be asked for. */
  accept(frame: Message<'frame'>): 'folded' | 'old' | 'gap' {
    const replica = this.#replica
    if (replica === undefined || this.#isStale || frame.n > replica.n + 1) return 'gap'
    if (frame.n <= replica.n) return 'old'
    const before = askedOf(replica)
    try {
      replica.accept(frame)
    } catch {
      this.#isStale = true // whatever this is, the server knows better
      return 'gap'
    }
    const by = frame.mover ?? whoAnswered(before, askedOf(replica))
    this.#history?.add(by === undefined ? frame : { ...frame, by })
    return 'folded'
  }
}

const askedOf = ({ decision }: AnyReplica): readonly Seat[] =>
  decision.result === undefined ? decision.seats : []

/** The only seat that was asked, or is not any more. */
function whoAnswered(before: readonly Seat[], after: readonly Seat[]): Seat | undefined {
  const gone = before.length === 1 ? before : before.filter((seat) => !after.includes(seat))
  return gone.length === 1 ? gone[0] : undefined
}

const replicaPlace = ({ game, house: { seats, clock }, viewer }: FollowedPlace) => ({
  game,
  seats: seats.length,
  viewer,
  clock,
})

const historyOf = ({ game, house: { seats, options } }: FollowedPlace): History =>
  new History(game, () => game.blank(seats.length, options))
