// What is tried beside a game of random play: what would have happened in another world, with another answer, by the host.
import { hostMove, hostMovesOf, randomRequest } from '@foldtable/bots/random-play'
import {
  type AnyEvent,
  type AnyMove,
  type AnyTable,
  type Chance,
  type CountedChance,
  copyOf,
  type Entry,
  type Game,
  keyedChance,
  type Place,
  type Request,
  redact,
  type Seat,
  seededChance,
  Table,
  type Viewer,
  viewersOf,
} from '@foldtable/kernel'
import {
  Broken,
  describe,
  doingText,
  leakText,
  nameOf,
  openAnswerText,
  refusedText,
  requestText,
} from './broken.ts'
import { difference, strayFrom } from './compare.ts'
import type { Course } from './course.ts'
import type { Holding } from './holding.ts'
import { hidesOtherwise, Rolls } from './rolls.ts'
import { secretsIn } from './sightings.ts'
import { disclosed, type Twin, twinOf } from './twins.ts'

/** Something that is looked at again once the move has been made. */
export type Look = (entry: Entry) => void

type AnyPlace = Place<unknown, AnyMove, AnyEvent, unknown>

/** So many random moves are made on an imagined world. */
const MOVES = 3

export class Asides {
  readonly #game: Game
  readonly #place: Omit<AnyPlace, 'chance'>
  readonly #course: Course
  readonly #holding: Holding
  /** Decides what is tried; the game itself does not depend on it. */
  readonly #chance: Chance
  /** Deals as the table does. */
  readonly #dealer: CountedChance

  constructor(place: Omit<AnyPlace, 'chance'>, key: string, seed: string, course: Course) {
    this.#game = place.game
    this.#place = place
    this.#course = course
    this.#holding = course.holding
    this.#chance = seededChance(`${seed} asides`)
    this.#dealer = keyedChance(key)
  }

  /** Another world for one of the viewers; what the move does there is compared with what it did. */
  anotherWorld(table: AnyTable, request: Request<AnyMove>, isSeldom: boolean): Look | undefined {
    const viewer = this.#chance.pick(viewersOf(this.#place.seats))
    const twin = this.#twinFor(table.state, viewer)
    if (twin === undefined) return undefined
    if (twin.by === 'imagined') this.#mustFit(twin, table, viewer, isSeldom)
    const drawn = table.drawn
    return (entry) => this.#looksAlike(entry, request, viewer, twin, drawn)
  }

