// What many finished games come to: lengths, results, speed.
import type { Finished } from './play-games.ts'

export interface Outcome {
  readonly seats: number
  readonly finished: readonly Finished[]
  readonly seconds: number
}

export interface Counts {
  readonly games: number
  readonly moves: number
  /** Moves of a game. */
  readonly length: { min: number; median: number; mean: number; max: number }
  readonly reasons: { readonly [reason: string]: number }
  /** First places by seat; equals all count. */
  readonly wins: readonly number[]
}

export interface Speed {
  readonly seconds: number
  readonly gamesPerSecond: number
  readonly movesPerSecond: number
}

export interface Report {
  readonly bySeats: readonly (Counts & { readonly seats: number })[]
  readonly total: Counts
  /** The only part that differs from run to run. */
  readonly speed: { readonly bySeats: readonly Speed[]; readonly total: Speed }
}

export function reportOf(outcomes: readonly Outcome[]): Report {
  const all = outcomes.flatMap(({ finished }) => finished)
  const seconds = outcomes.reduce((sum, outcome) => sum + outcome.seconds, 0)
  return {
    bySeats: outcomes.map(({ seats, finished }) => ({ seats, ...countsOf(finished, seats) })),
    total: countsOf(all, Math.max(...outcomes.map(({ seats }) => seats))),
    speed: {
      bySeats: outcomes.map((outcome) => speedOf(outcome.finished, outcome.seconds)),
      total: speedOf(all, seconds),
    },
  }
}

function countsOf(finished: readonly Finished[], seats: number): Counts {
  const lengths = finished.map(({ moves }) => moves).sort((a, b) => a - b)
  const moves = movesOf(finished)
  const reasons: Record<string, number> = {}
  const wins = new Array<number>(seats).fill(0)
  for (const { result } of finished) {
    reasons[result.reason] = (reasons[result.reason] ?? 0) + 1
    for (const [seat, place] of result.places.entries()) {
      if (place === 1) wins[seat] = (wins[seat] ?? 0) + 1
    }
  }
  const length = {
    min: lengths[0] ?? 0,
    median: lengths[Math.floor(lengths.length / 2)] ?? 0,
    mean: Number((moves / finished.length).toFixed(2)),
    max: lengths.at(-1) ?? 0,
  }
  return { games: finished.length, moves, length, reasons, wins }
}

const speedOf = (finished: readonly Finished[], seconds: number): Speed => ({
  seconds: Number(seconds.toFixed(3)),
  gamesPerSecond: Math.round(finished.length / seconds),
  movesPerSecond: Math.round(movesOf(finished) / seconds),
})

const movesOf = (finished: readonly Finished[]): number =>
  finished.reduce((sum, game) => sum + game.moves, 0)
