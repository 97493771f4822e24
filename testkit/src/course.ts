// What a whole run of games has shown, and what it never showed.
import type { AnyEvent, Game, Refusal } from '@foldtable/kernel'
import { Holding } from './holding.ts'
import type { Law } from './law-titles.ts'
import { partsFromOptions } from './laws/16-fold-reads-no-option.ts'
import { Sightings } from './sightings.ts'

/** Fewer tries of a move, games with an event, games at all tell nothing. */
const TRIES = 8
const FEW = 3
const GAMES = 10

/** What is known of a kind of event. */
interface Kind {
  /** In how many games it happened until it changed something. */
  games: number
  /** The latest of them. */
  last: number
  hasChanged: boolean
}

export class Course {
  games = 0
  readonly holding = new Holding()
  readonly sightings = new Sightings()
  #parts: ReadonlySet<string> | undefined
  readonly #kinds = new Map<string, Kind>()
  readonly #hostMoves = new Map<string, { tried: number; taken: number; last?: Refusal }>()
  readonly #game: Game

  constructor(game: Game) {
    this.#game = game
  }

  /** The parts of a state that options decide. */
  partsFromOptions(seats: number): ReadonlySet<string> {
    this.#parts ??= partsFromOptions(this.#game, seats)
    return this.#parts
  }

  /** Folds an event, and takes note whether such an event ever changes anything. */
  fold(state: unknown, event: AnyEvent): void {
    const known = this.#kinds.get(event.kind) ?? { games: 0, last: -1, hasChanged: false }
    this.#kinds.set(event.kind, known)
    const before = known.hasChanged ? undefined : JSON.stringify(state)
    this.#game.evolve(state, event)
    if (before === undefined) return
    if (known.last !== this.games) known.games += 1
    known.last = this.games
    known.hasChanged = JSON.stringify(state) !== before
    const isRight = !known.hasChanged || !this.#onlyTells(event.kind)
    const what = `the event ${event.kind} changes the state: take it out of \`notes\``
    this.holding.hold('heard', isRight, what)
  }

  #onlyTells(kind: string): boolean {
    return this.#game.notes?.includes(kind) === true
  }

  tryHostMove(kind: string, refusal: Refusal | undefined): void {
    const known = this.#hostMoves.get(kind) ?? { tried: 0, taken: 0 }
    const taken = known.taken + (refusal === undefined ? 1 : 0)
    this.#hostMoves.set(kind, { tried: known.tried + 1, taken, ...(refusal && { last: refusal }) })
  }

  /** What no single game can show. */
  verdict(): { readonly law: Law; readonly what: string } | undefined {
    return this.#unvaried() ?? this.#strange() ?? this.#unheard() ?? this.#neverTaken()
  }

  #unvaried() {
    const [place] = this.sightings.neverVaried()
    if (place === undefined) return undefined
    const what = `what is hidden at ${place} of the state was never varied, so nobody knows whether it leaks`
    const remedy = 'Give its secrets a pool (and name it in `unseen`), or write `imagine`'
    return { law: 'twins' as const, what: `${what}. ${remedy}` }
  }

  #strange() {
    const strange = this.sightings.neverSeen()
    if (strange === undefined) return undefined
    const what = `an imagined world has ${JSON.stringify(strange.value)} at ${strange.place}, where no game ever has it`
    const remedy = 'Let `imagine` (or `unseen`) take only values that the rules can put there'
    return { law: 'worlds' as const, what: `${what}. ${remedy}` }
  }

  #unheard() {
    if (this.games < GAMES) return undefined
    const unheard = [...this.#kinds].find(
      ([kind, { games, hasChanged }]) => !hasChanged && games >= FEW && !this.#onlyTells(kind),
    )
    if (unheard === undefined) return undefined
    const [kind, { games }] = unheard
    const what = `the event ${kind} happened in ${games} games and never changed the state`
    const remedy = `Give \`evolve\` its case, or, if it only tells: notes: ['${kind}']`
    return { law: 'heard' as const, what: `${what}. ${remedy}` }
  }

  #neverTaken() {
    const refused = [...this.#hostMoves].find(
      ([, { tried, taken }]) => tried >= TRIES && taken === 0,
    )
    if (refused === undefined) return undefined
    const [kind, { tried, last }] = refused
    const what = `the host's move ${kind} was never made: it was refused ${tried} times, last with ${last?.code} (${last?.rule})`
    const remedy = 'Its `refusal` must let it pass for a seat that is in the game'
    return { law: 'legality' as const, what: `${what}. ${remedy}` }
  }
}
