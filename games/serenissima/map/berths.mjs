// Where galleys lie in each zone. One or two have their sails up; three or four lie side by side without; nothing may lie on
// a port, on an instrument of the chart or on a galley of another zone. Found by trying: places that cost little, and change
// until none is on another.
import { deepest, fixtures, galleyBoxes } from './boxes.mjs'
import { cellAt } from './grid.mjs'
import { HEIGHT, WIDTH } from './sheet.mjs'
import { ZONES } from './zones.mjs'

/** How fine the places are that are tried, in units; and what may touch. */
const STEP = { x: 4, y: 2 }
const TOUCH = 1.5
/** A galley is wanted so near to its port. */
const NEAR = 44
const SWEEPS = 40
/** What each unit of lying on another costs. */
const CLASH = 4

/** Ways for four or three hulls to lie, from the upper left one. All steps are multiples of STEP. */
const HULL = { wide: 88, high: 22 }
const block = (columns, rows, slant = 0) =>
  Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    return [column * HULL.wide + row * slant, row * HULL.high]
  })
const SLANTS = [0, 8, -8, 16, -16]
const STEEP = [24, -24, 32, -32, 40, -40]
const BLOCKS = [
  ...SLANTS.map((slant) => block(1, 4, slant)),
  block(2, 2),
  ...[...SLANTS, ...STEEP].map((slant) => block(1, 3, slant)),
]
/** Three are worse than four, and steep rows worse than upright ones. */
const worth = (shape) => (shape.length === 3 ? 30 : 0) + Math.abs(shape.at(-1)[0] - shape[0][0]) / 4

export function findBerths({ ports, middles, furniture, sizes, cells, isLand }) {
  const standing = fixtures({ ports, furniture, sizes }).map(({ shape }) => shape)
  const chart = { standing, sizes, cells, isLand }
  const choices = Object.fromEntries(
    ZONES.map((id, zone) => [id, choicesIn(chart, zone, ports[id]?.mark ?? middles[id])]),
  )
  const chosen = Object.fromEntries(
    ZONES.map((id) => [id, { sails: choices[id].sails[0], hulls: choices[id].hulls[0] }]),
  )
  const pressure = new Map()
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    if (!improve(choices, chosen, pressure)) break
  }
  return Object.fromEntries(
    ZONES.map((id) => [id, { sails: chosen[id].sails.points, hulls: chosen[id].hulls.points }]),
  )
}

/** Each zone in turn takes what is best beside the others. Two that stay in each other's way do so ever more dearly. */
function improve(choices, chosen, pressure) {
  let isDone = true
  for (const id of ZONES) {
    for (const kind of ['sails', 'hulls']) {
      const others = ZONES.filter((other) => other !== id).map((other) => ({
        boxes: [...chosen[other].sails.boxes, ...chosen[other].hulls.boxes],
        pair: [id, other].sort().join(),
      }))
      const best = cheapest(choices[id][kind], others, pressure)
      if (best !== chosen[id][kind]) isDone = false
      chosen[id][kind] = best
      for (const { boxes, pair } of others) {
        if (deepest(best.boxes, boxes) <= TOUCH) continue
        pressure.set(pair, (pressure.get(pair) ?? 1) * 1.3)
        isDone = false
      }
    }
  }
  return !isDone
}

function cheapest(choices, others, pressure) {
  let [best, least] = [choices[0], Number.POSITIVE_INFINITY]
  for (const choice of choices) {
    if (choice.cost >= least) break // they are in order
    let { cost } = choice
    for (const { boxes, pair } of others) {
      const over = deepest(choice.boxes, boxes)
      if (over > TOUCH) cost += (pressure.get(pair) ?? 1) * CLASH * over
    }
    if (cost < least) [best, least] = [choice, cost]
  }
  return best
}

function choicesIn(chart, zone, port) {
  const coarse = singles(chart, zone, port, 'sails').filter(
    ({ points: [[x, y]] }) => x % 8 === 0 && y % 4 === 0,
  )
  const single = inOrder(coarse).slice(0, FEW)
  const places = new Map(
    singles(chart, zone, port, 'hulls').map((one) => [one.points[0].join(), one]),
  )
  const sails = []
  for (const [index, one] of single.entries()) {
    for (const other of single.slice(index + 1)) {
      if (deepest(one.boxes, other.boxes) <= TOUCH) sails.push(joined([one, other]))
    }
  }
  const hulls = [...places.values()].flatMap(({ points: [[x, y]] }) =>
    BLOCKS.flatMap((shape) => {
      const all = shape.map(([dx, dy]) => places.get([x + dx, y + dy].join()))
      return all.includes(undefined) ? [] : [joined(all, worth(shape))]
    }),
  )
  if (sails.length === 0 || hulls.length === 0) throw new Error(`no room in ${ZONES[zone]}`)
  return { sails: inOrder(sails), hulls: inOrder(hulls) }
}

