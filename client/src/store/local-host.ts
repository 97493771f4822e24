// The host of one table in this browser: the same that a server has, on the browser's storage, with bots that think here.
import { playRequest } from '@foldtable/host/actions'
import { botLevel, isBotId } from '@foldtable/host/bots'
import { comeIn } from '@foldtable/host/coming'
import { undoAt } from '@foldtable/host/consent'
import { hesitationOf } from '@foldtable/host/hesitation'
import { LiveTable } from '@foldtable/host/live-table'
import { Plans } from '@foldtable/host/plans'
import type { World } from '@foldtable/host/ports'
import { practiceTable } from '@foldtable/host/practice'
import { type Said, say } from '@foldtable/host/requests'
import { serve } from '@foldtable/host/serving'
import {
  type AnyTable,
  type ClockSettings,
  type Entry,
  type Game,
  type Refusal,
  recordFor,
  type Seat,
  type TableRecord,
} from '@foldtable/kernel'
import type { KeyValues } from '../wire/key-values.ts'
import { randomKey } from '../wire/random-key.ts'
import type { Timers } from '../wire/timers.ts'
import { type Think, thinkHere } from './local-bots.ts'
import { LocalLedger } from './local-ledger.ts'
import type { LocalSeat } from './local-shelf.ts'

export interface LocalHostParts {
  readonly storage: KeyValues
  readonly timers: Timers
  /** How long a bot seems to think, in milliseconds. */
  readonly botPace?: number | undefined
  readonly think?: Think | undefined
}

/** Who shows the table. */
export interface Ears {
  entryMade(entry: Entry): void
  /** It was read anew, because another page was first. */
  reloaded(): void
  /** Something has happened without anybody here. */
  wentOn(): void
}

export interface NewLocal {
  readonly game: string
  readonly options?: unknown
  readonly seats: readonly Omit<LocalSeat, 'isAway' | 'hasLeft'>[]
  readonly clock?: ClockSettings
}

const BOT_PACE_MS = 900

/** Of all bots here. */
const plans = new Plans()
const DEAF: Ears = {
  entryMade: () => undefined,
  reloaded: () => undefined,
  wentOn: () => undefined,
}

export class LocalHost {
  readonly live: LiveTable
  readonly #parts: LocalHostParts
  readonly #ledger: LocalLedger
  #ears: Ears = DEAF
  #deadline: number | null = null
  #undo: { readonly at: string; readonly of: Seat | undefined } | undefined
  #callOff: (() => void)[] = []

