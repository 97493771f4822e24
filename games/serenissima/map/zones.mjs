// Sea zones as shapes. Two shapes touch exactly where a galley may pass; between all others a strip of open water is left.
import { COLUMNS, cellAt, middleOf, ROWS, spread } from './grid.mjs'
import { PAIRS, SPINES } from './places.mjs'
import { project } from './sheet.mjs'

export const ZONES = Object.keys(SPINES)
const NONE = -1
/** Water farther than this from every spine belongs to no zone. */
const FARTHEST = 118
/** Half the width of the strip between zones that are no neighbours. */
const STRIP = 5
/** How far shapes go on below the land, which is drawn over them. */
const BELOW_LAND = 9

const known = new Set(PAIRS.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]))
export const areNeighbours = (a, b) => known.has(`${a} ${b}`)

/** For each cell the index of its zone, or -1; on land too, along the coast. */
export function zoneCells(isLand) {
  const water = spread(seeds(isLand), (cell) => (isLand[cell] ? undefined : 1), FARTHEST)
  const parted = withStrips(water.label)
  const sources = []
  parted.forEach((name, cell) => {
    if (name !== NONE) sources.push({ cell, name })
  })
  const grown = spread(sources, (cell) => (isLand[cell] ? 1 : undefined), BELOW_LAND)
  return { cells: grown.label, distance: water.distance }
}

function seeds(isLand) {
  return ZONES.flatMap((zone, name) => {
    const cells = new Set(along(SPINES[zone].map(project)).map(([x, y]) => cellAt(x, y)))
    return [...cells].filter((cell) => !isLand[cell]).map((cell) => ({ cell, name }))
  })
}

/** Points along a line, half a unit apart. */
export function along(line, step = 0.5) {
  const points = [line[0]]
  for (let index = 1; index < line.length; index++) {
    const [[ax, ay], [bx, by]] = [line[index - 1], line[index]]
    const steps = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / step))
    for (let part = 1; part <= steps; part++) {
      points.push([ax + ((bx - ax) * part) / steps, ay + ((by - ay) * part) / steps])
    }
  }
  return points
}

/** Cells near a zone that is no neighbour of theirs belong to no zone. */
function withStrips(label) {
  const disc = discOf(STRIP)
  return label.map((name, cell) => {
    if (name === NONE) return NONE
    const isNear = disc.some((by) => {
      const other = label[cell + by]
      return (
        other !== undefined &&
        other !== NONE &&
        other !== name &&
        !areNeighbours(ZONES[name], ZONES[other])
      )
    })
    return isNear ? NONE : name
  })
}

function discOf(radius) {
  const found = []
  for (let dy = -radius; dy <= radius; dy++) {
    for (let dx = -radius; dx <= radius; dx++) {
      if (dx * dx + dy * dy <= radius * radius) found.push(dy * COLUMNS + dx)
    }
  }
  return found
}

export { COLUMNS, middleOf, ROWS }
