// The ground of a planet as a few long paths. They depend on the board alone: the tide only changes how they are painted.
import type { Board } from '../src/board/board.ts'
import { COLUMNS, HEXES, type Hex, hexAtRow, ROWS } from '../src/board/grid.ts'
import type { Terrain } from '../src/board/plan.ts'
import { centreAt, centreOf, type Point, polygonPath, rounded, TALL } from './geometry.ts'
import {
  besideCell,
  type Cell,
  cellKey,
  cellOf,
  edgePath,
  noiseAt,
  shaken,
  shorePath,
} from './outlines.ts'

export interface GroundPaths {
  /** Everything that is ever dry, and so the shore at low tide. */
  readonly reef: string
  /** Without reefs: the shore at normal tide. */
  readonly marsh: string
  /** Without reefs and marshes: the shore at high tide. */
  readonly land: string
  readonly mountain: string
  /** Sea that is two, and three or more, hexes away from any ground. */
  readonly depths: readonly [string, string]
  /** Darker plains, for the eye only. */
  readonly plains: readonly [string, string]
  /** Facets of mountains, from the one that turns away from the light to the one that faces it. */
  readonly facets: readonly string[]
  readonly marks: Marks
  readonly grid: string
  readonly edge: string
}

/** Small strokes that tell grounds apart without colour (C-2). */
export interface Marks {
  readonly reeds: string
  readonly pools: string
  readonly corals: string
  readonly waves: string
  readonly dunes: string
  readonly craters: string
  /** Over reefs and marshes while they are under water. */
  readonly reefRipples: string
  readonly marshRipples: string
}

/** So far the planet goes on beyond the board, before the veil hides it. */
const BEYOND = { columns: 7, rows: 5 }

export function groundPaths(board: Board): GroundPaths {
  const cells = cellsBeyond()
  const terrainAt = (cell: Cell) => board.terrain[nearestHex(cell)] ?? 'sea'
  const those = (...terrains: readonly Terrain[]) =>
    cells.filter((cell) => terrains.includes(terrainAt(cell)))
  const depths = depthsOf(cells, terrainAt)
  return {
    reef: shorePath(those('reef', 'marsh', 'land', 'mountain')),
    marsh: shorePath(those('marsh', 'land', 'mountain')),
    land: shorePath(those('land', 'mountain')),
    mountain: shorePath(those('mountain'), 1),
    depths: [
      shorePath(
        cells.filter((cell) => (depths.get(cellKey(cell)) ?? 0) >= 2),
        2.4,
      ),
      shorePath(
        cells.filter((cell) => (depths.get(cellKey(cell)) ?? 0) >= 3),
        2.4,
      ),
    ],
    plains: [
      shorePath(
        those('land', 'mountain').filter((cell) => swellAt(cell) > 0.5),
        2.6,
      ),
      shorePath(
        those('land', 'mountain').filter((cell) => swellAt(cell) > 0.61),
        2.6,
      ),
    ],
    facets: facetsOf(those('mountain')),
    marks: marksOf(board),
    grid: gridPath(),
    edge: edgePath(HEXES.map(cellOf)),
  }
}

function cellsBeyond(): Cell[] {
  const cells: Cell[] = []
  const { columns, rows } = BEYOND
  for (let column = -columns; column < COLUMNS + columns; column++)
    for (let row = -rows; row < ROWS + rows; row++) cells.push({ column, row })
  return cells
}

/** Beyond the edge everything is as in a mirror. */
const nearestHex = ({ column, row }: Cell): Hex =>
  hexAtRow(mirrored(row, ROWS - 1), mirrored(column, COLUMNS - 1))

const mirrored = (value: number, most: number): number =>
  value < 0 ? -value - 1 : value > most ? 2 * most + 1 - value : value

const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most)

