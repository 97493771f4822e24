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
  let from: ZoneId | undefined
  for (const { events, isUndone } of past) {
    for (const event of isUndone ? [] : events) {
      if (event === moved) return from
      if (!('galley' in event) || event.galley !== moved.galley) continue
      if (event.kind === 'galleyMoved') from = event.path.at(-1) ?? from
      else if (event.kind === 'startChosen' || event.kind === 'galleyBought') from = event.port
      else if (event.kind === 'refitted') from = event.port
    }
  }
  return undefined
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
