// Which galley lies where, and how large: one or two with their sails, a few without, more than that half as large.
import { GALLEYS } from '../src/data/constants.ts'
import type { ZoneId } from '../src/data/zones.ts'
import type { State } from '../src/state.ts'
import { chart, type Point } from './chart-map.ts'

export type GalleySize = 'sails' | 'hulls' | 'minis'

export interface Berth {
  readonly number: number
  readonly at: Point
  readonly size: GalleySize
}

/** Slots of a hull of full size: how far the first lies from its middle, and each from the one before. */
export const SLOTS = { first: -23, step: 13, row: -0.6 }
export const MINI_SCALE = 0.66

/** Where a slot of a galley is on the sheet. */
export function slotPlace({ at: [x, y], size }: Berth, slot: number): Point {
  const scale = size === 'minis' ? MINI_SCALE : 1
  return [x + scale * (SLOTS.first + slot * SLOTS.step), y + scale * SLOTS.row]
}

/** Half-size hulls in two columns, so far apart. */
const MINI = { x: 31, y: 17.5 }

/** By rising number, so that nothing changes places while nobody moves. */
export function galleysIn({ galleys }: Pick<State, 'galleys'>, zone: ZoneId): number[] {
  const found: number[] = []
  for (let number = 1; number <= GALLEYS; number++) {
    if (galleys[number]?.location === zone) found.push(number)
  }
  return found
}

export function berthsIn(state: Pick<State, 'galleys'>, zone: ZoneId): Berth[] {
  const { sails, hulls } = chart.zones[zone].berths
  const numbers = galleysIn(state, zone)
  if (numbers.length <= sails.length) return lying(numbers, sails, 'sails')
  if (numbers.length <= hulls.length) return lying(numbers, hulls, 'hulls')
  const minis = miniPlaces(hulls, numbers.length)
  return lying(
    numbers,
    zone === 'MARE' ? minis : besideMark(minis, chart.ports[zone].mark),
    'minis',
  )
}

const lying = (numbers: readonly number[], places: readonly Point[], size: GalleySize): Berth[] =>
  numbers.flatMap((number, index) => {
    const at = places[index]
    return at === undefined ? [] : [{ number, at, size }]
  })

function miniPlaces(hulls: readonly Point[], count: number): Point[] {
  const [x, y] = middleOf(hulls)
  const rows = Math.ceil(count / 2)
  return Array.from({ length: count }, (_, index): Point => {
    const row = Math.floor(index / 2)
    const isAlone = index === count - 1 && count % 2 === 1
    const side = isAlone ? 0 : index % 2 === 0 ? -MINI.x : MINI.x
    return [x + side, y + (row - (rows - 1) / 2) * MINI.y]
  })
}

/** What a half-size galley covers to the left, to the right, and up and down. */
const COVERS = { left: 36, right: 29, high: 9 }

/** Moved away from the medallion of the port, as far as it takes to leave it free. */
function besideMark(places: readonly Point[], [x, y]: Point): Point[] {
  const away = middleOf(places)[0] < x ? -1 : 1
  const radius = chart.sizes.medallion + 2
  const covers = ([at, row]: Point): boolean =>
    at - COVERS.left < x + radius &&
    at + COVERS.right > x - radius &&
    Math.abs(row - y) < COVERS.high + radius
  let moved = [...places]
  for (let step = 0; step < 20 && moved.some(covers); step++) {
    moved = moved.map(([at, row]): Point => [at + 4 * away, row])
  }
  return moved
}

function middleOf(points: readonly Point[]): Point {
  const sum = (axis: 0 | 1) => points.reduce((total, point) => total + point[axis], 0)
  return [sum(0) / points.length, sum(1) / points.length]
}
