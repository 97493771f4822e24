// Growing an island in the open sea: B-6.7.
import { columnOf, GRID, HEXES, type Hex } from './grid.ts'
import type { Sketch } from './sketch.ts'

const OPEN_SEA = 3

/** Whether there was room for it. */
export function raiseIsland(
  sketch: Sketch,
  columns: { readonly from: number; readonly to: number },
  size: number,
  zone: number,
): boolean {
  const { terrain, zones, random } = sketch
  const seed = seedHex(sketch, columns)
  if (seed === undefined) return false
  const before = HEXES.map((hex) => terrain[hex] === 'land')
  const island = new Set<Hex>([seed])
  while (island.size < size) {
    const frontier = frontierOf(sketch, island, before)
    if (frontier.length === 0) return false
    const weights = frontier.map(
      (hex) => 2 ** GRID.beside(hex).filter((other) => island.has(other)).length,
    )
    island.add(weighted(frontier, weights, random()))
  }
  for (const hex of island) {
    terrain[hex] = 'land'
    zones[hex] = zone
  }
  return true
}

/** The deepest hex of the columns, with a little luck. */
function seedHex(
  { terrain, random }: Sketch,
  { from, to }: { readonly from: number; readonly to: number },
): Hex | undefined {
  const land = HEXES.filter((hex) => terrain[hex] === 'land')
  let [best, value]: [Hex | undefined, number] = [undefined, -1]
  for (const hex of HEXES) {
    if (terrain[hex] !== 'sea' || columnOf(hex) < from || columnOf(hex) > to) continue
    const depth = land.reduce((least, other) => Math.min(least, GRID.distance(hex, other)), 99)
    if (depth < OPEN_SEA) continue
    const luck = depth + random()
    if (luck > value) [best, value] = [hex, luck]
  }
  return best
}

const frontierOf = (
  { terrain }: Sketch,
  island: ReadonlySet<Hex>,
  before: readonly boolean[],
): Hex[] => {
  const beside = [...island].flatMap((hex) => GRID.beside(hex))
  return [...new Set(beside)]
    .filter(
      (hex) =>
        terrain[hex] === 'sea' &&
        !island.has(hex) &&
        !GRID.isEdge(hex) &&
        !GRID.beside(hex).some((other) => before[other] === true),
    )
    .sort((a, b) => a - b)
}

function weighted(hexes: readonly Hex[], weights: readonly number[], draw: number): Hex {
  let left = draw * weights.reduce((sum, weight) => sum + weight, 0)
  for (let place = 0; place < hexes.length; place++) {
    left -= weights[place] ?? 0
    if (left < 0) return hexes[place] ?? 0
  }
  return hexes.at(-1) ?? 0
}