const MOST = 20000
const FEW = 360
const inOrder = (list) => list.sort((a, b) => a.cost - b.cost).slice(0, MOST)

const joined = (all, extra = 0) => ({
  points: all.flatMap(({ points }) => points),
  boxes: all.flatMap(({ boxes }) => boxes),
  cost: extra + all.reduce((sum, { cost }) => sum + cost, 0) / all.length,
})

/** Every place for one galley of a zone, with what it costs. */
function singles(chart, zone, port, kind) {
  const found = []
  for (let x = 0; x < WIDTH; x += STEP.x) {
    for (let y = 0; y < HEIGHT; y += STEP.y) {
      if (!isAfloat(chart, zone, x, y)) continue
      const boxes = galleyBoxes(chart.sizes, kind, [x, y])
      if (isOut(boxes) || deepest(boxes, chart.standing) > TOUCH) continue
      found.push({ points: [[x, y]], boxes, cost: costOf(chart, zone, port, [x, y], boxes[0]) })
    }
  }
  return found
}

/** The middle of the hull, and a little around it, on the water of the zone. */
const isAfloat = ({ cells, isLand }, zone, x, y) =>
  [
    [0, 0],
    [4, 0],
    [-4, 0],
    [0, 4],
    [0, -4],
  ].every(([dx, dy]) => {
    const cell = cellAt(x + dx, y + dy)
    return !isLand[cell] && cells[cell] === zone
  })

const isOut = (boxes) =>
  boxes.some(
    ([left, top, width, height]) =>
      left < 2 || top < 2 || left + width > WIDTH - 2 || top + height > HEIGHT - 2,
  )

/** Far from its port, over land, or over the water of another zone. */
function costOf({ cells, isLand }, zone, port, [x, y], [left, top, width, height]) {
  let [foreign, land, all] = [0, 0, 0]
  for (let dx = 2; dx < width; dx += 4) {
    for (let dy = 2; dy < height; dy += 4) {
      const cell = cellAt(left + dx, top + dy)
      all += 1
      if (isLand[cell]) land += 1
      else if (cells[cell] !== zone) foreign += 1
    }
  }
  const away = Math.max(0, Math.hypot(x - port[0], y - port[1]) - NEAR)
  return away + (120 * foreign) / all + (70 * land) / all
}

/** The number of steps to a zone: as near to its middle as it finds room beside galleys and ports. */
const STEPS_RADIUS = 12

export function findSteps({ ports, middles, furniture, sizes, cells, isLand }, berths) {
  const standing = fixtures({ ports, furniture, sizes }).map(({ shape }) => shape)
  const galleys = ZONES.flatMap((id) =>
    ['sails', 'hulls'].flatMap((kind) =>
      berths[id][kind].flatMap((at) => galleyBoxes(sizes, kind, at)),
    ),
  )
  return Object.fromEntries(
    ZONES.map((id, zone) => {
      let [best, least] = [middles[id], Number.POSITIVE_INFINITY]
      for (let x = 0; x < WIDTH; x += STEP.x) {
        for (let y = 0; y < HEIGHT; y += STEP.x) {
          if (cells[cellAt(x, y)] !== zone) continue // the coast of the zone will do as well
          const disc = [{ x, y, radius: STEPS_RADIUS }]
          if (deepest(disc, standing) > 0) continue
          const over = Math.max(0, deepest(disc, galleys))
          const far = Math.hypot(x - middles[id][0], y - middles[id][1])
          const cost = far + 12 * over + shore({ cells, isLand }, zone, x, y)
          if (cost < least) [best, least] = [[x, y], cost]
        }
      }
      return [id, best]
    }),
  )
}

/** Better in the middle of the water than half ashore. */
const shore = ({ cells, isLand }, zone, x, y) =>
  [
    [12, 0],
    [-12, 0],
    [0, 12],
    [0, -12],
  ].filter(([dx, dy]) => {
    const cell = cellAt(x + dx, y + dy)
    return isLand[cell] || cells[cell] !== zone
  }).length * 10
