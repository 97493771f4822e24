// Where everything of a port stands: its medallion on the coast, and beside it name, warehouse spaces and garrison.
import { deepest } from './boxes.mjs'
import { PORTS } from './places.mjs'
import { point, project } from './sheet.mjs'

/** Sizes in units; drawings take them from the map. */
export const SIZES = {
  medallion: 13,
  /** A fort or a basilica, as a badge at a corner of the medallion. */
  badge: 8.6,
  slot: 14,
  slotStep: 15.5,
  pawn: 10,
  pawnStep: 12,
  nameHeight: 18,
  nameSize: 16,
  rowHeight: 17,
  /** What a galley covers around the middle of its hull: with its sail, and without. */
  sails: [
    [-43, -10, 86, 22],
    [-22, -21, 23, 12],
    [0, -32, 24, 23],
  ],
  hulls: [[-43, -10, 86, 22]],
}

/** About how wide a name is, in the widest of the languages. */
const WIDEST = {
  Valencia: 62,
  Barcelona: 76,
  Marsiglia: 68,
  Genova: 46,
  Napoli: 54,
  Palermo: 64,
  Venezia: 54,
  Ragusa: 58,
  Corfu: 46,
  Modon: 56,
  Costantinopoli: 112,
  Candia: 54,
  Antalya: 60,
  Famagosta: 82,
  Alessandria: 82,
  Cirene: 56,
  Tripoli: 52,
  Tunisi: 46,
  Algeri: 54,
}

/** The space before the name, for the sign of its owner. */
const SIGN = 16

/** `isLand` tells it of a point. */
export function makePorts(isLand) {
  const ports = Object.fromEntries(
    Object.entries(PORTS).map(([id, port], index) => [id, { n: index + 1, ...placed(id, port) }]),
  )
  const boxes = Object.values(ports).map(({ box }) => box)
  for (const port of Object.values(ports)) {
    const [basilica, fort] = freeCorners(port.mark, boxes, isLand)
    Object.assign(port, { fort, basilica, isAtSea: wetness(port.box, isLand) > 0.25 })
  }
  return ports
}

/** How much of a box lies on water. */
function wetness([x, y, width, height], isLand) {
  let [wet, all] = [0, 0]
  for (let dx = 2; dx < width; dx += 4) {
    for (let dy = 2; dy < height; dy += 4) {
      all += 1
      if (!isLand([x + dx, y + dy])) wet += 1
    }
  }
  return wet / all
}

/** Corners of a medallion, the upper right one first. */
const CORNERS = [
  [12, -12],
  [-12, -12],
  [12, 12],
  [-12, 12],
]

/** Two corners that lie on nothing, or on as little as can be; ashore rather than on the water, which galleys need. */
function freeCorners([x, y], boxes, isLand) {
  return CORNERS.map(([dx, dy], order) => {
    const at = { x: x + dx, y: y + dy, radius: SIZES.badge }
    const wet = isLand([at.x, at.y]) ? 0 : 8
    return { at, cost: Math.max(0, deepest([at], boxes) - 1) * 10 + wet + order }
  })
    .sort((a, b) => a.cost - b.cost)
    .slice(0, 2)
    .map(({ at }) => point([at.x, at.y]))
}

function placed(
  id,
  { at, produces, warehouse, sailors, isStart, box: [x, y], align, mark = [0, 0] },
) {
  const { nameHeight, rowHeight, slotStep, pawnStep } = SIZES
  const isOneRow = warehouse === 2
  const rowsWide = isOneRow
    ? warehouse * slotStep + 5 + sailors * pawnStep
    : Math.max(warehouse * slotStep, sailors * pawnStep)
  const width = Math.max(rowsWide, SIGN + WIDEST[id] + 6)
  const height = nameHeight + 2 + rowHeight * (isOneRow ? 1 : 2)
  const left = align === 'end' ? x - width : x
  const row = (number) => y + nameHeight + 2 + rowHeight * (number + 0.5)
  const slotsAt = align === 'end' ? x - rowsWide : x
  const pawnsAt = isOneRow
    ? slotsAt + warehouse * slotStep + 5
    : align === 'end'
      ? x - sailors * pawnStep
      : x
  const line = (from, step, count, atY) =>
    Array.from({ length: count }, (_, i) => point([from + step * (i + 0.5), atY]))
  return {
    at: point(project(at)),
    mark: point(project(at).map((value, axis) => value + mark[axis])),
    produces,
    isStart,
    align,
    box: [...point([left, y]), ...point([width, height])],
    name: point([x, y + nameHeight / 2]),
    warehouse: line(slotsAt, slotStep, warehouse, row(0)),
    garrison: line(pawnsAt, pawnStep, sailors, row(isOneRow ? 0 : 1)),
  }
}
