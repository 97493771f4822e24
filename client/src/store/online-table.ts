// A table at the server: its replica, what is predicted on top of it, and everything a page needs of it.
import {
  type AnyMove,
  type AnyReplica,
  canonical,
  copyOf,
  copyOfClock,
  type Game,
  type Refusal,
  Replica,
  refuse,
  type Viewer,
} from '@foldtable/kernel'
import type { ChatLine, HouseInfo } from '@foldtable/protocol'
import { inMemory, type KeyValues } from '../wire/key-values.ts'
import type { KeptMove } from '../wire/move-queue.ts'
import { randomKey } from '../wire/random-key.ts'
import type { Hearer, TableMessage, Wire, Wish } from '../wire/wire.ts'
import type { FetchFrames } from './fetch-frames.ts'
import { History } from './history.ts'
import { Listeners } from './listeners.ts'
import { PastLoader } from './past-loader.ts'
import { Predictions } from './predictions.ts'
import { NOTHING_SHOWN, type Shown, shownOf } from './shown.ts'
import { TimeTravel } from './time-travel.ts'
import type { Problem, Step, TableSession, TableSnapshot } from './types.ts'
import { Unseen } from './unseen.ts'

type Message<K extends TableMessage['kind']> = Extract<TableMessage, { kind: K }>

export interface OnlineParts {
  readonly invite?: string | undefined
  /** The rules, by id. */
  loadGame(id: string): Promise<Game>
  readonly fetchFrames: FetchFrames
  /** Where it is kept what was seen. */
  readonly storage?: KeyValues
}

export const openOnline = (wire: Wire, table: string, parts: OnlineParts): TableSession =>
  new OnlineTable(wire, table, parts)

/** The first picture comes before the past. */
const BACKGROUND_MS = 400
/** Where the past could not be had, it is asked for again. */
const AGAIN_MS = 10_000
/** A shorter cut is nothing to speak of. */
const AWAY_MS = 5000
const CATCH_UP_MS = 2000

