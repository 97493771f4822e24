// The properties that every accepted board has: B-7.
import { connectedSets } from '@foldtable/parts/hexes'
import { areContiguous, mineralSites } from './board.ts'
import { EDGE_HEXES, GRID, HEXES, type Hex, shipHexes } from './grid.ts'
import { type BoardPlan, ELEMENTS, type Terrain, type Tide } from './plan.ts'
import { type Site, sitesOn } from './sites.ts'

const COUNTS: { readonly [T in Terrain]: number } = {
  land: 402,
  sea: 231,
  marsh: 101,
  mountain: 72,
  reef: 45,
}
const RING_ZONES = [1, 2, 3, 4, 5, 6]
const ZONES = [...RING_ZONES, 7, 8]

type Property = readonly [name: string, holds: (plan: BoardPlan) => boolean]

const PROPERTIES: readonly Property[] = [
  ['P-1', hasTheCounts],
  ['P-2', hasARingOfGround],
  ['P-3', (plan) => largestSize(plan, 'normal', 'sea') >= 235],
  ['P-4', (plan) => largestSize(plan, 'low', 'sea') >= 100],
  ['P-5', (plan) => piecesOf(plan, 'high', 'land').filter((one) => one.length >= 15).length >= 5],
  ['P-6', hasGoodZones],
  ['P-7', (plan) => everyZone(sitesOn(plan), 10, 3)],
  ['P-8', (plan) => everyZone(portsOf(plan), 2, 1)],
  ['P-9', (plan) => (mountainsOf(plan)[0]?.length ?? 0) <= 8],
  ['P-10', hasGoodMinerals],
  ['P-11', alwaysLeavesAZone],
]

/** The properties that the board has not. */
export const flawsOf = (plan: BoardPlan): string[] =>
  PROPERTIES.filter(([, holds]) => !holds(plan)).map(([name]) => name)

export const piecesOf = (plan: BoardPlan, tide: Tide, element: 'land' | 'sea'): Hex[][] =>
  connectedSets(GRID, (hex) => ELEMENTS[plan.terrain[hex] ?? 'sea'][tide] === element)

const largestSize = (plan: BoardPlan, tide: Tide, element: 'land' | 'sea'): number =>
  piecesOf(plan, tide, element)[0]?.length ?? 0

const mountainsOf = ({ terrain }: BoardPlan): Hex[][] =>
  connectedSets(GRID, (hex) => terrain[hex] === 'mountain')

const isGround = ({ terrain }: BoardPlan, hex: Hex): boolean =>
  ELEMENTS[terrain[hex] ?? 'sea'].normal === 'land'

function hasTheCounts({ terrain }: BoardPlan): boolean {
  return (
    terrain.length === GRID.size &&
    Object.entries(COUNTS).every(
      ([kind, count]) => terrain.filter((one) => one === kind).length === count,
    )
  )
}

function hasARingOfGround(plan: BoardPlan): boolean {
  const [largest = []] = piecesOf(plan, 'normal', 'land')
  const touches = (isAt: (column: number, row: number) => boolean) =>
    largest.some((hex) => isAt(Math.floor(hex / GRID.rows), hex % GRID.rows))
  return (
    largest.length >= 400 &&
    touches((column) => column === 0) &&
    touches((column) => column === GRID.columns - 1) &&
    touches((_, row) => row === 0) &&
    touches((_, row) => row === GRID.rows - 1) &&
    EDGE_HEXES.filter((hex) => isGround(plan, hex)).length >= 99
  )
}

function hasGoodZones(plan: BoardPlan): boolean {
  const sizes = ZONES.map((zone) => plan.zones.filter((one) => one === zone).length)
  const ring = sizes.slice(0, 6)
  const [west = 0, east = 0] = sizes.slice(6)
  return (
    ring.every((size) => size >= 75 && size <= 95) &&
    Math.max(...ring) - Math.min(...ring) <= 1 &&
    west >= 20 &&
    west <= 28 &&
    east >= 36 &&
    east <= 48 &&
    isIsland(plan, 7) &&
    isIsland(plan, 8)
  )
}

/** In one piece, with water all round. */
function isIsland(plan: BoardPlan, zone: number): boolean {
  const hexes = HEXES.filter((hex) => plan.zones[hex] === zone)
  const pieces = connectedSets(GRID, (hex) => plan.zones[hex] === zone)
  const touches = (hex: Hex) =>
    GRID.beside(hex).some((other) => plan.zones[other] !== zone && isGround(plan, other))
  return pieces.length === 1 && hexes.every((hex) => isGround(plan, hex) && !touches(hex))
}

const everyZone = (sites: readonly Site[], ofRing: number, ofIslands: number): boolean =>
  ZONES.every(
    (zone) => sites.filter((site) => site.zone === zone).length >= (zone <= 6 ? ofRing : ofIslands),
  )

/** Sites from which boats can come and go at any tide. */
export function portsOf(plan: BoardPlan): Site[] {
  const deep = new Set(
    piecesOf(plan, 'low', 'sea')
      .filter((piece) => piece.length >= 20)
      .flat(),
  )
  return sitesOn(plan).filter(({ body, orientation }) =>
    shipHexes(body, orientation)
      .slice(1)
      .some((pode) => GRID.beside(pode).some((hex) => deep.has(hex))),
  )
}

function hasGoodMinerals(plan: BoardPlan): boolean {
  const sites = mineralSites(plan, false)
  return (
    sites.length >= 52 &&
    sites.length <= 72 &&
    sites.every((one) => sites.every((other) => one === other || GRID.distance(one, other) >= 3))
  )
}

/** Whoever lands fourth finds a zone, wherever the first three went (B-5.3). */
function alwaysLeavesAZone(plan: BoardPlan): boolean {
  const isFree = (zone: number, taken: readonly number[]) =>
    taken.every((other) => other !== zone && !areContiguous(plan, zone, other))
  const leaves = (taken: readonly number[]): boolean => {
    const free = ZONES.filter((zone) => isFree(zone, taken))
    if (free.length === 0) return false
    return taken.length === 3 || free.every((zone) => leaves([...taken, zone]))
  }
  return leaves([])
}
