// A player who holds on: asks again after a gap, comes back after a cut, sends each move until it is answered.
import { once } from 'node:events'
import { type AnyMove, type CountedChance, type Seat, seededChance } from '@foldtable/kernel'
import { type ClientMessage, PROTOCOL, type ServerMessage } from '@foldtable/protocol'
import { WebSocket } from 'ws'
import { Follower, type FrameMessage, type TableMessage } from './follower.ts'

/** One connection, as the player has it. */
export interface Line {
  send(text: string): void
  cut(): void
}

export interface Ends {
  heard(text: string): void
  closed(): void
}

export type Dial = (url: string, cookie: string, ends: Ends) => Promise<Line>

interface Place {
  follower?: Follower
  pending?: { readonly key: string; readonly move: AnyMove; readonly question: number }
  /** Has asked for what is missing and waits for it. */
  hasAsked: boolean
  /** Nothing was heard since the last nudge. */
  isQuiet: boolean
  /** A move will be made in a moment. */
  isThinking?: boolean
}

export interface Acknowledged {
  readonly table: string
  readonly seat: Seat
  /** Which entry the move made, where the answer said so. */
  readonly n?: number
}

export interface SteadfastSettings {
  readonly url: string
  readonly name: string
  readonly cookie?: string
  readonly seed: string
  readonly dial?: Dial
  /** On a line that keeps the order, a table that goes back has lost something. */
  readonly isInOrder?: boolean
  /** So many milliseconds pass before a move. */
  readonly pace?: number
  /** What cannot be stored now is sent again, as a page does. */
  readonly mayFail?: boolean
  /** Called at the very moment a move is acknowledged. */
  readonly onAcknowledged?: () => void
}

/** Once in so many moves the player asks to take one back. */
const UNDO_EVERY = 40
/** These say nothing about the move itself. */
const TRY_AGAIN = ['tooFast', 'helloFirst']

export class Steadfast {
  readonly name: string
  readonly acknowledged = new Map<string, Acknowledged>()
  readonly refused = new Map<string, string>()
  /** What should never happen. */
  readonly problems: string[] = []
  resent = 0
  /** Moves that were acknowledged. */
  made = 0
  isPlaying = true
  readonly #settings: SteadfastSettings
  readonly #dial: Dial
  readonly #chance: CountedChance
  readonly #places = new Map<string, Place>()
  #line: Line | undefined
  #isDialling = false
  #isWelcome = false
  #keys = 0

  constructor(settings: SteadfastSettings) {
    this.name = settings.name
    this.#settings = settings
    this.#dial = settings.dial ?? dialDirectly
    this.#chance = seededChance(`${settings.seed} ${settings.name}`)
  }

  get followers(): [string, Follower][] {
    return [...this.#places].flatMap(([table, { follower }]) =>
      follower === undefined ? [] : [[table, follower]],
    )
  }

  isOver(table: string): boolean {
    return this.#places.get(table)?.follower?.isOver ?? false
  }

  /** Every move is answered and every table is over. */
  get isDone(): boolean {
    return [...this.#places.values()].every(
      ({ follower, pending }) => pending === undefined && follower?.isOver,
    )
  }

  /** Where it stands at each table that is not over. */
  toString(): string {
    const standings = [...this.#places].flatMap(([table, { follower, pending }]) =>
      follower?.isOver && pending === undefined
        ? []
        : [`${table} at ${follower?.n} ${JSON.stringify(pending ?? null)}`],
    )
    return `${this.name}: ${standings.join(', ') || 'done'}`
  }

  watch(table: string): void {
    this.#places.set(table, { hasAsked: false, isQuiet: false })
    this.#resume(table)
  }

  /** To be called now and then: whatever was lost is asked for or said again. */
  nudge(): void {
    if (this.#line === undefined) {
      this.#connect().catch((problem) => this.problems.push(`${this.name}: ${problem}`))
    } else if (!this.#isWelcome) this.#say({ kind: 'hello', protocol: PROTOCOL })
    else {
      for (const [table, place] of this.#places) {
        if (place.isQuiet && !(place.follower?.isOver && place.pending === undefined))
          this.#resume(table)
        place.isQuiet = true
      }
    }
  }

  /** It is over for this player; what still comes in of it is not heard. */
  forget(table: string): void {
    this.#say({ kind: 'unwatch', table })
    this.#places.delete(table)
    for (const [key, made] of this.acknowledged)
      if (made.table === table) this.acknowledged.delete(key)
  }

  chat(table: string, text: string): void {
    this.#say({ kind: 'chat', table, key: this.#key(), text })
  }

  leave(): void {
    this.isPlaying = false
    this.#line?.cut()
    this.#line = undefined
  }

  async #connect(): Promise<void> {
    if (this.#isDialling) return
    this.#isDialling = true
    let line: Line | undefined // none yet, if the connection closes before it is open
    const ends: Ends = {
      heard: (text) => this.#hear(JSON.parse(text)),
      closed: () => {
        if (this.#line === line) this.#line = undefined
      },
    }
    const { url, cookie = '' } = this.#settings
    line = await this.#dial(url, cookie, ends).catch(() => undefined)
    this.#isDialling = false
    if (!this.isPlaying) return line?.cut()
    this.#line = line
    this.#isWelcome = false
    this.#say({ kind: 'hello', protocol: PROTOCOL })
  }

  #say(message: ClientMessage): void {
    this.#line?.send(JSON.stringify(message))
  }

  /** From where the replica stands; then the move that nobody has answered yet. */
  #resume(table: string): void {
    const place = this.#placeOf(table)
    const { follower, pending } = place
    place.hasAsked = true
    this.#say({ kind: 'watch', table, ...(follower === undefined ? {} : { after: follower.n }) })
    if (pending === undefined) this.#carryOn(table)
    else {
      if (this.#line !== undefined) this.resent += 1
      this.#say({ kind: 'play', table, ...pending })
    }
  }

  #placeOf(table: string): Place {
    const place = this.#places.get(table)
    if (place === undefined) throw new Error(`${this.name} is not at ${table}`)
    return place
  }

