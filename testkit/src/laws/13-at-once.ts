// Law 13: an answer given while others are asked tells them nothing.
import {
  type AnyMove,
  type AnyTable,
  type Entry,
  type Request,
  redact,
  type Seat,
  viewersOf,
} from '@foldtable/kernel'
import { nameOf, openAnswerText } from '../broken.ts'
import type { Case, Look } from '../case.ts'
import { difference } from '../compare.ts'
import { wasToldOtherwise } from './07-worlds-alike.ts'

/** While several are asked, another answer of the one who moves; nothing if there is none. */
export function anotherAnswer(
  trial: Case,
  table: AnyTable,
  request: Request<AnyMove>,
  offers: readonly AnyMove[],
): Look | undefined {
  const { by, move } = request
  if (typeof by !== 'number' || offers.length < 2 || !areSeveralAsked(table)) return undefined
  const others = offers.filter((one) => difference(one, move) !== undefined)
  if (others.length === 0) return undefined
  const other = trial.tableAt(table.state, table.at, table.drawn)
  const answer = trial.chance.pick(others)
  return (entry) => {
    const played = other.play({ by, move: answer, at: request.at })
    if (played.ok && played.entry !== undefined) tellsNobody(trial, by, entry, played.entry)
  }
}

const areSeveralAsked = ({ decision }: AnyTable): boolean =>
  decision.result === undefined && decision.seats.length > 1

function tellsNobody(trial: Case, by: Seat, entry: Entry, other: Entry): void {
  for (const viewer of viewersOf(trial.seats)) {
    if (viewer === by || wasToldOtherwise(trial, entry.events, other.events, viewer)) continue
    const frames = [redact(entry.events, viewer), redact(other.events, viewer)]
    const what = `${nameOf(viewer)} learns what seat ${by} answered while others are asked too:`
    trial.holding.same('atOnce', frames[0], frames[1], what, (at, sides) =>
      openAnswerText(entry.events, at, sides),
    )
  }
}
