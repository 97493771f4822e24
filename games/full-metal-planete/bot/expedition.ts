// An expedition: guns go aboard the barge for nothing, sail for a point a hex however many they are, and wait out of reach until a ship
// can be taken (F-12, F-16.4).
import { GRID, type Hex } from '../src/board/grid.ts'
import { unitNamed } from '../src/field/index.ts'
import type { Move } from '../src/index.ts'
import { stepCost } from '../src/rules/walking.ts'
import { hexesOf, isCombat, shipId, type Unit } from '../src/state.ts'
import { bargeWithGuns, enemyShips, gunsAboard, pointsBySea, walkTo } from './by-sea.ts'
import { stepTowards } from './errands.ts'
import { type Outlook, waysOf } from './outlook.ts'
import { threatsOf } from './threat.ts'
import { FAR, nearest } from './ways.ts'

const GUNS = 4
/** Points of the whole way, above which it is not worth sailing. */
const MOST = 90
/** An enemy must lack so many points to shoot there. */
const MARGIN = 2
/** The last turn on which it waits for its chance. */
const PATIENCE = 15

/** It stays where it is, with the points it has. */
export const WAIT = 'wait'

type Deploy = Extract<Move, { kind: 'deploy' }>

/** On turn 2: guns into the barge, and the barge where the way is shortest. */
export function packing(outlook: Outlook): Move | undefined {
  const { view, seat, offers } = outlook
  const barge = view.units.find(
    ({ type, owner, carrier }) => type === 'barge' && owner === seat && carrier === shipId(seat),
  )
  const launch = barge && bestLaunch(outlook, barge)
  if (barge === undefined || launch === undefined) return undefined
  if (gunsAboard(view, barge).length >= GUNS) return launch
  const loads = (type: string) =>
    offers.find(
      (move) =>
        move.kind === 'transfer' &&
        move.into === barge.id &&
        unitNamed(view, move.item)?.type === type,
    )
  return loads('supertank') ?? loads('tank') ?? launch
}

function bestLaunch(outlook: Outlook, barge: Unit): Deploy | undefined {
  const threats = threatsOf(outlook)
  const isSafe = (hex: Hex) => isOutOfReach(threats, hex) && isOpenSea(outlook, hex)
  let [best, least]: [Deploy | undefined, number] = [undefined, MOST]
  for (const ship of enemyShips(outlook)) {
    const points = pointsBySea(outlook, walkTo(outlook, ship), GUNS)
    for (const move of outlook.offers) {
      if (move.kind !== 'deploy' || move.unit !== barge.id) continue
      const both = [move.to, GRID.step(move.to, move.rotation ?? 0)]
      const cost = Math.min(...both.map((hex) => points[hex] ?? FAR))
      if (cost < least && both.every(isSafe)) [best, least] = [move, cost]
    }
  }
  return best
}

const isOutOfReach = (threats: Int16Array, hex: Hex): boolean => (threats[hex] ?? FAR) > MARGIN

/** Where no tide leaves it dry. */
const isOpenSea = ({ field }: Outlook, hex: Hex): boolean => field.board.terrain[hex] === 'sea'

/** The next move of an expedition that is under way. */
export function expedition(outlook: Outlook): Move | typeof WAIT | undefined {
  return outlook.view.turn > PATIENCE || isHopeless(outlook) ? giveUp(outlook) : approach(outlook)
}

/** So many guns on guard round a ship are not to be had by one barge. */
const GUARDS = 4
const GATE = 5

export const isHopeless = (outlook: Outlook): boolean =>
  enemyShips(outlook).every(
    (ship) =>
      outlook.view.units.filter(
        (unit) =>
          unit.owner === ship.owner &&
          isCombat(unit) &&
          unit.type !== 'tower' &&
          unit.at !== null &&
          GRID.distance(unit.at, ship.at ?? -1) <= GATE,
      ).length >= GUARDS,
  )

/** Home with the guns, and out again without them. */
function giveUp(outlook: Outlook): Move | undefined {
  const { offers, doors } = outlook
  const barge = bargeWithGuns(outlook)
  if (barge === undefined) return offers.find((move) => isUnpacking(outlook, move))
  const enter = offers.find((move) => move.kind === 'enter' && move.unit === barge.id)
  if (enter !== undefined) return enter
  const goal = nearest(waysOf(outlook, barge), doors)
  return goal < 0 ? undefined : stepTowards(outlook, barge, goal)
}

/** A gun that goes from the barge into the hold around it. */
function isUnpacking({ view, seat }: Outlook, move: Move): boolean {
  if (move.kind !== 'transfer') return false
  const unit = unitNamed(view, move.item)
  const from = unitNamed(view, unit?.carrier ?? '')
  return (
    unit !== undefined &&
    isCombat(unit) &&
    from?.type === 'barge' &&
    from.owner === seat &&
    unitNamed(view, move.into)?.type === 'astronef'
  )
}

/** Sails to where it is out of reach at the end of the turn and the rest of the way is shortest, and waits there. */
function approach(outlook: Outlook): Move | typeof WAIT | undefined {
  const { view } = outlook
  const barge = bargeWithGuns(outlook)
  if (barge === undefined || enemyShips(outlook).length === 0) return undefined
  const { steps, before } = waysOf(outlook, barge)
  const threats = threatsOf(outlook)
  const price = stepCost(view, barge)
  let [goal, least]: [Hex, number] = [-1, FAR * 2]
  for (const ship of enemyShips(outlook)) {
    const rest = pointsBySea(outlook, walkTo(outlook, ship), 3)
    for (let hex = 0; hex < GRID.size; hex++) {
      const far = (steps[hex] ?? FAR) * price
      if (far > view.ap || !isOpenSea(outlook, hex)) continue
      const other = before[hex] ?? -1
      const tail = other >= 0 ? other : (hexesOf(view, barge).find((one) => one !== hex) ?? hex)
      if (!isOpenSea(outlook, tail)) continue
      const threat = Math.min(threats[hex] ?? FAR, threats[tail] ?? FAR)
      const danger = threat > MARGIN ? 0 : 300 - threat
      const cost = Math.min(rest[hex] ?? FAR, 200) + 0.2 * far + danger
      if (cost < least) [goal, least] = [hex, cost]
    }
  }
  if (goal < 0 || steps[goal] === 0) return WAIT
  return stepTowards(outlook, barge, goal) ?? WAIT
}
