// What the latest entries left to be seen: the wake of a galley, goods that were delivered.
import type { PastEntry } from '../../board.ts'
import type { Good } from '../src/data/goods.ts'
import type { PortId, ZoneId } from '../src/data/zones.ts'
import type { Event } from '../src/events.ts'

export interface Trace {
  /** The zones that the latest galley came through, and which galley. */
  readonly wake: { readonly galley: number; readonly path: readonly ZoneId[] } | null
  readonly fresh: { readonly [port in PortId]?: readonly Good[] }
}

/** Entries of so many turns are looked at: this one and the one before. */
const TURNS = 2

export function traceOf(past: readonly PastEntry<Event>[], latest: readonly Event[]): Trace {
  const events = past.length === 0 ? latest : recent(past)
  const moved = events.findLast((event) => event.kind === 'galleyMoved')
  const fresh: { [port in PortId]?: Good[] } = {}
  for (const event of events) {
    if (event.kind === 'delivered')
      fresh[event.port] = [...(fresh[event.port] ?? []), ...event.goods]
  }
  if (moved === undefined || moved.path.length === 0) return { wake: null, fresh }
  const { galley, path } = moved
  const from = originOf(past, moved)
  return { wake: { galley, path: from === undefined ? path : [from, ...path] }, fresh }
}

/** Where a galley lay before it moved: where it was last seen to come. */
function originOf(past: readonly PastEntry<Event>[], moved: Event): ZoneId | undefined {
  if (moved.kind !== 'galleyMoved') return undefined
  let isBefore = false
  for (let n = past.length - 1; n >= 0; n--) {
    const entry = past[n]
    for (const event of entry === undefined || entry.isUndone ? [] : entry.events.toReversed()) {
      const from = isBefore ? placeAfter(event, moved.galley) : undefined
      if (from !== undefined) return from
      isBefore ||= event === moved
    }
  }
  return undefined
}

/** Where the galley lies after it; nothing if it tells nothing of that. */
function placeAfter(event: Event, galley: number): ZoneId | undefined {
  if (!('galley' in event) || event.galley !== galley) return undefined
  if (event.kind === 'galleyMoved') return event.path.at(-1)
  const isPlaced =
    event.kind === 'startChosen' || event.kind === 'galleyBought' || event.kind === 'refitted'
  return isPlaced ? event.port : undefined
}

function recent(past: readonly PastEntry<Event>[]): Event[] {
  const found: (readonly Event[])[] = []
  let turns = 0
  for (let index = past.length - 1; index >= 0 && turns < TURNS; index--) {
    const entry = past[index]
    if (entry === undefined || entry.isUndone) continue
    found.push(entry.events)
    if (entry.events.some(({ kind }) => kind === 'turnBegan')) turns += 1
  }
  return found.reverse().flat()
}
