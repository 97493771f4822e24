// What the log tells in one line: a way of many steps, and everything that was deployed (F-20.5).
import type { Gathered } from '@foldtable/kernel'
import type { Hex } from '../board/grid.ts'
import type { Event, EventOf } from '../events.ts'
import type { UnitId } from '../state.ts'
import { piecesThen, pieceThen } from './names.ts'
import { hexText } from './params.ts'

export function gather(events: readonly Event[], at: number): Gathered | undefined {
  const [first] = events.slice(at, at + 1)
  if (first?.kind === 'moved') return march(events, at, first)
  return first?.kind === 'deployed' ? deployment(events, at) : undefined
}

type Moved = EventOf<'moved'>

const isMarch = (event: Event | undefined): event is Moved =>
  event?.kind === 'moved' && event.retreat !== true && event.assault !== true

/** From where to where, and what it cost, as far as both are at hand. */
function march(events: readonly Event[], at: number, first: Moved): Gathered | undefined {
  if (!isMarch(first)) return undefined
  let [count, last] = [1, first]
  for (let next = events[at + 1]; isMarch(next) && next.unit === first.unit; ) {
    last = next
    count += 1
    next = events[at + count]
  }
  const before = pointsBefore(events, at)
  if (before === undefined) return undefined
  const from = placeBefore(events, at, first.unit)
  const unit = pieceThen(last, last.unit)
  const params = { unit, hex: hexText(last.to), cost: before - last.ap }
  return from === undefined
    ? { count, message: { id: 'marched.to', params } }
    : { count, message: { id: 'marched', params: { ...params, from: hexText(from) } } }
}

/** What was left of the turn's points. */
function pointsBefore(events: readonly Event[], at: number): number | undefined {
  for (let n = at - 1; n >= 0; n--) {
    const event = events[n]
    if (event !== undefined && 'ap' in event) return event.ap
  }
  return undefined
}

/** Where it was last heard of; nothing if that was aboard something, or is not at hand. */
function placeBefore(events: readonly Event[], at: number, id: UnitId): Hex | undefined {
  for (let n = at - 1; n >= 0; n--) {
    const event = events[n]
    const place = event === undefined ? undefined : placeIn(event, id)
    if (place !== undefined) return place === 'aboard' ? undefined : place
  }
  return undefined
}

function placeIn(event: Event, id: UnitId): Hex | 'aboard' | undefined {
  switch (event.kind) {
    case 'moved':
      return event.unit === id ? event.to : undefined
    case 'deployed':
    case 'exited':
    case 'built':
      return event.unit === id ? (event.into === undefined ? event.at : 'aboard') : undefined
    case 'unloaded':
      return event.item === id ? (event.into === undefined ? event.at : 'aboard') : undefined
    case 'loaded':
      return event.item === id ? 'aboard' : undefined
    case 'entered':
      return event.unit === id ? 'aboard' : undefined
    default:
      return undefined
  }
}

function deployment(events: readonly Event[], at: number): Gathered | undefined {
  const units: UnitId[] = []
  for (let next = events[at]; next?.kind === 'deployed'; next = events[at + units.length])
    units.push(next.unit)
  const [first] = events.slice(at, at + 1)
  if (first === undefined || units.length < 2) return undefined
  return {
    count: units.length,
    message: { id: 'deployed.all', params: { units: piecesThen(first, units) } },
  }
}
