// Where hexes lie on the drawing, and which hex lies under a point: flat-top, 20 units from centre to corner (F-2.7).
import { COLUMNS, columnOf, GRID, HEXES, type Hex, ROWS, rowOf } from '../src/board/grid.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box extends Point {
  readonly width: number
  readonly height: number
}

/** From the centre of a hex to a corner, in units of the drawing. */
export const SIZE = 20
/** From one side to the opposite one; so far are neighbouring centres apart. */
export const TALL = SIZE * Math.sqrt(3)
/** What is drawn around the board, so that the planet goes on beyond its edge. */
export const RIM = 26

export const BOARD: Box = {
  x: 0,
  y: 0,
  width: SIZE * (1.5 * (COLUMNS - 1) + 2),
  height: TALL * (ROWS + 0.5),
}

export const VIEW: Box = grown(BOARD, RIM)
/** Everything that is ever painted of the planet. */
export const WORLD: Box = grown(BOARD, 170)

export const boxPath = ({ x, y, width, height }: Box): string =>
  `M${rounded(x)} ${rounded(y)}h${rounded(width)}v${rounded(height)}h${rounded(-width)}Z`

export const isOdd = (column: number): boolean => (column & 1) === 1

/** Columns and rows may lie off the board: the planet goes on. */
export const centreAt = (column: number, row: number): Point => ({
  x: SIZE * (1 + 1.5 * column),
  y: TALL * (0.5 + row + (isOdd(column) ? 0.5 : 0)),
})

const CENTRES: readonly Point[] = HEXES.map((hex) => centreAt(columnOf(hex), rowOf(hex)))

export const centreOf = (hex: Hex): Point => CENTRES[hex] ?? { x: 0, y: 0 }

/** The six corners around a centre, clockwise from the north-west; a little less than `SIZE` keeps clear of the lines. */
export const cornersAround = ({ x, y }: Point, size = SIZE): Point[] =>
  [-120, -60, 0, 60, 120, 180].map((degrees) => {
    const angle = (degrees * Math.PI) / 180
    return { x: x + size * Math.cos(angle), y: y + size * Math.sin(angle) }
  })

export const hexPath = (at: Point, size = SIZE): string => polygonPath(cornersAround(at, size))

export const polygonPath = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${rounded(x)} ${rounded(y)}`).join('L')}Z`

/** The hex under a point of the drawing, or -1: to cube coordinates, rounded there. */
export function hexAt({ x, y }: Point): Hex {
  const q = (x - SIZE) / (1.5 * SIZE)
  const r = (y - TALL / 2) / TALL - q / 2
  const [cq, cr, cs] = [Math.round(q), Math.round(r), Math.round(-q - r)]
  const [dq, dr, ds] = [Math.abs(cq - q), Math.abs(cr - r), Math.abs(cs + q + r)]
  const column = dq > dr && dq > ds ? -cr - cs : cq
  const row = dq <= Math.max(dr, ds) && dr > ds ? -cq - cs : cr
  return GRID.at(column + 0, row + 0) // no hex is minus zero
}

export function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}

/** Directions N, NE, SE, S, SW, NW as degrees clockwise from east, for what is drawn along them. */
export const degreesOf = (direction: number): number => -90 + 60 * direction

/** One decimal is a fiftieth of a pixel at the usual size. */
export const rounded = (value: number): string => `${Math.round(value * 10) / 10}`
