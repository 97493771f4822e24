// One game of random play with every law held against it.
import { type Mischief, randomRequest } from '@foldtable/bots/random-play'
import {
  type AnyEvent,
  type AnyMove,
  type AnyTable,
  type Chance,
  type Entry,
  type Game,
  keyedChance,
  keyFromSeed,
  offers,
  predict,
  type Request,
  readOptions,
  redact,
  type Seat,
  seatOf,
  seatsUpTo,
  seededChance,
  Table,
  undoFor,
  type Viewer,
  viewersOf,
} from '@foldtable/kernel'
import { Asides, type Look, mustWaitForSomebody } from './asides.ts'
import {
  Broken,
  barredText,
  chanceText,
  describe,
  detailsOf,
  doingText,
  lossText,
  nameOf,
  refusedText,
} from './broken.ts'
import { strayFrom, valueAt } from './compare.ts'
import type { Course } from './course.ts'
import type { Holding } from './holding.ts'
import type { Law } from './law-titles.ts'
import { foldsBlindly } from './laws/16-fold-reads-no-option.ts'
import { isFinal, staysFinal } from './laws/17-final-means-final.ts'
import { randomOptions } from './random-options.ts'

const AGAIN = 'the same move played again'
/** Laws that compare what was made at different times. */
const COMPARING: readonly Law[] = ['twins', 'predictions', 'undo', 'atOnce']
/** Every so many steps the costly laws are held as well. */
const SELDOM = 12
const MISCHIEF: Mischief = { clock: 20, host: 4 }

/** One game of random play, with a replica for every viewer. */
export class Trial {
  steps = 0
  readonly #game: Game
  readonly #seats: number
  readonly #key: string
  readonly #options: unknown
  readonly #player: Chance
  readonly #course: Course
  readonly #holding: Holding
  readonly #asides: Asides
  readonly #replicas = new Map<Viewer, unknown>()
  #table: AnyTable | undefined
  /** Plays the same moves with the same chance. */
  #shadow: AnyTable | undefined
  /** Folded from the full events: what the state must be. */
  #mirror: unknown
  #conserved: unknown
  /** The latest entry that nobody may take back. */
  #final = 0
  /** What goes on just now, for whoever asks why a rule threw. */
  #doing = 'the opening'

  constructor(game: Game, seats: number, seed: string, options: unknown, course: Course) {
    this.#game = game
    this.#seats = seats
    this.#key = keyFromSeed(`${seed} table`)
    this.#player = seededChance(`${seed} player`)
    this.#options = optionsFor(game, options, this.#player)
    this.#course = course
    this.#holding = course.holding
    this.#asides = new Asides(this.#place(), this.#key, seed, course)
  }

  get n(): number {
    return this.#table?.n ?? 0
  }

