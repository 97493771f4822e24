// Makes board/map-data.ts: every province and sea of Imperial as a shape, from open coastlines and the outlines in recipe.js.
//
//   node games/imperial/map/make-map.js       the same every time; `test/map.test.ts` holds it against the data of the game
//
// Coastlines and borders of today: Natural Earth 1:10m (public domain), from the package world-atlas.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { closedPath, openPath } from './paths.js'
import { toPlane } from './plane.js'
import { BY_HAND, CITIES, HEIGHT, INERT, PORTS, SEAS, STRAITS, WIDTH } from './recipe.js'
import { cutRegions } from './shapes.js'
import { spotsOf } from './spots.js'
import { linesOf } from './topology.js'

/** How many units of different countries find a place side by side. */
const MOST_UNITS = { home: 4, neutral: 4, sea: 6 }

const isSea = (name) => SEAS.some(([sea]) => sea === name)
const kindOf = (name) => (isSea(name) ? 'sea' : name in CITIES ? 'home' : 'neutral')

const { lines, regions } = linesOf(cutRegions())

/** The point of a coast that is nearest to the city. */
function portOf(name) {
  const sea = PORTS[name]
  if (sea === undefined) return undefined
  const city = toPlane(CITIES[name])
  const coast = lines
    .filter(({ sides }) => sides.includes(name) && sides.includes(sea))
    .flatMap(({ points }) => points)
  return coast.reduce((one, other) => (distance(other, city) < distance(one, city) ? other : one))
}

const distance = ([ax, ay], [bx, by]) => Math.hypot(ax - bx, ay - by)

const wanted = new Map(
  [...regions.keys()]
    .filter((name) => name !== INERT)
    .map((name) => {
      const kind = kindOf(name)
      const city = kind === 'home' ? toPlane(CITIES[name]) : undefined
      return [name, { kind, city, port: portOf(name), most: MOST_UNITS[kind], ...BY_HAND[name] }]
    }),
)
const spots = spotsOf(regions, wanted)

const made = Object.fromEntries(
  [...wanted].map(([name, { kind, port }]) => [
    name,
    { kind, d: closedPath(regions.get(name)), ...spots.get(name), port },
  ]),
)

/** One path for each two regions that touch. */
const borders = new Map()
for (const { points, sides } of lines) {
  if (sides.length !== 2 || sides[0] === sides[1]) continue
  const key = [...sides].sort().join('|')
  borders.set(key, (borders.get(key) ?? '') + openPath(points))
}

const map = {
  width: WIDTH,
  height: HEIGHT,
  regions: made,
  inert: closedPath(regions.get(INERT) ?? []),
  borders: [...borders].map(([key, d]) => [...key.split('|'), d]),
  straits: STRAITS.map(({ between, by }) => ({
    between,
    d: openPath(by.map(toPlane).map((point) => point.map(Math.round))),
  })),
}

const rows = (object) =>
  Object.entries(object).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)},`)
const text = `// The shapes of the map, as games/imperial/map/make-map.js wrote them. Change the recipe, not this.
import type { MapData } from '../map-types.ts'

export const europe: MapData = {
width: ${WIDTH}, height: ${HEIGHT},
regions: {
${rows(map.regions).join('\n')}
},
inert: ${JSON.stringify(map.inert)},
borders: [
${map.borders.map((border) => JSON.stringify(border)).join(',\n')}
],
straits: ${JSON.stringify(map.straits)},
}
`
const file = fileURLToPath(new URL('../board/maps/europe.ts', import.meta.url))
writeFileSync(file, text)
execFileSync('npx', ['biome', 'check', '--write', file], { stdio: 'inherit' })
console.log(
  `${Object.keys(made).length} regions, ${borders.size} borders, ${(text.length / 1000).toFixed(1)} kB`,
)
