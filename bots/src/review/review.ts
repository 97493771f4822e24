// A game that is over, looked at by a strong bot: how much of it was luck, and what it would have done in somebody's place.
import { type Game, type Seat, type TableRecord, Unknown } from '@foldtable/kernel'
import type { Policy } from '../policies.ts'
import { type Advised, adviceOn } from './advice.ts'
import { type Luck, luckOf } from './luck.ts'

export type { Advice } from './advice.ts'

export interface Review {
  /** Null where the record does not tell all, or is of older rules: what might have come cannot be told. */
  readonly luck: Luck | null
  /** Null for whoever only looked on. */
  readonly advised: Advised | null
}

/** Moves of playouts, if the policy does not say. */
const USUAL_BUDGET = 4000
/** Of a thought's moves. */
const LUCK = 6
const ADVICE = 0.25

/** `seat` is whose decisions are looked at. In steps: each tells how much is done, of 1. */
export function* reviewing(
  game: Game,
  policy: Policy | undefined,
  record: TableRecord,
  seat: Seat | undefined,
): Generator<number, Review> {
  const { budget = USUAL_BUDGET } = policy ?? {}
  const luck = yield* halfOf(0, luckIn(game, policy, record, LUCK * budget))
  const asking = { game, policy, moves: ADVICE * budget }
  const advised =
    seat === undefined || !isSeenBy(record, seat)
      ? null
      : yield* halfOf(1, adviceOn({ ...asking, seat }, record))
  return { luck, advised }
}

/** Of two things that are done one after the other. */
function* halfOf<T>(half: 0 | 1, steps: Generator<number, T>): Generator<number, T> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    yield (half + step.value) / 2
  }
}

function* luckIn(
  game: Game,
  policy: Policy | undefined,
  record: TableRecord,
  moves: number,
): Generator<number, Luck | null> {
  const isOpen = record.chance.key !== undefined && record.viewer === undefined
  if (!isOpen || record.game.version !== game.meta.version) return null
  try {
    return yield* luckOf(game, policy, record, moves)
  } catch (problem) {
    if (problem instanceof Unknown) return null // what was thrown in stays hidden for good
    throw problem
  }
}

const isSeenBy = ({ viewer }: TableRecord, seat: Seat): boolean =>
  viewer === undefined || viewer === seat
