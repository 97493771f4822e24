// Figures of several contestants that were measured in turn, round by round.
import { type Spread, spreadOf } from '../figures.ts'
import type { Window } from './closed-loop.ts'

export interface Standing {
  readonly movesPerSecond: Spread
  readonly p50: Spread
  readonly p99: Spread
  readonly bytesPerMoveAndClient: Spread
  readonly serverBusy: Spread
  readonly loadBusy: Spread
  readonly othersBusy: Spread
  readonly moves: number
  readonly refused: number
  readonly late: number
}

const sumOver = (windows: readonly Window[], of: (window: Window) => number): number =>
  windows.reduce((sum, window) => sum + of(window), 0)

export function standingOf(windows: readonly Window[]): Standing {
  const spread = (of: (window: Window) => number) => spreadOf(windows.map(of))
  return {
    movesPerSecond: spread((window) => window.movesPerSecond),
    p50: spread((window) => window.p50),
    p99: spread((window) => window.p99),
    bytesPerMoveAndClient: spread((window) => window.bytesPerMoveAndClient),
    serverBusy: spread((window) => window.serverBusy),
    loadBusy: spread((window) => window.loadBusy),
    othersBusy: spread((window) => window.othersBusy),
    moves: sumOver(windows, ({ moves }) => moves),
    refused: sumOver(windows, ({ refused }) => refused),
    late: sumOver(windows, ({ late }) => late),
  }
}

export interface Ratio {
  readonly movesPerSecond: Spread
  readonly p99: Spread
  readonly bytesPerMoveAndClient: Spread
}

/** One by the other, round by round. */
export function ratioOf(one: readonly Window[], other: readonly Window[]): Ratio {
  const ratio = (of: (window: Window) => number) =>
    spreadOf(one.map((window, round) => of(window) / of(other[round] ?? window)))
  return {
    movesPerSecond: ratio((window) => window.movesPerSecond),
    p99: ratio((window) => window.p99),
    bytesPerMoveAndClient: ratio((window) => window.bytesPerMoveAndClient),
  }
}
