// Boards and positions for the tests of this game: the fixtures of the golden scenarios, and short words for what lies on them.
import { open, readOptions, type Seat, scriptedChance, secret } from '@foldtable/kernel'
import { Scene } from '@foldtable/testkit/scene'
import { type Board, boardOf as boardFrom } from '../src/board/board.ts'
import { GRID, HEXES, type Hex, shipHexes } from '../src/board/grid.ts'
import type { BoardPlan, Terrain, Tide } from '../src/board/plan.ts'
import { putOnShelf } from '../src/board/shelf.ts'
import type { UnitType } from '../src/data/pieces.ts'
import { fieldOf, isStuck, unitNamed } from '../src/field/index.ts'
import { newUnit } from '../src/fold/handling.ts'
import { evolve } from '../src/fold/index.ts'
import {
  type FullMetalPlanete,
  fullMetalPlanete,
  type Move,
  type Options,
  type State,
} from '../src/index.ts'
import { settle } from '../src/rules/settle.ts'
import { blank } from '../src/setup.ts'
import { mineralId, mineralIndex, playerName, shipId, towerId, type Unit } from '../src/state.ts'

export type PlanetScene = Scene<FullMetalPlanete>

/** A place as the rules write it: axial q and r. */
export type Spot = readonly [q: number, r: number]

export const at = ([q, r]: Spot): Hex => {
  const hex = GRID.at(q, r)
  if (hex < 0) throw new RangeError(`${q},${r} is not on the board`)
  return hex
}
export const spots = (hexes: readonly Hex[]): string => hexes.map((hex) => GRID.name(hex)).join(' ')
export const path = (...way: Spot[]): Hex[] => way.map(at)

export interface Piece {
  readonly type: UnitType
  readonly seat?: Seat
  readonly at?: Spot
  readonly rotation?: number
  /** Name of the carrier; `hold` is the astronef of its colour. */
  readonly in?: string
  readonly shots?: number
  readonly home?: Seat
}

export interface Setting {
  readonly ground?: Terrain
  readonly terrain?: { readonly [T in Terrain]?: readonly Spot[] }
  readonly players?: number
  readonly pieces?: { readonly [name: string]: Piece }
  /** Free minerals, and those aboard something: `mineral-1` is the first. */
  readonly minerals?: readonly (Spot | string)[]
  readonly tide?: Tide
  /** What the next tide is. */
  readonly next?: Tide
  readonly ap?: number
  readonly current?: Seat
  readonly turn?: number
  readonly lostTowers?: readonly (readonly [home: Seat, pode: number])[]
  readonly options?: Partial<Options>
  /** Last changes before the board settles. */
  change?(state: State): void
  readonly chance?: Parameters<typeof scriptedChance>[0]
}

const BODIES: readonly Spot[] = [
  [3, 3],
  [33, 0],
  [3, 15],
  [33, -12],
]

let shelved = 1_000_000_000

/** A board of one terrain with some exceptions; zones are columns where asked for. */
export function shelve(plan: BoardPlan): number {
  shelved += 1
  putOnShelf(shelved, boardFrom(plan))
  return shelved
}

export function planOf(
  ground: Terrain,
  terrain: Setting['terrain'] = {},
  zones: readonly number[] = HEXES.map(() => 0),
): BoardPlan {
  const kinds = HEXES.map(() => ground)
  for (const [kind, places] of Object.entries(terrain))
    for (const place of places) kinds[at(place)] = kind as Terrain
  const contiguous = [1, 2, 3, 4, 5, 6].map((zone) => [zone, (zone % 6) + 1] as const)
  return { terrain: kinds, zones, offsets: { a: 0, b: 0 }, contiguous }
}

/** FX-2, FX-2S (`ground: 'sea'`) and FX-3 (`players: 3`), with whatever a scenario adds; settled once. */
export function arrange(setting: Setting = {}): PlanetScene {
  const { ground = 'land', players = 2 } = setting
  const ships = BODIES.slice(0, players).flatMap((body) => shipHexes(at(body), 0))
  const plan = planOf(ground, setting.terrain)
  const kinds = plan.terrain.map((kind, hex) => (ships.includes(hex) ? 'land' : kind))
  const options = optionsOf({ ...setting.options, board: shelve({ ...plan, terrain: kinds }) })
  const state = blank(players, options)
  position(state, setting)
  settle({ state, emit: (event) => evolve(state, event) })
  const chance = scriptedChance(setting.chance)
  return Scene.arranged({ game: fullMetalPlanete, seats: players, options, chance }, state)
}

export function optionsOf(given: Partial<Options>): Options {
  const { board = 0, ...others } = given
  const read = readOptions(fullMetalPlanete, others)
  if (!read.ok) throw new RangeError(JSON.stringify(read.problems))
  return { ...read.options, board }
}

const HIDDEN = (card: Tide) => secret(card, [], 'tides')

