// Rectangles of flat-top hexes: who lies beside whom, how far, and what is within reach. Knows no particular game.
// Hexes are numbered column by column; odd columns sit half a hex lower. Axial q is the column, and r + floor(q/2) the row.

/** The number of a hex on its grid: rows × column + row. */
export type Hex = number

/** North, north-east, south-east, south, south-west, north-west: clockwise; opposite is three further. */
const DIRECTIONS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const

/** What lies off the grid. */
export const NOWHERE = -1

interface HexGrid {
  readonly columns: number
  readonly rows: number
  /** How many hexes there are. */
  readonly size: number
  /** Axial coordinates of each hex. */
  readonly q: readonly number[]
  readonly r: readonly number[]
  /** The hex at axial coordinates, or `NOWHERE`. */
  at(q: number, r: number): Hex
  /** The hex one step away, or `NOWHERE`. */
  step(hex: Hex, direction: number): Hex
  /** The hexes beside this one, clockwise from north, without those off the grid. */
  beside(hex: Hex): readonly Hex[]
  /** In which direction a hex beside this one lies; -1 if it does not. */
  directionTo(from: Hex, to: Hex): number
  distance(a: Hex, b: Hex): number
  /** All hexes at most so far away, itself included, in the order of their numbers. */
  within(hex: Hex, radius: number): readonly Hex[]
  isEdge(hex: Hex): boolean
  /** `"q,r"` */
  name(hex: Hex): string
}

export function hexGrid(columns: number, rows: number): HexGrid {
  const size = columns * rows
  const all = Array.from({ length: size }, (_, hex) => hex)
  const q = all.map((hex) => Math.floor(hex / rows))
  const r = all.map((hex) => (hex % rows) - Math.floor(Math.floor(hex / rows) / 2))
  const qOf = (hex: Hex) => q[hex] ?? NaN
  const rOf = (hex: Hex) => r[hex] ?? NaN

  const at = (column: number, along: number): Hex => {
    const row = along + Math.floor(column / 2)
    const isOn = column >= 0 && column < columns && row >= 0 && row < rows
    return isOn ? rows * column + row : NOWHERE
  }
  const steps = all.map((hex) => DIRECTIONS.map(([dq, dr]) => at(qOf(hex) + dq, rOf(hex) + dr)))
  const neighbours = steps.map((row) => row.filter((hex) => hex !== NOWHERE))
  const names = all.map((hex) => `${q[hex]},${r[hex]}`)
  const discs: Hex[][][] = []

  const distance = (a: Hex, b: Hex): number => {
    const dq = qOf(a) - qOf(b)
    const dr = rOf(a) - rOf(b)
    return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2
  }
  const discsOf = (radius: number): Hex[][] => {
    discs[radius] ??= all.map((hex) => all.filter((other) => distance(hex, other) <= radius))
    return discs[radius]
  }

  return {
    columns,
    rows,
    size,
    q,
    r,
    at,
    step: (hex, direction) => steps[hex]?.[direction] ?? NOWHERE,
    beside: (hex) => neighbours[hex] ?? [],
    directionTo: (from, to) => (to === NOWHERE ? -1 : (steps[from]?.indexOf(to) ?? -1)),
    distance,
    within: (hex, radius) => discsOf(radius)[hex] ?? [],
    isEdge(hex) {
      const [column, row] = [Math.floor(hex / rows), hex % rows]
      return column === 0 || column === columns - 1 || row === 0 || row === rows - 1
    },
    name: (hex) => names[hex] ?? 'nowhere',
  }
}

/** The connected sets among the hexes for which this holds, largest first; equals by their lowest number. */
export function connectedSets(grid: HexGrid, isIn: (hex: Hex) => boolean): Hex[][] {
  const seen = new Uint8Array(grid.size)
  const sets: Hex[][] = []
  for (let hex = 0; hex < grid.size; hex++) {
    if (seen[hex] === 1 || !isIn(hex)) continue
    sets.push(flood(grid, hex, isIn, seen))
  }
  return sets.sort((a, b) => b.length - a.length || (a[0] ?? 0) - (b[0] ?? 0))
}

function flood(grid: HexGrid, from: Hex, isIn: (hex: Hex) => boolean, seen: Uint8Array): Hex[] {
  const found = [from]
  seen[from] = 1
  for (const hex of found) {
    for (const next of grid.beside(hex)) {
      if (seen[next] === 1 || !isIn(next)) continue
      seen[next] = 1
      found.push(next)
    }
  }
  return found
}
