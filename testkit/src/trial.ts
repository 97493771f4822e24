// One game of random play with every law held against it. What each law looks at is in `laws/`, a file each;
// law 12, of old ledgers, is in `ledgers.ts`.
import { type Mischief, randomRequest } from '@foldtable/bots/random-play'
import {
  type AnyMove,
  type AnyTable,
  type Chance,
  type Entry,
  type Game,
  keyFromSeed,
  type Request,
  readOptions,
  type Seat,
  seatOf,
  seededChance,
  Table,
  type Viewer,
  viewersOf,
} from '@foldtable/kernel'
import { Broken, describe, detailsOf, doingText, refusedText } from './broken.ts'
import { Case, type Look } from './case.ts'
import type { Course } from './course.ts'
import type { Law } from './law-titles.ts'
import { opensAlike, playsAlike, playsAlikeLater } from './laws/01-deterministic.ts'
import { foldsAgain, mirrors } from './laws/02-folds.ts'
import { followsTruth } from './laws/03-replicas.ts'
import { offersBlindly } from './laws/04-blind-offers.ts'
import {
  hostMoves,
  mustWaitForSomebody,
  offersAreTaken,
  othersMayNot,
  timeouts,
} from './laws/05-legality.ts'
import { survivesJson } from './laws/06-json.ts'
import { anotherRoll, anotherRollOf, anotherWorld } from './laws/07-worlds-alike.ts'
import { comesTrue, foreseen } from './laws/08-predictions.ts'
import { conserves } from './laws/09-conserved.ts'
import { mustEndSoon } from './laws/10-ends.ts'
import { comesBack } from './laws/11-undo.ts'
import { anotherAnswer } from './laws/13-at-once.ts'
import { foldsBlindly } from './laws/16-fold-reads-no-option.ts'
import { isFinal, staysFinal } from './laws/17-final-means-final.ts'
import { randomOptions } from './random-options.ts'

/** Laws that compare what was made at different times. */
const COMPARING: readonly Law[] = ['twins', 'predictions', 'undo', 'atOnce']
/** Every so many steps the costly laws are held as well. */
const SELDOM = 12
const MISCHIEF: Mischief = { clock: 20, host: 4 }

/** One game of random play, with a replica for every viewer. */
export class Trial {
  steps = 0
  readonly #case: Case
  readonly #player: Chance
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
    this.#player = seededChance(`${seed} player`)
    const place = { game, seats, options: optionsFor(game, options, this.#player) }
    this.#case = new Case(place, keyFromSeed(`${seed} table`), seed, course)
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
      playsAlikeLater(this.#case, this.#table)
      return problem
    } catch (again) {
      return again instanceof Broken ? again : problem
    }
  }

  #play(): void {
    const table = this.#opened()
    const last = 1 + this.#player.below(60)
    let snapshot = JSON.stringify(table.snapshot())
    for (let next = 2; table.decision.result === undefined; ) {
      mustEndSoon(this.#case, this.steps)
      this.#step(table)
      if (table.n < next || table.n > last) continue
      snapshot = JSON.stringify(table.snapshot())
      next = 2 * table.n
    }
    this.#case.holding.checks.ends += 1
    foldsBlindly(this.#case, table)
    survivesJson(this.#case, table)
    foldsAgain(this.#case, table, snapshot)
  }

  #opened(): AnyTable {
    const trial = this.#case
    const { game, seats, options } = trial
    const table = Table.open(trial.terms())
    this.#table = table
    this.#shadow = Table.open(trial.terms())
    opensAlike(trial, table, this.#shadow)
    for (const viewer of viewersOf(seats)) this.#replicas.set(viewer, game.blank(seats, options))
    this.#mirror = game.blank(seats, options)
    this.#conserved = game.conserved?.(table.state)
    for (const entry of table.entries) this.#afterEntry(table, entry)
    anotherRoll(trial, 'the opening', (chance) => {
      const [opening] = Table.open({ ...trial.terms(), chance }).entries
      return opening?.events
    })
    return table
  }

  #step(table: AnyTable): void {
    const trial = this.#case
    this.#doing = 'asking for offers'
    const isSeldom = this.#player.below(SELDOM) === 0
    mustWaitForSomebody(trial.holding, table)
    const offered = offersBlindly(trial, table, this.#replicas)
    offersAreTaken(trial, table, this.#mirror, offered)
    if (isSeldom) othersMayNot(trial, table, offered)
    this.#doing = 'choosing among the offers, or timeout'
    const request = randomRequest(table, this.#player, MISCHIEF)
    if (request === undefined) return
    this.#doing = doingText(request)
    const events = foreseen(trial, this.#replicas.get(seatOf(request)), request)
    const looks = this.#looksAside(table, request, offered, isSeldom)
    const entry = this.#made(table, request)
    comesTrue(trial, events, request, entry)
    for (const look of looks) look?.(entry)
    if (this.#player.below(4) === 0) anotherRollOf(trial, table, entry, request)
    const isFinalNow = isFinal(trial, this.#mirror, entry)
    this.#afterEntry(table, entry)
    this.steps += 1
    if (isFinalNow) this.#final = entry.n
    if (isSeldom) this.#backAndForth(table, request, entry, isFinalNow)
  }

  #looksAside(
    table: AnyTable,
    request: Request<AnyMove>,
    offered: ReadonlyMap<Seat, readonly AnyMove[]>,
    isSeldom: boolean,
  ): (Look | undefined)[] {
    if (isSeldom) hostMoves(this.#case, table)
    if (isSeldom) timeouts(this.#case, table)
    return [
      anotherWorld(this.#case, table, request, isSeldom),
      anotherAnswer(this.#case, table, request, offered.get(seatOf(request)) ?? []),
    ]
  }

  #made(table: AnyTable, request: Request<AnyMove>): Entry {
    const played = table.play(request)
    if (!played.ok) throw new Broken('legality', refusedText(request, played.refusal))
    if (played.entry === undefined)
      throw new Broken('legality', 'a move without a key was taken for a resend')
    freeze(played.entry)
    this.#case.holding.checks.legality += 1
    playsAlike(this.#case, this.#shadow, request, played)
    return played.entry
  }

  #afterEntry(table: AnyTable, entry: Entry): void {
    mirrors(this.#case, table, this.#mirror, entry)
    conserves(this.#case, table, this.#conserved)
    for (const [viewer, replica] of this.#replicas)
      followsTruth(this.#case, table.state, replica, entry, viewer)
  }

  #backAndForth(
    table: AnyTable,
    request: Request<AnyMove>,
    entry: Entry,
    isFinalNow: boolean,
  ): void {
    staysFinal(this.#case, table, this.#final)
    if (table.n <= 2) return
    const again = (same: Request<AnyMove>) => this.#made(table, same)
    comesBack(this.#case, table, this.#shadow, request, entry, again)
    if (isFinalNow) this.#final = table.n
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