/** Gentle noise from 0 to 1: swells about five hexes wide, and smaller ones on them so that no edge is straight. */
const swellAt = ({ column, row }: Cell): number => {
  const [x, y] = [column + 0.37 * row, row + (column & 1) / 2 - 0.21 * column]
  return 0.7 * noiseOver(x / 5.2, y / 4.4) + 0.3 * noiseOver(x / 1.9 + 40, y / 1.7 + 40)
}

function noiseOver(x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const ease = (part: number) => part * part * (3 - 2 * part)
  const [u, v] = [ease(x - left), ease(y - top)]
  const at = (dx: number, dy: number) => noiseAt(left + dx, top + dy, 9)
  const north = at(0, 0) + u * (at(1, 0) - at(0, 0))
  const south = at(0, 1) + u * (at(1, 1) - at(0, 1))
  return north + v * (south - north)
}

/** How far each sea cell is from ground. */
function depthsOf(cells: readonly Cell[], terrainAt: (cell: Cell) => Terrain): Map<number, number> {
  const known = new Set(cells.map(cellKey))
  const depths = new Map<number, number>()
  let edge = cells.filter((cell) => terrainAt(cell) !== 'sea')
  for (const cell of edge) depths.set(cellKey(cell), 0)
  for (let depth = 1; edge.length > 0; depth++) {
    const next = edge.flatMap(besideCell).filter((cell) => {
      const key = cellKey(cell)
      if (!known.has(key) || depths.has(key)) return false
      depths.set(key, depth)
      return true
    })
    edge = next
  }
  return depths
}

/** Low polygons: hexes rise to their middle, and to corners that only mountains share. */
const SHADES = 6
const LIGHT = { x: -0.55, y: -0.62, z: 0.56 }

function facetsOf(mountains: readonly Cell[]): string[] {
  const high = new Set(mountains.map(cellKey))
  const shades: string[] = new Array<string>(SHADES).fill('')
  for (const cell of mountains) {
    const centre = centreAt(cell.column, cell.row)
    const top = { ...shaken(centre, 3.4), z: 12 + 5 * noiseAt(centre.x, centre.y, 3) }
    const around = besideCell(cell).map((other) => high.has(cellKey(other)))
    const foot = [0, 1, 2, 3, 4, 5].map((n) => footOf(centre, n, around))
    foot.forEach((one, n) => {
      const other = foot[(n + 1) % 6] ?? one
      const shade = shadeOf(top, one, other)
      shades[shade] += polygonPath([top, one, other])
    })
  }
  return shades
}

interface Summit extends Point {
  readonly z: number
}

/** Corner n lies between the sides n - 1 and n. */
function footOf(centre: Point, n: number, around: readonly boolean[]): Summit {
  const angle = ((-120 + 60 * n) * Math.PI) / 180
  const shared = Number(around[(n + 5) % 6] ?? false) + Number(around[n] ?? false)
  const reach = shared === 2 ? 20 : shared === 1 ? 18.2 : 15.6
  const point = { x: centre.x + reach * Math.cos(angle), y: centre.y + reach * Math.sin(angle) }
  const exact = { x: centre.x + 20 * Math.cos(angle), y: centre.y + 20 * Math.sin(angle) }
  const moved = shaken(exact, 1.6)
  return {
    x: point.x + moved.x - exact.x,
    y: point.y + moved.y - exact.y,
    z: shared === 2 ? 5.5 : shared === 1 ? 1.5 : 0,
  }
}

function shadeOf(a: Summit, b: Summit, c: Summit): number {
  const [ux, uy, uz] = [b.x - a.x, b.y - a.y, b.z - a.z]
  const [vx, vy, vz] = [c.x - a.x, c.y - a.y, c.z - a.z]
  const normal = { x: uy * vz - uz * vy, y: uz * vx - ux * vz, z: ux * vy - uy * vx }
  const length = Math.hypot(normal.x, normal.y, normal.z) || 1
  const light = (normal.x * LIGHT.x + normal.y * LIGHT.y + normal.z * LIGHT.z) / length
  return within(Math.floor(((light + 0.25) / 1.25) * SHADES), SHADES - 1)
}

