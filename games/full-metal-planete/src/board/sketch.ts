// A board half made.
import type { Terrain } from './plan.ts'

/** Everything is sea or land at first. */
export interface Sketch {
  readonly random: () => number
  readonly terrain: Terrain[]
  readonly zones: number[]
}
