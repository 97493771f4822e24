// Law 14: every kind of event changes something, or is declared to tell only.
import type { AnyEvent, Game } from '@foldtable/kernel'
import type { Holding } from '../holding.ts'

/** In fewer games with an event, or fewer games at all, nothing can be said. */
const FEW = 3
const GAMES = 10

/** What is known of a kind of event. */
interface Heard {
  /** In how many games it happened until it changed something. */
  games: number
  /** The latest of them. */
  last: number
  hasChanged: boolean
}

export class Hearing {
  readonly #kinds = new Map<string, Heard>()
  readonly #game: Game
  readonly #holding: Holding

  constructor(game: Game, holding: Holding) {
    this.#game = game
    this.#holding = holding
  }

  /** Folds an event of the game of that number, and takes note whether such an event ever changes anything. */
  fold(state: unknown, event: AnyEvent, game: number): void {
    const known = this.#kinds.get(event.kind) ?? { games: 0, last: -1, hasChanged: false }
    this.#kinds.set(event.kind, known)
    const before = known.hasChanged ? undefined : JSON.stringify(state)
    this.#game.evolve(state, event)
    if (before === undefined) return
    if (known.last !== game) known.games += 1
    known.last = game
    known.hasChanged = JSON.stringify(state) !== before
    const isRight = !known.hasChanged || !this.#onlyTells(event.kind)
    const what = `the event ${event.kind} changes the state: take it out of \`notes\``
    this.#holding.hold('heard', isRight, what)
  }

  #onlyTells(kind: string): boolean {
    return this.#game.notes?.includes(kind) === true
  }

  /** What so many games have shown together. */
  unheard(games: number) {
    if (games < GAMES) return undefined
    const unheard = [...this.#kinds].find(
      ([kind, known]) => !known.hasChanged && known.games >= FEW && !this.#onlyTells(kind),
    )
    if (unheard === undefined) return undefined
    const [kind, known] = unheard
    const what = `the event ${kind} happened in ${known.games} games and never changed the state`
    const remedy = `Give \`evolve\` its case, or, if it only tells: notes: ['${kind}']`
    return { law: 'heard' as const, what: `${what}. ${remedy}` }
  }
}
