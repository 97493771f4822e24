// What the latest maneuver did, from the events of the past: its arrows stay on the map until the next country acts.
import type { PastEntry } from '../../board.ts'
import type { Country } from '../src/data/countries.ts'
import type { Event, State } from '../src/index.ts'
import type { Board, Step } from '../src/state.ts'

export interface Trail {
  readonly mover: Country
  readonly before: Board
  readonly after: Board
  readonly steps: readonly Step[]
}

/** Nothing while a plan or a proposal is on the table: that is drawn itself. */
export function trailOf(view: State, past: readonly PastEntry<Event>[]): Trail | undefined {
  if (view.plan !== null || view.proposals.length > 0) return undefined
  const steps: Step[] = []
  let mover: Country | undefined
  for (const event of backwards(past)) {
    if (event.kind === 'maneuvered') {
      if (mover !== undefined) break
      mover = event.country
    } else if (event.kind === 'turnBegan' && mover === undefined) {
      if (event.country !== view.up) return undefined
    } else if (event.kind === 'unitMoved' && mover !== undefined) steps.unshift(stepIn(event))
    else if (event.kind === 'planBegan' && mover !== undefined) break
    else if (OTHER_DEEDS.has(event.kind) && mover === undefined) return undefined
  }
  return mover === undefined || steps.length === 0
    ? undefined
    : { mover, before: view.board, after: view.board, steps }
}

/** The latest event first; nobody reads far. */
function* backwards(past: readonly PastEntry<Event>[]) {
  for (let at = past.length - 1; at >= 0; at--) {
    const entry = past[at]
    if (entry !== undefined && !entry.isUndone) yield* entry.events.toReversed()
  }
}

const OTHER_DEEDS: ReadonlySet<Event['kind']> = new Set([
  'factoryBuilt',
  'produced',
  'imported',
  'taxed',
  'interestPaid',
])

type UnitMoved = Extract<Event, { kind: 'unitMoved' }>

const stepIn = ({ unit, from, dest, action, convoy }: UnitMoved): Step =>
  convoy === undefined ? { unit, from, dest, action } : { unit, from, dest, action, convoy }
