// Around sets of hexes: their outlines as closed loops, and these made into shores or into calm borders.
import { columnOf, type Hex, rowOf } from '../src/board/grid.ts'
import { isOdd, type Point, polygonPath, rounded, SIZE, TALL } from './geometry.ts'

/** A place on the endless grid that the board is a part of. */
export interface Cell {
  readonly column: number
  readonly row: number
}

export const cellOf = (hex: Hex): Cell => ({ column: columnOf(hex), row: rowOf(hex) })

/** A corner of a hex by whole numbers: half sizes across, half heights down. Three hexes share it. */
interface Corner {
  readonly x: number
  readonly y: number
}

export type Loop = readonly Point[]

const CORNERS = [
  [-1, -1],
  [1, -1],
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
] as const

/** North, north-east, south-east, south, south-west, north-west: the side between corner n and n + 1. */
export function besideCell({ column, row }: Cell): Cell[] {
  const down = isOdd(column) ? 1 : 0
  return [
    { column, row: row - 1 },
    { column: column + 1, row: row - 1 + down },
    { column: column + 1, row: row + down },
    { column, row: row + 1 },
    { column: column - 1, row: row + down },
    { column: column - 1, row: row - 1 + down },
  ]
}

export const cellKey = ({ column, row }: Cell): number => 1000 * (column + 100) + row + 100

function cornersOf({ column, row }: Cell): Corner[] {
  const [x, y] = [2 + 3 * column, 1 + 2 * row + (isOdd(column) ? 1 : 0)]
  return CORNERS.map(([dx, dy]) => ({ x: x + dx, y: y + dy }))
}

const cornerKey = ({ x, y }: Corner): number => 10_000 * (x + 1000) + y + 1000

/** Every border once, with the set on its right hand: no corner has more than one way on. */
function cornerLoops(cells: readonly Cell[]): Corner[][] {
  const inside = new Set(cells.map(cellKey))
  const next = new Map<number, { readonly from: Corner; readonly to: Corner }>()
  for (const cell of cells) {
    const corners = cornersOf(cell)
    besideCell(cell).forEach((other, side) => {
      const [from, to] = [corners[side], corners[(side + 1) % 6]]
      if (!inside.has(cellKey(other)) && from && to) next.set(cornerKey(from), { from, to })
    })
  }
  return walked(next)
}

function walked(next: Map<number, { readonly from: Corner; readonly to: Corner }>): Corner[][] {
  const loops: Corner[][] = []
  for (const start of [...next.keys()]) {
    const loop: Corner[] = []
    for (let side = next.get(start); side !== undefined; side = next.get(cornerKey(side.to))) {
      next.delete(cornerKey(side.from))
      loop.push(side.from)
    }
    if (loop.length > 0) loops.push(loop)
  }
  return loops
}

/** The exact outline, side by side. */
export const loopsOf = (cells: readonly Cell[]): Loop[] =>
  cornerLoops(cells).map((loop) => loop.map(placeOf))

const placeOf = ({ x, y }: Corner): Point => ({ x: (x * SIZE) / 2, y: (y * TALL) / 2 })

/** Each point goes part of the way to the middle of its neighbours: at one half, zigzags become straight. */
export function relaxed(loop: Loop, part: number): Loop {
  return loop.map((point, n) => {
    const [before, after] = [at(loop, n - 1), at(loop, n + 1)]
    const [mx, my] = [(before.x + after.x) / 2, (before.y + after.y) / 2]
    return { x: point.x + part * (mx - point.x), y: point.y + part * (my - point.y) }
  })
}

const at = (loop: Loop, n: number): Point => loop[(n + loop.length) % loop.length] ?? { x: 0, y: 0 }

/** Two points for each, both a little out of place, always the same way at the same place. */
export function roughened(loop: Loop, most: number): Loop {
  return loop.flatMap((point, n) => {
    const after = at(loop, n + 1)
    const middle = { x: (point.x + after.x) / 2, y: (point.y + after.y) / 2 }
    return [shaken(point, most), shaken(middle, most)]
  })
}

export function shaken({ x, y }: Point, most: number): Point {
  return {
    x: x + most * (2 * noiseAt(x, y, 1) - 1),
    y: y + most * (2 * noiseAt(x, y, 2) - 1),
  }
}

/** From 0 to 1, the same for the same place. */
export function noiseAt(x: number, y: number, salt: number): number {
  let bits = Math.imul(Math.round(x * 10) + 7919 * salt, 0x27d4eb2d)
  bits ^= Math.imul(Math.round(y * 10) + 104_729, 0x165667b1)
  bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32
}

/** Drawn in by so much, so that borders side by side can both be seen. */
export function inset(loop: Loop, by: number): Loop {
  return loop.map((point, n) => {
    const [before, after] = [at(loop, n - 1), at(loop, n + 1)]
    const [dx, dy] = [after.x - before.x, after.y - before.y]
    const length = Math.hypot(dx, dy) || 1
    return { x: point.x - (by * dy) / length, y: point.y + (by * dx) / length }
  })
}

/** A curve through the middle of every side, bent towards its corners. */
export function curvePath(loop: Loop): string {
  const start = middle(at(loop, -1), at(loop, 0))
  const bends = loop.map((point, n) => {
    const to = middle(point, at(loop, n + 1))
    return `Q${pair(point)} ${pair(to)}`
  })
  return `M${pair(start)}${bends.join('')}Z`
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

const pair = ({ x, y }: Point): string => `${rounded(x)} ${rounded(y)}`

/** A natural border: coasts, marshes, reefs. */
export const shorePath = (cells: readonly Cell[], roughness = 1.7): string =>
  loopsOf(cells)
    .map((loop) => curvePath(roughened(relaxed(loop, 0.5), roughness)))
    .join('')

/** A calm border that follows the hexes: reach, fire, zones. */
export const borderPath = (hexes: readonly Hex[], by: number): string =>
  loopsOf(hexes.map(cellOf))
    .map((loop) => curvePath(inset(relaxed(loop, 0.3), by)))
    .join('')

/** Straight from corner to corner. */
export const edgePath = (cells: readonly Cell[]): string => loopsOf(cells).map(polygonPath).join('')
