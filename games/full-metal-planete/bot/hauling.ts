// Fetching ore: which carrier goes for which piece, and when it turns back.
import { GRID, type Hex } from '../src/board/grid.ts'
import { isSea, isUnderFire } from '../src/field/index.ts'
import type { Move } from '../src/index.ts'
import { roomIn } from '../src/rules/cargo.ts'
import { podesOf } from '../src/rules/ships.ts'
import { stepCost } from '../src/rules/walking.ts'
import { hexesOf, isTransporter, mineralId, mineralIndex, type Unit } from '../src/state.ts'
import { type Errand, fare, stepTowards } from './errands.ts'
import {
  countNear,
  foes,
  handyUnits,
  hasDoor,
  homeOf,
  type Outlook,
  oreIn,
  waysOf,
} from './outlook.ts'
import { FAR, nearest, stepsTo } from './ways.ts'

/** What a piece of ore is worth at the end (F-19.1). */
const ORE = 2
/** Steps from one piece of ore to the next on the lattice, a little less than three on average beside both. */
const NEXT_ORE = 2
const NEIGHBOURHOOD = 4
/** Where two foes are as near as this, ore is hardly worth going for. */
const DANGER = 4
const DOUBT = 0.3

interface Lode {
  readonly hex: Hex
  readonly item: string
  /** Pieces that can be had thereabouts, this one among them. */
  readonly near: number
  readonly trust: number
}

export function haulErrands(outlook: Outlook): Errand[] {
  const lodes = lodesOf(outlook)
  const carriers = handyUnits(outlook).filter(isTransporter)
  return [
    ...loadsByShip(outlook),
    ...carriers.flatMap((unit) => deliveries(outlook, unit)),
    ...carriers.flatMap((unit) => lodes.flatMap((lode) => collection(outlook, unit, lode))),
  ]
}

/** Ore that can be picked up now. */
function lodesOf(outlook: Outlook): Lode[] {
  const { view, field, seat } = outlook
  const enemies = foes(outlook)
  const dry = view.minerals.flatMap((place, index) =>
    typeof place === 'number' && !isSea(field, place) && !isUnderFire(field, place, seat)
      ? [{ hex: place, item: mineralId(index) }]
      : [],
  )
  return dry.map(({ hex, item }) => ({
    hex,
    item,
    near: dry.filter((other) => GRID.distance(hex, other.hex) <= NEIGHBOURHOOD).length,
    trust: countNear(enemies, hex, DANGER) >= 2 ? DOUBT : 1,
  }))
}

/** What lies beside a pode is taken in at once. */
const loadsByShip = ({ offers, ships }: Outlook): Errand[] =>
  offers.flatMap((move) => {
    if (move.kind !== 'load' || !ships.some(({ id }) => id === move.by)) return []
    const worth = mineralIndex(move.item) >= 0 ? ORE : 1
    return [{ worth, cost: 1, next: () => move }]
  })

function deliveries(outlook: Outlook, unit: Unit): Errand[] {
  const { view, doors } = outlook
  const ore = oreIn(view, unit)
  if (ore === 0 || unit.at === null) return []
  if (hexesOf(view, unit).some((hex) => doors.includes(hex)))
    return [{ worth: ORE * ore, cost: 1, next: () => handOver(outlook, unit, ore) }]
  const goal = nearest(waysOf(outlook, unit), doors)
  if (goal < 0) return []
  const cost = fare(outlook, unit, goal) + handOverCost(ore)
  return [{ worth: ORE * ore, cost, next: () => stepTowards(outlook, unit, goal) }]
}

/** Two points either way: in and out again, or two pieces handed over. */
const handOverCost = (ore: number): number => Math.min(ore, 2)

/** A full load goes in as it is, if there is a way out again; a single piece is handed over. */
function handOver(outlook: Outlook, unit: Unit, ore: number): Move | undefined {
  const { offers, ships, view } = outlook
  const enter = offers.find((move) => move.kind === 'enter' && move.unit === unit.id)
  const podes = ships.flatMap(({ home }) => podesOf(view, home))
  const unload = offers.find(
    (move) =>
      move.kind === 'unload' &&
      move.by === unit.id &&
      mineralIndex(move.item) >= 0 &&
      podes.includes(move.to),
  )
  return ore > 1 && hasDoor(outlook) ? (enter ?? unload) : (unload ?? enter)
}

function collection(outlook: Outlook, unit: Unit, lode: Lode): Errand[] {
  const { view } = outlook
  const room = roomIn(view, unit)
  if (room < 1) return []
  const goal = nearest(waysOf(outlook, unit), GRID.beside(lode.hex))
  if (goal < 0) return []
  const back = stepsTo(homeOf(outlook, unit), goal)
  if (back === FAR) return []
  const there = fare(outlook, unit, goal)
  const trip = there + back * stepCost(view, unit)
  const next = () =>
    there === 0 ? loadOf(outlook, unit, lode.item) : stepTowards(outlook, unit, goal)
  return bestLoad(oreIn(view, unit), Math.min(room, lode.near), trip)
    .filter(({ cost }) => cost <= outlook.budget)
    .map(({ worth, cost }) => ({ worth: worth * lode.trust, cost, busy: unit, next }))
}

/** How many pieces it pays best to fetch on one trip. */
function bestLoad(
  aboard: number,
  most: number,
  trip: number,
): { readonly worth: number; readonly cost: number }[] {
  const loads = Array.from({ length: most }, (_, index) => {
    const more = index + 1
    const cost = trip + more + (more - 1) * NEXT_ORE + handOverCost(aboard + more)
    return { worth: ORE * (aboard + more), cost }
  })
  return loads.sort((one, other) => other.worth / other.cost - one.worth / one.cost).slice(0, 1)
}

const loadOf = ({ offers }: Outlook, { id }: Unit, item: string): Move | undefined =>
  offers.find((move) => move.kind === 'load' && move.by === id && move.item === item)
