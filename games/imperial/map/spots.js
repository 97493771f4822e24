// Where things stand inside a region: its name, its city, its chip, its port, and units one beside the other.
import { areaOf } from './shapes.js'

/** What is drawn, in map units: half widths and half heights. They are the same on a phone and a desk. */
export const SIZES = {
  unit: [33, 33],
  city: [25, 25],
  chip: [23, 23],
  letter: [9, 17],
}
/** In one line, or in two that are as short as can be. */
export function linesOfName(name) {
  const words = name.split(' ')
  const splits = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
  const longest = (lines) => Math.max(...lines.map(({ length }) => length))
  return splits.reduce((one, other) => (longest(other) < longest(one) ? other : one), [name])
}

/** A spot may reach this far over a border. */
const OVER = 12
const STEP = 6

const inside = (rings, [x, y]) =>
  rings.reduce((odd, ring) => {
    let isIn = false
    for (let at = 0, last = ring.length - 1; at < ring.length; last = at++) {
      const [ax, ay] = ring[at]
      const [bx, by] = ring[last]
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn
    }
    return isIn !== odd
  }, false)

export const isInside = (shape, point) => shape.some((rings) => inside(rings, point))

function toSegment([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay]
  const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}

/** How far a point is from the nearest border. */
export const clearance = (shape, point) =>
  Math.min(
    ...shape.flatMap((rings) =>
      rings.flatMap((ring) =>
        ring.slice(1).map((corner, at) => toSegment(point, ring[at], corner)),
      ),
    ),
  )

const overlap = (a, b) =>
  Math.abs(a.at[0] - b.at[0]) < a.half[0] + b.half[0] &&
  Math.abs(a.at[1] - b.at[1]) < a.half[1] + b.half[1]

export const collide = (a, b, slack = 0) =>
  overlap({ at: a.at, half: [a.half[0] - slack, a.half[1] - slack] }, { at: b.at, half: b.half })

export const nameBox = (name, at) => {
  const lines = linesOfName(name)
  const longest = Math.max(...lines.map(({ length }) => length))
  return { at, half: [longest * SIZES.letter[0], lines.length * SIZES.letter[1]] }
}

/** Points of a region on a grid, each with its distance from the border. */
function gridOf(shape) {
  const points = shape.flatMap(([ring]) => ring)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const grid = []
  for (let x = Math.min(...xs); x <= Math.max(...xs); x += STEP)
    for (let y = Math.min(...ys); y <= Math.max(...ys); y += STEP)
      if (isInside(shape, [x, y])) grid.push({ at: [x, y], clear: clearance(shape, [x, y]) })
  return grid
}

const far = ([ax, ay], [bx, by]) => Math.hypot(ax - bx, ay - by)

const best = (list, value) =>
  list.reduce(
    (found, one) => (found === undefined || value(one) > value(found) ? one : found),
    undefined,
  )

const roundOff = ([x, y]) => [Math.round(x), Math.round(y)]

/** How much of a box lies inside the region, from 0 to 1. */
function shareInside(shape, { at: [x, y], half: [w, h] }) {
  const parts = [-1, -0.6, -0.2, 0.2, 0.6, 1]
  const points = parts.flatMap((px) => parts.map((py) => [x + px * w, y + py * h]))
  return points.filter((point) => isInside(shape, point)).length / points.length
}

const MAIN = 0.5

/** The parts of a region on which anything is placed: no islands beside a mainland. */
function mainParts(shape) {
  const largest = Math.max(...shape.map(([ring]) => areaOf(ring)))
  return shape.filter(([ring]) => areaOf(ring) > MAIN * largest)
}

const above = (name, [x, y], half, gap) => [x, y - half[1] - nameBox(name, [0, 0]).half[1] - gap]
const below = (name, [x, y], half, gap) => [x, y + half[1] + nameBox(name, [0, 0]).half[1] + gap]
const beside = (name, [x, y], half, side) => [
  x + side * (half[0] + nameBox(name, [0, 0]).half[0] + 11),
  y,
]

/** Where a name may stand by its city, the best first. */
const byCity = (name, city) => [
  below(name, city, SIZES.city, -2),
  above(name, city, SIZES.city, -2),
  beside(name, city, SIZES.city, 1),
  beside(name, city, SIZES.city, -1),
]

/**
 * Spots in all regions. `wanted` tells of each its kind, where its city is, how many units may find a place, and where
 * its name, its flag and its units are if that was chosen by hand.
 */
