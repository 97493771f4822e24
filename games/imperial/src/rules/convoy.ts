// Crossing the sea: each fleet carries one army, and all crossings of a maneuver must fit together (I-12.7d to f).

import { atlasOf, isSea } from '../atlas.ts'
import type { Country } from '../data/countries.ts'
import type { Place } from '../data/map.ts'
import { PLACES, SEAS } from '../data/seas.ts'
import { bySetup, having } from '../data/setups.ts'
import { type Board, type Crossing, forcesOf } from '../state.ts'
import type { Rules } from './options.ts'
import { embarkingBits, landingBits, type RailRules } from './rail.ts'

/** The seas of one map. */
interface Waters {
  /** Seas that touch each sea, as bits. */
  readonly next: readonly number[]
  /** For each pair of seas, every way from one to the other as the set of seas it takes. */
  readonly ways: readonly (readonly (readonly number[])[])[]
  /** What was asked for already, by both ends. */
  readonly routes: Map<number, readonly number[]>
}

function watersOf(board: Rules['board']): Waters {
  const next = SEAS.map((sea) => atlasOf({ board }).seaBits[sea])
  const ways = SEAS.map((_, first) => waysFrom(next, first))
  return { next, ways, routes: new Map() }
}

function waysFrom(nextSeas: readonly number[], first: number): number[][] {
  const ways: number[][] = SEAS.map(() => [])
  const walk = (sea: number, taken: number): void => {
    ways[sea]?.push(taken)
    for (let next = 0; next < SEAS.length; next++) {
      const bit = 1 << next
      if ((nextSeas[sea] ?? 0) & bit && !(taken & bit)) walk(next, taken | bit)
    }
  }
  walk(first, 1 << first)
  return ways
}

const WATERS = bySetup(having('board'), watersOf)

/** The routes from any of these seas to any of those; none that takes in all of another. */
function routesBetween(waters: Waters, embarking: number, landing: number): readonly number[] {
  const key = embarking * 2 ** SEAS.length + landing
  let routes = waters.routes.get(key)
  if (routes === undefined) {
    const all = waters.ways.flatMap((ways, first) =>
      embarking & (1 << first)
        ? ways.flatMap((some, last) => (landing & (1 << last) ? some : []))
        : [],
    )
    routes = [...new Set(all)].filter(
      (way) => !all.some((other) => other !== way && (other & way) === other),
    )
    waters.routes.set(key, routes)
  }
  return routes
}

/** How many of the country's fleets stand in each sea on the plan board (I-12.7e). */
function capacities(board: Board, country: Country): number[] {
  const free = new Array<number>(SEAS.length).fill(0)
  for (const place of forcesOf(board, country).fleets) {
    const index = SEAS.indexOf(place)
    if (index >= 0) free[index] = (free[index] ?? 0) + 1
  }
  return free
}

/** The seas with fleets, as bits. */
function afloatIn(free: readonly number[]): number {
  let bits = 0
  for (let sea = 0; sea < free.length; sea++) if (free[sea] !== 0) bits |= 1 << sea
  return bits
}

/** Of these seas, those that the first ones are joined to by one another. */
function joinedTo({ next }: Waters, first: number, seas: number): number {
  let joined = first & seas
  for (let before = 0; joined !== before; ) {
    before = joined
    for (let sea = 0; sea < SEAS.length; sea++)
      if (joined & (1 << sea)) joined |= (next[sea] ?? 0) & seas
  }
  return joined
}

/** Whether every crossing can be given a route so that no sea is used more often than it has fleets. */
function fitTogether(crossings: readonly (readonly number[])[], free: number[], from = 0): boolean {
  const routes = crossings[from]
  if (routes === undefined) return true
  return routes.some((route) => {
    if (!takeUp(route, free, -1)) return false
    const fits = fitTogether(crossings, free, from + 1)
    takeUp(route, free, 1)
    return fits
  })
}

/** Takes one fleet in each sea of the route, or gives it back; takes none if one is missing. */
function takeUp(route: number, free: number[], change: 1 | -1): boolean {
  if (change < 0) {
    for (let sea = 0; sea < free.length; sea++) {
      if (route & (1 << sea) && free[sea] === 0) return false
    }
  }
  for (let sea = 0; sea < free.length; sea++) {
    if (route & (1 << sea)) free[sea] = (free[sea] ?? 0) + change
  }
  return true
}

/** All that is asked about the crossings of one army. */
export class Ferry {
  readonly #rules: RailRules
  readonly #waters: Waters
  readonly #board: Board
  readonly #country: Country
  readonly #free: number[]
  readonly #embarking: number
  /** The seas to which fleets bring it if no other army crosses. */
  readonly #within: number
  readonly #earlier: readonly (readonly number[])[]
  readonly #known = new Map<number, boolean>()

  constructor(
    rules: RailRules,
    board: Board,
    country: Country,
    from: Place,
    convoys: readonly Crossing[],
  ) {
    this.#rules = rules
    this.#waters = WATERS[rules.board]
    this.#board = board
    this.#country = country
    this.#free = capacities(board, country)
    const afloat = afloatIn(this.#free)
    this.#embarking = afloat === 0 ? 0 : embarkingBits(rules, board, country, from)
    this.#within = joinedTo(this.#waters, this.#embarking, afloat)
    this.#earlier = convoys.map((crossing) =>
      routesBetween(
        this.#waters,
        embarkingBits(rules, board, country, crossing.from),
        landingBits(rules, board, country, crossing.dest),
      ),
    )
  }

  canReach(dest: Place): boolean {
    if (this.#within === 0) return false
    const landing = landingBits(this.#rules, this.#board, this.#country, dest)
    if ((landing & this.#within) === 0) return false
    if (this.#earlier.length === 0) return true
    let can = this.#known.get(landing)
    if (can === undefined) {
      can = fitTogether(
        [routesBetween(this.#waters, this.#embarking, landing), ...this.#earlier],
        this.#free,
      )
      this.#known.set(landing, can)
    }
    return can
  }

  /** Every land that can be reached by ship. */
  destinations(): Place[] {
    if (this.#within === 0) return []
    return COASTS.filter((place) => this.canReach(place))
  }
}

const COASTS = PLACES.filter((place) => !isSea(place))