  run(): { law: Law; what: string; details: string[] } | undefined {
    try {
      this.#play()
      return undefined
    } catch (problem) {
      const { law, message: what, contrast } = this.#cause(problem)
      return { law, what, details: detailsOf(this.#table?.entries.at(-1), contrast) }
    }
  }

  /** What comes out differently each time looks like a leak, or like a wrong prediction. */
  #cause(problem: unknown): Broken {
    if (!(problem instanceof Broken))
      return new Broken('legality', `${this.#doing}: ${describe(problem)}`)
    if (!COMPARING.includes(problem.law) || this.#table === undefined) return problem
    try {
      this.#playAgain(this.#table)
      return problem
    } catch (again) {
      return again instanceof Broken ? again : problem
    }
  }

  #playAgain(table: AnyTable): void {
    const now = Date.now()
    while (Date.now() === now); // what looks at the clock shows it only once that has moved on
    const other = Table.open(this.#place())
    const [, ...path] = table.pathTo(table.n)
    for (const { by, seat, move, at, events } of path) {
      if (move === undefined) continue
      const played = other.play({ by, move, at, ...(seat !== undefined && { seat }) })
      const again = played.ok ? played.entry?.events : played.refusal
      this.#holding.same('deterministic', again, events, AGAIN, chanceText)
    }
  }

  #play(): void {
    const table = Table.open(this.#place())
    this.#table = table
    this.#shadow = Table.open(this.#place())
    const { entries } = this.#shadow
    this.#holding.same(
      'deterministic',
      entries,
      table.entries,
      'the opening played again',
      chanceText,
    )
    for (const viewer of viewersOf(this.#seats)) {
      this.#replicas.set(viewer, this.#game.blank(this.#seats, this.#options))
    }
    this.#mirror = this.#game.blank(this.#seats, this.#options)
    this.#conserved = this.#game.conserved?.(table.state)
    for (const entry of table.entries) this.#afterEntry(table, entry)
    this.#asides.anotherRoll('the opening', (chance) => {
      const [opening] = Table.open({ ...this.#place(), chance }).entries
      return opening?.events
    })
    const last = 1 + this.#player.below(60)
    let snapshot = JSON.stringify(table.snapshot())
    for (let next = 2; table.decision.result === undefined; ) {
      this.#mustEndSoon()
      this.#step(table)
      if (table.n < next || table.n > last) continue
      snapshot = JSON.stringify(table.snapshot())
      next = 2 * table.n
    }
    this.#holding.checks.ends += 1
    this.#afterGame(table, snapshot)
  }

  /** What undo took back and played again does not count. */
  #mustEndSoon(): void {
    const entries = 1 + this.steps
    const { longest } = this.#game.meta
    const what = `still going after ${entries} entries, and meta.longest is ${longest}: raise it, or let random play come to an end`
    this.#holding.hold('ends', entries < longest, what)
  }

  #place() {
    return {
      game: this.#game,
      seats: this.#seats,
      options: this.#options,
      chance: keyedChance(this.#key),
    }
  }

  #step(table: AnyTable): void {
    this.#doing = 'asking for offers'
    const isSeldom = this.#player.below(SELDOM) === 0
    mustWaitForSomebody(this.#holding, table)
    const offered = this.#offersAreBlind(table)
    this.#onlyTheAskedMayAct(table, offered, isSeldom)
    this.#doing = 'choosing among the offers, or timeout'
    const request = randomRequest(table, this.#player, MISCHIEF)
    if (request === undefined) return
    this.#doing = doingText(request)
    const foreseen = this.#foreseen(request)
    const looks = this.#looksAside(table, request, offered, isSeldom)
    const entry = this.#made(table, request)
    if (foreseen !== undefined) {
      const happened = redact(entry.events, seatOf(request))
      this.#holding.same('predictions', foreseen, happened, `what comes of ${this.#doing},`)
    }
    for (const look of looks) look?.(entry)
    if (this.#player.below(4) === 0) this.#asides.anotherRollOf(table, entry, request)
    const isFinalNow = isFinal(this.#holding, this.#game, this.#mirror, entry)
    if (isFinalNow) this.#final = entry.n
    this.#afterEntry(table, entry)
    this.steps += 1
    if (isSeldom) staysFinal(this.#holding, table, this.#final)
    if (!isSeldom || table.n <= 2) return
    this.#undoComesBack(table, request, entry)
    if (isFinalNow) this.#final = table.n
  }

  #looksAside(
    table: AnyTable,
    request: Request<AnyMove>,
    offered: ReadonlyMap<Seat, readonly AnyMove[]>,
    isSeldom: boolean,
  ): (Look | undefined)[] {
    if (isSeldom) this.#asides.hostMoves(table)
    if (isSeldom) this.#asides.timeouts(table)
    return [
      this.#asides.anotherWorld(table, request, isSeldom),
      this.#asides.anotherAnswer(table, request, offered.get(seatOf(request)) ?? []),
    ]
  }

  #made(table: AnyTable, request: Request<AnyMove>): Entry {
    const played = table.play(request)
    if (!played.ok) {
      throw new Broken('legality', refusedText(request, played.refusal))
    }
    if (played.entry === undefined)
      throw new Broken('legality', 'a move without a key was taken for a resend')
    freeze(played.entry)
    this.#holding.checks.legality += 1
    const again = this.#shadow?.play(request)
    this.#holding.same('deterministic', again, played, AGAIN, chanceText)
    return played.entry
  }

  #afterEntry(table: AnyTable, entry: Entry): void {
    for (const event of entry.events) this.#course.fold(this.#mirror, event)
    this.#holding.same('folds', table.state, this.#mirror, 'the state')
    this.#holding.same('conserved', this.#conserved, this.#game.conserved?.(table.state), 'a total')
    for (const [viewer, replica] of this.#replicas) {
      this.#foldReplica(replica, entry, viewer)
      this.#isWhatItMayKnow(table.state, replica, viewer)
    }
  }

  #isWhatItMayKnow(truth: unknown, replica: unknown, viewer: Viewer): void {
    const stray = strayFrom(truth, replica, viewer)
    if (stray === undefined) this.#holding.checks.replicas += 1
    else
      this.#holding.same(
        'replicas',
        redact(truth, viewer),
        replica,
        `the replica of ${nameOf(viewer)}`,
      )
  }