export function spotsOf(shapes, wanted) {
  const taken = []
  const isFree = (box, slack, except) =>
    taken.every((one) => one.what === except || !collide(box, one, slack))
  const take = (at, half, what = 'thing') => {
    taken.push({ at: roundOff(at), half, what })
    return roundOff(at)
  }
  const regions = [...wanted].map(([name, wish]) => {
    const shape = mainParts(shapes.get(name))
    const grid = gridOf(shape)
    const heart = best(grid, ({ clear }) => clear)
    return { name, ...wish, shape, grid, heart, spots: {} }
  })
  const smallFirst = regions.toSorted((one, other) => one.heart.clear - other.heart.clear)

  for (const { city, town, grid, spots } of smallFirst) {
    if (city === undefined) continue
    const near = grid.filter(({ clear }) => clear >= 25)
    const found = best(near.length > 0 ? near : grid, ({ at }) => -far(at, city))
    spots.city = take(town ?? found.at, SIZES.city)
  }
  for (const { name, label } of regions)
    if (label !== undefined) take(label, nameBox(name, label).half, 'name')
  for (const region of smallFirst) {
    const { name, label, spots } = region
    if (label !== undefined) spots.name = label
    else spots.name = take(nameSpot(region, isFree), nameBox(name, [0, 0]).half, 'name')
  }
  for (const { name, kind, grid, spots, shape, flag } of smallFirst) {
    if (kind === 'home') continue
    const close = [
      above(name, spots.name, [0, SIZES.chip[1]], -3),
      below(name, spots.name, [0, SIZES.chip[1]], -3),
    ]
    const value = (at) =>
      (isFree({ at, half: SIZES.chip }, 2) ? 8 : 0) +
      3 * shareInside(shape, { at, half: SIZES.chip }) -
      far(at, spots.name) / 40
    spots.chip = take(flag ?? best([...close, ...grid.map(({ at }) => at)], value), SIZES.chip)
  }
  const byHandFirst = smallFirst.toSorted(
    (one, other) => Number(other.units !== undefined) - Number(one.units !== undefined),
  )
  for (const { dock, spots } of byHandFirst)
    if (dock !== undefined) spots.dock = take(dock, SIZES.unit)
  for (const region of byHandFirst) region.spots.units = unitSpots(region, isFree, take)
  for (const { port, spots } of regions)
    if (port !== undefined) spots.dock ??= best(spots.units, (at) => -far(at, port))
  return new Map(regions.map(({ name, spots }) => [name, spots]))
}

function nameSpot({ name, shape, grid, heart, spots }, isFree) {
  const { half } = nameBox(name, [0, 0])
  const value = (at, penalty) => {
    const box = { at, half }
    return 9 * shareInside(shape, box) + (isFree(box, 2) ? 6 : 0) - penalty
  }
  const close =
    spots.city === undefined
      ? []
      : byCity(name, spots.city).map((at, rank) => ({ at, value: value(at, rank * 0.4) }))
  const middle = spots.city ?? heart.at
  const others = grid.map(({ at }) => ({
    at,
    value: value(at, (spots.city === undefined ? 0 : 1.5) + far(at, middle) / 60),
  }))
  return best([...close, ...others], ({ value: worth }) => worth).at
}

/** So many find a place in any case: where there is no other room, on top of names. */
const FEWEST = 2

/** Side by side around the heart of the region. */
function unitSpots({ grid, heart, most, units, spots }, isFree, take) {
  if (units !== undefined) return units.map((at) => take(at, SIZES.unit))
  const found = []
  const middle =
    spots.city === undefined
      ? heart.at
      : [(heart.at[0] + spots.name[0]) / 2, (heart.at[1] + spots.name[1]) / 2]
  while (found.length < most) {
    const isRoomy = ({ at, clear }) =>
      clear >= SIZES.unit[0] - OVER && isFree({ at, half: SIZES.unit }, 5)
    const isTight = ({ at, clear }) =>
      clear >= SIZES.unit[0] - OVER - 5 && isFree({ at, half: SIZES.unit }, 9, 'name')
    const value = ({ at, clear }) => Math.min(clear, 44) / 8 - far(at, middle) / 22
    const spot =
      best(grid.filter(isRoomy), value) ??
      (found.length < FEWEST ? best(grid.filter(isTight), value) : undefined)
    if (spot === undefined) break
    found.push(take(spot.at, SIZES.unit))
  }
  return found
}
