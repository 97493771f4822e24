// Where to land: where much ore is near that the landing does not clear away, and nobody else is.
import type { Chance } from '@foldtable/kernel'
import { GRID, type Hex, podeHexes } from '../src/board/grid.ts'
import type { Move } from '../src/index.ts'
import { boardOf, type State } from '../src/state.ts'
import { FAR, waysFrom } from './ways.ts'

type Land = Extract<Move, { kind: 'land' }>

/** What ore is worth by how far it is, found by games from many sites: a barge fetches twice as much on a way. */
const NEAR = { far: 6, worth: 1.2 }
const BY_SEA = { far: 10, worth: 0.6 }
const NEIGHBOUR = 14
const MARSH = 0.5

/** One of the best: nearly as good is good enough, or everybody would always land at the same sites. */
export function bestSite(view: State, offers: readonly Move[], chance?: Chance): Move | undefined {
  const all = offers.filter((move) => move.kind === 'land')
  const rich = ranked(all, ({ body }) => oreNear(view, body) - crowding(view, body))
  const sites = ranked(
    rich.slice(0, LOOKED_AT).map(({ site }) => site),
    (site) => promiseOf(view, site),
  )
  const [best] = sites
  if (best === undefined || chance === undefined) return best?.site
  return chance.pick(sites.filter(({ value }) => value >= best.value - NEARLY)).site
}

/** In points. */
const NEARLY = 1
/** So many sites with the most ore around are looked at more closely. */
const LOOKED_AT = 60

const ranked = (sites: readonly Land[], worthOf: (site: Land) => number) =>
  sites
    .map((site) => ({ site, value: worthOf(site) }))
    .sort((one, other) => other.value - one.value)

/** As the crow flies. */
function oreNear(view: State, body: Hex): number {
  const { zones } = boardOf(view)
  let sum = 0
  for (const hex of view.minerals)
    if (typeof hex === 'number' && zones[hex] !== zones[body])
      sum += Math.exp(-GRID.distance(hex, body) / NEAR.far)
  return sum
}

function promiseOf(view: State, { body, orientation }: Land): number {
  const board = boardOf(view)
  const podes = podeHexes(body, orientation)
  const soft = podes.filter((pode) => board.terrain[pode] === 'marsh').length
  return harvest(view, [body, ...podes]) - soft * MARSH - crowding(view, body)
}

/** All ore that stays after the landing and lies dry at normal tide, by the ways to it from around the ship. */
function harvest(view: State, ship: readonly Hex[]): number {
  const { zones, wet } = boardOf(view)
  const doors = [...new Set(ship.flatMap((hex) => GRID.beside(hex)))]
  const ways = (isWet: number) => {
    const isOpen = (hex: Hex) => wet.normal[hex] === isWet && !ship.includes(hex)
    return waysFrom(doors.filter(isOpen), isOpen).steps
  }
  const [land, sea] = [ways(0), ways(1)]
  let sum = 0
  for (const hex of view.minerals) {
    if (typeof hex !== 'number' || zones[hex] === zones[ship[0] ?? -1] || wet.normal[hex] === 1)
      continue
    const [walk, sail] = [nearestBeside(land, hex), nearestBeside(sea, hex)]
    sum += NEAR.worth * Math.exp(-Math.min(walk, sail / 2) / NEAR.far)
    sum += BY_SEA.worth * Math.exp(-sail / BY_SEA.far)
  }
  return sum
}

function nearestBeside(steps: Int16Array, hex: Hex): number {
  let least = FAR
  for (const beside of GRID.beside(hex)) least = Math.min(least, steps[beside] ?? FAR)
  return least
}

/** Others nearby fetch the same ore, and shoot. */
function crowding(view: State, body: Hex): number {
  const others = view.units.flatMap(({ type, at }) =>
    type === 'astronef' && at !== null ? [at] : [],
  )
  return others.reduce((sum, at) => sum + Math.max(0, NEIGHBOUR - GRID.distance(at, body)) / 2, 0)
}
