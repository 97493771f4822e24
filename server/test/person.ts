// A person at a browser, without the browser: a cookie, a socket, and a replica for each table watched.
import { once } from 'node:events'
import { gameById } from '@foldtable/games'
import { type AnyMove, type Game, offers, type Viewer } from '@foldtable/kernel'
import { type ClientMessage, PROTOCOL, type ServerMessage } from '@foldtable/protocol'
import { WebSocket } from 'ws'
import { strangeMessage } from './held-answers.ts'

export interface Replica {
  readonly game: Game
  viewer: Viewer
  n: number
  state: unknown
  /** The number of the entry that last put this viewer on the spot, as far as it can tell. */
  question: number | null
}

export class Person {
  readonly url: string
  cookie = ''
  name: string
  /** Every byte that ever came in, over HTTP and the socket. */
  readonly heard: string[] = []
  readonly messages: ServerMessage[] = []
  readonly replicas = new Map<string, Replica>()
  #socket: WebSocket | undefined
  #waiting: { isIt(message: ServerMessage): boolean; resolve(message: ServerMessage): void }[] = []
  #keys = 0

  constructor(url: string, name: string) {
    this.url = url
    this.name = name
  }

  static async guest(url: string, name: string): Promise<Person> {
    const person = new Person(url, name)
    await person.post('/api/guest', { name })
    return person
  }

  async ask(
    method: string,
    path: string,
    body?: unknown,
    headers: { [name: string]: string } = {},
  ) {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const set = response.headers.get('set-cookie')
    if (set !== null) this.cookie = set.split(';')[0] ?? ''
    const text = await response.text()
    this.heard.push(text)
    return { status: response.status, text, json: () => JSON.parse(text) }
  }

  post(path: string, body: unknown = {}) {
    return this.ask('POST', path, body)
  }

  get(path: string) {
    return this.ask('GET', path)
  }

  async connect(headers: { [name: string]: string } = {}): Promise<void> {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/socket`, {
      headers: { ...(this.cookie === '' ? {} : { cookie: this.cookie }), ...headers },
    })
    socket.on('message', (data) => this.#hear(String(data)))
    socket.on('error', () => undefined)
    await once(socket, 'open')
    this.#socket = socket
    this.say({ kind: 'hello', protocol: PROTOCOL })
    await this.until((message) => message.kind === 'welcome')
  }

  get socket(): WebSocket {
    if (this.#socket === undefined) throw new Error(`${this.name} is not connected`)
    return this.#socket
  }

  say(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message))
  }

  key(): string {
    this.#keys += 1
    return `${this.name}-${this.#keys}`
  }

  /** The first message from now on that is it. */
  until(isIt: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    return new Promise((resolve) => this.#waiting.push({ isIt, resolve }))
  }

  async watch(
    table: string,
    more: { after?: number; invite?: string; timeline?: string } = {},
  ): Promise<ServerMessage> {
    const answer = this.until(
      (one) =>
        (one.kind === 'table' || one.kind === 'house' || one.kind === 'refused') &&
        one.table === table,
    )
    this.say({ kind: 'watch', table, ...more })
    return answer
  }

  /** Sends a move and waits for its frame or refusal. */
  async play(table: string, move: AnyMove, key = this.key()): Promise<ServerMessage> {
    const answer = this.until((one) => 'key' in one && one.key === key)
    this.say({ kind: 'play', table, key, move })
    return answer
  }

  offers(table: string): AnyMove[] {
    const replica = this.replicas.get(table)
    if (replica === undefined || replica.viewer === 'spectator' || replica.state === null) return []
    return offers(replica.game, replica.state, replica.viewer)
  }

  async disconnect(): Promise<void> {
    const socket = this.#socket
    if (socket === undefined || socket.readyState === socket.CLOSED) return
    socket.close()
    await once(socket, 'close')
  }

  #hear(text: string): void {
    this.heard.push(text)
    const message: ServerMessage = JSON.parse(text)
    const strange = strangeMessage(message)
    if (strange !== undefined) throw new Error(strange)
    this.messages.push(message)
    this.#fold(message)
    const found = this.#waiting.filter(({ isIt }) => isIt(message))
    this.#waiting = this.#waiting.filter((one) => !found.includes(one))
    for (const { resolve } of found) resolve(message)
  }

  #fold(message: ServerMessage): void {
    if (message.kind === 'table') {
      const game = gameById(message.house.game)
      if (game === undefined) throw new Error(message.house.game)
      const { n, viewer, state, question } = message
      this.replicas.set(message.table, { game, n, viewer, state, question })
    } else if (message.kind === 'house') {
      const replica = this.replicas.get(message.table)
      if (replica !== undefined) replica.viewer = message.viewer
    } else if (message.kind === 'frame') this.#accept(message)
  }

  #accept(frame: Extract<ServerMessage, { kind: 'frame' }>): void {
    const replica = this.replicas.get(frame.table)
    if (replica === undefined || frame.n <= replica.n) return
    if (frame.n !== replica.n + 1)
      throw new Error(`${this.name}: frame ${frame.n} after ${replica.n}`)
    replica.n = frame.n
    if ('state' in frame) replica.state = frame.state
    else {
      replica.state ??= blankOf(replica.game, this.seatsOf(frame.table))
      for (const event of frame.events) replica.game.evolve(replica.state, event)
    }
  }

  seatsOf(table: string): { seats: number; options: unknown } {
    const latest = this.messages.findLast(
      (one) => (one.kind === 'house' || one.kind === 'table') && one.table === table,
    )
    if (latest?.kind !== 'house' && latest?.kind !== 'table') throw new Error('no house')
    return { seats: latest.house.seats.length, options: latest.house.options }
  }
}

const blankOf = (game: Game, { seats, options }: { seats: number; options: unknown }): unknown =>
  game.blank(seats, options)
