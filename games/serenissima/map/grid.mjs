// The sheet as a grid of one cell for each unit: which cells are water, and how far they are from something by sea.
import { HEIGHT, MARGIN, WIDTH } from './sheet.mjs'

export const COLUMNS = WIDTH + 2 * MARGIN
export const ROWS = HEIGHT + 2 * MARGIN

export const cellAt = (x, y) => Math.floor(y + MARGIN) * COLUMNS + Math.floor(x + MARGIN)
/** The middle of a cell, in units. */
export const middleOf = (cell) => [
  (cell % COLUMNS) - MARGIN + 0.5,
  Math.floor(cell / COLUMNS) - MARGIN + 0.5,
]

/** 1 where there is land: even and odd crossings along every row. */
export function landCells(polygons) {
  const isLand = new Uint8Array(COLUMNS * ROWS)
  for (let row = 0; row < ROWS; row++) {
    const y = row - MARGIN + 0.5
    const crossings = polygons
      .flatMap((rings) => rings.flatMap((points) => crossingsOf(points, y)))
      .sort((a, b) => a - b)
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const from = Math.max(0, Math.ceil(crossings[pair] + MARGIN - 0.5))
      const to = Math.min(COLUMNS - 1, Math.floor(crossings[pair + 1] + MARGIN - 0.5))
      for (let column = from; column <= to; column++) isLand[row * COLUMNS + column] = 1
    }
  }
  return isLand
}

function crossingsOf(points, y) {
  const found = []
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [[ax, ay], [bx, by]] = [points[i], points[j]]
    if (ay > y !== by > y) found.push(((bx - ax) * (y - ay)) / (by - ay) + ax)
  }
  return found
}

/** Steps to the cells around, with their length: eight, and eight knight's moves, so that circles come out round. */
const STEPS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
  [2, 1],
  [1, 2],
  [2, -1],
  [1, -2],
].flatMap(([x, y]) =>
  [
    [x, y],
    [-x, -y],
  ].map(([dx, dy]) => ({
    dx,
    dy,
    by: dy * COLUMNS + dx,
    length: Math.hypot(dx, dy),
  })),
)

/**
 * From many sources at once: how far each cell is, and from which source it is reached. `costOf` says what a cell costs
 * to enter, as a factor; nothing where it cannot be entered.
 */
export function spread(sources, costOf, farthest = Number.POSITIVE_INFINITY) {
  const distance = new Float64Array(COLUMNS * ROWS).fill(Number.POSITIVE_INFINITY)
  const label = new Int16Array(COLUMNS * ROWS).fill(-1)
  const from = new Int32Array(COLUMNS * ROWS).fill(-1)
  const queue = new Queue()
  for (const { cell, name } of sources) {
    distance[cell] = 0
    label[cell] = name
    queue.push(cell, 0)
  }
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const [cell, far] = next
    if (far > distance[cell]) continue
    const column = cell % COLUMNS
    for (const { dx, by, length } of STEPS) {
      const to = cell + by
      if (to < 0 || to >= label.length || column + dx < 0 || column + dx >= COLUMNS) continue
      const cost = costOf(to)
      if (cost === undefined) continue
      const reached = far + length * cost
      if (reached >= distance[to] || reached > farthest) continue
      distance[to] = reached
      label[to] = label[cell]
      from[to] = cell
      queue.push(to, reached)
    }
  }
  return { distance, label, from }
}

/** A heap: the nearest first. */
class Queue {
  #cells = []
  #ranks = []

  push(cell, rank) {
    const [cells, ranks] = [this.#cells, this.#ranks]
    let at = cells.length
    cells.push(cell)
    ranks.push(rank)
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (ranks[parent] <= rank) break
      cells[at] = cells[parent]
      ranks[at] = ranks[parent]
      at = parent
    }
    cells[at] = cell
    ranks[at] = rank
  }

  pop() {
    const [cells, ranks] = [this.#cells, this.#ranks]
    if (cells.length === 0) return undefined
    const top = [cells[0], ranks[0]]
    const [cell, rank] = [cells.pop(), ranks.pop()]
    const count = cells.length
    let at = 0
    while (count > 0) {
      let child = 2 * at + 1
      if (child + 1 < count && ranks[child + 1] < ranks[child]) child += 1
      if (child >= count || ranks[child] >= rank) break
      cells[at] = cells[child]
      ranks[at] = ranks[child]
      at = child
    }
    if (count > 0) {
      cells[at] = cell
      ranks[at] = rank
    }
    return top
  }
}
