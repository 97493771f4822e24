// A table in a test: moves that must be taken, refusals that must be given, and everything that happened.
import {
  type AnyEvent,
  type AnyMove,
  type Author,
  copyOf,
  type Entry,
  type Place,
  type Request,
  type Seat,
  Table,
} from '@foldtable/kernel'

export class Scene<S, M extends AnyMove, E extends AnyEvent, O> {
  readonly table: Table<S, M, E, O>
  /** When the next move is made. */
  now: number

  readonly #place: Place<S, M, E, O>

  private constructor(place: Place<S, M, E, O>, table: Table<S, M, E, O>) {
    this.#place = place
    this.table = table
    this.now = table.at
  }

  static open<S, M extends AnyMove, E extends AnyEvent, O>(place: Place<S, M, E, O>, at = 0) {
    return new Scene(place, Table.open(place, at))
  }

  static arranged<S, M extends AnyMove, E extends AnyEvent, O>(
    place: Place<S, M, E, O>,
    state: S,
    at = 0,
  ) {
    return new Scene(place, Table.arranged(place, state, at))
  }

  /** A new scene at a changed copy of this one's state, with no past; chance goes on where it was. */
  rearranged(change: (state: S) => void): Scene<S, M, E, O> {
    const state = copyOf(this.state)
    change(state)
    return Scene.arranged(this.#place, state, this.now)
  }

  get state(): S {
    return this.table.state
  }

  /** Everything that happened and was not taken back. */
  get events(): E[] {
    return this.table.pathTo(this.table.n).flatMap(({ events }) => events)
  }

  /** The seat makes a move, which must be legal. */
  play(seat: Seat, move: M): Entry<M, E> {
    return this.#taken({ by: seat, move, at: this.now })
  }

  /** The host makes one of its moves for a seat. */
  host(seat: Seat, move: M): Entry<M, E> {
    return this.#taken({ by: 'host', seat, move, at: this.now })
  }

  /** The clock plays for a seat that ran out of time. */
  runOut(seat: Seat): Entry<M, E> {
    return this.#taken({
      by: 'clock',
      seat,
      move: this.table.game.timeout(this.state, seat),
      at: this.now,
    })
  }

  /** Time passes until the pause is over. */
  waitOut(): Entry<M, E> {
    const { decision, dueAt } = this.table
    if (decision.result !== undefined || decision.due === undefined || dueAt === null) {
      throw new Error('there is no pause')
    }
    this.now = dueAt
    return this.#taken({ by: 'clock', move: decision.due.move, at: dueAt })
  }

  /** The code of the refusal that this move gets; it must get one, and change nothing. */
  refusal(by: Author, move: M, more: Partial<Request<M>> = {}): string {
    const before = JSON.stringify(this.table.snapshot())
    const played = this.table.play({ by, move, at: this.now, ...more })
    if (played.ok) throw new Error(`${JSON.stringify(move)} was taken`)
    if (JSON.stringify(this.table.snapshot()) !== before)
      throw new Error('a refused move left a trace')
    return played.refusal.code
  }

  #taken(request: Request<M>): Entry<M, E> {
    const played = this.table.play(request)
    if (!played.ok) throw new Error(`refused: ${JSON.stringify([request, played.refusal])}`)
    if (played.entry === undefined)
      throw new Error(`taken for a resend: ${JSON.stringify(request)}`)
    return played.entry
  }
}
