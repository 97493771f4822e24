// Law 8: predictions come true.
import {
  type AnyEvent,
  type AnyMove,
  type Entry,
  predict,
  type Request,
  redact,
  seatOf,
} from '@foldtable/kernel'
import { doingText } from '../broken.ts'
import type { Case } from '../case.ts'

/** What the seat foresees on its replica. Where the rule itself fails, making the move will tell. */
export function foreseen(
  { game }: Case,
  replica: unknown,
  request: Request<AnyMove>,
): AnyEvent[] | undefined {
  try {
    return predict(game, replica, seatOf(request), request)
  } catch {
    return undefined
  }
}

export function comesTrue(
  { holding }: Case,
  events: readonly AnyEvent[] | undefined,
  request: Request<AnyMove>,
  entry: Entry,
): void {
  if (events === undefined) return
  const happened = redact(entry.events, seatOf(request))
  holding.same('predictions', events, happened, `what comes of ${doingText(request)},`)
}
