// One game of random play with every law held against it.
import { type Mischief, randomRequest } from '@foldtable/bots/random-play'
import {
  type AnyEvent,
  type AnyMove,
  type AnyTable,
  type Chance,
  type CountedChance,
  type Entry,
  type Game,
  imagine,
  keyedChance,
  keyFromSeed,
  legalBy,
  type MoveRule,
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
import {
  Broken,
  describe,
  detailsOf,
  leakText,
  lossText,
  requestText,
  SIDES,
  shortContrast,
} from './broken.ts'
import { difference, strayFrom, valueAt } from './compare.ts'
import type { Law } from './law-titles.ts'
import { randomOptions } from './random-options.ts'
import { disclosed, twinOf } from './twins.ts'

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
  readonly #checks: Record<Law, number>
  readonly #replicas = new Map<Viewer, unknown>()
  readonly #twinChance: CountedChance
  #table: AnyTable | undefined
  /** Plays the same moves with the same chance. */
  #shadow: AnyTable | undefined
  /** Folded from the full events: what the state must be. */
  #mirror: unknown
  #conserved: unknown
  /** What goes on just now, for whoever asks why a rule threw. */
  #doing = 'the opening'

  constructor(
    game: Game,
    seats: number,
    seed: string,
    options: unknown,
    checks: Record<Law, number>,
  ) {
    this.#game = game
    this.#seats = seats
    this.#key = keyFromSeed(`${seed} table`)
    this.#player = seededChance(`${seed} player`)
    this.#options = optionsFor(game, options, this.#player)
    this.#checks = checks
    this.#twinChance = keyedChance(this.#key)
  }

  get n(): number {
    return this.#table?.n ?? 0
  }

  run(): { law: Law; what: string; details: string[] } | undefined {
    try {
      this.#play()
      return undefined
    } catch (problem) {
      const entry = this.#table?.entries.at(-1)
      if (!(problem instanceof Broken)) {
        const what = `${this.#doing}: ${describe(problem)}`
        return { law: 'legality', what, details: detailsOf(entry, undefined) }
      }
      const { law, message: what, contrast } = problem
      return { law, what, details: detailsOf(entry, contrast) }
    }
  }

  #play(): void {
    const table = Table.open(this.#place())
    this.#table = table
    this.#shadow = Table.open(this.#place())
    this.#same('deterministic', this.#shadow.entries, table.entries, 'the opening played again')
    for (const viewer of viewersOf(this.#seats)) {
      this.#replicas.set(viewer, this.#game.blank(this.#seats, this.#options))
    }
    this.#mirror = this.#game.blank(this.#seats, this.#options)
    this.#conserved = this.#game.conserved?.(table.state)
    for (const entry of table.entries) this.#afterEntry(table, entry)
    const halfway = { n: 1 + this.#player.below(60), snapshot: JSON.stringify(table.snapshot()) }
    while (table.decision.result === undefined) {
      this.#mustEndSoon()
      this.#step(table)
      if (table.n <= halfway.n) halfway.snapshot = JSON.stringify(table.snapshot())
    }
    this.#checks.ends += 1
    this.#afterGame(table, halfway.snapshot)
  }

  /** What undo took back and played again does not count. */
  #mustEndSoon(): void {
    const entries = 1 + this.steps
    const { longest } = this.#game.meta
    const what = `still going after ${entries} entries, and meta.longest is ${longest}`
    this.#hold('ends', entries < longest, what)
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
    this.#offersAreBlind(table)
    this.#onlyTheAskedMayAct(table, isSeldom)
    this.#doing = 'choosing among the offers, or timeout'
    const request = randomRequest(table, this.#player, MISCHIEF)
    if (request === undefined) throw new Broken('legality', 'the table waits for nobody')
    this.#doing = requestText(request)
    const foreseen = this.#foreseen(request)
    const viewer = this.#player.pick(viewersOf(this.#seats))
    const twin = twinOf(table.state, viewer, this.#player)
    const drawn = table.snapshot().standing.drawn
    const entry = this.#made(table, request)
    if (foreseen !== undefined) {
      const happened = redact(entry.events, seatOf(request))
      this.#same('predictions', foreseen, happened, `what comes of ${this.#doing},`)
    }
    if (twin !== undefined) this.#twinsLookAlike(entry, request, viewer, twin, drawn)
    this.#afterEntry(table, entry)
    this.steps += 1
    if (isSeldom && table.n > 2) this.#undoComesBack(table, request, entry)
  }

  #made(table: AnyTable, request: Request<AnyMove>): Entry {
    const played = table.play(request)
    if (!played.ok) {
      const { code, rule } = played.refusal
      throw new Broken('legality', `${requestText(request)}, was refused: ${code} (${rule})`)
    }
    if (played.entry === undefined)
      throw new Broken('legality', 'a move without a key was taken for a resend')
    freeze(played.entry)
    this.#checks.legality += 1
    const again = this.#shadow?.play(request)
    this.#same('deterministic', again, played, 'the same move played again')
    return played.entry
  }

  #afterEntry(table: AnyTable, entry: Entry): void {
    for (const event of entry.events) this.#game.evolve(this.#mirror, event)
    this.#same('folds', table.state, this.#mirror, 'the state')
    this.#same('conserved', this.#conserved, this.#game.conserved?.(table.state), 'a total')
    for (const [viewer, replica] of this.#replicas) {
      this.#foldReplica(replica, entry, viewer)
      this.#isWhatItMayKnow(table.state, replica, viewer)
    }
  }

  #isWhatItMayKnow(truth: unknown, replica: unknown, viewer: Viewer): void {
    const stray = strayFrom(truth, replica, viewer)
    if (stray === undefined) this.#checks.replicas += 1
    else this.#same('replicas', redact(truth, viewer), replica, `the replica of ${nameOf(viewer)}`)
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
        `evolve, tell or score failed on the replica of ${nameOf(viewer)}: ${describe(problem)}`,
      )
    }
  }

  #offersAreBlind(table: AnyTable): void {
    const { decision } = table
    if (decision.result !== undefined) return
    for (const seat of decision.seats) {
      const replica = this.#replicas.get(seat)
      const seen = this.#unless('blindOffers', () => offers(this.#game, replica, seat))
      this.#same('blindOffers', seen, table.offers(seat), `offers of seat ${seat}`)
    }
    for (const replica of this.#replicas.values()) {
      const seen = this.#unless('blindOffers', () => this.#game.decision(replica))
      this.#same('blindOffers', seen, decision, 'decision')
    }
  }

  #onlyTheAskedMayAct(table: AnyTable, isSeldom: boolean): void {
    const { decision } = table
    if (decision.result !== undefined) return
    const [asked] = decision.seats
    if (asked === undefined) return
    const found = table.offers(asked)
    for (const move of found) {
      const refusal = table.refusal({ by: asked, move, at: table.at })
      this.#hold(
        'legality',
        refusal === undefined,
        `offered but refused: ${JSON.stringify([move, refusal])}`,
      )
    }
    this.#nothingElseAnswers(table, asked, decision.about)
    this.#same('legality', table.state, this.#mirror, 'asking for offers left a trace: the state')
    if (!isSeldom) return
    const before = JSON.stringify(table.snapshot())
    for (const seat of [...seatsUpTo(this.#seats), this.#seats]) {
      if (decision.seats.includes(seat)) continue
      const [move] = found
      const played = move === undefined ? undefined : table.play({ by: seat, move, at: table.at })
      this.#hold('legality', played?.ok !== true, `seat ${seat} was not asked and moved`)
    }
    this.#hold(
      'legality',
      JSON.stringify(table.snapshot()) === before,
      'a refused move left a trace',
    )
  }

  #nothingElseAnswers({ state }: AnyTable, asked: Seat, about: string): void {
    for (const [kind, rule] of Object.entries<MoveRule<unknown, AnyMove, AnyEvent>>(
      this.#game.moves,
    )) {
      if (rule.author !== undefined || (rule.answers?.includes(about) ?? true)) continue
      const what = `${kind} may be made while ${about} is asked, which is not among its \`answers\``
      this.#hold('legality', legalBy(rule, state, asked).length === 0, what)
    }
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

  #twinsLookAlike(
    entry: Entry,
    request: Request<AnyMove>,
    viewer: Viewer,
    twin: unknown,
    drawn: number,
  ): void {
    const chance = this.#twinChance
    chance.position = drawn
    const other = Table.arranged({ ...this.#place(), chance }, twin, request.at)
    const played = other.play({ ...request, at: other.dueAt ?? request.at })
    if (!played.ok || played.entry === undefined) return // whoever moved would have moved otherwise
    const told = [entry, played.entry].map(({ events }) => disclosed(this.#game, events, viewer))
    if (difference(told[0], told[1]) !== undefined) return // the viewer was told on purpose
    const frames = [entry, played.entry].map(({ events }) => redact(events, viewer))
    this.#same('twins', frames[0], frames[1], `what ${nameOf(viewer)} is sent`, (at, sides) =>
      leakText(entry.events, at, sides),
    )
  }

  #undoComesBack(table: AnyTable, request: Request<AnyMove>, entry: Entry): void {
    undoFor(table, seatOf(entry))
    const before = entry.n - 1
    const was = table.stateAt(before)
    table.rewind(before, 'host', table.at)
    this.#shadow?.rewind(before, 'host', table.at)
    this.#same('undo', table.state, was, 'state after undo')
    const at = Math.max(request.at, table.dueAt ?? 0)
    const again = this.#made(table, { ...request, at })
    this.#same('undo', again.events, entry.events, 'events after undo')
  }

  #afterGame(table: AnyTable, halfway: string): void {
    const { entries, state } = table
    const written = JSON.parse(JSON.stringify(entries))
    this.#survivesJson('the ledger', entries)
    this.#survivesJson('the state', state)
    this.#same(
      'folds',
      Table.fold(this.#place(), written).state,
      state,
      'state folded from the ledger',
    )
    const snapshot = JSON.parse(halfway)
    const rest = entries.slice(snapshot.standing.n)
    if (rest.every(({ rewind }) => rewind === undefined || rewind >= snapshot.standing.n)) {
      this.#same(
        'folds',
        Table.fold(this.#place(), rest, snapshot).state,
        state,
        'state folded from a snapshot',
      )
    }
    this.#worldsFit(table)
  }

  #survivesJson(what: string, value: unknown): void {
    const written: unknown = JSON.parse(JSON.stringify(value))
    this.#same('json', written, value, what, (at, sides) => lossText(at, valueAt(value, at), sides))
  }

  #worldsFit({ entries }: AnyTable): void {
    if (this.#game.unseen === undefined && this.#game.imagine === undefined) return
    const table = Table.fold(this.#place(), entries)
    const n = 1 + this.#player.below(entries.length)
    const viewer = this.#player.pick(viewersOf(this.#seats))
    const view = redact(table.stateAt(n), viewer)
    const world = this.#unless('twins', () => imagine(this.#game, view, viewer, this.#player))
    this.#same('twins', redact(world, viewer), view, 'an imagined world')
  }

  #hold(law: Law, isKept: boolean, what: string): void {
    if (!isKept) throw new Broken(law, what)
    this.#checks[law] += 1
  }

  /** `tellHow` puts the place and the two sides into words of its own. */
  #same(
    law: Law,
    a: unknown,
    b: unknown,
    what: string,
    tellHow = (at: string, sides: string): string => `differs at ${at}: ${sides}`,
  ): void {
    const at = difference(a, b)
    if (at === undefined) {
      this.#checks[law] += 1
      return
    }
    const [one, other] = SIDES[law]
    const sides = [[one, valueAt(a, at)] as const, [other, valueAt(b, at)] as const]
    throw new Broken(law, `${what} ${tellHow(at, shortContrast({ sides }))}`, { sides })
  }

  /** Runs a rule on a replica; opening a blank there breaks the law. */
  #unless<T>(law: Law, rule: () => T): T {
    try {
      return rule()
    } catch (problem) {
      throw new Broken(law, `on a replica: ${describe(problem)}`)
    }
  }
}

const nameOf = (viewer: Viewer): string =>
  viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`

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
