// Holding a game to the laws by random play. A broken law is reported with the seed that shows it.
import type { Game } from '@foldtable/kernel'
import { Course } from './course.ts'
import { LAWS, type Law } from './law-titles.ts'
import { Trial } from './trial.ts'

export { LAWS, type Law }

interface LawSettings {
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
  readonly broken?: BrokenLaw
}

interface BrokenLaw {
  readonly law: string
  /** So many games with this seed show it again. */
  readonly seed: string
  readonly games: number
  /** The entry after which it broke; 0 if only all games together show it. */
  readonly n: number
  readonly what: string
  /** The last entry, and both sides of what differs, in full. */
  readonly details: readonly string[]
}

/** Games one by one, and what they show together. */
export class LawRun {
  steps = 0
  readonly #game: Game
  readonly #settings: Omit<LawSettings, 'games' | 'onGame'>
  readonly #course: Course

  constructor(game: Game, settings: Omit<LawSettings, 'games' | 'onGame'>) {
    this.#game = game
    this.#settings = settings
    this.#course = new Course(game)
  }

  get games(): number {
    return this.#course.games
  }

  get checks(): LawReport['checks'] {
    return this.#course.holding.checks
  }

  /** Plays one more game; what it breaks, if anything: alone, or only after the games before it. */
  play(seed = `${this.#settings.seed}.${this.games}`): BrokenLaw | undefined {
    const found = this.#play(this.#course, seed)
    this.#course.games += 1
    if (found === undefined) return undefined
    const isAlone = () => this.#play(new Course(this.#game), seed)?.what === found.what
    return this.games === 1 || isAlone()
      ? found
      : { ...found, seed: this.#settings.seed, games: this.games }
  }

  #play(course: Course, seed: string): BrokenLaw | undefined {
    const { seats, options } = this.#settings
    const trial = new Trial(this.#game, seats, seed, options, course)
    const found = trial.run()
    this.steps += trial.steps
    return found && { ...found, law: LAWS[found.law], seed, games: 1, n: trial.n }
  }

  /** What no single game can show: a secret that was never varied, an event that never changed anything. */
  end(): BrokenLaw | undefined {
    const found = this.#course.verdict()
    const { seed } = this.#settings
    return found && { ...found, law: LAWS[found.law], seed, games: this.games, n: 0, details: [] }
  }
}

/** Plays that many games and holds every law against them; stops at the first that breaks. */
export function checkLaws(game: Game, settings: LawSettings): LawReport {
  const { seed, games } = settings
  const run = new LawRun(game, settings)
  let broken: BrokenLaw | undefined
  while (broken === undefined && run.games < games) {
    broken = run.play(games === 1 ? seed : undefined)
    if (broken === undefined) settings.onGame?.(run.games)
  }
  broken ??= run.end()
  const { steps, checks } = run
  return { seed, games: run.games, steps, checks, ...(broken && { broken }) }
}
