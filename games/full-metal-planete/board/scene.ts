// What stands on the planet at one moment, as things to draw: a pure reading of the replica.
import type { Seat } from '@foldtable/kernel'
import { GRID, type Hex, podeHexes } from '../src/board/grid.ts'
import type { UnitType } from '../src/data/pieces.ts'
import { fieldOf, isIdle, isSea, isStuck, unitNamed } from '../src/field/index.ts'
import { contentsOf } from '../src/rules/cargo.ts'
import {
  isBoat,
  isCombat,
  mineralIndex,
  type State,
  shipOf,
  towerId,
  type Unit,
} from '../src/state.ts'
import { centreOf, degreesOf, type Point } from './geometry.ts'
import { BARGE_SLOTS, CONVERTER_SLOTS, CRAB_SLOTS } from './symbols.ts'

/** What ails a machine, the worst first. */
export type Ailment = 'orphan' | 'stuck' | 'pinned' | 'idle'

export interface Load extends Point {
  readonly kind: UnitType | 'ore'
  readonly scale: number
  /** Ore in a crab or converter that is itself aboard. */
  readonly ore: number
}

export interface Figure extends Point {
  readonly id: string
  readonly type: UnitType
  /** Who commands it; its body has this colour. */
  readonly owner: Seat
  /** The colour it answers to, where that is another. */
  readonly home: Seat | null
  readonly degrees: number
  readonly ailments: readonly Ailment[]
  /** On the wrong ground: in the water, or high and dry. */
  readonly lies: 'swamped' | 'aground' | null
  /** Where it can shoot. */
  readonly shots: number | null
  readonly loads: readonly Load[]
}

export interface ShipFigure extends Point {
  readonly home: Seat
  readonly owner: Seat
  readonly orientation: number
  readonly ore: number
  readonly pieces: number
  /** By pode, whether its tower stands, and where. */
  readonly towers: readonly (Point & {
    readonly isUp: boolean
    readonly degrees: number
    readonly shots: number
  })[]
}

export interface OreFigure extends Point {
  readonly hex: Hex
  readonly isWet: boolean
}

export interface Scene {
  readonly ore: readonly OreFigure[]
  readonly bridges: readonly Figure[]
  readonly ships: readonly ShipFigure[]
  /** From north to south, so that nothing hides what stands before it. */
  readonly figures: readonly Figure[]
}

export function sceneOf(view: State): Scene {
  const standing = view.units.filter(({ at }) => at !== null)
  const figures = standing.filter(({ type }) => type !== 'astronef' && type !== 'tower')
  const drawn = figures.map((unit) => figureOf(view, unit)).sort((a, b) => a.y - b.y)
  return {
    ore: oreOf(view),
    bridges: drawn.filter(({ type }) => type === 'bridge'),
    ships: standing.filter(({ type }) => type === 'astronef').map((ship) => shipFigure(view, ship)),
    figures: drawn.filter(({ type }) => type !== 'bridge'),
  }
}

function oreOf(view: State): OreFigure[] {
  const field = fieldOf(view)
  return view.minerals.flatMap((place) =>
    typeof place === 'number'
      ? [{ ...centreOf(place), hex: place, isWet: isSea(field, place) }]
      : [],
  )
}

function figureOf(view: State, unit: Unit): Figure {
  const field = fieldOf(view)
  const stuck = isStuck(field, unit)
  const owner = unit.orphan ? unit.home : unit.owner // nobody commands whoever was left behind
  return {
    ...centreOf(unit.at ?? 0),
    id: unit.id,
    type: unit.type,
    owner,
    home: unit.home === owner ? null : unit.home,
    degrees: degreesFor(view, unit),
    ailments: ailmentsOf(view, unit, stuck),
    lies: stuck ? (isBoat(unit) ? 'aground' : 'swamped') : null,
    shots: isCombat(unit) ? unit.shots : null,
    loads: loadsOf(view, unit),
  }
}

/** A barge lies along its two hexes, a bridge along its way; everything else looks east. */
function degreesFor(view: State, unit: Unit): number {
  if (unit.type === 'barge') return degreesOf(unit.rotation)
  return unit.type === 'bridge' ? degreesOf(wayOver(view, unit.at ?? 0)) : 0
}

/** Of the three ways across a hex, the one that joins most ground. */
export function wayOver(view: State, hex: Hex): number {
  const field = fieldOf(view)
  const isGround = (direction: number) => {
    const beside = GRID.step(hex, direction)
    return beside >= 0 && !isSea(field, beside) ? 1 : 0
  }
  const joined = [0, 1, 2].map((way) => isGround(way) + isGround(way + 3))
  return joined.indexOf(Math.max(...joined))
}

export function ailmentsOf(view: State, unit: Unit, stuck: boolean): Ailment[] {
  if (unit.orphan) return ['orphan']
  const found: Ailment[] = []
  if (stuck) found.push('stuck')
  if (unit.pinned) found.push('pinned')
  if (found.length === 0 && isIdle(view, fieldOf(view), unit)) found.push('idle')
  return found
}

const SLOTS: { readonly [T in UnitType]?: readonly Point[] } = {
  barge: BARGE_SLOTS,
  crab: CRAB_SLOTS,
  converter: CONVERTER_SLOTS,
}

/** Things aboard, each in its slot; whatever takes two lies between them. */
function loadsOf(view: State, unit: Unit): Load[] {
  const slots = SLOTS[unit.type]
  if (slots === undefined) return []
  let next = 0
  return unit.cargo.map((item): Load => {
    const inside = unitNamed(view, item)
    const isWide = inside?.type === 'crab' || inside?.type === 'converter'
    const [one, other] = [slots[next] ?? slots[0], slots[next + 1] ?? slots[next]]
    next += isWide ? 2 : 1
    const x = isWide ? ((one?.x ?? 0) + (other?.x ?? 0)) / 2 : (one?.x ?? 0)
    const kind = inside?.type ?? 'ore'
    const ore = (inside?.cargo ?? []).filter((one) => mineralIndex(one) >= 0).length
    return { x, y: one?.y ?? 0, kind, scale: scaleOf(unit.type, kind), ore }
  })
}

function scaleOf(carrier: UnitType, kind: Load['kind']): number {
  if (kind === 'ore') return carrier === 'barge' ? 0.62 : carrier === 'crab' ? 0.42 : 0.56
  return carrier === 'barge' ? 0.42 : 0.25
}

function shipFigure(view: State, ship: Unit): ShipFigure {
  const { orientation } = shipOf(view, ship.home)
  const contents = contentsOf(view, ship)
  const ore = contents.filter((item) => mineralIndex(item) >= 0).length
  return {
    ...centreOf(ship.at ?? 0),
    home: ship.home,
    owner: ship.owner,
    orientation,
    ore,
    pieces: contents.length - ore,
    towers: podeHexes(ship.at ?? 0, orientation).map((hex, pode) => {
      const tower = unitNamed(view, towerId(ship.home, pode))
      return {
        ...centreOf(hex),
        isUp: tower !== undefined,
        degrees: degreesOf((2 * pode + orientation) % 6),
        shots: tower?.shots ?? 0,
      }
    }),
  }
}
