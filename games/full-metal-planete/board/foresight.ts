// What would come of a move, before it is made: it is played on a copy of what this viewer sees.
import { copyOf, predict, type Seat } from '@foldtable/kernel'
import { TIDES, type Tide } from '../src/board/plan.ts'
import { fieldOf, isStuck, unitNamed } from '../src/field/index.ts'
import { evolve } from '../src/fold/index.ts'
import type { Event, FullMetalPlanete, Move, State } from '../src/index.ts'
import { moves } from '../src/moves/index.ts'
import type { ItemId, UnitId } from '../src/state.ts'
import type { Now } from './deeds.ts'

export interface Foresight {
  /** Points left afterwards. */
  readonly ap: number
  readonly destroyed: readonly ItemId[]
  /** Who would be neutralised, and who free again. */
  readonly pinned: readonly UnitId[]
  readonly freed: readonly UnitId[]
  /** Other tides at which whoever moves or is put somewhere would be stuck there. */
  readonly stuckAt: readonly Tide[]
  /** Shots that the two who fire have left together. */
  readonly shots: number | undefined
}

/** Nothing where chance or something hidden comes in. */
export function foreseen(view: State, seat: Seat, move: Move): Foresight | undefined {
  const events = predict<FullMetalPlanete>({ moves, evolve }, view, seat, { by: seat, move })
  if (events === undefined) return undefined
  const after = copyOf(view)
  for (const event of events) evolve(after, event)
  return {
    ...summed(view, after, events),
    stuckAt: stuckAt(after, actorOf(move)),
    ...shotsOf(after, move),
  }
}

type Summed = Pick<Foresight, 'ap' | 'destroyed' | 'pinned' | 'freed'>

function summed(before: State, after: State, events: readonly Event[]): Summed {
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

/** Who stands somewhere else afterwards. */
function actorOf(move: Move): UnitId | undefined {
  if (move.kind === 'move' || move.kind === 'deploy' || move.kind === 'exit') return move.unit
  return move.kind === 'unload' ? move.item : undefined
}

function stuckAt(after: State, id: UnitId | undefined): Tide[] {
  return id === undefined
    ? []
    : TIDES.filter((tide) => tide !== after.tide && strandedAt(after, tide, [id]).length > 0)
}

const shotsOf = (after: State, move: Move): Pick<Foresight, 'shots'> => ({
  shots:
    move.kind === 'fire'
      ? move.by.reduce((sum, id) => sum + (unitNamed(after, id)?.shots ?? 0), 0)
      : undefined,
})

/** Those of them who would be stuck at a tide. */
export function strandedAt(view: State, tide: Tide, ids: readonly UnitId[]): UnitId[] {
  const field = fieldOf({ ...view, tide })
  return ids.filter((id) => {
    const unit = unitNamed(view, id)
    return unit !== undefined && unit.at !== null && isStuck(field, unit)
  })
}

/** Own machines that the next tide would strand, as far as the viewer knows that tide. */
export function strandedNext({ view, viewer }: Now) {
  const tide = view.deck[0]?.is
  if (tide === undefined || tide === view.tide) return undefined
  const own = view.units.filter(({ owner }) => owner === viewer).map(({ id }) => id)
  const now = new Set(strandedAt(view, view.tide, own))
  const units = strandedAt(view, tide, own).filter((id) => !now.has(id))
  return units.length === 0 ? undefined : { tide, units }
}
