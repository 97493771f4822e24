// What the others did since the viewer's own last turn: ways, and where something was hit or taken.
import type { Seat, Viewer } from '@foldtable/kernel'
import type { PastEntry } from '../../board.ts'
import type { Hex } from '../src/board/grid.ts'
import type { Event } from '../src/index.ts'
import type { UnitId } from '../src/state.ts'

export interface Trail {
  readonly key: string
  readonly owner: Seat
  readonly path: readonly Hex[]
  readonly mark?: 'hit' | 'taken'
}

/** Without the viewer's own turns; a way begins where somebody was last heard of. */
export function trailsOf(past: readonly PastEntry<Event>[], viewer: Viewer): Trail[] {
  const entries = past.filter(({ isUndone }) => !isUndone)
  const from = 1 + entries.findLastIndex(({ events }) => events.some(endsTurnOf(viewer)))
  const before = entries.slice(0, from)
  const trails = new Map<UnitId | number, Trail>()
  const places = new Map<UnitId, Hex | undefined>()
  const lastSeen = (unit: UnitId) => (places.has(unit) ? places.get(unit) : heardOf(before, unit))
  let owner: Seat | undefined
  // What follows the own turn's end in its entry is the next one's.
  for (const event of [
    ...afterTurn(before.at(-1), viewer),
    ...entries.slice(from).flatMap(eventsIn),
  ]) {
    if (event.kind === 'turnBegan') owner = event.seat
    if (owner === undefined || owner === viewer) continue
    const n = trails.size
    if (event.kind === 'moved') {
      const start = lastSeen(event.unit)
      const path = trails.get(event.unit)?.path ?? (start === undefined ? [] : [start])
      trails.set(event.unit, { key: event.unit, owner, path: [...path, event.to] })
      places.set(event.unit, event.to)
    } else if (event.kind === 'shot')
      trails.set(n, { key: `hit ${n}`, owner, path: [event.at], mark: 'hit' })
    else if (event.kind === 'captured') {
      const at = lastSeen(event.unit)
      if (at !== undefined) trails.set(n, { key: `taken ${n}`, owner, path: [at], mark: 'taken' })
    }
  }
  return [...trails.values()]
}

const eventsIn = ({ events }: PastEntry<Event>): readonly Event[] => events

const endsTurnOf = (viewer: Viewer) => (event: Event) =>
  event.kind === 'turnEnded' && (event.seat === viewer || viewer === 'spectator')

function afterTurn(entry: PastEntry<Event> | undefined, viewer: Viewer): readonly Event[] {
  const events = entry?.events ?? []
  return events.slice(1 + events.findLastIndex(endsTurnOf(viewer)))
}

/** Where it went last. */
function heardOf(past: readonly PastEntry<Event>[], unit: UnitId): Hex | undefined {
  for (let n = past.length - 1; n >= 0; n--) {
    const moved = past[n]?.events.findLast((event) => event.kind === 'moved' && event.unit === unit)
    if (moved?.kind === 'moved') return moved.to
  }
  return undefined
}
