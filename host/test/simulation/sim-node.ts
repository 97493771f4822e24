// One server of several: tables in memory over the one disk, sockets, clocks, bots, and a bell to the others.
import { playRequest } from '@foldtable/host/actions'
import { comeIn, goOut } from '@foldtable/host/coming'
import { follow, hear } from '@foldtable/host/following'
import { wholeTable } from '@foldtable/host/info'
import { LiveTable } from '@foldtable/host/live-table'
import type { HeardEntry, TableLedger, Watcher, World } from '@foldtable/host/ports'
import { request, type TableRequest } from '@foldtable/host/requests'
import { serve } from '@foldtable/host/serving'
import { missedBy } from '@foldtable/host/telling'
import type { Chance, Game, Seat } from '@foldtable/kernel'
import type { ServerMessage } from '@foldtable/protocol'
import { Outage } from './sim-ledger.ts'
import type { SimTime } from './sim-time.ts'

export type Heard =
  | { readonly kind: 'watch'; readonly table: string; readonly after?: number }
  | TableRequest

export interface NodeParts {
  readonly name: string
  readonly game: Game
  readonly time: SimTime
  readonly chance: Chance
  readonly ledger: TableLedger
  /** How far its clock is off. */
  readonly skew: number
  /** Without an entry something around the game has changed. */
  ring(table: string, heard?: HeardEntry): void
  thought(seat: Seat, question: number): void
  /** Something threw that is no outage. */
  failed(problem: unknown): void
}

const BOT_PACE_MS = 100
const SWEEP_MS = 2000

/** Somebody's end at this node. */
export class Line implements Watcher {
  readonly account: string
  readonly signedInAs = null
  readonly #send: (text: string) => void

  constructor(account: string, send: (text: string) => void) {
    this.account = account
    this.#send = send
  }

  deliver(_table: string, { text }: { readonly text: string }): void {
    this.#send(text)
  }

  say(message: ServerMessage): void {
    this.#send(JSON.stringify(message))
  }
}

export class SimNode {
  readonly name: string
  isDead = false
  readonly #parts: NodeParts
  readonly #live = new Map<string, Promise<LiveTable>>()
  readonly #world: World
  readonly #noticed = new Set<string>()

  constructor(parts: NodeParts) {
    this.#parts = parts
    this.name = parts.name
    this.#world = this.#worldOf(parts)
    this.#sweepLater()
  }

  /** An outage is none of ours: whoever asked asks again. */
  readonly #failed = (problem: unknown): void => {
    if (!(problem instanceof Outage)) this.#parts.failed(problem)
  }

  hear(line: Line, message: Heard): void {
    if (this.isDead) return
    const answered =
      message.kind === 'watch' ? this.#watch(line, message) : this.#request(line, message)
    answered.catch(this.#failed)
  }

  hangUp(line: Line, table: string): void {
    this.#live
      .get(table)
      ?.then((live) => goOut(live, line, this.#world.now()))
      .catch(this.#failed)
  }

  /** Another node has written there. */
  rung(table: string, heard?: HeardEntry): void {
    if (this.isDead) return
    this.#live
      .get(table)
      ?.then((live) => (heard === undefined ? follow(live) : hear(live, structuredClone(heard))))
      .catch(this.#failed)
  }

  async #find(table: string): Promise<LiveTable> {
    const loading = this.#live.get(table) ?? this.#load(table)
    this.#live.set(table, loading)
    loading.catch(() => this.#live.delete(table))
    return loading
  }

  async #load(table: string): Promise<LiveTable> {
    const { ledger, game } = this.#parts
    const stored = await ledger.table(table)
    if (stored === undefined) throw new Error('no such table')
    const live = new LiveTable(game, stored, ledger, this.#world)
    await live.inTurn(() => live.truth.load())
    return live
  }

  async #watch(line: Line, { table, after }: Extract<Heard, { kind: 'watch' }>): Promise<void> {
    const live = await this.#find(table)
    await live.inTurn(async () => {
      if (live.table === undefined) await live.truth.load()
      await comeIn(live, line, this.#world.now(), () => {
        const missed = after === undefined ? undefined : missedBy(live, line.account, after)
        if (missed === undefined) line.say(wholeTable(live, line.account, { chat: [] }))
        else for (const message of missed) line.say(message)
      })
    })
  }

  async #request(line: Line, message: TableRequest): Promise<void> {
    const { table, key } = message
    const live = await this.#find(table)
    const outcome = await request(live, line.account, message)
    if (this.isDead) return
    if (!outcome.ok) line.say({ kind: 'refused', table, key, ...outcome.refusal })
    else if (outcome.duplicate === undefined) line.say({ kind: 'done', table, key })
    else line.say({ kind: 'known', table, key, n: outcome.duplicate })
  }

  /** A lost ring is found; what is due is done, by whoever looks first. */
  #sweepLater(): void {
    const { time, chance } = this.#parts
    time.after(SWEEP_MS / 2 + chance.below(SWEEP_MS), () => {
      if (this.isDead) return
      for (const loading of this.#live.values())
        loading.then((live) => this.#sweep(live)).catch(this.#failed)
      this.#sweepLater()
    })
  }

  async #sweep(live: LiveTable): Promise<void> {
    await follow(live)
    const now = this.#world.now()
    const { deadline } = live.stored
    if (deadline === null || deadline > now) return
    await live.inTurn(() => serve(live, now))
  }

  #worldOf({ time, chance, skew, ring }: NodeParts): World {
    return {
      now: () => time.now() + skew,
      after: (ms, act) => time.after(ms, () => !this.isDead && act()),
      newId: () => `${this.name} ${chance.below(10_000)} ${chance.below(10_000)}`,
      mostNamed: 0,
      entryMade: (live, entry) => {
        const { deadline, revision } = live.stored
        ring(live.id, structuredClone({ entry, deadline, revision }))
        this.#askBots(live)
      },
      // now and then the node that made it is taken for dead, and its bots are asked here too
      heard: (live) => chance.below(8) === 0 && this.#askBots(live),
      woken: (live) => this.#askBots(live),
      changed: (live) => ring(live.id),
      deadlineSet: () => undefined,
      fault: (_live, problem) => this.#failed(problem),
      snapshotUnfit: () => undefined,
    }
  }

  #askBots(live: LiveTable): void {
    const { table, room } = live
    if (table === undefined || table.decision.result !== undefined) return
    for (const seat of table.decision.seats) {
      const question = table.question(seat)
      const name = `${seat} ${question}`
      if (room.sittings[seat]?.isBot !== true || question === null || this.#noticed.has(name))
        continue
      this.#noticed.add(name)
      this.#world.after(BOT_PACE_MS, () => {
        this.#noticed.delete(name)
        this.#answer(live, seat, question).catch(this.#failed)
      })
    }
  }

  async #answer(live: LiveTable, seat: Seat, question: number): Promise<void> {
    const { table } = live
    if (table === undefined || table.question(seat) !== question) return
    const move = this.#parts.chance.pick(table.offers(seat))
    this.#parts.thought(seat, question)
    await this.#parts.time.sleep(this.#parts.chance.below(200)) // it thinks
    if (this.isDead) return
    const at = this.#world.now()
    await live.inTurn(() => playRequest(live, { by: seat, move, at, question }))
  }
}
