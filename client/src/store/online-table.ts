// A table at the server: its replica, what is predicted on top of it, and everything a page needs of it.
import type { TakingBack } from '@foldtable/games/board'
import {
  type AnyMove,
  copyOf,
  copyOfClock,
  type Game,
  type Mark,
  type Refusal,
  refuse,
  type Seat,
  type TableRecord,
  type Viewer,
} from '@foldtable/kernel'
import type { ChatLine, RematchWord, RoomInfo } from '@foldtable/protocol'
import { inMemory, type KeyValues } from '../wire/key-values.ts'
import { randomKey } from '../wire/random-key.ts'
import { hearersOf } from '../wire/signal.ts'
import type { Hearer, TableMessage, Wire, Wish } from '../wire/wire.ts'
import { Absence } from './absence.ts'
import { afterFrame, goneFrom, isIdle, wantsRematch } from './around.ts'
import type { FetchPast } from './fetch-frames.ts'
import { Followed, type FollowedPlace } from './followed.ts'
import { keepLast, lastKnown } from './last-known.ts'
import { OwnMoves } from './own-moves.ts'
import { PAGE, PastLoader } from './past-loader.ts'
import { type KeptSeal, keepSeal } from './seals.ts'
import { NOTHING_SHOWN, type Shown, shownOf } from './shown.ts'
import { TakingBackCost } from './taking-back.ts'
import { withLines } from './talk.ts'
import { isOpen, TimeTravel } from './time-travel.ts'
import type { Eyes, Problem, RatingChange, Step, TableSession, TableSnapshot } from './types.ts'
import { UnknownGame } from './unknown-game.ts'
import { Unseen } from './unseen.ts'

type Message<K extends TableMessage['kind']> = Extract<TableMessage, { kind: K }>

export interface OnlineParts {
  readonly invite?: string | undefined
  /** The rules, by id. */
  loadGame(id: string): Promise<Game>
  readonly past: FetchPast
  /** Where it is kept what was seen. */
  readonly storage?: KeyValues
  /** Who sits here, as far as this browser knows: what it saw last is shown again without a network. */
  account?(): string | undefined
}

export const openOnline = (wire: Wire, table: string, parts: OnlineParts): TableSession =>
  new OnlineTable(wire, table, parts)

/** The first picture comes before the past. */
const BACKGROUND_MS = 400
/** Where the house could not open the table, it is asked again. */
const SHUT_MS = 60_000
/** Marks are good for so many entries more: a round that begins is seen to. */
const MARKS_LAST = 20
/** Where the past could not be had, it is asked for again. */
const AGAIN_MS = 10_000
/** What is known is kept so often, at most. */
const KEEP_MS = 2000
/** Refusals after which the table is not shown. */
const TURNED_AWAY = new Set([
  'noSuchTable',
  'tableDamaged',
  'tooManyTables',
  'tooManyWatchers',
  'houseFull',
])