  #twinFor(state: unknown, viewer: Viewer): Twin | undefined {
    const where = `imagining a world from the view of ${nameOf(viewer)}`
    return this.#holding.unless('worlds', where, () =>
      twinOf(this.#game, state, viewer, this.#chance, this.#course.sightings),
    )
  }

  #mustFit({ state: world, view }: Twin, table: AnyTable, viewer: Viewer, isSeldom: boolean): void {
    const what = `a world imagined from the view of ${nameOf(viewer)}`
    for (const found of secretsIn(world)) {
      const isFull = found.held.is !== undefined
      this.#holding.hold('worlds', isFull, `${what} has a blank at ${found.place}: fill it`)
      if (isSeldom) this.#course.sightings.imagine(found)
    }
    if (strayFrom(world, view, viewer) !== undefined) {
      const remedy = '`imagine` must keep what the viewer knows, and who may know what'
      const seen = redact(world, viewer)
      this.#holding.same(
        'worlds',
        seen,
        view,
        `${what}, seen by the same,`,
        (at, sides) => `differs at ${at}: ${sides}; ${remedy}`,
      )
    }
    if (isSeldom) this.#playOn(world, table, viewer)
  }

  #playOn(world: unknown, { at, drawn }: AnyTable, viewer: Viewer): void {
    try {
      this.#playSome(this.#tableAt(world, at, drawn))
    } catch (problem) {
      if (problem instanceof Broken) throw problem
      throw new Broken('worlds', deadEndText(viewer, describe(problem)))
    }
    this.#holding.checks.worlds += 1
  }

  #playSome(table: AnyTable): void {
    this.#game.score(table.state)
    for (let moves = 0; moves < MOVES; moves++) {
      mustWaitForSomebody(this.#holding, table)
      const request = randomRequest(table, this.#chance)
      const played = request && table.play(request)
      if (request === undefined || played === undefined) return
      if (!played.ok) throw new RangeError(refusedText(request, played.refusal))
    }
  }

  #looksAlike(
    entry: Entry,
    request: Request<AnyMove>,
    viewer: Viewer,
    twin: Twin,
    drawn: number,
  ): void {
    const events = this.#eventsIn(twin, request, viewer, drawn)
    if (events === undefined) return // whoever moved would have moved otherwise
    this.#course.sightings.vary(twin.places)
    if (this.#wasToldOtherwise(entry.events, events, viewer)) return
    const frames = [redact(entry.events, viewer), redact(events, viewer)]
    const where = `at ${[...twin.places].join(' and ')}`
    this.#holding.same(
      'twins',
      frames[0],
      frames[1],
      `what ${nameOf(viewer)} is sent`,
      (at, sides) => leakText(entry.events, at, sides, where),
    )
  }

  /** What comes of the same request there; nothing if it is not legal, or the world is not one of the game's own. */
  #eventsIn(
    twin: Twin,
    request: Request<AnyMove>,
    viewer: Viewer,
    drawn: number,
  ): readonly AnyEvent[] | undefined {
    try {
      const other = this.#tableAt(twin.state, request.at, drawn)
      const played = other.play({ ...request, at: other.dueAt ?? request.at })
      return played.ok ? played.entry?.events : undefined
    } catch (problem) {
      if (twin.by === 'replaced') return undefined
      throw new Broken(
        'worlds',
        deadEndText(viewer, `${requestText(request)}: ${describe(problem)}`),
      )
    }
  }

  /** The viewer was told on purpose. */
  #wasToldOtherwise(one: readonly AnyEvent[], other: readonly AnyEvent[], viewer: Viewer): boolean {
    const [told, toldThere] = [one, other].map((events) => disclosed(this.#game, events, viewer))
    return difference(told, toldThere) !== undefined
  }

  /** The same done with one roll of chance that comes out otherwise: who is not told of it must not see the difference. */
  anotherRoll(
    seed: string,
    make: (chance: CountedChance) => readonly AnyEvent[] | undefined,
  ): void {
    const rolls = new Rolls(seed)
    const events = make(rolls)
    if (events === undefined || rolls.position === 0) return
    const other = make(new Rolls(seed, this.#chance.below(rolls.position)))
    if (other === undefined) return
    for (const viewer of viewersOf(this.#place.seats)) {
      if (!hidesOtherwise(events, other, viewer)) continue
      if (this.#wasToldOtherwise(events, other, viewer)) continue
      const frames = [redact(events, viewer), redact(other, viewer)]
      const what = `what ${nameOf(viewer)} is sent`
      this.#holding.same('twins', frames[0], frames[1], what, (at, sides) =>
        leakText(events, at, sides, 'by the same roll'),
      )
    }
  }

  /** As `anotherRoll`, for a move that was made. */
  anotherRollOf(table: AnyTable, entry: Entry, request: Request<AnyMove>): void {
    if (entry.drawn === undefined || secretsIn(entry.events).length === 0) return
    const before = table.stateAt(entry.n - 1)
    this.anotherRoll(`roll ${entry.n}`, (chance) => {
      const other = Table.arranged({ ...this.#place, chance }, before, request.at)
      const played = other.play({ ...request, at: other.dueAt ?? request.at })
      return played.ok ? played.entry?.events : undefined
    })
  }

  /** While several are asked, another answer of the one who moves; nothing if there is none. */
  anotherAnswer(
    table: AnyTable,
    request: Request<AnyMove>,
    offers: readonly AnyMove[],
  ): Look | undefined {
    const { by, move } = request
    if (typeof by !== 'number' || offers.length < 2 || !areSeveralAsked(table)) return undefined
    const others = offers.filter((one) => difference(one, move) !== undefined)
    if (others.length === 0) return undefined
    const other = this.#tableAt(table.state, table.at, table.drawn)
    const answer = this.#chance.pick(others)
    return (entry) => {
      const played = other.play({ by, move: answer, at: request.at })
      if (played.ok && played.entry !== undefined) this.#tellsNobody(by, entry, played.entry)
    }
  }

  #tellsNobody(by: Seat, entry: Entry, other: Entry): void {
    for (const viewer of viewersOf(this.#place.seats)) {
      if (viewer === by || this.#wasToldOtherwise(entry.events, other.events, viewer)) continue
      const frames = [redact(entry.events, viewer), redact(other.events, viewer)]
      const what = `${nameOf(viewer)} learns what seat ${by} answered while others are asked too:`
      this.#holding.same('atOnce', frames[0], frames[1], what, (at, sides) =>
        openAnswerText(entry.events, at, sides),
      )
    }
  }

  /** The moves of the host, each tried for some seat where the game stands: the house makes them at any moment. */
  hostMoves(table: AnyTable): void {
    for (const kind of hostMovesOf(this.#game)) {
      const seat = this.#chance.below(this.#place.seats)
      const move = hostMove(this.#game, table.state, kind, seat, this.#chance)
      const what = `${kind} is the house's to make as { kind: '${kind}' }, and its schema asks for more: let it have no fields`
      this.#holding.hold('legality', move !== undefined, what)
      if (move !== undefined) this.#tryAsHost(table, { by: 'host', seat, move, at: table.at })
    }
  }

  /** What the clock would play for each seat that is asked. */
  timeouts(table: AnyTable): void {
    const { decision } = table
    if (decision.result !== undefined) return
    for (const seat of decision.seats) {
      const where = `\`timeout\` for seat ${seat}`
      const move = this.#holding.unless('legality', where, () =>
        this.#game.timeout(table.state, seat),
      )
      const request = { by: 'clock', seat, move, at: table.dueAt ?? table.at } as const
      const refusal = table.refusal(request)
      if (refusal !== undefined) throw new Broken('legality', refusedText(request, refusal))
    }
  }

  #tryAsHost(table: AnyTable, request: Request<AnyMove>): void {
    const refusal = table.refusal(request)
    this.#course.tryHostMove(request.move.kind, refusal)
    if (refusal !== undefined) return
    const other = this.#tableAt(table.state, table.at, table.drawn)
    const played = this.#holding.unless('legality', doingText(request), () => other.play(request))
    const viewer = this.#chance.pick(viewersOf(this.#place.seats))
    const replica = table.view(viewer)
    if (!played.ok || played.entry === undefined) return
    for (const event of played.entry.events)
      this.#game.evolve(replica, copyOf(redact(event, viewer)))
    this.#holding.same(
      'replicas',
      other.view(viewer),
      replica,
      `after ${requestText(request)}, the replica of ${nameOf(viewer)}`,
    )
    mustWaitForSomebody(this.#holding, other)
  }

  #tableAt(state: unknown, at: number, drawn: number): AnyTable {
    this.#dealer.position = drawn
    return Table.arranged({ ...this.#place, chance: this.#dealer }, state, at)
  }
}

const areSeveralAsked = ({ decision }: AnyTable): boolean =>
  decision.result === undefined && decision.seats.length > 1

export function mustWaitForSomebody(holding: Holding, { decision, n }: AnyTable): void {
  const isWaiting =
    decision.result !== undefined || decision.seats.length > 0 || decision.due !== undefined
  const what = `after entry ${n} the table waits for nobody, and there is no result`
  const remedy = '`decision` must name a seat, or a pause that is `due`, or the `result`'
  holding.hold('legality', isWaiting, `${what}: ${remedy}`)
}

const deadEndText = (viewer: Viewer, why: string): string =>
  `a world imagined from the view of ${nameOf(viewer)} cannot be played on: ${why}. \`imagine\`, \`unseen\` and pools must give worlds that the rules can meet`
