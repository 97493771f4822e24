// A table that lives wholly in this browser: alone against bots, or several people at one device.
import {
  type AnyMove,
  type AnyTable,
  canonical,
  copyOfClock,
  type Entry,
  type Game,
  type Mark,
  type Refusal,
  type Request,
  readMove,
  refuse,
  type Seat,
  type TableRecord,
  type Viewer,
} from '@foldtable/kernel'
import type { HouseInfo } from '@foldtable/protocol'
import type { KeyValues } from '../wire/key-values.ts'
import { realTimers, type Timers } from '../wire/timers.ts'
import { History } from './history.ts'
import { Listeners } from './listeners.ts'
import type { Think } from './local-bots.ts'
import { localHouse } from './local-house.ts'
import { LocalPace } from './local-pace.ts'
import { readHead } from './local-shelf.ts'
import { LocalTruth, type NewLocal } from './local-truth.ts'
import { NOTHING_SHOWN, type Shown, shownOf } from './shown.ts'
import { isOpen, TimeTravel } from './time-travel.ts'
import type { Eyes, Problem, Step, TableSession, TableSnapshot } from './types.ts'
import { Unseen } from './unseen.ts'

export type { LocalHead, LocalSeat } from './local-shelf.ts'
export { deleteLocal, listLocal } from './local-shelf.ts'
export type { NewLocal } from './local-truth.ts'

export interface LocalParts {
  readonly storage: KeyValues
  loadGame(id: string): Promise<Game>
  readonly timers?: Timers
  /** How long a bot seems to think, in milliseconds. */
  readonly botPace?: number
  readonly think?: Think
}

/** Makes a table and answers its id. Fails where the game cannot be played so. */
export async function createLocal(parts: LocalParts, wanted: NewLocal): Promise<string> {
  const game = await parts.loadGame(wanted.game)
  const { now } = parts.timers ?? realTimers
  return LocalTruth.begin(parts.storage, game, wanted, now()).head.id
}

export const openLocal = (parts: LocalParts, id: string): TableSession => new LocalTable(parts, id)

/** The table as one file, which can be replayed and verified; nothing if there is no such table. */
export async function recordOfLocal(
  parts: LocalParts,
  id: string,
): Promise<TableRecord | undefined> {
  const head = readHead(parts.storage, id)
  if (head === undefined) return undefined
  const game = await parts.loadGame(head.game)
  const { now } = parts.timers ?? realTimers
  return LocalTruth.read(parts.storage, game, id)?.record(now())
}

/** Clocks that stand are not stopped, nor those that go set going. */
const canTurn = ({ decision, clockSettings, clock }: AnyTable, about: 'stop' | 'go'): boolean =>
  decision.result === undefined &&
  clockSettings.kind !== 'none' &&
  (clock.stoppedAt === null) === (about === 'stop')

class LocalTable implements TableSession {
  readonly #parts: LocalParts
  readonly #timers: Timers
  readonly #id: string
  readonly #listeners = new Listeners()
  readonly #travel = new TimeTravel()
  readonly #pace: LocalPace
  #truth: LocalTruth | undefined
  #isMissing = false
  #isClosed = false
  /** Through whose eyes the table is shown. */
  #holder: Viewer = 'spectator'
  #handover: Seat | null = null
  #history: { readonly viewer: Viewer; readonly past: History } | undefined
  #unseen: Unseen | undefined
  #problem: Problem | null = null
  #step: Step | undefined
  #steps = 0
  #now: Shown | undefined
  #offers: readonly AnyMove[] | undefined
  #snapshot: TableSnapshot | undefined

