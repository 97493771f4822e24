// The planet's grid: 37 columns of 23 flat-top hexes (F-2, B-1).
import { type Hex, hexGrid } from '@foldtable/parts/hexes'

export type { Hex }

export const COLUMNS = 37
export const ROWS = 23
export const GRID = hexGrid(COLUMNS, ROWS)
export const HEXES: readonly Hex[] = Array.from({ length: GRID.size }, (_, hex) => hex)
export const EDGE_HEXES: readonly Hex[] = HEXES.filter((hex) => GRID.isEdge(hex))

export const columnOf = (hex: Hex): number => Math.floor(hex / ROWS)
export const rowOf = (hex: Hex): number => hex % ROWS

/** From one of these to another in a row-by-row reading of the map. */
export const hexAtRow = (row: number, column: number): Hex => ROWS * column + row

/** The four hexes of an astronef: body, then its three podes 120° apart (F-16.1). Off the board they are -1. */
export const shipHexes = (body: Hex, orientation: number): readonly Hex[] => [
  body,
  ...podeHexes(body, orientation),
]

export function podeHexes(body: Hex, orientation: number): readonly Hex[] {
  const key = 2 * body + orientation
  PODES[key] ??= [0, 2, 4].map((direction) => GRID.step(body, (direction + orientation) % 6))
  return PODES[key]
}

/** For each hex, the first of an astronef's podes beside it, or -1. */
export function doorsBeside(body: Hex, orientation: number): Int8Array {
  const key = 2 * body + orientation
  DOORS[key] ??= doorsOf(podeHexes(body, orientation))
  return DOORS[key]
}

function doorsOf(podes: readonly Hex[]): Int8Array {
  const doors = new Int8Array(GRID.size).fill(-1)
  for (let pode = podes.length - 1; pode >= 0; pode--) {
    for (const hex of GRID.beside(podes[pode] ?? -1)) doors[hex] = pode
  }
  return doors
}

/** Made once for each place. */
const PODES: (readonly Hex[])[] = []
const DOORS: Int8Array[] = []
