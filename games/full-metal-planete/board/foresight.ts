// What would come of a move, before it is made: it is played on a copy of what this viewer sees.
import { copyOf, predict, type Seat } from '@foldtable/kernel'
import { evolve } from '../src/evolve.ts'
import type { Event, Move, State } from '../src/index.ts'
import { moves } from '../src/moves/index.ts'
import type { ItemId, UnitId } from '../src/state.ts'

export interface Foresight {
  /** Points left afterwards. */
  readonly ap: number
  readonly destroyed: readonly ItemId[]
  /** Who would be neutralised, and who free again. */
  readonly pinned: readonly UnitId[]
  readonly freed: readonly UnitId[]
}

/** Nothing where chance or something hidden comes in. */
export function foreseen(view: State, seat: Seat, move: Move): Foresight | undefined {
  const events = predict({ moves, evolve }, view, seat, { by: seat, move })
  if (events === undefined) return undefined
  const after = copyOf(view)
  for (const event of events) evolve(after, event)
  return summed(view, after, events)
}

function summed(before: State, after: State, events: readonly Event[]): Foresight {
  const wasPinned = new Set(pinnedIn(before))
  const isPinned = new Set(pinnedIn(after))
  const there = new Set(after.units.map(({ id }) => id))
  return {
    ap: after.ap,
    destroyed: events.flatMap((event) =>
      event.kind === 'shot' ? event.hit : event.kind === 'bridgesLost' ? event.lost : [],
    ),
    pinned: [...isPinned].filter((id) => !wasPinned.has(id)),
    freed: [...wasPinned].filter((id) => !isPinned.has(id) && there.has(id)),
  }
}

const pinnedIn = ({ units }: State): UnitId[] =>
  units.flatMap(({ id, pinned }) => (pinned ? [id] : []))