class OnlineTable implements TableSession, Hearer {
  readonly invite: string | undefined
  readonly #wire: Wire
  readonly #table: string
  readonly #parts: OnlineParts
  readonly #listeners = new Listeners()
  readonly #predictions = new Predictions()
  readonly #past: PastLoader
  readonly #unseen: Unseen
  readonly #leave: () => void
  readonly #unsubscribe: () => void
  #game: Game | null = null
  #isLoading = false
  #isMissing = false
  /** There is a game, as far as we know. */
  #hasBegun = true
  #isClosed = false
  /** What came in before the rules were there. */
  #early: TableMessage[] = []
  #house: HouseInfo | null = null
  #viewer: Viewer = 'spectator'
  #replica: AnyReplica | undefined
  #history: History | undefined
  #chat: readonly ChatLine[] = []
  /** Of questions to the house, to tell a refusal of ours. */
  readonly #asked = new Set<string>()
  #problem: Problem | null = null
  #step: Step | undefined
  #steps = 0
  readonly #travel = new TimeTravel()
  #travels = 0
  #hasAskedAgain = false
  #wasOpen = false
  /** The replica is not what this viewer should see: it stays on the screen until the right one comes. */
  #isStale = false
  #lostAt: number | undefined
  /** What comes until then happened while we were away. */
  #awayUntil = 0
  #now: Shown | undefined
  #offers: readonly AnyMove[] | undefined
  #snapshot: TableSnapshot | undefined
  #arrived: () => void = () => undefined
  readonly #arrival = new Promise<void>((resolve) => {
    this.#arrived = resolve
  })

  constructor(wire: Wire, table: string, parts: OnlineParts) {
    const { invite, fetchFrames, storage = inMemory() } = parts
    this.invite = invite
    this.#wire = wire
    this.#table = table
    this.#parts = parts
    this.#past = new PastLoader((after, size) => fetchFrames({ table, after, size, invite }))
    this.#unseen = new Unseen(storage, table)
    this.#takeUpKept()
    this.#wasOpen = wire.connection === 'open'
    this.#unsubscribe = wire.subscribe(() => this.#connectionChanged())
    this.#leave = wire.join(table, this)
  }

  get subscribe(): TableSession['subscribe'] {
    return this.#listeners.subscribe
  }

  snapshot(): TableSnapshot {
    this.#snapshot ??= this.#draw()
    return this.#snapshot
  }

  play(move: AnyMove): void {
    const truth = this.#replica
    const viewer = this.#viewer
    if (truth === undefined || this.#isStale) return
    if (viewer === 'spectator' || this.#travel.moment !== null) return
    if (this.#predictions.isBlind) return // a second click while the first is on its way
    const refusal = this.#predictions.top(truth).refusal(move)
    if (refusal !== undefined) {
      this.#problem = { kind: 'refused', refusal, move }
      this.#changed()
      return
    }
    const isFirst = this.#predictions.first === undefined
    const kept: KeptMove = {
      table: this.#table,
      key: randomKey(),
      seat: viewer,
      question: isFirst ? truth.question : null,
      move,
      at: this.#wire.timers.now() + this.#predictions.all.length,
    }
    const { foreseen } = this.#predictions.add(kept, truth)
    if (foreseen !== undefined) this.#happened(foreseen.after.n, foreseen.events)
    this.#problem = null
    this.#drawAnew()
    this.#wire.play(kept)
    this.#changed()
  }

  whyNot(move: AnyMove): Refusal | undefined {
    const truth = this.#replica
    if (truth === undefined) return refuse('notStarted', 'S-2.1')
    if (this.#predictions.isBlind) return refuse('notYourTurn', 'T-2.8')
    return this.#predictions.top(truth).refusal(move)
  }

  ask(about: 'undo' | 'stop' | 'go'): void {
    this.#say({ kind: 'ask', about })
  }

  answer(about: 'undo' | 'stop', yes: boolean): void {
    this.#say({ kind: 'answer', about, yes })
  }

  seat(to: 'leave' | 'bot' | 'back'): void {
    this.#say({ kind: 'seat', to })
  }

  chat(text: string): void {
    this.#say({ kind: 'chat', text })
  }

  dismiss(): void {
    if (this.#problem === null) return
    this.#problem = null
    this.#changed()
  }

  async goTo(n: number | null): Promise<void> {
    this.#travels += 1
    const travel = this.#travels
    if (n !== null) await this.#arrival
    const [truth, history] = [this.#replica, this.#history]
    if (n !== null && truth !== undefined && n < truth.n && history !== undefined)
      await this.#past.load(history, truth.n).catch(() => undefined)
    if (travel !== this.#travels || this.#isClosed) return // somebody wants to be elsewhere by now
    if (this.#game === null || truth === undefined || history === undefined) return
    const step = this.#travel.goTo(n, truth.n, this.#game, history)
    this.#step = step && { id: this.#nextStep(), ...step }
    this.#changed()
  }

  takeOver(): void {} // everybody has a device of their own

  markSeen(): void {
    if (this.#replica !== undefined && this.#unseen.markSeen(this.#replica.n)) this.#changed()
  }

  close(): void {
    this.#isClosed = true
    this.#unsubscribe()
    this.#leave()
  }

  resumeAfter(): { n: number; chat: number } | undefined {
    const n = this.#isStale ? undefined : this.#replica?.n
    return n === undefined ? undefined : { n, chat: this.#chat.at(-1)?.i ?? 0 }
  }

  heard(message: TableMessage): void {
    if (message.kind === 'table' || message.kind === 'house') this.#takeHouse(message)
    if (message.kind === 'table' || message.kind === 'chat')
      this.#listen(message.kind === 'table' ? message.chat : [message])
    if (this.#game === null && message.kind !== 'refused') this.#early.push(message)
    else this.#take(message)
    this.#changed()
  }

  #take(message: TableMessage): void {
    switch (message.kind) {
      case 'table':
        this.#renew(message)
        break
      case 'frame':
        this.#accept(message)
        break
      case 'known':
        this.#acknowledged(message.key, message.n)
        break
      case 'done':
        this.#acknowledged(message.key, undefined)
        break
      case 'refused':
        this.#refused(message)
        break
      case 'house':
      case 'chat':
    }
  }

  #takeHouse({ kind, house, viewer }: Message<'house' | 'table'>): void {
    this.#isMissing = false
    this.#house = house
    if (this.#game === null) this.#loadRules(house.game)
    if (viewer === this.#viewer) return
    this.#viewer = viewer
    if (this.#replica === undefined) return
    this.#isStale = true // it was made for other eyes
    this.#offers = undefined
    if (kind === 'house') this.#askForMissing()
  }

  #loadRules(id: string): void {
    if (this.#isLoading) return
    this.#isLoading = true
    const loaded = (game: Game) => {
      if (this.#isClosed) return
      this.#game = game
      for (const message of this.#early.splice(0)) this.#take(message)
      this.#changed()
    }
    this.#parts.loadGame(id).then(loaded, () => {
      this.#isLoading = false // tried again with the next word from the house
    })
  }

  /** The whole replica: on first load, or after falling far behind. */
  #renew({ n, state, question, clock }: Message<'table'>): void {
    const [game, house] = [this.#game, this.#house]
    this.#hasAskedAgain = false
    this.#hasBegun = state !== null
    if (game === null || house === null || state === null) return
    const viewer = this.#viewer
    const place = { game, seats: house.seats.length, viewer, clock: house.clock }
    const isAnother = this.#replica?.viewer !== viewer || n < this.#replica.n
    if (this.#history === undefined || isAnother) this.#beginHistory()
    this.#isStale = false
    this.#replica = new Replica(place, { n, state: copyOf(state), question, clock })
    this.#unseen.opened(n)
    this.#step = undefined
    this.#truthChanged()
    this.#loadPastSoon()
    this.#arrived()
  }

  #beginHistory(): void {
    const [game, house] = [this.#game, this.#house]
    if (game === null || house === null) return
    const { seats, options } = house
    this.#history = new History(game, () => game.blank(seats.length, options))
    this.#travel.backToNow()
  }

  #accept(frame: Message<'frame'>): void {
    if (this.#replica === undefined && frame.n === 1) this.#begin()
    const truth = this.#replica
    if (truth === undefined || this.#isStale || frame.n > truth.n + 1) this.#askForMissing()
    else if (frame.n === truth.n + 1) this.#fold(truth, frame)
    else if (frame.key !== undefined) this.#acknowledged(frame.key, frame.n)
  }

  /** The game begins while we watch the waiting room. */
  #begin(): void {
    const [game, house] = [this.#game, this.#house]
    if (game === null || house === null) return
    const { seats, options, clock } = house
    const place = { game, seats: seats.length, viewer: this.#viewer, clock }
    this.#beginHistory()
    this.#replica = Replica.blank(place, options)
    this.#unseen.opened(0)
    this.#arrived()
  }

  #fold(truth: AnyReplica, frame: Message<'frame'>): void {
    const { n, events = [], key } = frame
    const first = this.#predictions.first
    const isForeseen =
      frame.state === undefined &&
      first?.foreseen !== undefined &&
      canonical(first.foreseen.events) === canonical(events)
    try {
      truth.accept(frame as Parameters<AnyReplica['accept']>[0])
    } catch {
      this.#isStale = true // whatever this is, the server knows better
      this.#askForMissing()
      return
    }
    this.#hasAskedAgain = false
    this.#history?.add(frame)
    const now = this.#wire.timers.now()
    this.#unseen.came(n, now, now < this.#awayUntil)
    if (this.#house?.asking) this.#house = { ...this.#house, asking: null }
    if (!isForeseen) this.#happened(n, events)
    const isAsShown = isForeseen && key === first?.kept.key
    if (key !== undefined) this.#acknowledged(key, n, isAsShown)
    if (!isAsShown) this.#truthChanged()
    this.#sendNext()
  }

  /** While the past is shown, nothing moves. */
  #happened(n: number, events: Step['events']): void {
    if (this.#travel.moment === null) this.#step = { id: this.#nextStep(), n, events }
  }

  #nextStep(): number {
    this.#steps += 1
    return this.#steps
  }

  #truthChanged(): void {
    const truth = this.#replica
    if (truth === undefined) return
    this.#predictions.rebase(truth)
    this.#drawAnew()
  }

  #drawAnew(): void {
    this.#now = undefined
    this.#offers = undefined
  }

  #askForMissing(): void {
    if (this.#hasAskedAgain) return
    this.#hasAskedAgain = true
    this.#wire.watch(this.#table, this)
  }

  /** What was foreseen stays on the board where it came true. */
  #acknowledged(key: string, n: number | undefined, isAsShown = false): void {
    this.#asked.delete(key)
    if (this.#predictions.remove(key) === undefined) return
    const next = this.#predictions.first?.kept
    if (next?.question === null) {
      if (n === undefined) this.#drop(next)
      else this.#follows = { key: next.key, n }
    }
    if (!isAsShown) this.#truthChanged()
    this.#sendNext()
  }

  /** The move that waits for the number of the one before it, and that number. */
  #follows: { readonly key: string; readonly n: number } | undefined

  #sendNext(): void {
    const [truth, next] = [this.#replica, this.#predictions.first?.kept]
    const follows = this.#follows
    if (truth === undefined || follows === undefined || truth.n < follows.n) return
    this.#follows = undefined
    if (next?.key !== follows.key) return
    if (truth.question !== follows.n) {
      this.#drop(next)
      return
    }
    const kept = { ...next, question: follows.n }
    this.#predictions.replace(kept)
    this.#wire.play(kept)
  }

  #refused({ key, code, rule, facts }: Message<'refused'>): void {
    const refusal = facts === undefined ? { code, rule } : { code, rule, facts }
    if (key === undefined) {
      if (code === 'noSuchTable') this.#isMissing = true
      return
    }
    if (this.#asked.delete(key)) this.#problem = { kind: 'refused', refusal, move: null }
    const pending = this.#predictions.all.find(({ kept }) => kept.key === key)
    if (pending === undefined) return
    const { kept } = pending
    const hasMovedOn = code === 'staleMove' || kept.question !== (this.#replica?.question ?? null)
    this.#drop(kept)
    if (!hasMovedOn) this.#problem = { kind: 'refused', refusal, move: kept.move }
  }

  /** With it goes whatever was to follow. */
  #drop({ key, move }: KeptMove): void {
    const all = this.#predictions.all.map(({ kept }) => kept)
    const from = all.findIndex((kept) => kept.key === key)
    if (from < 0) return
    for (const kept of all.slice(from)) {
      this.#predictions.remove(kept.key)
      this.#wire.forget(kept)
    }
    this.#problem = { kind: 'dropped', move }
    this.#step = undefined
    this.#truthChanged()
  }

  /** Moves of before a reload. */
  #takeUpKept(): void {
    for (const kept of this.#wire.queue.list(this.#table)) {
      const isLost = this.#predictions.first === undefined && kept.question === null
      if (kept.refusal === undefined && !isLost) {
        this.#predictions.add(kept, undefined)
        continue
      }
      this.#problem = { kind: 'dropped', move: kept.move }
      this.#wire.forget(kept)
    }
  }

  #say(wish: Wish): void {
    this.#asked.add(this.#wire.ask(this.#table, wish))
  }

  #listen(lines: readonly ChatLine[]): void {
    const byNumber = new Map([...this.#chat, ...lines].map((line) => [line.i, line]))
    this.#chat = [...byNumber.values()]
      .sort((a, b) => a.i - b.i)
      .map(({ i, at, name, text }) => ({ i, at, name, text }))
  }

  #loadPastSoon(wait = BACKGROUND_MS): void {
    this.#wire.timers.after(wait, () => {
      const [truth, history] = [this.#replica, this.#history]
      if (this.#isClosed || truth === undefined || history === undefined) return
      if (history.firstMissing > truth.n) return
      this.#past.load(history, truth.n).then(
        () => this.#changed(),
        () => this.#wire.connection === 'open' && this.#loadPastSoon(AGAIN_MS),
      )
    })
  }

  #connectionChanged(): void {
    const isOpen = this.#wire.connection === 'open'
    const now = this.#wire.timers.now()
    if (isOpen && !this.#wasOpen) {
      this.#hasAskedAgain = false
      this.#loadPastSoon()
      const wasAway = this.#lostAt !== undefined && now - this.#lostAt > AWAY_MS
      if (wasAway) this.#awayUntil = now + CATCH_UP_MS
    }
    if (!isOpen && this.#wasOpen) this.#lostAt = now
    this.#wasOpen = isOpen
    this.#changed()
  }

  #changed(): void {
    this.#snapshot = undefined
    this.#listeners.tell()
  }

  /** Stays the same object until what is to be drawn has changed. */
  #shownNow(): Shown {
    const [game, truth] = [this.#game, this.#replica]
    if (game === null || truth === undefined) return NOTHING_SHOWN
    if (this.#now === undefined) {
      const top = this.#predictions.top(truth)
      this.#now = shownOf(game, top === truth ? copyOf(truth.state) : top.state)
    }
    return this.#now
  }

  #offersNow(): readonly AnyMove[] {
    const truth = this.#replica
    if (truth === undefined || this.#isStale || this.#predictions.isBlind) return []
    this.#offers ??= this.#predictions.top(truth).offers()
    return this.#offers
  }

  #draw(): TableSnapshot {
    const { connection, clockSkew } = this.#wire
    const [truth, history] = [this.#replica, this.#history]
    const n = truth?.n ?? 0
    const { moment, shown } = this.#travel
    const isPast = moment !== null
    return {
      status: this.#status(),
      connection,
      game: this.#game,
      house: this.#house,
      viewer: this.#viewer,
      n,
      shownN: moment ?? n,
      isPast,
      ...(shown ?? this.#shownNow()),
      offers: isPast ? [] : this.#offersNow(),
      pending: this.#predictions.all.map(({ kept: { key, move }, foreseen }) => ({
        key,
        move,
        isPredicted: foreseen !== undefined,
        isQueued: connection !== 'open',
      })),
      step: this.#step,
      problem: this.#problem,
      log: history?.log ?? [],
      hasHistory: history !== undefined && history.firstMissing > n,
      chat: this.#chat,
      clock: truth?.clock ? copyOfClock(truth.clock) : null,
      clockSettings: this.#house?.clock ?? null,
      clockSkew,
      handover: null,
      unseenFrom: this.#unseen.from,
    }
  }

  #status(): TableSnapshot['status'] {
    const [house, truth] = [this.#house, this.#replica]
    if (this.#isMissing) return 'missing'
    if (house === null) return 'loading'
    if (truth === undefined && this.#hasBegun && house.status !== 'waiting') return 'loading'
    if (truth === undefined) return house.status === 'playing' ? 'loading' : house.status
    return truth.decision.result === undefined ? 'playing' : 'over'
  }
}