  private constructor(
    parts: LocalHostParts,
    ledger: LocalLedger,
    make: (world: World) => LiveTable,
  ) {
    this.#parts = parts
    this.#ledger = ledger
    this.live = make(this.#world())
  }

  /** Makes a table and its first entry. Throws where the game cannot be played so. */
  static async begin(parts: LocalHostParts, game: Game, wanted: NewLocal): Promise<LocalHost> {
    const making = { id: randomKey(6), key: randomKey(32), now: parts.timers.now() }
    const stored = practiceTable(game, wanted, making)
    new LocalLedger(parts.storage).create(stored, game.meta.version)
    const host = await LocalHost.read(parts, game, stored.id)
    if (host === undefined) throw new RangeError('nothing is kept here')
    return host
  }

  /** As it was kept; nothing if it is not there. */
  static async read(parts: LocalHostParts, game: Game, id: string): Promise<LocalHost | undefined> {
    const ledger = new LocalLedger(parts.storage)
    const stored = await ledger.table(id)
    if (stored === undefined) return undefined
    const host = new LocalHost(parts, ledger, (world) => new LiveTable(game, stored, ledger, world))
    await host.live.inTurn(() => host.live.truth.load())
    return host
  }

  /** From now on, time goes by and bots move. */
  async open(ears: Ears): Promise<void> {
    const { live } = this
    for (const seat of this.people) {
      const account = this.#sitter(seat)
      const watcher = { account, signedInAs: null, deliver: () => undefined }
      await live.inTurn(() => comeIn(live, watcher, live.world.now(), () => undefined))
    }
    this.#ears = ears
    this.plan()
  }

  close(): void {
    this.#ears = DEAF
    for (const callOff of this.#callOff) callOff()
    this.#callOff = []
  }

  get table(): AnyTable {
    if (this.live.table === undefined) throw new RangeError('the table is not there')
    return this.live.table
  }

  get isOver(): boolean {
    return this.live.stored.status === 'over'
  }

  /** Seats of people at this device. */
  get people(): Seat[] {
    const { sittings } = this.live.room
    return sittings.flatMap(({ id, hasLeft }, seat) => (isBotId(id) || hasLeft ? [] : [seat]))
  }

  isPlayedByBot(seat: Seat): boolean {
    return this.live.room.sittings[seat]?.isBot === true
  }

  /** Whose move could be taken back: the latest of a person here. Asked for with every drawing, worked out once for an entry. */
  get undoOf(): Seat | undefined {
    const { n, revision } = this.live.stored
    const at = `${n} ${revision}`
    if (this.#undo?.at !== at) this.#undo = { at, of: undoIn(this) }
    return this.#undo.of
  }

  /** Whether it is as this page knows it; if not, it is read anew. `gone`: it was deleted. */
  async caughtUp(): Promise<'known' | 'changed' | 'gone'> {
    const { live } = this
    const state = this.#ledger.stateOf(live.stored)
    if (state !== 'changed') return state
    await live.inTurn(() => live.truth.load())
    this.#ears.reloaded()
    return state
  }

  /** Somebody at the device asks for something; why not, if not. */
  async say(seat: Seat, said: Said): Promise<Refusal | undefined> {
    const outcome = await say(this.live, this.#sitter(seat), said)
    return outcome.ok ? undefined : outcome.refusal
  }

  /** To be called after every change: what the clock and the bots do next. What was planned before is called off. */
  plan(): void {
    for (const callOff of this.#callOff) callOff()
    this.#callOff = []
    const { botPace = BOT_PACE_MS } = this.#parts
    if (this.#deadline !== null)
      this.#later(Math.max(0, this.#deadline - this.live.world.now()), () => this.#serve())
    const { decision } = this.table
    const asked = decision.result === undefined && !this.isOver ? decision.seats : []
    const bot = asked.find((seat) => this.isPlayedByBot(seat))
    if (bot === undefined) return
    this.#later(hesitationOf(this.table, bot, botPace), () => this.#answerFor(bot))
  }

  #sitter(seat: Seat): string | null {
    return this.live.room.sittings[seat]?.id ?? null
  }

  #later(ms: number, act: () => Promise<void>): void {
    const gone = () => this.plan() // whatever failed, it is tried again
    this.#callOff.push(this.#parts.timers.after(ms, () => void act().catch(gone)))
  }

  async #serve(): Promise<void> {
    const { live } = this
    if ((await this.caughtUp()) !== 'known') return
    await live.inTurn(() => serve(live, live.world.now()))
    this.#ears.wentOn()
  }

  /** A bot that fails to think does the first thing that is allowed. */
  async #answerFor(seat: Seat): Promise<void> {
    const { live, table } = this
    const question = table.question(seat)
    if (question === null || (await this.caughtUp()) !== 'known') return
    const { think = thinkHere } = this.#parts
    const level = botLevel(live.room.sittings[seat]?.id ?? '')
    const planned = plans.take(live, seat)
    const thought =
      planned ?? (await think(live.game, table.view(seat), seat, level).catch(() => []))
    const [move = this.table.offers(seat)[0], ...rest] = thought
    if (move === undefined || this.#ears === DEAF || (await this.caughtUp()) !== 'known') return
    await live.inTurn(() => {
      plans.keep(live, seat, this.table.n + 1, rest)
      return playRequest(live, { by: seat, move, at: live.world.now(), question })
    })
    this.#ears.wentOn()
  }

  #world(): World {
    const { timers } = this.#parts
    return {
      now: () => Math.max(timers.now(), this.live?.table?.at ?? 0), // never back, whatever the device's clock does
      after: (ms, act) => timers.after(ms, act),
      newId: () => randomKey(8),
      mostNamed: 0,
      entryMade: (_live, entry) => this.#ears.entryMade(entry),
      woken: () => undefined,
      changed: () => undefined,
      deadlineSet: (at) => {
        this.#deadline = at
      },
      fault: () => undefined,
      snapshotUnfit: () => undefined,
    }
  }
}

function undoIn({ table, people, live, isOver }: LocalHost): Seat | undefined {
  const by = table.pathTo(table.n).findLast((one) => people.some((seat) => seat === one.by))?.by
  if (typeof by !== 'number' || isOver) return undefined
  return undoAt(table, live.room, by) === undefined ? undefined : by
}

/** Whoever is at the device agrees to everything. */
export async function agreeAt(host: LocalHost): Promise<void> {
  const { live } = host
  for (const seat of live.asking?.waitsFor ?? []) {
    const asking = live.asking?.id
    if (asking !== undefined) await host.say(seat, { kind: 'answer', asking, yes: true })
  }
}

/** For whoever is at the device: one person, or several who have secrets from each other. */
export function recordOf({ live, people, table }: LocalHost, now: number): TableRecord {
  const { stored, room, truth } = live
  const [only, ...others] = people
  const header = {
    seats: room.sittings.map(({ id, name }) =>
      isBotId(id) ? { name, bot: true as const } : { name },
    ),
    chance: { commitment: truth.commitment, entropy: [], key: stored.chanceKey },
    ...(stored.rules === null ? {} : { rules: stored.rules }),
    savedAt: now,
  }
  const viewer = only === undefined || others.length > 0 ? 'spectator' : only
  return recordFor(table, header, viewer)
}
