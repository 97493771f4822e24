// A board: terrain, landing zones, where minerals lie, and what follows from them once and for all. Never part of the state.
import { GRID, HEXES, type Hex, hexAtRow, ROWS } from './grid.ts'
import { type BoardPlan, ELEMENTS, type Terrain, type Tide } from './plan.ts'
import { type Site, sitesOn } from './sites.ts'

export interface Board extends BoardPlan {
  /** For each tide, 1 where it is sea, bridges left aside. */
  readonly wet: { readonly [T in Tide]: Uint8Array }
  readonly isMountain: Uint8Array
  /** Who may step onto a hex last of all, whatever the tide, bridges left aside: a sum of `LIGHT`, `HEAVY` and `AFLOAT`. */
  readonly entry: Uint8Array
  /** 1 where the ground changes with the tide: reefs and marshes. */
  readonly isTidal: Uint8Array
  /** Every place for an astronef, were nobody there yet, in the order q, r, orientation (F-16.2, F-6.8). */
  readonly sites: readonly Site[]
  /** The hexes of each zone, and those that touch one of them from outside. */
  readonly zoneHexes: readonly (readonly Hex[])[]
  readonly zoneCoasts: readonly (readonly Hex[])[]
}

/** B-5.2: a ring of six; the islands touch nothing. */
export const RING: BoardPlan['contiguous'] = [
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [5, 6],
  [6, 1],
]

/** Land units that may climb, those too heavy for mountains, and boats (F-8.5). */
export const LIGHT = 1
export const HEAVY = 2
export const AFLOAT = 4

/** Whoever steps onto a reef or a marsh may strand there (F-3.7). */
const ENTRY: { readonly [T in Terrain]: number } = {
  sea: AFLOAT,
  reef: LIGHT + HEAVY + AFLOAT,
  marsh: LIGHT + HEAVY + AFLOAT,
  land: LIGHT + HEAVY,
  mountain: LIGHT,
}

const ZONES = [0, 1, 2, 3, 4, 5, 6, 7, 8]

export function boardOf(plan: BoardPlan): Board {
  const wetAt = (tide: Tide) =>
    Uint8Array.from(plan.terrain, (terrain) => (ELEMENTS[terrain][tide] === 'sea' ? 1 : 0))
  const zoneHexes = ZONES.map((zone) =>
    zone === 0 ? [] : HEXES.filter((hex) => plan.zones[hex] === zone),
  )
  return {
    ...plan,
    wet: { low: wetAt('low'), normal: wetAt('normal'), high: wetAt('high') },
    isMountain: Uint8Array.from(plan.terrain, (terrain) => (terrain === 'mountain' ? 1 : 0)),
    entry: Uint8Array.from(plan.terrain, (terrain) => ENTRY[terrain]),
    isTidal: Uint8Array.from(plan.terrain, (terrain) =>
      terrain === 'reef' || terrain === 'marsh' ? 1 : 0,
    ),
    sites: sitesOn(plan),
    zoneHexes,
    zoneCoasts: zoneHexes.map(coastOf),
  }
}

function coastOf(zone: readonly Hex[]): Hex[] {
  const inside = new Set(zone)
  const outside = zone.flatMap((hex) => GRID.beside(hex)).filter((hex) => !inside.has(hex))
  return [...new Set(outside)].sort((a, b) => a - b)
}

export const areContiguous = (board: BoardPlan, a: number, b: number): boolean =>
  board.contiguous.some(([one, other]) => (one === a && other === b) || (one === b && other === a))

/** The sites of minerals: every third hex in all three directions, on land, marsh and reef (B-4.1, B-4.2). */
export const mineralSites = ({ terrain, offsets }: BoardPlan, onMountains: boolean): Hex[] =>
  latticeOf(offsets).filter((hex) => {
    const ground = terrain[hex]
    return ground !== 'sea' && (onMountains || ground !== 'mountain')
  })

export const latticeOf = ({ a, b }: BoardPlan['offsets']): Hex[] =>
  HEXES.filter((hex) => isMultiple((GRID.q[hex] ?? 0) - a) && isMultiple((GRID.r[hex] ?? 0) - b))

const isMultiple = (difference: number): boolean => difference % 3 === 0

const LETTERS: { readonly [letter: string]: Terrain } = {
  L: 'land',
  S: 'sea',
  W: 'marsh',
  R: 'reef',
  M: 'mountain',
}

/** From the text form: 23 lines of letters and of zone digits, row by row (B-1.3). */
export function planFromText(
  terrain: readonly string[],
  zones: readonly string[],
  offsets: BoardPlan['offsets'],
): BoardPlan {
  return {
    terrain: byHex(terrain).map((letter) => LETTERS[letter] ?? 'sea'),
    zones: byHex(zones).map((digit) => (digit === '.' ? 0 : Number(digit))),
    offsets,
    contiguous: RING,
  }
}

function byHex(lines: readonly string[]): string[] {
  const letters: string[] = []
  lines.forEach((line, row) => {
    ;[...line].forEach((letter, column) => {
      letters[hexAtRow(row, column)] = letter
    })
  })
  return letters
}

/** The text form again, row by row. */
export const terrainText = ({ terrain }: BoardPlan): string[] =>
  byRow((hex) => (terrain[hex] === 'marsh' ? 'W' : (terrain[hex] ?? '').charAt(0).toUpperCase()))

export const zoneText = ({ zones }: BoardPlan): string[] => byRow((hex) => `${zones[hex] || '.'}`)

const byRow = (letterOf: (hex: Hex) => string): string[] =>
  Array.from({ length: ROWS }, (_, row) =>
    HEXES.filter((hex) => hex % ROWS === row)
      .map(letterOf)
      .join(''),
  )