  constructor(parts: LocalParts, id: string) {
    this.#parts = parts
    this.#timers = parts.timers ?? realTimers
    this.#id = id
    this.#pace = new LocalPace({
      timers: this.#timers,
      botPace: parts.botPace,
      think: parts.think,
      play: (request) => {
        if (this.#isClosed || this.#hasGoneOn()) return
        this.#request(request)
        this.#settle()
      },
    })
    this.#load().catch(() => this.#miss())
  }

  get subscribe(): TableSession['subscribe'] {
    return this.#listeners.subscribe
  }

  snapshot(): TableSnapshot {
    this.#snapshot ??= this.#draw()
    return this.#snapshot
  }

  play(move: AnyMove): void {
    const seat = this.#mover
    if (this.#truth === undefined || seat === undefined || this.#travel.moment !== null) return
    if (this.#hasGoneOn()) return
    this.#problem = null
    if (this.#playFor(seat, move)) {
      this.#playForOthers(seat, move)
      this.#unseen?.markSeen(this.#truth.table.n)
    }
    this.#settle()
  }

  whyNot(move: AnyMove): Refusal | undefined {
    const seat = this.#mover
    if (this.#truth === undefined) return refuse('notStarted', 'HOUSE-2.1')
    if (seat === undefined) return refuse('notYourTurn', 'T-2.8')
    return this.#refusal(this.#truth, { by: seat, move, at: this.#time })
  }

  /** Whoever is at the device agrees to everything. */
  ask(about: Parameters<TableSession['ask']>[0]): void {
    if (this.#truth === undefined || this.#hasGoneOn()) return
    const { table } = this.#truth
    this.#problem = null
    if (about === 'undo') this.#takeBack(this.#truth)
    else if ((about === 'stop' || about === 'go') && canTurn(table, about))
      this.#made(table.setClock(about, 'host', this.#time))
    this.#settle()
  }

  answer(): void {} // nobody was asked

  withdraw(): void {}

  rematch(): void {}

  seat(to: 'leave' | 'bot' | 'back'): void {
    const [truth, seat] = [this.#truth, this.#holder]
    if (truth === undefined || seat === 'spectator' || this.#handover !== null) return
    if (this.#hasGoneOn()) return
    const hasMove = truth.game.moves.leave?.author === 'host'
    if (to === 'leave' && hasMove)
      this.#request({ by: 'host', seat, move: { kind: 'leave' }, at: this.#time })
    truth.changeSeat(seat, {
      isAway: to === 'bot' || (to === 'leave' && !hasMove),
      ...(to === 'leave' ? { hasLeft: true } : {}),
    })
    this.#settle()
  }

  chat(): void {} // everybody is in the same room

  dismiss(): void {
    this.#problem = null
    this.#changed()
  }

  async goTo(n: number | null): Promise<void> {
    if (this.#truth === undefined || this.#handover !== null) return
    const { game, table } = this.#truth
    const step = this.#travel.goTo(n, table.n, game, this.#past(this.#truth))
    this.#step = step && { id: this.#nextStep(), ...step }
    this.#changed()
  }

  askPast(): void {} // everything is at hand

  async marks(): Promise<readonly Mark[]> {
    return this.#truth === undefined ? [] : (this.#past(this.#truth).marks() ?? [])
  }

  async record(): Promise<TableRecord> {
    if (this.#truth === undefined) throw new RangeError('there is no such table')
    return this.#truth.record(this.#timers.now())
  }

  async ratings(): Promise<readonly never[]> {
    return []
  }

  async lookAs(eyes: Eyes | null): Promise<boolean> {
    const [truth, record] = [this.#truth, await this.record()]
    if (truth === undefined || (eyes !== null && !isOpen(record))) return false
    this.#travel.lookAs(eyes, truth.game, record)
    await this.goTo(this.#travel.moment)
    return true
  }

  takeOver(): void {
    if (this.#handover === null || this.#truth === undefined) return
    this.#hold(this.#truth, this.#handover)
    this.#settle()
  }

  markSeen(): void {
    if (this.#truth !== undefined && this.#unseen?.markSeen(this.#truth.table.n)) this.#changed()
  }

  close(): void {
    this.#isClosed = true
    this.#pace.stop()
  }

  async #load(): Promise<void> {
    const head = readHead(this.#parts.storage, this.#id)
    if (head === undefined) return this.#miss()
    const game = await this.#parts.loadGame(head.game)
    const truth = LocalTruth.read(this.#parts.storage, game, this.#id)
    if (truth === undefined || this.#isClosed) return this.#miss()
    this.#truth = truth
    this.#resumeClock(truth)
    const [only, ...others] = truth.people
    if (only !== undefined && others.length === 0) this.#hold(truth, only)
    this.#settle()
  }

  /** Another page has this table open too and was first: then it is shown as it is there, and nothing else is done. */
  #hasGoneOn(): boolean {
    const truth = this.#truth
    if (truth === undefined || truth.isUpToDate) return false
    this.#truth = LocalTruth.read(this.#parts.storage, truth.game, this.#id)
    this.#history = undefined
    this.#step = undefined
    this.#now = undefined
    this.#offers = undefined
    this.#travel.backToNow()
    if (this.#truth === undefined) this.#miss()
    else this.#settle()
    return true
  }

  #miss(): void {
    this.#isMissing = true
    this.#changed()
  }

  /** While nobody had the table open, no time went by. */
  #resumeClock({ table }: LocalTruth): void {
    const { clock, clockSettings, decision, at } = table
    if (clockSettings.kind === 'none' || decision.result !== undefined) return
    if (clock.stoppedAt === null) this.#made(table.setClock('stop', 'host', at))
    this.#made(table.setClock('go', 'host', this.#time))
  }

  get #time(): number {
    const now = this.#timers.now()
    return this.#truth?.timeAt(now) ?? now
  }

  /** Who moves when somebody at the device does: in a pause, where nobody has anything to hide, anyone who is asked. */
  get #mover(): Seat | undefined {
    const [holder, truth] = [this.#holder, this.#truth]
    if (this.#handover !== null || truth === undefined) return undefined
    const { people, table } = truth
    const { decision } = table
    const isPause = decision.result === undefined && decision.due !== undefined
    const asked = isPause ? decision.seats.filter((seat) => people.includes(seat)) : []
    if (asked.length > 0 && !asked.some((seat) => seat === holder)) return asked[0]
    return holder === 'spectator' ? undefined : holder
  }

  #playFor(seat: Seat, move: AnyMove): boolean {
    if (this.#truth === undefined) return false
    const request = { by: seat, move, at: this.#time }
    const refusal = this.#refusal(this.#truth, request)
    if (refusal === undefined) return this.#request(request)
    this.#problem = { kind: 'refused', refusal, move }
    return false
  }

  /** In a pause everybody has seen the same on the one screen: one answer is everybody's. */
  #playForOthers(seat: Seat, move: AnyMove): void {
    if (this.#truth === undefined) return
    const { table, people } = this.#truth
    const before = table.decision
    for (const other of people) {
      const { decision } = table
      if (before.result !== undefined || decision.result !== undefined) return
      if (decision.due === undefined || decision.about !== before.about) return
      const isOffered = table.offers(other).some((one) => canonical(one) === canonical(move))
      if (other !== seat && isOffered) this.#request({ by: other, move, at: this.#time })
    }
  }

  #refusal({ game, table }: LocalTruth, request: Request<AnyMove>): Refusal | undefined {
    const read = readMove(game, request.move)
    return read.ok ? table.refusal(request) : read.refusal
  }

  /** True if it made an entry. */
  #request(request: Request<AnyMove>): boolean {
    if (this.#truth === undefined) return false
    try {
      const played = this.#truth.table.play(request)
      if (played.ok && played.entry !== undefined) this.#made(played.entry)
      else if (!played.ok && typeof request.by === 'number')
        this.#problem = { kind: 'refused', refusal: played.refusal, move: request.move }
      return played.ok
    } catch {
      const refusal = refuse('fault', 'HOUSE-2.3')
      this.#problem = { kind: 'refused', refusal, move: request.move }
      return false
    }
  }

  #takeBack(truth: LocalTruth): void {
    const entry = truth.takeBack(this.#timers.now())
    const refusal = refuse('nothingToTakeBack', 'HOUSE-3.1')
    if (entry === undefined) this.#problem = { kind: 'refused', refusal, move: null }
    else this.#made(entry)
  }

  #made(entry: Entry): void {
    const truth = this.#truth
    if (truth === undefined) return
    truth.keep(entry.n)
    const { viewer, past } = this.#history ?? {}
    const frame = viewer === undefined ? undefined : truth.table.frame(entry, viewer)
    if (frame !== undefined) past?.add({ ...frame, at: entry.at, by: entry.by })
    this.#unseen?.came(entry.n, this.#timers.now())
    this.#now = undefined
    this.#offers = undefined
    if (frame === undefined || viewer !== this.#holder || this.#travel.moment !== null) return
    const events = 'events' in frame ? frame.events : []
    this.#step = { id: this.#nextStep(), n: entry.n, events }
  }

  #nextStep(): number {
    this.#steps += 1
    return this.#steps
  }

  #hold({ table }: LocalTruth, seat: Seat): void {
    this.#holder = seat
    this.#handover = null
    this.#unseen = new Unseen(this.#parts.storage, `${this.#id}.${seat}`)
    this.#unseen.opened(table.n)
    this.#step = undefined
    this.#now = undefined
    this.#offers = undefined
  }

  /** Who is to hold the device, and what the clock and the bots do next. */
  #settle(): void {
    const truth = this.#truth
    if (truth === undefined || this.#isClosed) return
    const before = this.#handover
    this.#handover = this.#nextHolder(truth)
    if (this.#handover !== before) this.#travel.backToNow()
    if (this.#handover !== null) this.#step = undefined
    this.#past(truth)
    this.#pace.plan(truth)
    this.#changed()
  }

  #nextHolder(truth: LocalTruth): Seat | null {
    const { people, table } = truth
    const { decision } = table
    if (decision.result !== undefined || decision.due !== undefined) return null
    const asked = decision.seats.filter(
      (seat) => people.includes(seat) && !truth.isPlayedByBot(seat),
    )
    return asked.some((seat) => seat === this.#holder) ? null : (asked[0] ?? null)
  }

  /** During a handover, what everybody may know. */
  #past({ game, table }: LocalTruth): History {
    const viewer = this.#handover === null ? this.#holder : 'spectator'
    if (this.#history?.viewer !== viewer) {
      const past = new History(game, () => game.blank(table.seats, table.options))
      for (const entry of table.entries)
        past.add({ ...table.frame(entry, viewer), at: entry.at, by: entry.by })
      this.#history = { viewer, past }
    }
    return this.#history.past
  }

  #changed(): void {
    this.#snapshot = undefined
    this.#listeners.tell()
  }

  #shownNow({ game, table }: LocalTruth): Shown {
    this.#now ??= shownOf(game, table.view(this.#holder))
    return this.#now
  }

  #offersNow({ table, head }: LocalTruth): readonly AnyMove[] {
    const seat = this.#mover
    if (seat === undefined || this.#travel.moment !== null || head.seats[seat]?.isAway) return []
    this.#offers ??= table.offers(seat)
    return this.#offers
  }

  #draw(): TableSnapshot {
    const truth = this.#truth
    const table = truth?.table
    const isHidden = truth === undefined || this.#handover !== null
    const { moment, shown } = this.#travel
    const now = isHidden ? NOTHING_SHOWN : this.#shownNow(truth)
    const n = table?.n ?? 0
    const viewer = this.#handover === null ? this.#holder : 'spectator'
    const past = truth === undefined ? undefined : this.#past(truth)
    return {
      status: this.#status(table),
      connection: 'open',
      game: truth?.game ?? null,
      removed: null,
      house: this.#house(),
      viewer,
      n,
      shownN: moment ?? n,
      isPast: moment !== null,
      ...now,
      ...(shown ?? {}),
      ...(isHidden && table !== undefined ? { decision: table.decision } : {}),
      decisionNow: table?.decision ?? null,
      offers: isHidden ? [] : this.#offersNow(truth),
      pending: [],
      step: this.#step,
      problem: this.#problem,
      log: past?.log ?? [],
      missing: [],
      hasHistory: true,
      past: past?.pastTo(moment ?? n) ?? [],
      eyes: moment === null ? viewer : (this.#travel.eyes?.of ?? viewer),
      chat: [],
      gallery: [],
      gone: null,
      begun: null,
      isStopped: false,
      clock:
        table !== undefined && table.clockSettings.kind !== 'none'
          ? copyOfClock(table.clock)
          : null,
      clockSettings: table?.clockSettings ?? null,
      clockSkew: 0,
      handover: this.#handover,
      seal:
        truth === undefined
          ? null
          : { commitment: truth.commitment, at: truth.head.begunAt, isLate: false },
      unseenFrom: isHidden ? null : (this.#unseen?.from ?? null),
      takingBack: truth?.undo === undefined ? 'never' : 'free',
    }
  }

  #status(table: AnyTable | undefined): TableSnapshot['status'] {
    if (this.#isMissing) return 'missing'
    if (table === undefined) return 'loading'
    return table.decision.result === undefined ? 'playing' : 'over'
  }

  #house(): HouseInfo | null {
    return this.#truth === undefined ? null : localHouse(this.#truth)
  }
}
