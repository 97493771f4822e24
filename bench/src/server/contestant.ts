// What takes part in the load test: a server in its own process, and four clients at each of its tables. `floor` is a bare
// `ws` server, `durable` the same with every message on the disk before it is answered.

export const SEATS = 4

export const CONTESTANTS = ['ours', 'boardgameIo', 'colyseus', 'floor', 'durable'] as const
export type Name = (typeof CONTESTANTS)[number]

/** Told by a game of the one move that is under way. */
export interface Watch {
  sent(): void
  /** The mover's client stands after its move. */
  moverHas(): void
  /** So do all clients of the table. */
  allHave(): void
  /** The server would not take it: the table has to choose again. */
  refused(): void
}

/** One game with all its clients, which are all in this process. */
export interface PlayedGame {
  readonly isOver: boolean
  /** How many are sent every update. */
  readonly clients: number
  /** A random legal move of whoever is asked, chosen from what its client knows. */
  move(watch: Watch): void
  close(): void
}

export interface Players {
  /** What a game that is over is replaced by; where games never end there is no need for spare ones. */
  readonly gamesEnd: boolean
  /** A new game with its clients connected and up to date. `table` says whose people play it. */
  open(table: number, spectators: number): Promise<PlayedGame>
  /** Payload of all messages that the clients received so far. */
  bytes(): number
}

/** Counts who has received the move under way, where nothing but moves is sent. */
export class Receipts {
  readonly #clients: number
  #watch: Watch | undefined
  #mover = 0
  #missing = 0

  constructor(clients: number) {
    this.#clients = clients
  }

  begin(mover: number, watch: Watch): void {
    this.#mover = mover
    this.#missing = this.#clients
    this.#watch = watch
    watch.sent()
  }

  received(client: number): void {
    const watch = this.#watch
    if (watch === undefined) throw new Error('an update came without a move')
    if (client === this.#mover) watch.moverHas()
    this.#missing -= 1
    if (this.#missing > 0) return
    this.#watch = undefined
    watch.allHave()
  }
}

export const pick = <T>(list: readonly T[]): T => {
  const one = list[Math.floor(Math.random() * list.length)]
  if (one === undefined) throw new RangeError('there is nothing to choose from')
  return one
}
