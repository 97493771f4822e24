// What a whole run of games has shown, and what it never showed.
import type { AnyEvent, Game, Refusal } from '@foldtable/kernel'
import { Holding } from './holding.ts'
import type { Law } from './law-titles.ts'
import { Hearing } from './laws/14-heard.ts'
import { partsFromOptions } from './laws/16-fold-reads-no-option.ts'
import { Sightings } from './sightings.ts'

/** Fewer tries of a move tell nothing. */
const TRIES = 8

export class Course {
  games = 0
  readonly holding = new Holding()
  readonly sightings = new Sightings()
  #parts: ReadonlySet<string> | undefined
  readonly #hearing: Hearing
  readonly #hostMoves = new Map<string, { tried: number; taken: number; last?: Refusal }>()
  readonly #game: Game

  constructor(game: Game) {
    this.#game = game
    this.#hearing = new Hearing(game, this.holding)
  }

  /** The parts of a state that options decide. */
  partsFromOptions(seats: number): ReadonlySet<string> {
    this.#parts ??= partsFromOptions(this.#game, seats)
    return this.#parts
  }

  /** Folds an event, and takes note of what it does. */
  fold(state: unknown, event: AnyEvent): void {
    this.#hearing.fold(state, event, this.games)
  }

  tryHostMove(kind: string, refusal: Refusal | undefined): void {
    const known = this.#hostMoves.get(kind) ?? { tried: 0, taken: 0 }
    const taken = known.taken + (refusal === undefined ? 1 : 0)
    this.#hostMoves.set(kind, { tried: known.tried + 1, taken, ...(refusal && { last: refusal }) })
  }

  /** What no single game can show. */
  verdict(): { readonly law: Law; readonly what: string } | undefined {
    return (
      this.#unvaried() ?? this.#strange() ?? this.#hearing.unheard(this.games) ?? this.#neverTaken()
    )
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
