// Clients of our own server: everything that this bench knows of its HTTP and its messages is in this file.
import { once } from 'node:events'
import { type Event, type Move, passTheAce, type State } from '@foldtable/games/pass-the-ace'
import { type Decision, offers } from '@foldtable/kernel'
import { PROTOCOL, type ServerMessage } from '@foldtable/protocol'
import { WebSocket } from 'ws'
import { type PlayedGame, type Players, pick, SEATS, type Watch } from './contestant.ts'

type Frame = Extract<ServerMessage, { kind: 'frame' }>
type TableMessage = Extract<ServerMessage, { kind: 'table' }>
type Refused = Extract<ServerMessage, { kind: 'refused' }>
type OfTable = Extract<ServerMessage, { kind: 'table' | 'frame' | 'refused' }>

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
    const headers = { cookie: this.#cookie }
    const origin = `http://${this.#address}`
    const socket = new WebSocket(`ws://${this.#address}/socket`, { headers, origin })
    await once(socket, 'open')
    return new Connection(socket)
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
): Promise<string> {
  const [host, ...others] = people
  if (host === undefined) throw new RangeError('nobody plays')
  const game = passTheAce.meta.id
  const { id } = await host.post('/api/tables', { game, pace, maxPlayers: SEATS })
  for (const guest of others) await guest.post(`/api/tables/${id}/join`)
  await host.post(`/api/tables/${id}/start`)
  return id
}

export const guests = (address: string, count: number): Promise<Guest[]> =>
  Promise.all(Array.from({ length: count }, (_, seat) => Guest.named(address, `Player ${seat}`)))

/** One socket, many tables. */
export class Connection {
  readonly #socket: WebSocket
  readonly #hearers = new Map<string, (message: OfTable) => void>()
  bytes = 0

  constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('message', (data: Buffer) => this.#hear(data))
    socket.on('close', (code) => {
      if (code !== 1005) throw new Error(`our server closed a connection with ${code}`)
    })
    this.say({ kind: 'hello', protocol: PROTOCOL })
  }

  say(message: object): void {
    this.#socket.send(JSON.stringify(message))
  }

  /** Everything that concerns the table from now on; resolved with the replica, which comes first. */
  watch(table: string, hear: (message: OfTable) => void): Promise<TableMessage> {
    return new Promise((resolve, reject) => {
      this.#hearers.set(table, (message) => {
        if (message.kind === 'table') resolve(message)
        if (message.kind === 'refused') reject(new Error(`not to be watched: ${message.code}`))
        hear(message)
      })
      this.say({ kind: 'watch', table })
    })
  }

  unwatch(table: string): void {
    this.#hearers.delete(table)
    this.say({ kind: 'unwatch', table })
  }

  #hear(data: Buffer): void {
    this.bytes += data.length
    const message: ServerMessage = JSON.parse(String(data))
    switch (message.kind) {
      case 'table':
      case 'frame':
        this.#hearers.get(message.table)?.(message)
        return
      case 'refused':
        if (message.table === undefined) throw new Error(`refused: ${String(data)}`)
        this.#hearers.get(message.table)?.(message)
        return
      case 'bye':
        throw new Error(`our server says bye: ${message.reason}`)
      default: // welcome, house: nothing to do
    }
  }
}

/** What one seat knows, folded from what it was sent. */
class Replica {
  readonly seat: number
  n: number
  state: State
  question: number | null
  decision: Decision<Move>

  constructor({ n, state, viewer, question }: TableMessage) {
    this.seat = Number(viewer)
    this.n = n
    this.state = state as State
    this.question = question
    this.decision = passTheAce.decision(this.state)
  }

  fold({ n, events = [], key }: Frame): void {
    this.n = n
    for (const event of events) passTheAce.evolve(this.state, event as Event)
    const [before, after] = [this.decision, passTheAce.decision(this.state)]
    this.decision = after
    const asked = after.result === undefined && after.seats.includes(this.seat)
    // As the kernel counts questions; see `note` in kernel/src/standing.ts.
    const isSame = key === undefined && aboutOf(before) === aboutOf(after)
    this.question = asked ? (isSame ? (this.question ?? n) : n) : null
  }
}

