// Clients of our own server: everything that this bench knows of its HTTP and its messages is in this file.
import { type Event, type Move, passTheAce, type State } from '@foldtable/games/pass-the-ace'
import type { Decision } from '@foldtable/kernel'
import { PROTOCOL, type ServerMessage } from '@foldtable/protocol'
import { type PlayedGame, type Players, pick, SEATS, type Watch } from './contestant.ts'
import { ENDLESS } from './long-games.ts'
import { ThinSocket } from './thin-socket.ts'

type Frame = Extract<ServerMessage, { kind: 'frame' }>
type TableMessage = Extract<ServerMessage, { kind: 'table' }>
type Refused = Extract<ServerMessage, { kind: 'refused' }>

/** One person with a session. */
export class Guest {
  readonly #address: string
  readonly #cookie: string

  private constructor(address: string, cookie: string) {
    this.#address = address
    this.#cookie = cookie
  }

  static async named(address: string, name: string): Promise<Guest> {
    const answer = await posted(address, '/api/guest', { name })
    const cookie = answer.headers.getSetCookie().map((one) => one.split(';')[0])
    return new Guest(address, cookie.join('; '))
  }

  async post(path: string, body: object = {}): Promise<{ readonly id: string }> {
    const answer = await posted(this.#address, path, body, this.#cookie)
    return JSON.parse((await answer.text()) || '{}')
  }

  async connect(): Promise<Connection> {
    const headers = { Cookie: this.#cookie, Origin: `http://${this.#address}` }
    return new Connection(await ThinSocket.open(`ws://${this.#address}/socket`, headers))
  }
}

async function posted(address: string, path: string, body: object, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin: `http://${address}`, cookie }
  const url = `http://${address}${path}`
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer
}

/** A started game of four; the first of them made it. */
export async function startedTable(
  people: readonly Guest[],
  pace: 'live' | 'slow' = 'live',
  lives = 3,
): Promise<string> {
  const [host, ...others] = people
  if (host === undefined) throw new RangeError('nobody plays')
  const game = passTheAce.meta.id
  const options = { startingLives: lives }
  const { id } = await host.post('/api/tables', { game, pace, maxPlayers: SEATS, options })
  for (const guest of others) await guest.post(`/api/tables/${id}/join`)
  await host.post(`/api/tables/${id}/start`)
  return id
}

export const guests = (address: string, count: number): Promise<Guest[]> =>
  Promise.all(Array.from({ length: count }, (_, seat) => Guest.named(address, `Player ${seat}`)))

const FRAME = '{"kind":"frame","table":"'
/** As long as everything up to the number of a frame. */
const HEAD = 140

/** A frame, of which no more is read than somebody needs: the load must cost less than the server. */
export class RawFrame {
  readonly #data: Buffer
  /** As much of it as has its key and its number. */
  readonly #head: string
  readonly table: string
  readonly n: number

