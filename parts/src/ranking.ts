// Places for a result.
import type { BySeat } from '@foldtable/kernel'

/** 1 for the most points, equal for equals: 7, 9, 7, 3 give 2, 1, 2, 4. */
export const placesBy = (points: readonly number[]): BySeat<number> =>
  points.map((own) => 1 + points.filter((other) => other > own).length)
