// How far it is from somewhere to every hex of the board, and by which way.
import { GRID, type Hex } from '../src/board/grid.ts'

/** Further than any way. */
export const FAR = 1000

export interface Ways {
  /** Steps to each hex; `FAR` where there is no way. */
  readonly steps: Int16Array
  /** The hex before it on the way, or -1 where the way begins. */
  readonly before: Int16Array
}

export function waysFrom(starts: readonly Hex[], isOpen: (hex: Hex) => boolean): Ways {
  const steps = new Int16Array(GRID.size).fill(FAR)
  const before = new Int16Array(GRID.size).fill(-1)
  const queue = [...starts]
  for (const hex of queue) steps[hex] = 0
  for (const hex of queue) {
    const next = (steps[hex] ?? 0) + 1
    for (const to of GRID.beside(hex)) {
      if (steps[to] !== FAR || !isOpen(to)) continue
      steps[to] = next
      before[to] = hex
      queue.push(to)
    }
  }
  return { steps, before }
}

export const stepsTo = ({ steps }: Ways, hex: Hex): number => steps[hex] ?? FAR

/** All hexes of the way, from where it begins. */
export function wayTo({ before }: Ways, goal: Hex): Hex[] {
  const way = [goal]
  for (let hex = before[goal] ?? -1; hex >= 0; hex = before[hex] ?? -1) way.push(hex)
  return way.reverse()
}

/** The hex among these that is reached first; -1 if none is. */
export function nearest({ steps }: Ways, hexes: readonly Hex[]): Hex {
  let best = -1
  for (const hex of hexes) {
    const far = steps[hex] ?? FAR
    if (far < FAR && (best < 0 || far < (steps[best] ?? FAR))) best = hex
  }
  return best
}