  constructor(data: Buffer, head: string) {
    this.#data = data
    this.#head = head
    this.table = this.#head.slice(FRAME.length, this.#head.indexOf('"', FRAME.length))
    this.n = Number.parseInt(this.#head.slice(this.#head.indexOf('"n":') + 4), 10)
  }

  has(key: string): boolean {
    return this.#head.includes(key)
  }

  read(): Frame {
    return JSON.parse(this.#data.toString())
  }
}

interface Hearer {
  frame(frame: RawFrame): void
  other(message: TableMessage | Refused): void
}

/** One socket, many tables. */
export class Connection {
  readonly #socket: ThinSocket
  readonly #hearers = new Map<string, Hearer>()
  bytes = 0

  constructor(socket: ThinSocket) {
    this.#socket = socket
    socket.heard = (data) => this.#hear(data)
    socket.closed = (code) => {
      throw new Error(`our server closed a connection with ${code}`)
    }
    this.say({ kind: 'hello', protocol: PROTOCOL })
  }

  say(message: object): void {
    this.#socket.send(JSON.stringify(message))
  }

  close(): void {
    this.#socket.close()
  }

  /** Everything that concerns the table from now on; resolved with the replica, which comes first. */
  watch(table: string, hearer: Hearer): Promise<TableMessage> {
    return new Promise((resolve, reject) => {
      const first = (message: TableMessage | Refused) => {
        this.#hearers.set(table, hearer)
        if (message.kind === 'table') resolve(message)
        else reject(new Error(`not to be watched: ${message.code}`))
      }
      this.#hearers.set(table, { frame: (frame) => hearer.frame(frame), other: first })
      this.say({ kind: 'watch', table })
    })
  }

  unwatch(table: string): void {
    this.#hearers.delete(table)
    this.say({ kind: 'unwatch', table })
  }

  #hear(data: Buffer): void {
    this.bytes += data.length
    const head = data.toString('latin1', 0, HEAD)
    if (head.startsWith(FRAME)) {
      const frame = new RawFrame(data, head)
      this.#hearers.get(frame.table)?.frame(frame)
      return
    }
    const message: ServerMessage = JSON.parse(data.toString())
    if (message.kind === 'bye') throw new Error(`our server says bye: ${message.reason}`)
    if (message.kind !== 'table' && message.kind !== 'refused') return // welcome, house: nothing to do
    if (message.table === undefined) throw new Error(`refused: ${JSON.stringify(message)}`)
    this.#hearers.get(message.table)?.other(message)
  }
}

/** What the first seat knows, folded from what it was sent, and which question each seat has to answer. */
class Replica {
  n: number
  readonly state: State
  readonly questions: (number | null)[]
  decision: Decision<Move>

  constructor({ n, state }: TableMessage) {
    this.n = n
    this.state = state as State
    this.questions = Array.from({ length: SEATS }, () => null)
    this.decision = passTheAce.decision(this.state)
  }

  /** Each seat is told its question with its table. */
  asks(seat: number, { question }: TableMessage): void {
    this.questions[seat] = question
  }

  fold(frame: Frame): void {
    const { n } = frame
    const events = 'events' in frame ? frame.events : []
    this.n = n
    for (const event of events) passTheAce.evolve(this.state, event as Event)
    const [before, after] = [this.decision, passTheAce.decision(this.state)]
    this.decision = after
    const asked = after.result === undefined ? after.seats : []
    // As the kernel counts questions; see `note` in kernel/src/standing.ts.
    const isSame = aboutOf(before) === aboutOf(after)
    for (let seat = 0; seat < SEATS; seat++) {
      const old = isSame ? this.questions[seat] : null
      this.questions[seat] = asked.includes(seat) ? (old ?? n) : null
    }
  }
}

const aboutOf = (decision: Decision<Move>): string | undefined =>
  decision.result === undefined ? `${decision.about} ${decision.turn}` : undefined

class Match implements PlayedGame {
  readonly clients: number
  readonly #id: string
  readonly #seats: readonly Connection[]
  #replica: Replica | undefined
  /** How many clients have each entry, until all have. */
  readonly #have = new Map<number, number>()
  #watch: Watch | undefined
  #key = ''
  #moves = 0
  #mover = 0
  /** The entry that the move under way made, once it is known. */
  #entry: number | undefined
  /** What to do once all clients stand at the same entry. */
  #next: (() => void) | undefined

  constructor(id: string, seats: readonly Connection[], spectators: number) {
    this.#id = id
    this.#seats = seats
    this.clients = seats.length + spectators
  }

  /** One after another, the first seat first. */
  async sit(seat: number): Promise<void> {
    const table = await this.#seats[seat]?.watch(this.#id, {
      frame: (frame) => this.#frameAt(seat, frame),
      other: (message) => this.#other(message),
    })
    if (table === undefined) throw new RangeError(`there is no seat ${seat}`)
    this.#replica ??= new Replica(table)
    this.#replica.asks(seat, table)
  }

