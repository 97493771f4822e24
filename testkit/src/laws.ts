// The twelve laws of every game, held against random play. A broken law is reported with the seed that shows it.
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
  offers,
  predict,
  type Request,
  readOptions,
  redact,
  seatOf,
  seatsUpTo,
  seededChance,
  Table,
  Unknown,
  undoFor,
  type Viewer,
  viewersOf,
} from '@foldtable/kernel'
import { difference, strayFrom } from './compare.ts'
import { randomOptions } from './random-options.ts'
import { disclosed, twinOf } from './twins.ts'

export const LAWS = {
  deterministic: '1 the same options, chance and moves give the same ledger',
  folds: '2 folding the ledger gives the live state',
  replicas: '3 every replica equals the redacted truth',
  blindOffers: '4 offers and decision do not depend on what is blank',
  legality: '5 every offer is accepted, nobody else may act, refused moves leave no trace',
  json: '6 everything survives JSON',
  twins: '7 worlds that differ only in what a viewer cannot know give it equal frames',
  predictions: '8 predictions come true',
  conserved: '9 what is conserved stays the same',
  ends: '10 every game ends within its bound',
  undo: '11 undo returns to an equal state and the same chance',
  ledgers: '12 old ledgers still fold',
} as const

/** Law 12 is held against recorded ledgers: `checkLedgers`. */
export type Law = Exclude<keyof typeof LAWS, 'ledgers'>

export interface LawSettings {
  readonly seats: number
  readonly games: number
  readonly seed: string
  /** Fixed options; otherwise each game is played with random ones. */
  readonly options?: unknown
  onGame?(played: number): void
}

export interface LawReport {
  readonly seed: string
  readonly games: number
  readonly steps: number
  /** How often each law was held against something. */
  readonly checks: { readonly [law: string]: number }
  readonly broken?: {
    readonly law: string
    readonly seed: string
    readonly n: number
    readonly what: string
  }
}

/** Plays that many games and holds every law against them; stops at the first that breaks. */
export function checkLaws(game: Game, settings: LawSettings): LawReport {
  const checks = freshChecks()
  let steps = 0
  for (let index = 0; index < settings.games; index++) {
    const seed = settings.games === 1 ? settings.seed : `${settings.seed}.${index}`
    const trial = new Trial(game, settings.seats, seed, settings.options, checks)
    const broken = trial.run()
    steps += trial.steps
    if (broken !== undefined) {
      const { law, what } = broken
      return {
        seed: settings.seed,
        games: index + 1,
        steps,
        checks,
        broken: { law: LAWS[law], seed, n: trial.n, what },
      }
    }
    settings.onGame?.(index + 1)
  }
  return { seed: settings.seed, games: settings.games, steps, checks }
}

const freshChecks = (): Record<Law, number> => ({
  deterministic: 0,
  folds: 0,
  replicas: 0,
  blindOffers: 0,
  legality: 0,
  json: 0,
  twins: 0,
  predictions: 0,
  conserved: 0,
  ends: 0,
  undo: 0,
})

class Broken extends Error {
  readonly law: Law
  constructor(law: Law, what: string) {
    super(what)
    this.law = law
  }
}

/** Every so many steps the costly laws are held as well. */
const SELDOM = 12
const MISCHIEF: Mischief = { clock: 20, host: 4 }

/** One game of random play, with a replica for every viewer. */
class Trial {
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

  run(): { law: Law; what: string } | undefined {
    try {
      this.#play()
      return undefined
    } catch (problem) {
      if (problem instanceof Broken) return { law: problem.law, what: problem.message }
      return { law: 'legality', what: describe(problem) }
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
      this.#hold('ends', table.n < this.#game.meta.longest, `still going after ${table.n} entries`)
      this.#step(table)
      if (table.n <= halfway.n) halfway.snapshot = JSON.stringify(table.snapshot())
    }
    this.#checks.ends += 1
    this.#afterGame(table, halfway.snapshot)
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
    this.steps += 1
    const isSeldom = this.#player.below(SELDOM) === 0
    this.#offersAreBlind(table)
    this.#onlyTheAskedMayAct(table, isSeldom)
    const request = randomRequest(table, this.#player, MISCHIEF)
    if (request === undefined) throw new Broken('legality', 'the table waits for nobody')
    const foreseen = this.#foreseen(request)
    const viewer = this.#player.pick(viewersOf(this.#seats))
    const twin = twinOf(table.state, viewer, this.#player)
    const drawn = table.snapshot().standing.drawn
    const entry = this.#made(table, request)
    if (foreseen !== undefined)
      this.#same('predictions', foreseen, redact(entry.events, seatOf(request)), 'predicted')
    if (twin !== undefined) this.#twinsLookAlike(entry, request, viewer, twin, drawn)
    this.#afterEntry(table, entry)
    if (isSeldom && table.n > 2) this.#undoComesBack(table, request, entry)
  }

  #made(table: AnyTable, request: Request<AnyMove>): Entry {
    const played = table.play(request)
    if (!played.ok)
      throw new Broken('legality', `an offer was refused: ${JSON.stringify(played.refusal)}`)
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
    this.#same('conserved', this.#conserved, this.#game.conserved?.(table.state), 'conserved')
    for (const [viewer, replica] of this.#replicas) {
      this.#foldReplica(replica, entry, viewer)
      const stray = strayFrom(table.state, replica, viewer)
      this.#hold('replicas', stray === undefined, `the replica of ${viewer} differs at ${stray}`)
    }
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
        `evolve, tell or score failed on the replica of ${viewer}: ${describe(problem)}`,
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
    this.#same('twins', frames[0], frames[1], `what ${viewer} is sent`)
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
    this.#same('json', written, entries, 'entries')
    this.#same('json', JSON.parse(JSON.stringify(state)), state, 'state')
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

  #same(law: Law, a: unknown, b: unknown, what: string): void {
    const at = difference(a, b)
    if (at !== undefined) throw new Broken(law, `${what} differs at ${at}`)
    this.#checks[law] += 1
  }

  /** Runs a rule on a replica; opening a blank there breaks the law. */
  #unless<T>(law: Law, rule: () => T): T {
    try {
      return rule()
    } catch (problem) {
      throw new Broken(
        law,
        problem instanceof Unknown ? 'a blank was opened on a replica' : describe(problem),
      )
    }
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

function describe(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem)
  const cause = problem.cause === undefined ? '' : ` (${describe(problem.cause)})`
  return `${problem.message}${cause}`
}
