// What a seat makes of its view before it weighs anything: who can act, how far it is to wherever, what points are left.
import { redact, type Seat } from '@foldtable/kernel'
import { GRID, type Hex } from '../src/board/grid.ts'
import type { Tide } from '../src/board/plan.ts'
import { LAST_TURN } from '../src/data/pieces.ts'
import {
  type Field,
  fieldOf,
  isSea,
  isStuck,
  isUnderFire,
  isVacant,
  unitNamed,
} from '../src/field/index.ts'
import type { Move, State } from '../src/index.ts'
import { contentsOf, isTooHeavy } from '../src/rules/cargo.ts'
import { isTowerUp, liftOffPrice, podesOf, shipsOf } from '../src/rules/ships.ts'
import { unseen } from '../src/secrecy.ts'
import { hexesOf, isBoat, isCombat, isMobile, mineralIndex, type Unit } from '../src/state.ts'
import { type Ways, waysFrom } from './ways.ts'

/** How somebody plays who does not play as usual. */
export interface Mood {
  /** Steps onto ground that the next tide may take. */
  readonly isBold?: boolean
  /** Fights that cost more points than this are not begun. */
  readonly mostForFights: number
}

/** Guns that march about all the time cost more than they bring; three towers and a door cost nine. */
export const CALM: Mood = { mostForFights: 9 }

export interface Outlook {
  readonly view: State
  readonly seat: Seat
  readonly field: Field
  readonly offers: readonly Move[]
  readonly ships: readonly Unit[]
  /** The hexes beside the podes of its own astronefs. */
  readonly doors: readonly Hex[]
  /** Steps to one of those doors, over land and over water, whoever stands in the way. */
  readonly homeByLand: Ways
  readonly homeBySea: Ways
  /** The points to spend until the end of the game, less the price of leaving. */
  readonly budget: number
  /** The tides that may come next; one where it is known. */
  readonly tides: readonly Tide[]
  readonly mood: Mood
  /** Found when they are first asked for. */
  readonly ways: Map<Unit, Ways>
}

const USUAL_CREDIT = 15

export function outlookOf(
  view: State,
  seat: Seat,
  offers: readonly Move[],
  mood: Mood = CALM,
): Outlook {
  const field = fieldOf(view)
  const ships = shipsOf(view, seat)
  const doors = doorsOf(view, ships)
  const isFree = (hex: Hex) => !isUnderFire(field, hex, seat)
  const byLand = (hex: Hex) => !isSea(field, hex) && isFree(hex) && !isShip(field, hex)
  const bySea = (hex: Hex) => isSea(field, hex) && isFree(hex)
  return {
    view,
    seat,
    field,
    offers,
    ships,
    doors,
    homeByLand: waysFrom(doors.filter(byLand), byLand),
    homeBySea: waysFrom(doors.filter(bySea), bySea),
    budget: budgetOf(view, ships),
    tides: tidesToCome(view, seat),
    mood,
    ways: new Map(),
  }
}

function budgetOf(view: State, ships: readonly Unit[]): number {
  const price = ships.reduce((sum, { home }) => sum + liftOffPrice(view, home), 0)
  return view.ap + USUAL_CREDIT * (LAST_TURN - view.turn) - price
}

/** As far as the seat knows, also where a whole world was imagined for it. */
function tidesToCome(view: State, seat: Seat): Tide[] {
  const { deck, aside } = redact({ deck: view.deck, aside: view.aside }, seat)
  const next = deck[0]?.is
  return next === undefined ? [...new Set(unseen({ ...view, deck, aside }).tides)] : [next]
}

const isShip = ({ occupant }: Field, hex: Hex): boolean => occupant[hex]?.type === 'astronef'

function doorsOf(view: State, ships: readonly Unit[]): Hex[] {
  const field = fieldOf(view)
  const around = ships
    .flatMap(({ home }) => podesOf(view, home))
    .flatMap((pode) => GRID.beside(pode))
  return [...new Set(around)].filter((hex) => !isShip(field, hex))
}

const isInHold = (view: State, { carrier }: Unit): boolean =>
  carrier !== null && unitNamed(view, carrier)?.type === 'astronef'

/** Its own pieces that can act now: on the board, or to be brought out of a hold. */
export function handyUnits(outlook: Outlook): Unit[] {
  const { view, seat, field } = outlook
  return view.units.filter(
    (unit) =>
      unit.owner === seat &&
      !unit.orphan &&
      (unit.at === null
        ? exitsOf(outlook, unit).length > 0
        : !unit.pinned && !isStuck(field, unit)),
  )
}

type Exit = Extract<Move, { kind: 'exit' }>

/** Its ways out of a hold. Of guns that are alike only one is offered: it goes in the place of the others. */
export function exitsOf({ view, offers }: Outlook, unit: Unit): Exit[] {
  if (!isInHold(view, unit)) return []
  return offers.flatMap((move) => {
    if (move.kind !== 'exit') return []
    const offered = unitNamed(view, move.unit)
    const isAlike = isCombat(unit) && offered?.type === unit.type
    return offered === unit || isAlike ? [move] : []
  })
}

/** Fighters of others that could do harm. */
export const foes = ({ view, seat, field }: Outlook): Unit[] =>
  view.units.filter(
    (unit) =>
      unit.owner !== seat &&
      unit.at !== null &&
      !unit.orphan &&
      isCombat(unit) &&
      isMobile(unit) &&
      !isStuck(field, unit),
  )

/** How many of these stand so near. */
export const countNear = (units: readonly Unit[], hex: Hex, radius: number): number =>
  units.filter(({ at }) => at !== null && GRID.distance(at, hex) <= radius).length

/** From where it stands, or from where it could come out. */
export function waysOf(outlook: Outlook, unit: Unit): Ways {
  const known = outlook.ways.get(unit)
  if (known !== undefined) return known
  const isOpen = (hex: Hex) => isOpenTo(outlook, unit, hex)
  const starts =
    unit.at === null
      ? exitsOf(outlook, unit)
          .map(({ to }) => to)
          .filter(isOpen)
      : hexesOf(outlook.view, unit)
  const ways = waysFrom(starts, isOpen)
  outlook.ways.set(unit, ways)
  return ways
}

function isOpenTo({ view, field, seat }: Outlook, unit: Unit, hex: Hex): boolean {
  if (!isVacant(field, hex) || isUnderFire(field, hex, seat)) return false
  if (isSea(field, hex) !== isBoat(unit)) return false
  return field.board.isMountain[hex] === 0 || !isTooHeavy(view, unit)
}

/** Steps home from a hex for such a unit. */
export const homeOf = ({ homeByLand, homeBySea }: Outlook, unit: Unit): Ways =>
  isBoat(unit) ? homeBySea : homeByLand

/** Coming out costs a point of its own. */
export const outlay = (unit: Unit): number => (unit.at === null ? 1 : 0)

export const oreIn = (view: State, unit: Unit): number =>
  contentsOf(view, unit).filter((item) => mineralIndex(item) >= 0).length

/** What it would bring if it came home now: itself, what it carries, and ore twice (F-19.1). */
export function bringsHome(view: State, unit: Unit): number {
  return 1 + contentsOf(view, unit).length + oreIn(view, unit)
}

/** Whether anybody could come out again. */
export const hasDoor = ({ view, ships }: Outlook): boolean =>
  ships.some(({ home }) => [0, 1, 2].some((pode) => isTowerUp(view, home, pode)))