function marksOf({ terrain }: Board): Marks {
  const on = (kind: Terrain, draw: (at: Point, turn: number) => string) =>
    HEXES.filter((hex) => terrain[hex] === kind)
      .map((hex) => draw(centreOf(hex), noiseAt(hex, 11, 5)))
      .join('')
  return {
    reeds: on('marsh', reedsAt),
    pools: on('marsh', poolsAt),
    corals: on('reef', coralsAt),
    waves: on('sea', (at, turn) => (turn < 0.3 ? waveAt(at, 9, turn) : '')),
    dunes: on('land', (at, turn) => (turn < 0.36 ? dunesAt(at, turn) : '')),
    craters: on('land', (at, turn) => (turn > 0.87 ? craterAt(at, turn) : '')),
    reefRipples: on('reef', (at, turn) => waveAt({ x: at.x, y: at.y + 11 }, 5, turn)),
    marshRipples: on('marsh', (at, turn) => waveAt({ x: at.x, y: at.y + 11 }, 5, turn)),
  }
}

const near = ({ x, y }: Point, dx: number, dy: number): string =>
  `${rounded(x + dx)} ${rounded(y + dy)}`

/** Two tufts of three stalks. */
function reedsAt(at: Point, turn: number): string {
  const shift = 3 * turn
  return [
    [-8 + shift, 3],
    [6 - shift, -3],
  ]
    .map(([x = 0, y = 0]) =>
      [
        [-3, -4.4, -1.2],
        [0, -6.4, 0],
        [3, -4.4, 1.2],
      ]
        .map(
          ([dx = 0, dy = 0, lean = 0]) =>
            `M${near(at, x + dx * 0.5, y)}q${lean * 0.3} -3 ${dx * 0.5 + lean} ${dy}`,
        )
        .join(''),
    )
    .join('')
}

const poolsAt = (at: Point, turn: number): string =>
  ellipse(near(at, 5 - 4 * turn, 6), 4.4, 1.7) + ellipse(near(at, -7 + 6 * turn, -7), 3.2, 1.3)

const ellipse = (centre: string, rx: number, ry: number): string =>
  `M${centre}m${-rx} 0a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`

/** Three rocks. */
function coralsAt(at: Point, turn: number): string {
  const tip = 1.5 * turn
  return [
    [-7, 3.5, 4.4],
    [5.5, 5.5, 3.8],
    [1 + tip, -5, 5],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        `M${near(at, x - r, y + r * 0.45)}l${rounded(r * 0.5)} ${rounded(-r * 0.95)}l${rounded(r * 0.55)} ${rounded(-r * 0.25)}l${rounded(r * 0.6)} ${rounded(r * 0.55)}l${rounded(r * 0.3)} ${rounded(r * 0.65)}Z`,
    )
    .join('')
}

const waveAt = (at: Point, wide: number, turn: number): string =>
  `M${near(at, -wide + 6 * turn, 4 * turn - 2)}q${wide / 4} -2.6 ${wide / 2} 0t${wide / 2} 0t${wide / 2} 0`

function dunesAt(at: Point, turn: number): string {
  const [x, y] = [-9 + 18 * turn, -5 + 20 * turn]
  return `M${near(at, x, y)}q5 -3.4 11 -0.6M${near(at, x + 3, y + 4.2)}q4.4 -2.8 9 -0.4`
}

function craterAt(at: Point, turn: number): string {
  const r = 3 + 14 * (turn - 0.87)
  return ellipse(near(at, 20 * (turn - 0.93), 2), r, r * 0.72)
}

/** Three sides of every hex, so that none is drawn twice; the edge of the board closes the rest. */
function gridPath(): string {
  return HEXES.map((hex) => {
    const { x, y } = centreOf(hex)
    return `M${rounded(x - 20)} ${rounded(y)}l10 ${rounded(-TALL / 2)}h20l10 ${rounded(TALL / 2)}`
  }).join('')
}
