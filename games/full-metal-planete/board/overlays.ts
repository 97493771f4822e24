// What lies over the planet while one looks or chooses: fire, reach, ways, landing zones, other tides. All pure.
import type { Seat } from '@foldtable/kernel'
import { connectedSets } from '@foldtable/parts/hexes'
import { GRID, HEXES, type Hex, podeHexes } from '../src/board/grid.ts'
import type { Tide } from '../src/board/plan.ts'
import { isFiring } from '../src/field/fire-zones.ts'
import { fieldOf, isStuck, rangeOf } from '../src/field/index.ts'
import type { Move } from '../src/moves/index.ts'
import { boardOf, hexesOf, isCombat, type State, type Unit } from '../src/state.ts'
import type { Deed } from './deeds.ts'
import { centreOf, type Point, rounded } from './geometry.ts'
import { borderPath } from './outlines.ts'

export interface FireZone {
  readonly seat: Seat
  /** Hexes that two guns reach: closed to everybody else (F-9.2). */
  readonly hexes: readonly Hex[]
  readonly strong: string
  /** Hexes that one gun reaches: one more, and they are closed. */
  readonly weak: string
}

/** Zones side by side keep a little apart. */
const ZONE_INSET = 1.6

export function fireZones(view: State): FireZone[] {
  const { cover } = fieldOf(view)
  return cover.flatMap((guns, seat) => {
    const strong = HEXES.filter((hex) => (guns[hex] ?? 0) >= 2)
    const any = HEXES.filter((hex) => (guns[hex] ?? 0) >= 1)
    if (any.length === 0) return []
    return [
      {
        seat,
        hexes: strong,
        strong: borderPath(strong, ZONE_INSET),
        weak: borderPath(any, ZONE_INSET),
      },
    ]
  })
}

export interface Reach {
  readonly border: string
  /** Borders of what costs at most 5, 10, … points. */
  readonly rings: readonly { readonly cost: number; readonly d: string }[]
  readonly places: readonly (Point & Deed)[]
  /** Steps into enemy fire that must be fought for (F-10.6), each with the price of its shots. */
  readonly storms: readonly (Point & Deed)[]
}

const RING = 5
const REACH_INSET = 1.2

/** Everywhere a unit can go, around where it is; nothing if it can go nowhere. */
export function reachArea(view: State, unit: Unit, deeds: readonly Deed[]): Reach | undefined {
  const on = (kind: Deed['kind']) =>
    deeds.flatMap((deed) =>
      deed.kind === kind && deed.hex !== null ? [{ ...centreOf(deed.hex), ...deed }] : [],
    )
  const [places, storms] = [on('move'), on('storm')]
  if (places.length + storms.length === 0) return undefined
  const costs = places.map(({ cost }) => cost)
  const most = Math.max(0, ...costs)
  const areaOf = (cost: number): string => {
    const near = places.flatMap((place) =>
      place.cost <= cost && place.hex !== null ? [place.hex] : [],
    )
    return borderPath([...new Set([...hexesOf(view, unit), ...near])], REACH_INSET)
  }
  const rings = costs.filter((cost) => cost % RING === 0 && cost < most)
  return {
    border: places.length === 0 ? '' : areaOf(most),
    rings: [...new Set(rings)].map((cost) => ({ cost, d: areaOf(cost) })),
    places,
    storms,
  }
}

/** The border of what its gun reaches; nothing for whoever has none. */
export function rangePath(view: State, unit: Unit): string {
  const { at } = unit
  if (at === null || !isCombat(unit)) return ''
  const range = rangeOf(fieldOf(view), unit, at)
  return borderPath(
    HEXES.filter((hex) => GRID.distance(at, hex) <= range),
    ZONE_INSET,
  )
}

/** A way from middle to middle. */
export const wayPath = (path: readonly Hex[]): string =>
  `M${path.map((hex) => `${rounded(centreOf(hex).x)} ${rounded(centreOf(hex).y)}`).join('L')}`

export interface LandingZone extends Point {
  readonly zone: number
  readonly d: string
  readonly isOpen: boolean
  readonly ore: number
  readonly sites: number
}

/** The eight zones, where their numbers stand, and which of them are open to the viewer (F-16.2). */
export function landingZones(view: State, offers: readonly Move[]): LandingZone[] {
  const { zoneHexes, zones } = boardOf(view)
  const { mineral } = fieldOf(view)
  const sites = offers.flatMap((move) => (move.kind === 'land' ? [zones[move.body] ?? 0] : []))
  return zoneHexes.flatMap((hexes, zone) => {
    if (hexes.length === 0) return []
    const count = sites.filter((one) => one === zone).length
    const ore = hexes.filter((hex) => mineral[hex] !== -1).length
    const d = borderPath(hexes, 1.5)
    const free = hexes.filter((hex) => mineral[hex] === -1)
    return [{ ...middleOf(free), zone, d, isOpen: count > 0, ore, sites: count }]
  })
}

/** The hex of the set that is nearest to the middle of it: a ring's middle lies outside of it. */
function middleOf(hexes: readonly Hex[]): Point {
  const points = hexes.map(centreOf)
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length
  const far = (point: Point) => Math.hypot(point.x - x, point.y - y)
  return points.reduce((best, point) => (far(point) < far(best) ? point : best))
}

/** The four hexes of an astronef that is about to land, the ore that would go (F-16.3), and whether boats could leave at any tide (P-8). */
export function landingPreview(view: State, body: Hex, orientation: number) {
  const { zones, zoneHexes, zoneCoasts, terrain, wet } = boardOf(view)
  const { mineral } = fieldOf(view)
  const zone = zones[body] ?? 0
  const podes = podeHexes(body, orientation)
  const coast = (zoneCoasts[zone] ?? []).filter((hex) => terrain[hex] === 'reef')
  const cleared = [...(zoneHexes[zone] ?? []), ...coast].filter((hex) => mineral[hex] !== -1)
  const seas = connectedSets(GRID, (hex) => wet.low[hex] === 1)
  const open = new Set(seas.filter(({ length }) => length >= PORT_SEA).flat())
  const isPort = podes.some((pode) => GRID.beside(pode).some((hex) => open.has(hex)))
  return { body, podes, zone, cleared, isPort }
}

/** So many hexes of water at low tide are worth the name of a sea. */
const PORT_SEA = 20

/** Which hexes another tide would change, and who of a player would be stuck there (C-4). */
export function peekAt(view: State, tide: Tide, seat: Seat) {
  const { wet } = boardOf(view)
  const [now, then] = [wet[view.tide], wet[tide]]
  const changed = (to: number) => HEXES.filter((hex) => now[hex] !== then[hex] && then[hex] === to)
  const later: State = { ...view, tide }
  const field = fieldOf(later)
  const stuck = view.units.filter((unit) => unit.owner === seat && isStuck(field, unit))
  return {
    drying: borderPath(changed(0), 1),
    flooding: borderPath(changed(1), 1),
    stuck: stuck.flatMap(({ at }) => (at === null ? [] : [at])),
  }
}

/** The guns of a player that fire at a hex: why somebody is neutralised there (C-6, C-10). */
export function gunsOn(view: State, hex: Hex, owner: Seat): Unit[] {
  const field = fieldOf(view)
  return view.units.filter(
    (unit) =>
      unit.owner === owner &&
      unit.at !== null &&
      isFiring(field, unit) &&
      GRID.distance(unit.at, hex) <= rangeOf(field, unit, unit.at),
  )
}
