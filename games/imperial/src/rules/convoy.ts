// Crossing the sea: each fleet carries one army, and all crossings of a maneuver must fit together (I-12.7d to f).

import { isSea } from '../atlas.ts'
import type { Country } from '../data/countries.ts'
import type { Place } from '../data/map.ts'
import { PLACES, SEAS } from '../data/seas.ts'
import { type Board, type Crossing, forcesOf } from '../state.ts'
import type { Rules } from './options.ts'
import { embarkingBits, landingBits, type RailRules, railRulesFor } from './rail.ts'
import { joinedTo, routesBetween, WATERS, type Waters } from './sea-routes.ts'

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

/** Whether every crossing can be given a route so that no sea is used more often than it has fleets; `taken`: these routes. */
function fitTogether(
  crossings: readonly (readonly number[])[],
  free: number[],
  from = 0,
  taken?: number[],
): boolean {
  const routes = crossings[from]
  if (routes === undefined) return true
  return routes.some((route) => {
    if (!takeUp(route, free, -1)) return false
    const fits = fitTogether(crossings, free, from + 1, taken)
    takeUp(route, free, 1)
    if (fits && taken !== undefined) taken[from] = route
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

/** For each crossing, every set of seas that would do. */
const routesFor = (
  rules: RailRules,
  board: Board,
  country: Country,
  crossings: readonly Crossing[],
): readonly (readonly number[])[] =>
  crossings.map(({ from, dest }) =>
    routesBetween(
      WATERS[rules.board],
      embarkingBits(rules, board, country, from),
      landingBits(rules, board, country, dest),
    ),
  )

/** How all these crossings are given fleets together: the seas that each takes (I-12.7f). */
export function seasTaken(
  rules: Rules,
  board: Board,
  country: Country,
  crossings: readonly Crossing[],
): readonly (readonly Place[])[] {
  const rail = railRulesFor(rules, board, country)
  const taken: number[] = []
  fitTogether(routesFor(rail, board, country, crossings), capacities(board, country), 0, taken)
  return crossings.map((_, index) => SEAS.filter((_sea, bit) => (taken[index] ?? 0) & (1 << bit)))
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
    this.#earlier = routesFor(rules, board, country, convoys)
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
