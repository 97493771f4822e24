// Making a board from a seed: B-6. The order of steps and draws is fixed, so that equal seeds give equal boards.
import { connectedSets } from '@foldtable/parts/hexes'
import { RING } from './board.ts'
import { columnOf, GRID, HEXES, type Hex, rowOf } from './grid.ts'
import { raiseIsland } from './islands.ts'
import { mulberry32 } from './mulberry.ts'
import { type Noise, noise } from './noise.ts'
import type { BoardPlan, Terrain } from './plan.ts'
import { layReefBars } from './reef-bars.ts'
import type { Sketch } from './sketch.ts'
import { flawsOf } from './validate.ts'

const MOST_ATTEMPTS = 64
const BETWEEN_ATTEMPTS = 0x9e3779b9
/** B-3.1 */
const [MARSH, REEF, MOUNTAIN] = [101, 45, 72]
const LARGEST_MOUNTAIN = 8

/** The first attempt that has every property of B-7 (B-6.2). */
export function generate(seed: number): BoardPlan & { readonly attempts: number } {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const plan = attemptAt((seed + attempt * BETWEEN_ATTEMPTS) % 2 ** 32)
    if (plan !== undefined && flawsOf(plan).length === 0) return { ...plan, attempts: attempt + 1 }
  }
  throw new RangeError(`no board comes of seed ${seed}`)
}

/** B-6.3 */
const xOf = (hex: Hex): number => 1.5 * columnOf(hex)
const yOf = (hex: Hex): number => Math.sqrt(3) * (rowOf(hex) + (columnOf(hex) % 2) / 2)
const X_CENTRE = 27
const Y_CENTRE = Math.sqrt(3) * 11.25

function attemptAt(state: number): BoardPlan | undefined {
  const random = mulberry32(state)
  const sizes = [20 + Math.floor(9 * random()), 36 + Math.floor(13 * random())] as const // B-6.4
  const [broad, fine, reefs, wet, peaks] = [9, 4.5, 4, 5, 3.5].map((d) => noise(d, random))
  const field = (one: Noise | undefined, hex: Hex) => one?.(xOf(hex), yOf(hex)) ?? 0
  const heights = HEXES.map((hex) => heightAt(hex, field(broad, hex), field(fine, hex)))
  const sketch = { random, terrain: flooded(heights, 276 + sizes[0] + sizes[1]), zones: [] }
  const isDone =
    raiseIsland(sketch, { from: 0, to: 15 }, sizes[0], 7) &&
    raiseIsland(sketch, { from: 20, to: 36 }, sizes[1], 8)
  if (!isDone) return undefined
  divideMainland(sketch)
  layMarshBelts(sketch)
  if (!spreadMarsh(sketch, (hex) => field(wet, hex) - 0.1 * (heights[hex] ?? 0))) return undefined
  layReefBars(sketch)
  layShoals(sketch, (hex) => field(reefs, hex))
  raiseMountains(sketch, (hex) => field(peaks, hex))
  const offsets = { a: Math.floor(3 * random()), b: Math.floor(3 * random()) } // B-6.15
  const zones = HEXES.map((hex) => (isWater(sketch, hex) ? 0 : (sketch.zones[hex] ?? 0)))
  return { terrain: sketch.terrain, zones, offsets, contiguous: RING }
}

const isWater = ({ terrain }: Sketch, hex: Hex) => terrain[hex] === 'sea' || terrain[hex] === 'reef'

/** B-6.6 */
function heightAt(hex: Hex, broad: number, fine: number): number {
  const e = Math.max(Math.abs(xOf(hex) - X_CENTRE) / 27, Math.abs(yOf(hex) - Y_CENTRE) / Y_CENTRE)
  return 1.6 * e * e + 0.6 * broad + 0.4 * fine
}

function flooded(heights: readonly number[], count: number): Terrain[] {
  const lowest = new Set(largest(HEXES, (hex) => -(heights[hex] ?? 0)).slice(0, count))
  return HEXES.map((hex) => (lowest.has(hex) ? 'sea' : 'land'))
}

/** The hexes by falling value; equals by their number. */
const largest = (hexes: readonly Hex[], valueAt: (hex: Hex) => number): Hex[] =>
  hexes
    .map((hex) => ({ hex, value: valueAt(hex) }))
    .sort((a, b) => b.value - a.value || a.hex - b.hex)
    .map(({ hex }) => hex)

/** Six zones round the mainland, clockwise (B-6.8). */
function divideMainland({ random, terrain, zones }: Sketch): void {
  const [mainland = []] = connectedSets(GRID, (hex) => terrain[hex] === 'land')
  const turned = 2 * Math.PI * random()
  const angles = mainland.map((hex) => {
    const angle = Math.atan2(xOf(hex) - X_CENTRE, Y_CENTRE - yOf(hex)) - turned
    return { hex, angle: ((angle % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI) }
  })
  angles.sort((a, b) => a.angle - b.angle || a.hex - b.hex)
  angles.forEach(({ hex }, place) => {
    zones[hex] = 1 + Math.floor((6 * place) / angles.length)
  })
}

/** They cut the ring at high tide, at four to five of the six borders (B-6.9). */
function layMarshBelts({ random, terrain, zones }: Sketch): void {
  const skipped = [Math.floor(6 * random()), Math.floor(6 * random())]
  for (let zone = 1; zone <= 6; zone++) {
    if (skipped.includes(zone - 1)) continue
    const next = zone === 6 ? 1 : zone + 1
    for (const hex of HEXES) {
      if (zones[hex] !== zone) continue
      if (GRID.beside(hex).some((other) => zones[other] === next)) terrain[hex] = 'marsh'
    }
  }
}

/** B-6.10 */
function spreadMarsh({ terrain }: Sketch, wetness: (hex: Hex) => number): boolean {
  const missing = MARSH - terrain.filter((one) => one === 'marsh').length
  if (missing < 0) return false
  const dry = HEXES.filter((hex) => terrain[hex] === 'land')
  for (const hex of largest(dry, wetness).slice(0, missing)) terrain[hex] = 'marsh'
  return true
}

/** B-6.12 */
function layShoals({ terrain }: Sketch, value: (hex: Hex) => number): void {
  const missing = REEF - terrain.filter((one) => one === 'reef').length
  const isGround = (hex: Hex) => terrain[hex] === 'land' || terrain[hex] === 'marsh'
  const coast = HEXES.filter((hex) => terrain[hex] === 'sea' && GRID.within(hex, 2).some(isGround))
  const firm = (hex: Hex) => GRID.beside(hex).filter((other) => terrain[other] !== 'sea').length
  const shoals = largest(coast, (hex) => value(hex) + 0.03 * firm(hex))
  for (const hex of shoals.slice(0, Math.max(0, missing))) terrain[hex] = 'reef'
}

/** B-6.13 */
function raiseMountains({ terrain }: Sketch, value: (hex: Hex) => number): void {
  let missing = MOUNTAIN
  const group: number[] = []
  const members = new Map<number, Hex[]>()
  for (const hex of largest(
    HEXES.filter((one) => terrain[one] === 'land'),
    value,
  )) {
    if (missing === 0) return
    const touched = new Set(
      GRID.beside(hex)
        .map((other) => group[other] ?? -1)
        .filter((one) => one >= 0),
    )
    const joined = [hex, ...[...touched].flatMap((one) => members.get(one) ?? [])]
    if (joined.length > LARGEST_MOUNTAIN) continue
    for (const one of joined) group[one] = hex
    members.set(hex, joined)
    terrain[hex] = 'mountain'
    missing -= 1
  }
}
