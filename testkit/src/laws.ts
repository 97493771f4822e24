// Holding a game to the laws by random play. A broken law is reported with the seed that shows it.
import type { Game } from '@foldtable/kernel'
import { LAWS, type Law } from './law-titles.ts'
import { Trial } from './trial.ts'

export { LAWS, type Law }

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
    /** The last entry, and both sides of what differs, in full. */
    readonly details: readonly string[]
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
      const { law, what, details } = broken
      return {
        seed: settings.seed,
        games: index + 1,
        steps,
        checks,
        broken: { law: LAWS[law], seed, n: trial.n, what, details },
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