  #foldReplica(replica: unknown, entry: Entry, viewer: Viewer): void {
    const events: AnyEvent[] = JSON.parse(JSON.stringify(redact(entry.events, viewer)))
    try {
      for (const event of events) {
        this.#game.evolve(replica, event)
        this.#game.tell(event)
      }
      this.#game.score(replica)
    } catch (problem) {
      throw new Broken(
        'replicas',
        `evolve, tell or score failed on the replica of ${nameOf(viewer)}: ${describe(problem)}; they must do without what the viewer does not know`,
      )
    }
  }

  /** Answers what each seat that is asked is offered. */
  #offersAreBlind(table: AnyTable): Map<Seat, readonly AnyMove[]> {
    const offered = new Map<Seat, readonly AnyMove[]>()
    const { decision } = table
    if (decision.result !== undefined) return offered
    for (const seat of decision.seats) {
      const replica = this.#replicas.get(seat)
      const seen = this.#blindly(() => offers(this.#game, replica, seat))
      const found = table.offers(seat)
      this.#holding.same('blindOffers', seen, found, `offers of seat ${seat}`)
      offered.set(seat, found)
    }
    for (const replica of this.#replicas.values()) {
      const seen = this.#blindly(() => this.#game.decision(replica))
      this.#holding.same('blindOffers', seen, decision, 'decision')
    }
    return offered
  }

  #blindly<T>(rule: () => T): T {
    const where = 'on a replica, where `candidates`, `refusal` and `decision` must do without it'
    return this.#holding.unless('blindOffers', where, rule)
  }

  #onlyTheAskedMayAct(
    table: AnyTable,
    offered: ReadonlyMap<Seat, readonly AnyMove[]>,
    isSeldom: boolean,
  ): void {
    const { decision } = table
    if (decision.result !== undefined) return
    const [asked] = decision.seats
    if (asked === undefined) return
    const found = offered.get(asked) ?? []
    for (const move of found) {
      const refusal = table.refusal({ by: asked, move, at: table.at })
      if (refusal !== undefined) throw new Broken('legality', barredText(move, refusal))
    }
    this.#holding.checks.legality += found.length
    this.#holding.same(
      'legality',
      table.state,
      this.#mirror,
      'asking for offers left a trace: the state',
    )
    if (!isSeldom) return
    const before = JSON.stringify(table.snapshot())
    for (const seat of [...seatsUpTo(this.#seats), this.#seats]) {
      if (decision.seats.includes(seat)) continue
      const [move] = found
      const played = move === undefined ? undefined : table.play({ by: seat, move, at: table.at })
      this.#holding.hold('legality', played?.ok !== true, `seat ${seat} was not asked and moved`)
    }
    this.#holding.hold(
      'legality',
      JSON.stringify(table.snapshot()) === before,
      'a refused move left a trace',
    )
  }

  /** Where the rule itself fails, making the move will tell. */
  #foreseen(request: Request<AnyMove>): AnyEvent[] | undefined {
    const seat = seatOf(request)
    try {
      return predict(this.#game, this.#replicas.get(seat), seat, request)
    } catch {
      return undefined
    }
  }

  #undoComesBack(table: AnyTable, request: Request<AnyMove>, entry: Entry): void {
    undoFor(table, seatOf(entry))
    const before = entry.n - 1
    const was = table.stateAt(before)
    table.rewind(before, 'host', table.at)
    this.#shadow?.rewind(before, 'host', table.at)
    this.#holding.same('undo', table.state, was, 'state after undo')
    const at = Math.max(request.at, table.dueAt ?? 0)
    const again = this.#made(table, { ...request, at })
    this.#holding.same('undo', again.events, entry.events, 'events after undo')
  }

  #afterGame(table: AnyTable, halfway: string): void {
    foldsBlindly(this.#holding, table, this.#course.partsFromOptions(this.#seats))
    const { entries, state } = table
    const written = JSON.parse(JSON.stringify(entries))
    this.#survivesJson('the ledger', entries)
    this.#survivesJson('the state', state)
    this.#holding.same(
      'folds',
      Table.fold(this.#place(), written).state,
      state,
      'state folded from the ledger',
    )
    const snapshot = JSON.parse(halfway)
    const rest = entries.slice(snapshot.standing.n)
    if (rest.every(({ rewind }) => rewind === undefined || rewind >= snapshot.standing.n)) {
      this.#holding.same(
        'folds',
        Table.fold(this.#place(), rest, snapshot).state,
        state,
        'state folded from a snapshot',
      )
    }
  }

  #survivesJson(what: string, value: unknown): void {
    const written: unknown = JSON.parse(JSON.stringify(value))
    this.#holding.same('json', written, value, what, (at, sides) =>
      lossText(at, valueAt(value, at), sides),
    )
  }
}

function optionsFor(game: Game, given: unknown, chance: Chance): unknown {
  const read = readOptions(game, given ?? randomOptions(game.meta.options, chance))
  if (!read.ok)
    throw new RangeError(`options do not fit ${game.meta.id}: ${JSON.stringify(read.problems)}`)
  return read.options
}

/** Events are history: whoever changes one later is caught in the act. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const item of Object.values(value)) freeze(item)
}