function position(state: State, setting: Setting): void {
  const { turn = 10, current = 0, ap = 15, tide = 'normal' } = setting
  Object.assign(state, { phase: 'playing', turn, current, ap, tide })
  const deck: Tide[] = ['normal', 'normal', 'normal', 'normal', 'low', 'low', 'high', 'high']
  if (setting.next !== undefined) {
    deck.splice(deck.indexOf(setting.next), 1)
    deck.unshift(setting.next)
  }
  state.deck = deck.map(HIDDEN)
  state.aside = (['low', 'low', 'low', 'high', 'high', 'high'] as const).map(HIDDEN)
  const lost = (setting.lostTowers ?? []).map(([home, pode]) => towerId(home, pode))
  state.units = state.units.filter(
    ({ type, id }) => (type === 'astronef' || type === 'tower') && !lost.includes(id),
  )
  for (const unit of state.units) standUp(unit)
  state.ships.forEach((ship, home) => {
    ship.zone = home + 1
  })
  state.minerals = []
  for (const [name, piece] of Object.entries(setting.pieces ?? {})) enrolPiece(state, name, piece)
  for (const place of setting.minerals ?? []) layMineral(state, place)
  setting.change?.(state)
}

function standUp(unit: Unit): void {
  const hexes = shipHexes(at(BODIES[unit.home] ?? [0, 0]), 0)
  unit.cargo = []
  unit.at = hexes[unit.type === 'astronef' ? 0 : 1 + Number(unit.id.at(-1))] ?? null
}

function enrolPiece(state: State, name: string, piece: Piece): void {
  const { type, seat = 0, home = seat } = piece
  const unit = newUnit(name, type, seat, home)
  unit.rotation = piece.rotation ?? 0
  unit.shots = piece.shots ?? 2
  unit.at = piece.at === undefined ? null : at(piece.at)
  state.units.push(unit)
  if (piece.in !== undefined) stow(state, name, piece.in === 'hold' ? shipId(home) : piece.in)
}

function stow(state: State, item: string, into: string): void {
  const carrier = state.units.find(({ id }) => id === into)
  if (carrier === undefined) throw new RangeError(`there is no ${into}`)
  carrier.cargo = [...carrier.cargo, item]
  const unit = state.units.find(({ id }) => id === item)
  if (unit !== undefined) unit.carrier = into
}

function layMineral(state: State, place: Spot | string): void {
  const id = mineralId(state.minerals.length)
  state.minerals.push(typeof place === 'string' ? place : at(place))
  if (typeof place === 'string') stow(state, id, place)
}

/** A unit as it stands now. */
export function unit(scene: PlanetScene, id: string): Unit {
  const found = unitNamed(scene.state, id)
  if (found === undefined) throw new RangeError(`there is no ${id}`)
  return found
}

export const isGone = (scene: PlanetScene, id: string): boolean =>
  mineralIndex(id) >= 0
    ? scene.state.minerals[mineralIndex(id)] === 'destroyed'
    : unitNamed(scene.state, id) === undefined

export const stuck = (scene: PlanetScene, id: string): boolean =>
  isStuck(fieldOf(scene.state), unit(scene, id))

export const pinned = (scene: PlanetScene, id: string): boolean => unit(scene, id).pinned

export const cover = (scene: PlanetScene, seat: Seat, spot: Spot): number =>
  fieldOf(scene.state).cover[seat]?.[at(spot)] ?? 0

/** Every hex under this player's fire. */
export const fireOf = (scene: PlanetScene, seat: Seat): Hex[] =>
  HEXES.filter((hex) => (fieldOf(scene.state).cover[seat]?.[hex] ?? 0) >= 2)

export const march = (id: string, ...way: Spot[]): Move => ({
  kind: 'move',
  unit: id,
  path: path(...way),
})
export const fire = (one: string, other: string, target: Spot): Move => ({
  kind: 'fire',
  by: [one, other],
  target: at(target),
})
export const capture = (one: string, other: string, target: string): Move => ({
  kind: 'capture',
  by: [one, other],
  target,
})
export const load = (by: string, item: string): Move => ({ kind: 'load', by, item })
export const unload = (by: string, item: string, to: Spot): Move => ({
  kind: 'unload',
  by,
  item,
  to: at(to),
})
export const transfer = (item: string, into: string): Move => ({ kind: 'transfer', item, into })
export const build = (by: string, type: UnitType, to: Spot): Move =>
  ({ kind: 'build', by, type, to: at(to) }) as Move
export const enter = (id: string, pode: number, ship?: string): Move => ({
  kind: 'enter',
  unit: id,
  pode,
  ...(ship === undefined ? {} : { ship }),
})
export const exit = (id: string, pode: number, to: Spot, rotation?: number): Move => ({
  kind: 'exit',
  unit: id,
  pode,
  to: at(to),
  ...(rotation === undefined ? {} : { rotation }),
})
export const endTurn: Move = { kind: 'endTurn' }
export const liftOff = (when: 'now' | 'stay', ship?: string): Move => ({
  kind: 'liftOff',
  when,
  ...(ship === undefined ? {} : { ship }),
})

export const forecastOf = (scene: PlanetScene, seat: Seat): Tide[] =>
  scene.state.deck.slice(0, scene.state.forecasts[seat]).map(open)

export const kinds = (events: readonly { readonly kind: string }[]): string =>
  events.map(({ kind }) => kind).join(' ')

export { type Board, playerName }