  /** A spectator folds nothing here: only that it was told counts. */
  async admit(spectator: Connection): Promise<void> {
    await spectator.watch(this.#id, {
      frame: ({ n }) => this.#count(n),
      other: (message) => this.#other(message),
    })
  }

  get isOver(): boolean {
    return this.#replica?.decision.result !== undefined
  }

  /** The clock may just have made an entry that some have and others not yet: then it waits for that. */
  move(watch: Watch): void {
    if (this.#have.size === 0) this.#choose(watch)
    else this.#next = () => this.#choose(watch)
  }

  /** From what the first seat sees: it does not know whether another holds a king, which must not be swapped. */
  #choose(watch: Watch): void {
    const { decision, state } = this.#known()
    if (decision.result !== undefined) throw new Error('the game is over')
    this.#mover = pick(decision.seats)
    this.#send(watch, pick(likelyMoves(state, this.#mover)))
  }

  #send(watch: Watch, move: Move): void {
    const replica = this.#known()
    const seat = this.#mover
    this.#moves += 1
    this.#key = String(this.#moves).padEnd(22, '-') // like a browser's, they differ from the first letter on
    this.#watch = watch
    this.#entry = undefined
    watch.sent()
    const question = replica.questions[seat]
    this.#seats[seat]?.say({ kind: 'play', table: this.#id, question, key: this.#key, move })
  }

  close(): void {
    for (const seat of this.#seats) seat.unwatch(this.#id)
  }

  #frameAt(seat: number, frame: RawFrame): void {
    if (seat === this.#mover && frame.has(this.#key)) {
      this.#entry = frame.n
      this.#watch?.moverHas()
    }
    if (seat === 0) this.#known().fold(frame.read())
    this.#count(frame.n)
    if (this.#next === undefined || this.#have.size > 0) return
    const next = this.#next
    this.#next = undefined
    next()
  }

  /** The clock may make entries too, so it is the number that tells. */
  #count(n: number): void {
    const have = (this.#have.get(n) ?? 0) + 1
    this.#have.set(n, have)
    if (have < this.clients) return
    this.#have.delete(n)
    if (n !== this.#entry) return
    const watch = this.#watch
    this.#watch = undefined
    watch?.allHave()
  }

  /** A king is stuck to instead. Else it is right only if the clock ended the pause just before. */
  #other(message: TableMessage | Refused): void {
    const watch = this.#watch
    if (message.kind !== 'refused' || watch === undefined) return
    const { code, key } = message
    if (key !== this.#key) throw new Error(`a legal move was refused: ${code}`)
    if (code === 'kingMustStick') this.#send(watch, { kind: 'stick' })
    else watch.refused()
  }

  #known(): Replica {
    if (this.#replica === undefined) throw new RangeError('the first seat was not sent its table')
    return this.#replica
  }
}

/** What the rules offer to whoever holds no king. */
function likelyMoves({ phase, order }: State, seat: number): readonly Move[] {
  if (phase !== 'turns') return [{ kind: 'ready' }]
  return [{ kind: 'stick' }, { kind: order.at(-1) === seat ? 'draw' : 'swap' }]
}

interface Party {
  readonly people: readonly Guest[]
  readonly connections: readonly Connection[]
}

/** People play many tables one after the other, each over one socket. */
const MOST_PARTIES = 256

export function ourPlayers(address: string, lives: number): Players {
  const parties: Promise<Party>[] = []
  const connected: Connection[] = []

  const party = async (): Promise<Party> => {
    const people = await guests(address, SEATS)
    const connections = await Promise.all(people.map((guest) => guest.connect()))
    connected.push(...connections)
    return { people, connections }
  }

  const open = async (table: number, spectators: number): Promise<PlayedGame> => {
    const place = table % MOST_PARTIES
    parties[place] ??= party()
    const { people, connections } = await parties[place]
    const match = new Match(await startedTable(people, 'live', lives), connections, spectators)
    for (let seat = 0; seat < SEATS; seat++) await match.sit(seat)
    const [watcher] = spectators > 0 ? await guests(address, 1) : []
    for (let spectator = 0; spectator < spectators; spectator++) {
      const connection = await watcher?.connect()
      if (connection === undefined) continue
      connected.push(connection)
      await match.admit(connection)
    }
    return match
  }
  return {
    gamesEnd: lives < ENDLESS,
    open,
    bytes: () => connected.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}