class OnlineTable implements TableSession, Hearer {
  readonly invite: string | undefined
  readonly #wire: Wire
  readonly #table: string
  readonly #parts: OnlineParts
  readonly #storage: KeyValues
  readonly #listeners = hearersOf()
  readonly #followed = new Followed()
  readonly #moves: OwnMoves
  readonly #past: PastLoader
  readonly #cost = new TakingBackCost()
  readonly #travel = new TimeTravel()
  readonly #unseen: Unseen
  readonly #absence: Absence
  readonly #leave: () => void
  readonly #unsubscribe: () => void
  #game: Game | null = null
  #isLoading = false
  #isMissing = false
  #isUnknown = false
  #isClosed = false
  #isKeeping = false
  /** The entry up to which it is kept for an hour without a network. */
  #keptAt = -1
  /** There is a game, as far as we know. */
  #hasBegun = true
  /** What was missing was asked for, and has not come yet. */
  #hasAskedAgain = false
  /** What came in before the rules were there. */
  #early: TableMessage[] = []
  /** Frames of a game that began with somebody who sat down: who sits there is told after them. */
  readonly #opening: Message<'frame'>[] = []
  #house: RoomInfo | null = null
  #removed: TableSnapshot['removed'] = null
  #viewer: Viewer = 'spectator'
  #chat: readonly ChatLine[] = []
  #gallery: readonly ChatLine[] = []
  /** This person has said yes to a rematch. */
  #isWanted = false
  /** The house cannot open it. */
  #isShut = false
  /** Keys of what was asked of the house, to tell a refusal of ours. */
  readonly #asked = new Set<string>()
  #problem: Problem | null = null
  #step: Step | undefined
  #steps = 0
  #travels = 0
  #record: Promise<TableRecord> | undefined
  #seal: KeptSeal | undefined
  #marks: { readonly n: number; readonly found: Promise<readonly Mark[]> } | undefined
  #now: Shown | undefined
  #offers: readonly AnyMove[] | undefined
  #snapshot: TableSnapshot | undefined
  #arrived: () => void = () => undefined
  readonly #arrival = new Promise<void>((resolve) => {
    this.#arrived = resolve
  })

  constructor(wire: Wire, table: string, parts: OnlineParts) {
    const { invite, past, storage = inMemory() } = parts
    this.invite = invite
    this.#wire = wire
    this.#table = table
    this.#parts = parts
    this.#storage = storage
    this.#past = new PastLoader((page) => past.frames({ table, invite, ...page }))
    this.#unseen = new Unseen(storage, table)
    this.#absence = new Absence(wire.connection === 'open')
    this.#moves = new OwnMoves(wire, table, (problem) => {
      this.#problem = problem
    })
    this.#unsubscribe = wire.subscribe(() => this.#connectionChanged())
    this.#leave = wire.join(table, this)
    if (wire.connection === 'offline') this.#showLast()
  }

  get subscribe(): TableSession['subscribe'] {
    return this.#listeners.subscribe
  }

  snapshot(): TableSnapshot {
    this.#snapshot ??= this.#draw()
    return this.#snapshot
  }

  play(move: AnyMove): void {
    const [truth, viewer] = [this.#followed.replica, this.#viewer]
    if (truth === undefined || this.#followed.isStale || viewer === 'spectator') return
    if (this.#travel.moment !== null || this.#moves.isBlind) return // a second click, or one at the past
    if (isIdle(this.#house, viewer)) return
    const refusal = this.#moves.refusal(truth, move)
    if (refusal === undefined) {
      this.#problem = null
      const foreseen = this.#moves.make(truth, viewer, move)
      if (foreseen !== undefined) this.#happened(foreseen.after.n, foreseen.events)
      this.#drawAnew()
    } else this.#problem = { kind: 'refused', refusal, move }
    this.#changed()
  }

  whyNot(move: AnyMove): Refusal | undefined {
    const truth = this.#followed.replica
    return truth === undefined
      ? refuse('notStarted', 'HOUSE-2.1')
      : this.#moves.refusal(truth, move)
  }

  ask(about: 'undo' | 'stop' | 'go' | 'end' | 'replace', of?: Seat): void {
    this.#say(of === undefined ? { kind: 'ask', about } : { kind: 'ask', about, of })
  }

  answer(asking: string, yes: boolean): void {
    this.#say({ kind: 'answer', asking, yes })
  }

  withdraw(asking: string): void {
    this.#say({ kind: 'withdraw', asking })
  }

  /** Whoever wants one adds random bytes of their own to its chance. */
  rematch(to: RematchWord): void {
    const isWanted = to === 'offer' || to === 'yes'
    this.#say({ kind: 'rematch', to, ...(isWanted ? { entropy: randomKey() } : {}) })
  }

  seat(to: 'leave' | 'bot' | 'back'): void {
    this.#say({ kind: 'seat', to })
  }

  chat(text: string): void {
    this.#say({ kind: 'chat', text })
  }

  #say(wish: Wish): void {
    this.#asked.add(this.#wire.ask(this.#table, wish))
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
    const { replica: truth, history } = this.#followed
    if (this.#game === null || truth === undefined || history === undefined) return
    const isWanted = () => travel === this.#travels && !this.#isClosed
    if (n !== null && n < truth.n && this.#travel.eyes === null)
      await this.#past.toMoment(history, Math.max(1, n), isWanted).catch(() => undefined)
    if (!isWanted() || history !== this.#followed.history) return // somebody wants to be elsewhere by now
    const step = this.#travel.goTo(n, truth.n, this.#game, history)
    this.#step = step && { id: this.#nextStep(), ...step }
    this.#changed()
  }

  askPast(n?: number): void {
    const { history } = this.#followed
    const first = n ?? this.snapshot().past[0]?.n ?? this.snapshot().n + 1
    if (history !== undefined)
      this.#past.before(history, first).then(
        () => this.#changed(),
        () => undefined, // whoever asks again is heard again
      )
  }

  marks(): Promise<readonly Mark[]> {
    const { past, invite } = this.#parts
    const { history, replica } = this.#followed
    const n = replica?.n ?? 0
    if (this.#marks === undefined || n < this.#marks.n || n >= this.#marks.n + MARKS_LAST) {
      const whole = history?.marks()
      const found = whole === undefined ? past.marks(this.#table, invite) : Promise.resolve(whole)
      const marks = { n, found }
      this.#marks = marks
      found.catch(() => {
        if (this.#marks === marks) this.#marks = undefined
      })
    }
    return this.#marks.found
  }

  record(): Promise<TableRecord> {
    const { past, invite } = this.#parts
    this.#record ??= past.record(this.#table, invite).catch((problem: unknown) => {
      this.#record = undefined
      throw problem
    })
    return this.#record
  }

  ratings(): Promise<readonly RatingChange[]> {
    const { past, invite } = this.#parts
    return past.ratings(this.#table, invite)
  }

  async lookAs(eyes: Eyes | null): Promise<boolean> {
    const record = eyes === null ? undefined : await this.record().catch(() => undefined)
    if (this.#game === null || (eyes !== null && (record === undefined || !isOpen(record))))
      return false
    this.#travel.lookAs(eyes, this.#game, record)
    await this.goTo(this.#travel.moment)
    return true
  }

  takeOver(): void {} // everybody has a device of their own

  markSeen(): void {
    const n = this.#followed.replica?.n
    if (n !== undefined && this.#unseen.markSeen(n)) this.#changed()
  }

  close(): void {
    this.#keepLast()
    this.#isClosed = true
    this.#unsubscribe()
    this.#leave()
  }

  resumeAfter(): ReturnType<Hearer['resumeAfter']> {
    const n = this.#followed.after
    const lastOf = (lines: readonly ChatLine[]) => lines.at(-1)?.i ?? 0
    return n === undefined
      ? undefined
      : { n, chat: lastOf(this.#chat), gallery: lastOf(this.#gallery) }
  }

  heard(message: TableMessage): void {
    if (message.kind === 'removed') this.#removed = { by: message.by, isKeptOut: message.isKeptOut }
    if (message.kind === 'table' || message.kind === 'house') this.#takeHouse(message)
    this.#listen(message)
    if (this.#game === null && message.kind !== 'refused') this.#early.push(message)
    else this.#take(message)
    this.#changed()
  }

  #listen(message: TableMessage): void {
    if (message.kind === 'table') {
      this.#chat = withLines(this.#chat, message.chat)
      this.#gallery = withLines(this.#gallery, message.gallery ?? [])
    } else if (message.kind === 'chat') this.#chat = withLines(this.#chat, [message])
    else if (message.kind === 'gallery') this.#gallery = withLines(this.#gallery, message.lines)
    else if (message.kind === 'watching' && this.#house !== null)
      this.#house = { ...this.#house, watching: message.watching }
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
        for (const frame of this.#opening.splice(0)) this.#accept(frame)
        break
      case 'chat':
      case 'removed':
    }
  }

  #takeHouse({ kind, house, viewer }: Message<'house' | 'table'>): void {
    this.#isMissing = false
    this.#isShut = false
    this.#house = house
    this.#seal ??= keepSeal(this.#storage, this.#table, {
      commitment: house.commitment,
      at: this.#wire.timers.now(),
      isLate: house.status === 'over',
    })
    this.#isWanted = wantsRematch(house, viewer, this.#isWanted)
    if (viewer !== 'spectator') this.#removed = null
    if (this.#game === null) this.#loadRules(house.game)
    if (viewer === this.#viewer) return
    this.#viewer = viewer
    this.#followed.markStale() // it was made for other eyes
    if (kind === 'house' && this.#followed.isStale) this.#askForMissing()
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
    this.#parts.loadGame(id).then(loaded, (problem: unknown) => {
      this.#isLoading = false // tried again with the next word from the house
      this.#isUnknown = problem instanceof UnknownGame
      if (this.#isUnknown) this.#changed()
    })
  }

  get #place(): FollowedPlace | undefined {
    const [game, house, viewer] = [this.#game, this.#house, this.#viewer]
    return game === null || house === null ? undefined : { game, house, viewer }
  }

  /** The whole replica: on first load, or after falling far behind. */
  #renew(message: Message<'table'>): void {
    const place = this.#place
    this.#hasAskedAgain = false
    this.#hasBegun = message.state !== null
    if (place === undefined || message.state === null) return
    if (this.#followed.renew(place, message)) this.#travel.backToNow()
    this.#unseen.opened(message.n)
    this.#step = undefined
    this.#rebase()
    this.#sendNext()
    this.#loadPastSoon()
    this.#arrived()
  }

  #accept(frame: Message<'frame'>): void {
    const { n, key } = frame
    if (this.#house?.status === 'waiting' && this.#followed.replica === undefined) {
      this.#opening.push(frame)
      return
    }
    const events = 'events' in frame ? frame.events : undefined
    if (this.#followed.replica === undefined && n === 1) this.#begin()
    const isForeseen = this.#moves.foresees(events)
    const outcome = this.#followed.accept(frame)
    if (outcome === 'gap') this.#askForMissing()
    if (outcome !== 'folded') {
      if (key !== undefined) this.#acknowledged(key, n) // what comes instead of this frame has the move in it
      return
    }
    this.#hasAskedAgain = false
    const now = this.#wire.timers.now()
    this.#unseen.came(n, now, this.#absence.isCatchingUp(now))
    if (this.#house !== null) this.#house = afterFrame(this.#house, frame)
    if (!isForeseen) this.#happened(n, events ?? [])
    const isAsShown = isForeseen && this.#moves.isFirst(key)
    if (key !== undefined) {
      this.#remember(key, n)
      this.#moves.acknowledged(key, n)
    }
    if (!isAsShown) this.#rebase() // what was foreseen stays on the board where it came true
    this.#sendNext()
  }

  /** Which move an entry was: nobody else is told, and what taking it back costs depends on it. */
  #remember(key: string, n: number | undefined): void {
    const move = this.#moves.moveOf(key)
    if (n !== undefined && move !== undefined) this.#cost.made(n, move)
  }

  /** The game begins while we watch the waiting room. */
  #begin(): void {
    const place = this.#place
    if (place === undefined) return
    this.#followed.begin(place)
    this.#unseen.opened(0)
    this.#arrived()
  }

  /** While the past is shown, nothing moves. */
  #happened(n: number, events: Step['events']): void {
    if (this.#travel.moment === null) this.#step = { id: this.#nextStep(), n, events }
  }

  #nextStep(): number {
    this.#steps += 1
    return this.#steps
  }

  #rebase(): void {
    const truth = this.#followed.replica
    if (truth !== undefined) this.#moves.rebase(truth)
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

  #acknowledged(key: string, n: number | undefined): void {
    this.#asked.delete(key)
    this.#remember(key, n)
    if (!this.#moves.acknowledged(key, n)) return
    this.#rebase()
    this.#sendNext()
  }

  #sendNext(): void {
    const truth = this.#followed.replica
    const problem = this.#problem
    if (truth === undefined || this.#followed.isStale) return
    this.#moves.sendNext(truth)
    if (this.#problem !== problem) this.#rollBack()
  }

  #refused({ key, code, rule, facts }: Message<'refused'>): void {
    const refusal = facts === undefined ? { code, rule } : { code, rule, facts }
    if (key === undefined) this.#turnedAway(refusal)
    else if (this.#asked.delete(key)) this.#problem = { kind: 'refused', refusal, move: null }
    else if (this.#moves.refused(key, refusal, this.#followed.replica)) this.#rollBack()
  }

  /**
   * The table itself is not shown: there is none for us, or no room for one more who looks on. One that was shown and cannot be
   * opened any more stays as it was, and is asked for again.
   */
  #turnedAway(refusal: Refusal): void {
    const { code } = refusal
    if (!TURNED_AWAY.has(code)) return
    this.#isShut = code === 'tableDamaged' && this.#house !== null
    this.#isMissing = !this.#isShut
    if (this.#isShut)
      this.#wire.timers.after(SHUT_MS, () => !this.#isClosed && this.#wire.watch(this.#table, this))
    else if (code !== 'noSuchTable') this.#problem = { kind: 'refused', refusal, move: null }
  }

  /** What was foreseen does not come: the board is put back without motion. */
  #rollBack(): void {
    this.#step = undefined
    this.#rebase()
  }

  #loadPastSoon(wait = BACKGROUND_MS): void {
    this.#wire.timers.after(wait, () => {
      const { replica: truth, history } = this.#followed
      if (this.#isClosed || truth === undefined || history === undefined) return
      const latest = history.missing.at(-1)?.to ?? 0
      if (latest <= truth.n - PAGE) return // a page of the latest is at hand
      this.#past.before(history, truth.n + 1).then(
        () => this.#changed(),
        () => this.#wire.connection === 'open' && this.#loadPastSoon(AGAIN_MS),
      )
    })
  }

  /** Without a network, as it was when this person saw it last. Whatever the server says later goes on from there. */
  #showLast(): void {
    const { account, loadGame } = this.#parts
    const who = account?.()
    if (this.#house !== null || who === undefined) return
    lastKnown(this.#storage, this.#table, who, loadGame).then(
      (message) => {
        if (message !== undefined && this.#house === null && !this.#isClosed) this.heard(message)
      },
      () => undefined, // its rules are not at hand either
    )
  }

  #keepSoon(): void {
    if (this.#isKeeping) return
    this.#isKeeping = true
    this.#wire.timers.after(KEEP_MS, () => {
      this.#isKeeping = false
      if (!this.#isClosed) this.#keepLast()
    })
  }

  #keepLast(): void {
    const [game, house, truth] = [this.#game, this.#house, this.#followed.replica]
    const account = this.#parts.account?.()
    if (game === null || house === null || truth === undefined || account === undefined) return
    if (this.#followed.isStale || truth.n === this.#keptAt) return
    this.#keptAt = truth.n
    const { n, state, question, clock } = truth
    const chat = this.#chat.slice(-20)
    keepLast(
      this.#storage,
      { account, at: this.#wire.timers.now(), game },
      {
        kind: 'table',
        table: this.#table,
        viewer: this.#viewer,
        n,
        state,
        question,
        clock,
        house,
        chat,
      },
    )
  }

  #connectionChanged(): void {
    if (this.#wire.connection === 'offline' || this.#wire.connection === 'reconnecting')
      this.#showLast()
    const isOpen = this.#wire.connection === 'open'
    if (this.#absence.changed(isOpen, this.#wire.timers.now()) && isOpen) {
      this.#hasAskedAgain = false
      this.#loadPastSoon()
    }
    this.#changed()
  }

  #changed(): void {
    this.#snapshot = undefined
    this.#keepSoon()
    this.#listeners.tell()
  }

  /** Stays the same object until what is to be drawn has changed. */
  #shownNow(): Shown {
    const [game, truth] = [this.#game, this.#followed.replica]
    if (game === null || truth === undefined) return NOTHING_SHOWN
    if (this.#now === undefined) {
      const top = this.#moves.top(truth)
      this.#now = shownOf(game, top === truth ? copyOf(truth.state) : top.state)
    }
    return this.#now
  }

  #offersNow(): readonly AnyMove[] {
    const truth = this.#followed.replica
    if (truth === undefined || this.#followed.isStale || this.#moves.isBlind) return []
    if (isIdle(this.#house, this.#viewer)) return []
    this.#offers ??= this.#moves.top(truth).offers()
    return this.#offers
  }

  #draw(): TableSnapshot {
    const { connection, clockSkew } = this.#wire
    const { replica: truth, history } = this.#followed
    const n = truth?.n ?? 0
    const { moment, shown } = this.#travel
    const isPast = moment !== null
    const now = this.#shownNow()
    return {
      status: this.#status(),
      isStopped: this.#isShut || (this.#house?.stopped ?? null) !== null,
      connection,
      game: this.#game,
      house: this.#house,
      removed: this.#removed,
      viewer: this.#viewer,
      n,
      shownN: moment ?? n,
      isPast,
      ...(shown ?? now),
      decisionNow: now.decision,
      offers: isPast ? [] : this.#offersNow(),
      pending: this.#moves.pending,
      step: this.#step,
      problem: this.#problem,
      log: history?.log ?? [],
      missing: history?.missing ?? [],
      hasHistory: history !== undefined && history.missing.length === 0,
      past: history?.pastTo(moment ?? n) ?? [],
      eyes: isPast ? (this.#travel.eyes?.of ?? this.#viewer) : this.#viewer,
      chat: this.#chat,
      gallery: this.#gallery,
      gone: goneFrom(this.#house, this.#wire.account?.id),
      begun: this.#isWanted ? (this.#house?.rematch ?? null) : null,
      clock: truth?.clock ? copyOfClock(truth.clock) : null,
      clockSettings: this.#house?.clock ?? null,
      clockSkew,
      handover: null,
      seal: this.#seal ?? null,
      unseenFrom: this.#unseen.from,
      takingBack: this.#takingBack(),
    }
  }

  #takingBack(): TakingBack {
    const [game, house, truth] = [this.#game, this.#house, this.#followed.replica]
    const { history } = this.#followed
    if (game === null || house === null || truth === undefined || history === undefined)
      return 'never'
    const isOver = truth.decision.result !== undefined
    const seats = house.seats.length
    return this.#cost.of({ game, history, viewer: this.#viewer, seats, n: truth.n, isOver })
  }

  #status(): TableSnapshot['status'] {
    const [house, truth] = [this.#house, this.#followed.replica]
    if (this.#isMissing) return 'missing'
    if (this.#isUnknown) return 'unknown'
    if (house === null) return 'loading'
    if (truth === undefined && this.#hasBegun && house.status !== 'waiting') return 'loading'
    if (truth === undefined) return house.status === 'playing' ? 'loading' : house.status
    return truth.decision.result === undefined && house.status !== 'over' ? 'playing' : 'over'
  }
}
