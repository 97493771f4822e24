// Nothing lies on anything else, galleys lie on the water of their zone, and all is large enough on a phone.
import { deepest, fixtures, galleyBoxes } from './boxes.mjs'
import { landOf } from './check-sea.mjs'
import { isInside } from './land.mjs'
import { pointsOf } from './sheet.mjs'

/** On a phone of 390 by 844 so many pixels show all of it from north to south; a lower chart shows less and is as large. */
const PHONE_HEIGHT = 444
const PHONE_UNITS = 616
/** What may lie on each other at most, in units: less than two pixels of a phone. */
const TOUCH = 3
/** In pixels of a phone. */
const LEAST = { slot: 10, step: 8, name: 11.5, medallion: 18, finger: 32 }

export function placeProblems(map) {
  const problems = []
  const say = (text) => problems.push(text)
  onWater(map, say)
  apart(map, say)
  large(map, say)
  onSheet(map, say)
  return problems
}

function onWater(map, say) {
  const isLand = landOf(map)
  for (const [id, { shape, middle, berths }] of Object.entries(map.zones)) {
    const rings = pointsOf(shape)
    const isOff = (at) => isLand(at) || !isInside(at, rings)
    if (isOff(middle)) say(`${id}: its middle is not on its water`)
    for (const [kind, list] of Object.entries(berths)) {
      for (const [index, at] of list.entries())
        if (isOff(at)) say(`${id}: ${kind} ${index + 1} is not on its water`)
    }
    if (berths.sails.length !== 2) say(`${id}: two berths with sails, not ${berths.sails.length}`)
    if (berths.hulls.length < 3) say(`${id}: three berths without sails at least`)
  }
}

/** Everything that stands still against everything else, and galleys in every way of lying there. */
function apart(map, say) {
  const things = fixtures(map).map(({ name, port, shape }) => ({ name, port, shapes: [shape] }))
  const galleys = galleysOf(map)
  // Badges sit on the rim of their own medallion.
  const isBadge = ({ name }) => /: (fort|basilica)$/.test(name)
  const isOwn = (a, b) => a.port !== undefined && a.port === b.port
  pairs(things, (a, b) => !isOwn(a, b) || !(isBadge(a) || isBadge(b)), say)
  pairs(
    things,
    (a, b) => isOwn(a, b) && isBadge(a) !== isBadge(b) && /slots/.test(a.name + b.name),
    say,
  )
  for (const galley of galleys) for (const thing of things) clash(galley, thing, say)
  pairs(galleys, (a, b) => a.zone !== b.zone || a.kind === b.kind, say)
}

const galleysOf = ({ zones, sizes }) =>
  Object.entries(zones).flatMap(([zone, { berths }]) =>
    Object.entries(berths).flatMap(([kind, list]) =>
      list.map((at, index) => ({
        name: `${zone}: ${kind} ${index + 1}`,
        zone,
        kind,
        shapes: galleyBoxes(sizes, kind, at),
      })),
    ),
  )

function pairs(things, matters, say) {
  things.forEach((one, index) => {
    for (const other of things.slice(index + 1)) if (matters(one, other)) clash(one, other, say)
  })
}

function clash(one, other, say) {
  const over = deepest(one.shapes, other.shapes)
  if (over > TOUCH) say(`${one.name} lies on ${other.name} by ${over.toFixed(0)} units`)
}

function large({ sizes, zones }, say) {
  const scale = PHONE_HEIGHT / PHONE_UNITS
  const size = (name, units, least) => {
    if (units * scale < least)
      say(`${name} is ${(units * scale).toFixed(1)} pixels on a phone, less than ${least}`)
  }
  size('a warehouse space', sizes.slot, LEAST.slot)
  size('the step between sailors', sizes.pawnStep, LEAST.step)
  size('a name', sizes.nameSize, LEAST.name)
  size('a medallion', 2 * sizes.medallion, LEAST.medallion)
  for (const [id, { shape }] of Object.entries(zones)) {
    size(`the widest place of ${id}`, 2 * widest(pointsOf(shape)), LEAST.finger)
  }
}

/** The radius of about the largest disc inside. */
function widest(rings) {
  const points = rings.flat()
  const [left, right] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))]
  const [top, bottom] = [
    Math.min(...points.map(([, y]) => y)),
    Math.max(...points.map(([, y]) => y)),
  ]
  let best = 0
  for (let x = left; x < right; x += 4) {
    for (let y = top; y < bottom; y += 4) {
      if (!isInside([x, y], rings)) continue
      best = Math.max(best, Math.min(...points.map(([ax, ay]) => Math.hypot(ax - x, ay - y))))
    }
  }
  return best
}

function onSheet(map, say) {
  const [left, top, width, height] = map.viewBox
  const isOut = ([x, y, w, h]) =>
    x < left || y < top || x + w > left + width || y + h > top + height
  for (const [id, { box }] of Object.entries(map.ports))
    if (isOut(box)) say(`${id} goes over the edge`)
  for (const { name, shapes } of galleysOf(map))
    if (shapes.some(isOut)) say(`${name} goes over the edge`)
}