  #hear(message: ServerMessage): void {
    if ('table' in message && message.table !== undefined) {
      const place = this.#places.get(message.table)
      if (place === undefined) return
      place.isQuiet = false
    }
    switch (message.kind) {
      case 'welcome':
        this.#isWelcome = true
        for (const [table, { follower, pending }] of this.#places)
          if (pending !== undefined || !follower?.isOver) this.#resume(table)
        return
      case 'table':
        this.#renew(message)
        return
      case 'frame':
        this.#accept(message)
        return
      case 'house':
        this.#consider(message)
        return
      case 'known':
      case 'done':
        this.#acknowledge(message)
        return
      case 'refused':
        this.#hearRefusal(message)
        return
    }
  }

  #renew(message: TableMessage): void {
    const place = this.#placeOf(message.table)
    place.hasAsked = false
    if (message.state === null) return
    if (place.follower === undefined) place.follower = new Follower(message)
    else if (message.n >= place.follower.n) place.follower.renew(message)
    else if (this.#settings.isInOrder)
      this.problems.push(
        `${this.name}: ${message.table} went back from ${place.follower.n} to ${message.n}`,
      )
    this.#carryOn(message.table)
  }

  #accept(frame: FrameMessage): void {
    const place = this.#placeOf(frame.table)
    this.#acknowledge(frame)
    const outcome = place.follower?.accept(frame) ?? 'gap'
    if (outcome === 'folded') place.hasAsked = false
    if (outcome === 'gap' && !place.hasAsked) this.#resume(frame.table)
    if (outcome === 'folded' && place.follower?.asking === null) this.#carryOn(frame.table)
  }

  #consider({ table, house }: Extract<ServerMessage, { kind: 'house' }>): void {
    const { follower } = this.#placeOf(table)
    if (follower === undefined) return
    follower.asking = house.asking
    const isAsked = house.asking?.waitsFor.some((seat) => seat === follower.viewer) ?? false
    const asking = house.asking?.id ?? ''
    if (isAsked) this.#say({ kind: 'answer', table, key: this.#key(), asking, yes: true })
  }

  #acknowledge({ table, key, n }: { table: string; key?: string; n?: number }): void {
    const place = this.#placeOf(table)
    const seat = place.follower?.viewer
    if (key === undefined || key !== place.pending?.key || typeof seat !== 'number') return
    this.acknowledged.set(key, n === undefined ? { table, seat } : { table, seat, n })
    this.made += 1
    delete place.pending
    this.#settings.onAcknowledged?.()
  }

  #hearRefusal(message: Extract<ServerMessage, { kind: 'refused' }>): void {
    const { table, key, code } = message
    if (code === 'helloFirst') this.#isWelcome = false
    if (code === 'outage' && this.#settings.mayFail) return
    if (code === 'fault' || code === 'outage')
      this.problems.push(`${this.name}: ${JSON.stringify(message)}`)
    if (table === undefined || key === undefined || TRY_AGAIN.includes(code)) return
    const place = this.#placeOf(table)
    if (key !== place.pending?.key) return
    this.refused.set(key, code)
    delete place.pending
    this.#resume(table)
  }

  #carryOn(table: string): void {
    const { pace } = this.#settings
    const place = this.#placeOf(table)
    if (pace === undefined) this.#move(table)
    if (pace === undefined || place.isThinking) return
    place.isThinking = true
    setTimeout(() => {
      place.isThinking = false
      if (this.#places.get(table) === place) this.#move(table)
    }, pace)
  }

  /** Plays one of the moves on offer, if it is this player's turn and nothing is under way. */
  #move(table: string): void {
    const { follower, pending } = this.#placeOf(table)
    if (!this.isPlaying || pending !== undefined || follower === undefined) return
    const { question } = follower
    const found = follower.offers()
    if (found.length === 0 || question === null) return
    if (this.#chance.below(UNDO_EVERY) === 0) {
      this.#say({ kind: 'ask', table, key: this.#key(), about: 'undo' })
      return
    }
    const made = { key: this.#key(), move: this.#chance.pick(found), question }
    this.#placeOf(table).pending = made
    this.#say({ kind: 'play', table, ...made })
  }

  #key(): string {
    this.#keys += 1
    return `${this.name}-${this.#keys}`
  }
}

export async function dialDirectly(url: string, cookie: string, ends: Ends): Promise<Line> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, {
    ...(cookie === '' ? {} : { headers: { cookie } }),
  })
  socket.on('message', (data) => ends.heard(String(data)))
  socket.on('close', ends.closed)
  await once(socket, 'open')
  socket.on('error', () => undefined)
  return {
    send: (text) => {
      if (socket.readyState === socket.OPEN) socket.send(text)
    },
    cut: () => socket.terminate(),
  }
}

/** Looks every few milliseconds, nudging all who hold on, until it is so, or somebody met what should never happen. */
export async function eventually(
  isSo: () => boolean,
  players: readonly Steadfast[],
  most = 60_000,
): Promise<void> {
  const end = performance.now() + most
  while (!isSo()) {
    const problems = players.flatMap((player) => player.problems)
    if (problems.length > 0) throw new Error(problems.join('\n'))
    if (performance.now() > end)
      throw new Error([`not so after ${most} ms: ${isSo}`, ...players.map(String)].join('\n'))
    for (const player of players) player.nudge()
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
