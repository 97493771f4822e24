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
  const events = past.filter(({ isUndone }) => !isUndone).flatMap((entry) => entry.events)
  const from = events.findLastIndex(
    (event) => event.kind === 'turnEnded' && (event.seat === viewer || viewer === 'spectator'),
  )
  const trails: Trail[] = []
  const places = new Map<UnitId, Hex>()
  let owner: Seat | undefined
  events.forEach((event, n) => {
    if (event.kind === 'turnBegan') owner = event.seat
    if (event.kind === 'moved') {
      const start = places.get(event.unit)
      places.set(event.unit, event.to)
      if (n > from && owner !== undefined && owner !== viewer)
        go(owner, event.unit, start, event.to, n)
    }
    if (n <= from || owner === undefined || owner === viewer) return
    if (event.kind === 'shot')
      trails.push({ key: `hit ${n}`, owner, path: [event.at], mark: 'hit' })
    if (event.kind === 'captured') {
      const at = places.get(event.unit)
      if (at !== undefined) trails.push({ key: `taken ${n}`, owner, path: [at], mark: 'taken' })
    }
  })
  return trails

  function go(seat: Seat, unit: UnitId, start: Hex | undefined, to: Hex, n: number): void {
    const at = trails.findLastIndex(({ key }) => key.startsWith(`${unit} `))
    const last = trails[at]
    if (last === undefined)
      trails.push({
        key: `${unit} ${n}`,
        owner: seat,
        path: start === undefined ? [to] : [start, to],
      })
    else trails[at] = { ...last, path: [...last.path, to] }
  }
}
