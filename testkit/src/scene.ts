// A table in a test: moves that must be taken, refusals that must be given, and everything that happened.
import {
  type Author,
  copyOf,
  type Entry,
  type GameTypes,
  type Request,
  type Seat,
  Table,
  type Terms,
} from '@foldtable/kernel'

export class Scene<G extends GameTypes> {
  readonly table: Table<G>
  /** When the next move is made. */
  now: number

  readonly #terms: Terms<G>

  private constructor(terms: Terms<G>, table: Table<G>) {
    this.#terms = terms
    this.table = table
    this.now = table.at
  }

  static open<G extends GameTypes>(terms: Terms<G>, at = 0) {
    return new Scene(terms, Table.open(terms, at))
  }

  static arranged<G extends GameTypes>(terms: Terms<G>, state: G['State'], at = 0) {
    return new Scene(terms, Table.arranged(terms, state, at))
  }

  /** A new scene at a changed copy of this one's state, with no past; chance goes on where it was. */
  rearranged(change: (state: G['State']) => void): Scene<G> {
    const state = copyOf(this.state)
    change(state)
    return Scene.arranged(this.#terms, state, this.now)
  }

  get state(): G['State'] {
    return this.table.state
  }

  /** Everything that happened and was not taken back. */
  get events(): G['Event'][] {
    return this.table.pathTo(this.table.n).flatMap(({ events }) => events)
  }

  /** The seat makes a move, which must be legal. */
  play(seat: Seat, move: G['Move']): Entry<G> {
    return this.#taken({ by: seat, move, at: this.now })
  }

  /** The host makes one of its moves for a seat. */
  host(seat: Seat, move: G['Move']): Entry<G> {
    return this.#taken({ by: 'host', seat, move, at: this.now })
  }

  /** The clock plays for a seat that ran out of time. */
  runOut(seat: Seat): Entry<G> {
    return this.#taken({
      by: 'clock',
      seat,
      move: this.table.game.timeout(this.state, seat),
      at: this.now,
    })
  }

  /** Time passes until the pause is over. */
  waitOut(): Entry<G> {
    const { decision, dueAt } = this.table
    if (decision.result !== undefined || decision.due === undefined || dueAt === null) {
      throw new Error('there is no pause')
    }
    this.now = dueAt
    return this.#taken({ by: 'clock', move: decision.due.move, at: dueAt })
  }

  /** The code of the refusal that this move gets; it must get one, and change nothing. */
  refusal(by: Author, move: G['Move'], more: Partial<Request<G['Move']>> = {}): string {
    const before = JSON.stringify(this.table.snapshot())
    const played = this.table.play({ by, move, at: this.now, ...more })
    if (played.ok) throw new Error(`${JSON.stringify(move)} was taken`)
    if (JSON.stringify(this.table.snapshot()) !== before)
      throw new Error('a refused move left a trace')
    return played.refusal.code
  }

  #taken(request: Request<G['Move']>): Entry<G> {
    const played = this.table.play(request)
    if (!played.ok) throw new Error(`refused: ${JSON.stringify([request, played.refusal])}`)
    if (played.entry === undefined)
      throw new Error(`taken for a resend: ${JSON.stringify(request)}`)
    return played.entry
  }
}
