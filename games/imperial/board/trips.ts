// The steps of a maneuver as ways on the map: who goes together, through which seas, and what is lost on arrival.

import { atlasOf } from '../src/atlas.ts'
import type { Country } from '../src/data/countries.ts'
import type { Place } from '../src/data/map.ts'
import { isBlowUp, type Target, targetOf } from '../src/rules/arrival.ts'
import { seasTaken } from '../src/rules/convoy.ts'
import type { Rules } from '../src/rules/options.ts'
import type { Board, Step, UnitKind } from '../src/state.ts'
import { type DrawnMap, mapOf, type Spot } from './map.ts'
import { spotFor } from './stacks.ts'

export interface Trip {
  readonly key: string
  readonly unit: UnitKind
  readonly from: Place
  readonly dest: Place
  readonly count: number
  readonly isPeace: boolean
  readonly target: Target | undefined
  readonly isBlowUp: boolean
  /** It crosses the sea. */
  readonly isConvoy: boolean
}

/** Steps that are alike are one trip of several units. */
export function tripsOf(steps: readonly Step[]): Trip[] {
  const trips = new Map<string, Trip>()
  for (const { unit, from, dest, action, convoy, coexists } of steps) {
    const key = `${unit} ${from} ${dest} ${action} ${convoy}`
    trips.set(key, {
      ...{ key, unit, from, dest },
      count: (trips.get(key)?.count ?? 0) + 1,
      isPeace: coexists ?? action === 'peace',
      target: targetOf(action),
      isBlowUp: isBlowUp(action),
      isConvoy: convoy ?? false,
    })
  }
  return [...trips.values()]
}

/** The fewest of these seas over which an army gets there; none if it needs none or finds none. */
export function seaWay(rules: Rules, own: readonly Place[], from: Place, to: Place): Place[] {
  const { seas, rail } = atlasOf(rules)
  const isLanding = new Set(rail[to].flatMap((stop) => seas[stop]))
  const starts = [...new Set(rail[from].flatMap((stop) => seas[stop]))]
  const ways = starts.filter((sea) => own.includes(sea)).map((sea) => [sea])
  const seen = new Set(ways.flat())
  for (const way of ways) {
    const last = way.at(-1)
    if (last === undefined) continue
    if (isLanding.has(last)) return way
    for (const next of seas[last])
      if (own.includes(next) && !seen.has(next)) {
        seen.add(next)
        ways.push([...way, next])
      }
  }
  return []
}

/** For each crossing of a maneuver the seas whose fleets carry it, by its trip. */
export function seasByTrip(
  rules: Rules,
  board: Board,
  country: Country,
  trips: readonly Trip[],
): ReadonlyMap<Trip, readonly Place[]> {
  const convoys = trips.filter(({ isConvoy }) => isConvoy)
  const crossings = convoys.flatMap((trip) => new Array<Trip>(trip.count).fill(trip))
  const taken = seasTaken(rules, board, country, crossings)
  return new Map(convoys.map((trip) => [trip, taken[crossings.indexOf(trip)] ?? []]))
}

/** Whether only ships bring an army there: no rail and no border does. */
export function isOverseas(rules: Rules, from: Place, to: Place): boolean {
  const { lands, rail } = atlasOf(rules)
  return !rail[from].some((stop) => stop === to || lands[stop].includes(to))
}

/** An arrow ends this far from the middle of its goal, in map units. */
const SHORT_OF = 34

const toward = ([ax, ay]: Spot, [bx, by]: Spot, far: number): Spot => {
  const length = Math.hypot(bx - ax, by - ay) || 1
  return [ax + ((bx - ax) / length) * far, ay + ((by - ay) / length) * far]
}

const text = ([x, y]: Spot): string => `${Math.round(x)} ${Math.round(y)}`

/** A gently bent line from one spot to another, or through points on its way. */
export function arrowOf(from: Spot, by: readonly Spot[], to: Spot): string {
  if (by.length > 0) return arrowThrough(from, by, to)
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const middle: Spot = [(from[0] + to[0]) / 2 + dy * 0.14, (from[1] + to[1]) / 2 - dx * 0.14]
  const [start, end] = [toward(from, middle, SHORT_OF * 0.8), toward(to, middle, SHORT_OF)]
  return `M${text(start)}Q${text(middle)} ${text(end)}`
}

function arrowThrough(from: Spot, by: readonly Spot[], to: Spot): string {
  const start = toward(from, by[0] ?? to, SHORT_OF * 0.8)
  const end = toward(to, by.at(-1) ?? from, SHORT_OF)
  const curve = by.map((point, index) => {
    const next = by[index + 1]
    const stop: Spot =
      next === undefined ? end : [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2]
    return `Q${text(point)} ${text(stop)}`
  })
  return `M${text(start)}${curve.join('')}`
}

/** Where a convoy passes: by the flag of the sea, which stands clear of its coasts. */
const seaPoint = ({ regions }: DrawnMap, sea: Place): Spot => regions[sea].chip ?? regions[sea].name

/** The points by which a unit goes: of these seas those of a convoy, a strait of a fleet. */
export function waypoints(
  rules: Rules,
  open: readonly Place[],
  { unit, from, dest, isConvoy }: Pick<Trip, 'unit' | 'from' | 'dest' | 'isConvoy'>,
): { readonly by: readonly Spot[]; readonly isConvoy: boolean } {
  const map = mapOf(rules)
  if (unit === 'army') {
    const seas = isConvoy ? seaWay(rules, open, from, dest) : []
    return { by: seas.map((sea) => seaPoint(map, sea)), isConvoy }
  }
  const strait = map.straits.find(({ between }) => between.includes(from) && between.includes(dest))
  const [x, y, dx, dy] = (strait?.d.match(/-?\d+/g) ?? []).map(Number)
  const isAll = x !== undefined && y !== undefined && dx !== undefined && dy !== undefined
  return { by: isAll ? [[x + dx, y + dy]] : [], isConvoy: false }
}

/** Where a trip ends: at whom it fights, at the factory it destroys, or where it will stand. */
export function goalOf(
  map: DrawnMap,
  before: Board,
  after: Board,
  country: Country,
  trip: Trip,
): Spot {
  const { unit, dest, target, isPeace } = trip
  if (target !== undefined) return spotFor(map, before, target.country, target.unit, dest)
  if (trip.isBlowUp) return map.regions[dest].city ?? map.regions[dest].name
  return spotFor(map, after, country, unit === 'army' && isPeace ? 'calm' : unit, dest)
}
