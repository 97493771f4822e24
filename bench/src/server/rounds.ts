// Figures of several contestants that were measured in turn, round by round.
import { type Spread, spreadOf } from '../figures.ts'
import type { Window } from './closed-loop.ts'

export interface Standing {
  readonly movesPerSecond: Spread
  readonly p50: Spread
  readonly p99: Spread
  readonly bytesPerMoveAndClient: Spread
  readonly mainPerMove: Spread
  readonly cpuPerMove: Spread
  readonly loadPerMove: Spread
  readonly writtenPerMove: Spread
  readonly serverBusy: Spread
  readonly loadBusy: Spread
  readonly othersBusy: Spread
  readonly moves: number
  readonly refused: number
  readonly late: number
  /** Rounds in which the clients were as busy as a core can be: the server could have done more. */
  readonly boundByLoad: number
  /** Rounds that others on this machine disturbed, also when they were measured again. */
  readonly disturbed: number
}

const sumOver = (windows: readonly Window[], of: (window: Window) => number): number =>
  windows.reduce((sum, window) => sum + of(window), 0)

const BOUND = 0.9
const DISTURBED = 0.1

export const isDisturbed = ({ othersBusy }: Window): boolean => othersBusy > DISTURBED

export function standingOf(windows: readonly Window[]): Standing {
  const spread = (of: (window: Window) => number) => spreadOf(windows.map(of))
  return {
    movesPerSecond: spread((window) => window.movesPerSecond),
    p50: spread((window) => window.p50),
    p99: spread((window) => window.p99),
    bytesPerMoveAndClient: spread((window) => window.bytesPerMoveAndClient),
    mainPerMove: spread((window) => window.mainPerMove),
    cpuPerMove: spread((window) => window.cpuPerMove),
    loadPerMove: spread((window) => window.loadPerMove),
    writtenPerMove: spread((window) => window.writtenPerMove),
    serverBusy: spread((window) => window.serverBusy),
    loadBusy: spread((window) => window.loadBusy),
    othersBusy: spread((window) => window.othersBusy),
    moves: sumOver(windows, ({ moves }) => moves),
    refused: sumOver(windows, ({ refused }) => refused),
    late: sumOver(windows, ({ late }) => late),
    boundByLoad: windows.filter(({ loadBusy }) => loadBusy > BOUND).length,
    disturbed: windows.filter(isDisturbed).length,
  }
}

export interface Ratio {
  readonly movesPerSecond: Spread
  readonly p99: Spread
  readonly cpuPerMove: Spread
  readonly bytesPerMoveAndClient: Spread
}

/** One by the other, round by round. */
export function ratioOf(one: readonly Window[], other: readonly Window[]): Ratio {
  const ratio = (of: (window: Window) => number) =>
    spreadOf(one.map((window, round) => of(window) / of(other[round] ?? window)))
  return {
    movesPerSecond: ratio((window) => window.movesPerSecond),
    p99: ratio((window) => window.p99),
    cpuPerMove: ratio((window) => window.cpuPerMove),
    bytesPerMoveAndClient: ratio((window) => window.bytesPerMoveAndClient),
  }
}
