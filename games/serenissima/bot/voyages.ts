// Where to go: what to take aboard here, where it pays most, and what could be done from there in the next turn.
import type { Seat } from '@foldtable/kernel'
import { PORT_FACTS, type ZoneId } from '../src/data/zones.ts'
import type { State } from '../src/index.ts'
import { cubePrice } from '../src/rules/prices.ts'
import { SAILINGS } from '../src/rules/sailing.ts'
import { playerAt } from '../src/state.ts'
import { type Arrival, arrive, roomOf, type Ship } from './ship.ts'

export interface Voyage {
  /** To take aboard before: sailors of the garrison, and cubes. */
  readonly sailors: number
  readonly cubes: number
  /** The zone itself, if it stays. */
  readonly to: ZoneId
  readonly value: number
}

/** How much a gain of the next turn counts. */
const LATER = 0.75
/** What a sailor who leaves a garrison is missed there. */
const GUARD = 0.6
/** So many stay in a garrison. */
const STAY = 2

/** Everything that the galley could do in this turn, the best of it. */
export function bestVoyage(view: State, seat: Seat, ship: Ship): Voyage {
  let best: Voyage = { sailors: 0, cubes: 0, to: ship.zone, value: Number.NEGATIVE_INFINITY }
  for (let sailors = 0; sailors <= spareSailors(view, seat, ship); sailors++) {
    const manned = { ...ship, crew: ship.crew + sailors }
    for (let cubes = 0; cubes <= cubesFor(view, seat, manned); cubes++) {
      const cost = sailors * GUARD + priceOf(view, seat, ship, cubes)
      const { to, value } = bestWay(view, seat, withCubes(manned, cubes), zonesFrom(manned))
      if (value - cost > best.value + 1e-9) best = { sailors, cubes, to, value: value - cost }
    }
  }
  return best
}

/** Where to, with what is aboard, out of these zones. */
export function bestWay(
  view: State,
  seat: Seat,
  ship: Ship,
  zones: readonly Way[],
): { readonly to: ZoneId; readonly value: number } {
  let [to, most] = [ship.zone, totalOf(view, seat, arrive(view, seat, ship, ship.zone, 0))]
  for (const { zone, steps } of zones) {
    const value = totalOf(view, seat, arrive(view, seat, ship, zone, steps)) - WEAR * steps
    if (value > most) [to, most] = [zone, value]
  }
  return { to, value: most }
}

/** Of two ways that are as good, the shorter one. */
const WEAR = 0.02

interface Way {
  readonly zone: ZoneId
  readonly steps: number
}

const ways = new Map<ZoneId, Way[][]>()

/** The map does not change, so each list is made once. */
function zonesFrom({ zone, crew }: Ship): readonly Way[] {
  const known = ways.get(zone)?.[crew]
  if (known !== undefined) return known
  const found = (SAILINGS[zone][crew] ?? []).flatMap(({ path }) => {
    const last = path.at(-1)
    return last === undefined ? [] : [{ zone: last, steps: path.length }]
  })
  const byCrew = ways.get(zone) ?? []
  byCrew[crew] = found
  ways.set(zone, byCrew)
  return found
}

const totalOf = (view: State, seat: Seat, { gain, after }: Arrival): number =>
  gain + LATER * nextTurn(view, seat, after)

/** The most that one more turn could bring from there, with a full hold or as it is. */
export function nextTurn(view: State, seat: Seat, ship: Ship): number {
  const cubes = cubesFor(view, seat, ship)
  const asItIs = mostFrom(view, seat, ship)
  if (cubes === 0) return asItIs
  const few = Math.min(cubes, 2)
  const loaded = mostFrom(view, seat, withCubes(ship, few)) - priceOf(view, seat, ship, few)
  return Math.max(asItIs, loaded)
}

function mostFrom(view: State, seat: Seat, ship: Ship): number {
  let most = 0
  for (const { zone, steps } of zonesFrom(ship)) {
    most = Math.max(most, arrive(view, seat, ship, zone, steps).gain)
  }
  return most
}

const spareSailors = (view: State, seat: Seat, ship: Ship): number => {
  if (ship.zone === 'MARE') return 0
  const { owner, sailors } = view.ports[ship.zone]
  return owner === seat ? Math.max(0, Math.min(roomOf(ship), sailors - STAY, 4 - ship.crew)) : 0
}

function cubesFor(view: State, seat: Seat, ship: Ship): number {
  if (ship.zone === 'MARE') return 0
  const port = view.ports[ship.zone]
  if (port.closed) return 0
  const stock = Math.min(roomOf(ship), view.bank[PORT_FACTS[ship.zone].produces])
  return cubePrice(view, seat, port) === 0 ? stock : Math.min(stock, playerAt(view, seat).money)
}

const priceOf = (view: State, seat: Seat, { zone }: Ship, cubes: number): number =>
  zone === 'MARE' ? 0 : cubes * cubePrice(view, seat, view.ports[zone])

function withCubes(ship: Ship, cubes: number): Ship {
  if (cubes === 0 || ship.zone === 'MARE') return ship
  const made = PORT_FACTS[ship.zone].produces
  return { ...ship, goods: [...ship.goods, ...new Array<typeof made>(cubes).fill(made)] }
}
