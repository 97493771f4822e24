// Lanes between the middles of neighbouring zones: the shortest way over water that stays inside both and keeps off the coast.

import { thinned } from './arcs.mjs'
import { COLUMNS, cellAt, middleOf, spread } from './grid.mjs'
import { ZONES } from './zones.mjs'

/** How far from the coast a lane likes to stay, and how much it would go round for that. */
const OFFING = 14
const SHYNESS = 5
/** What a zone costs that is only passed at its border. */
const ABROAD = 6
const SMOOTHINGS = 60

export function makeLanes(pairs, middles, cells, isLand, offing) {
  return pairs.map(([a, b]) => {
    const cost = seaCost([a, b], cells, isLand, offing)
    return { between: [a, b], points: route(middles[a], middles[b], cost) }
  })
}

/** What a cell costs to sail: more near the coast, nothing at all on land or out of these zones. All but `home` are dear. */
export function seaCost(zones, cells, isLand, offing, home = undefined) {
  const own = new Set(zones.map((zone) => ZONES.indexOf(zone)))
  const cheap = home === undefined ? undefined : ZONES.indexOf(home)
  return (cell) => {
    if (isLand[cell] || !own.has(cells[cell])) return undefined
    const away = cheap === undefined || cells[cell] === cheap ? 0 : ABROAD
    return 1 + away + SHYNESS * Math.max(0, 1 - offing[cell] / OFFING) ** 2
  }
}

/** How far each cell is from land, as far as that matters. */
export function offingOf(isLand) {
  const sources = []
  isLand.forEach((land, cell) => {
    if (land) sources.push({ cell, name: 0 })
  })
  return spread(sources, (cell) => (isLand[cell] ? undefined : 1), 2 * OFFING).distance
}

/** A smooth way over water between two points. */
export const route = (from, to, cost) => thinned(straightened(way(from, to, cost), cost), 0.3)

function way(from, to, cost) {
  const [start, end] = [cellAt(...from), cellAt(...to)]
  const { from: before } = spread([{ cell: start, name: 0 }], cost)
  if (before[end] < 0) throw new Error(`no way by sea from ${from} to ${to}`)
  const points = [to]
  for (let cell = before[end]; cell !== start; cell = before[cell]) points.push(middleOf(cell))
  return [...points, from].reverse()
}

/** Pulled smooth, never onto land and never out of the two zones. */
function straightened(points, cost) {
  let line = evenly(points, 4)
  for (let pass = 0; pass < SMOOTHINGS; pass++) {
    line = line.map((at, index) => {
      const [before, after] = [line[index - 1], line[index + 1]]
      if (before === undefined || after === undefined) return at
      const moved = [(before[0] + 2 * at[0] + after[0]) / 4, (before[1] + 2 * at[1] + after[1]) / 4]
      return isFree(moved, cost) ? moved : at
    })
  }
  return line
}

/** With a little water on all sides. */
const isFree = ([x, y], cost) =>
  [0, 1, -1, COLUMNS, -COLUMNS].every((by) => cost(cellAt(x, y) + by) !== undefined)

/** Points that are about so many units apart. */
function evenly(points, step) {
  const line = [points[0]]
  for (const at of points) {
    const last = line.at(-1)
    if (Math.hypot(at[0] - last[0], at[1] - last[1]) >= step) line.push(at)
  }
  return [...line, points.at(-1)]
}

export const lengthOf = (points) =>
  points
    .slice(1)
    .reduce((sum, [x, y], i) => sum + Math.hypot(x - points[i][0], y - points[i][1]), 0)
