// Where to land: where much ore is near that the landing does not clear away, and nobody else is.
import type { Chance } from '@foldtable/kernel'
import { connectedSets } from '@foldtable/parts/hexes'
import { GRID, type Hex, podeHexes } from '../src/board/grid.ts'
import type { Move } from '../src/index.ts'
import { boardOf, type State } from '../src/state.ts'

type Land = Extract<Move, { kind: 'land' }>

/** The points of a game, more or less, that go into fetching ore. */
const EFFORT = 220
/** What a piece of ore costs besides the way: taken up, handed over. */
const HANDLING = 2
/** A port halves the way for whatever lies at a shore. */
const PORT = 6
const NEIGHBOUR = 14
const MARSH = 0.5

/** One of the best: nearly as good is good enough, or everybody would always land at the same sites. */
export function bestSite(view: State, offers: readonly Move[], chance?: Chance): Move | undefined {
  const ground = groundsOf(view)
  const sites = offers
    .filter((move) => move.kind === 'land')
    .map((site) => ({ site, value: promiseOf(view, site, ground) }))
    .sort((one, other) => other.value - one.value)
  const [best] = sites
  if (best === undefined || chance === undefined) return best?.site
  return chance.pick(sites.filter(({ value }) => value >= best.value - NEARLY)).site
}

/** In pieces of ore. */
const NEARLY = 1

/** For each hex the piece of ground it belongs to at normal tide; 0 for the sea. */
function groundsOf(view: State): Uint8Array {
  const { wet } = boardOf(view)
  const grounds = new Uint8Array(GRID.size)
  connectedSets(GRID, (hex) => wet.normal[hex] === 0).forEach((set, index) => {
    for (const hex of set) grounds[hex] = Math.min(index + 1, 255)
  })
  return grounds
}

function promiseOf(view: State, { body, orientation }: Land, grounds: Uint8Array): number {
  const board = boardOf(view)
  const podes = podeHexes(body, orientation)
  const isPort = podes.some((pode) => GRID.beside(pode).some((hex) => board.terrain[hex] === 'sea'))
  const soft = podes.filter((pode) => board.terrain[pode] === 'marsh').length
  return (
    harvest(oreAround(view, body, grounds)) +
    (isPort ? PORT : 0) -
    soft * MARSH -
    crowding(view, body)
  )
}

/** The ways to all ore of the same ground that will not be cleared, shortest first. */
function oreAround(view: State, body: Hex, grounds: Uint8Array): number[] {
  const { zones } = boardOf(view)
  const ways: number[] = []
  for (const hex of view.minerals) {
    if (typeof hex !== 'number' || zones[hex] === zones[body]) continue
    if (grounds[hex] === grounds[body]) ways.push(GRID.distance(hex, body))
  }
  return ways.sort((one, other) => one - other)
}

/** How many pieces could be fetched with the points there are. */
function harvest(ways: readonly number[]): number {
  let left = EFFORT
  let count = 0
  for (const way of ways) {
    left -= way + HANDLING
    if (left < 0) break
    count += 1
  }
  return count
}

/** Others nearby fetch the same ore, and shoot. */
function crowding(view: State, body: Hex): number {
  const others = view.units.flatMap(({ type, at }) =>
    type === 'astronef' && at !== null ? [at] : [],
  )
  return others.reduce((sum, at) => sum + Math.max(0, NEIGHBOUR - GRID.distance(at, body)) / 2, 0)
}
