// From degrees to the units of the map: a cone over Europe, lenses over small provinces, a bulge towards the middle.
import { geoConicConformal } from 'd3-geo'
import { BULGE, CONE, HEIGHT, LENSES, REACH, WIDTH } from './recipe.js'

const EARTH_KM = 6371

const cone = geoConicConformal()
  .parallels(CONE.parallels)
  .rotate([-CONE.lon, 0])
  .center([0, CONE.lat])
  .scale(EARTH_KM)
  .translate([0, 0])
  .precision(0)
  .clipAngle(null)

const lenses = LENSES.map(({ at, by, wide }) => ({ middle: cone(at), by, wide }))

/** Moves a point away from the middle of each lens, the more the nearer it is. */
const throughLenses = (point) =>
  lenses.reduce(([x, y], { middle: [mx, my], by, wide }) => {
    const [dx, dy] = [x - mx, y - my]
    const push = by * Math.exp(-(dx * dx + dy * dy) / (2 * wide * wide))
    return [x + dx * push, y + dy * push]
  }, point)

/** From -1 to 1 over the whole reach, steeper in the middle; straight on beyond it. */
const bulged = (value, low, high, by) => {
  const u = (2 * (value - low)) / (high - low) - 1
  if (Math.abs(u) > 1) return u + ((u - Math.sign(u)) * -2 * by) / (1 - by)
  return (u * (1 - by * u * u)) / (1 - by)
}

/** Where [longitude, latitude] is on the map. */
export function toPlane(degrees) {
  const [x, y] = throughLenses(cone(degrees))
  return [
    ((bulged(x, REACH.west, REACH.east, BULGE.x) + 1) / 2) * WIDTH,
    ((bulged(y, REACH.north, REACH.south, BULGE.y) + 1) / 2) * HEIGHT,
  ]
}
