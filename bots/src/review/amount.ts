// What is told of luck: for pages, too, which do not look themselves.
import type { Seat } from '@foldtable/kernel'

/** What chance brought a seat beside the others, in points of the game, and how far that may be off. */
export interface Amount {
  readonly points: number
  readonly error: number
}

export interface LuckyMoment extends Amount {
  readonly n: number
  readonly seat: Seat
}

/** Less than so many errors is no luck that can be told. */
const CERTAIN = 2
/** Less is nothing to anybody. */
const LEAST = 0.05

/** Whether there is more to it than the playouts' own chance. */
export const isTold = ({ points, error }: Amount): boolean =>
  Math.abs(points) > CERTAIN * error && Math.abs(points) >= LEAST