const aboutOf = (decision: Decision<Move>): string | undefined =>
  decision.result === undefined ? `${decision.about} ${decision.turn}` : undefined

class Match implements PlayedGame {
  readonly clients: number
  readonly #id: string
  readonly #seats: readonly Connection[]
  readonly #replicas: Replica[] = []
  /** How many clients have each entry, until all have. */
  readonly #have = new Map<number, number>()
  #watch: Watch | undefined
  #key = ''
  #moves = 0
  /** The entry that the move under way made, once it is known. */
  #entry: number | undefined
  /** Where its sender stood. */
  #sentAfter = 0
  /** What to do once all seats stand at the same entry. */
  #next: (() => void) | undefined

  constructor(id: string, seats: readonly Connection[], spectators: number) {
    this.#id = id
    this.#seats = seats
    this.clients = seats.length + spectators
  }

  async sit(seat: number): Promise<void> {
    await this.#seats[seat]?.watch(this.#id, (message) => {
      if (message.kind === 'frame') this.#frameAt(seat, message)
      else if (message.kind === 'refused') this.#refused(seat, message)
      else this.#replicas[seat] = new Replica(message)
    })
  }

  /** A spectator folds nothing here: only that it was told counts. */
  async admit(spectator: Connection): Promise<void> {
    await spectator.watch(this.#id, (message) => {
      if (message.kind === 'frame') this.#count(message.n)
    })
  }

  get isOver(): boolean {
    return this.#replicas[0]?.decision.result !== undefined
  }

  /** The clock may just have made an entry that some have and others not yet: then it waits for that. */
  move(watch: Watch): void {
    if (this.#isEven()) this.#send(watch)
    else this.#next = () => this.#send(watch)
  }

  #send(watch: Watch): void {
    const { decision } = this.#replicaOf(0)
    if (decision.result !== undefined) throw new Error('the game is over')
    const seat = pick(decision.seats)
    const { n, state, question } = this.#replicaOf(seat)
    const move = pick(offers(passTheAce, state, seat))
    this.#moves += 1
    this.#key = `key-${String(this.#moves).padStart(18, '0')}`
    this.#watch = watch
    this.#entry = undefined
    this.#sentAfter = n
    watch.sent()
    this.#seats[seat]?.say({ kind: 'play', table: this.#id, question, key: this.#key, move })
  }

  close(): void {
    for (const seat of this.#seats) seat.unwatch(this.#id)
  }

  #frameAt(seat: number, frame: Frame): void {
    this.#replicaOf(seat).fold(frame)
    if (frame.key === this.#key) {
      this.#entry = frame.n
      this.#watch?.moverHas()
    }
    this.#count(frame.n)
    if (this.#next === undefined || !this.#isEven()) return
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

  /** Right only if the clock ended the pause just before, which the sender has heard of by now. */
  #refused(seat: number, { code, key }: Refused): void {
    if (key !== this.#key || this.#replicaOf(seat).n === this.#sentAfter)
      throw new Error(`a legal move was refused: ${code}`)
    this.#watch?.refused()
  }

  #isEven(): boolean {
    const { n } = this.#replicaOf(0)
    return this.#replicas.every((replica) => replica.n === n)
  }

  #replicaOf(seat: number): Replica {
    const replica = this.#replicas[seat]
    if (replica === undefined) throw new RangeError(`seat ${seat} was not sent its table`)
    return replica
  }
}

interface Party {
  readonly people: readonly Guest[]
  readonly connections: readonly Connection[]
}

/** People play many tables one after the other, each over one socket. */
const MOST_PARTIES = 256

export function ourPlayers(address: string): Players {
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
    const match = new Match(await startedTable(people), connections, spectators)
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
    gamesEnd: true,
    open,
    bytes: () => connected.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}
