// One turn of a storm, tried out: to a beach, guns ashore, towers down, and in.
import type { Chance, Seat } from '@foldtable/kernel'
import { GRID, type Hex } from '../src/board/grid.ts'
import { isSea, unitNamed } from '../src/field/index.ts'
import type { Move, State } from '../src/index.ts'
import { towersOf } from '../src/rules/ships.ts'
import { hexesOf, isCombat, isMobile, type Unit } from '../src/state.ts'
import { bargeWithGuns, walkTo } from './by-sea.ts'
import { stepTowards } from './errands.ts'
import { handyUnits, type Mood, type Outlook, waysOf } from './outlook.ts'
import { Stage } from './stage.ts'
import { storm } from './storm.ts'
import { FAR } from './ways.ts'

/** What came of it. */
export interface Outcome {
  readonly isTaken: boolean
  readonly towers: number
  readonly stage: Stage
}

/** One way to try it. */
export interface Attempt {
  /** The ship. */
  readonly target: string
  /** Where the barge lands; -1 with those who are ashore. */
  readonly beach: Hex
  /** So many guns go ashore before anybody shoots. */
  readonly guns: number
  /** 0: whoever is nearest shoots; any other number is another plan. */
  readonly whim: number
}

const BOLD: Mood = { isBold: true, mostForFights: Number.POSITIVE_INFINITY }
const MOST_MOVES = 60
/** Guns so near the ship take part. */
const NEAR = 12

export function rehearse(view: State, seat: Seat, attempt: Attempt, chance: Chance): Outcome {
  const stage = new Stage(view, seat, chance)
  for (let count = 0; count < MOST_MOVES && stage.state.ap > 0; count++) {
    const outlook = stage.outlook(seat, BOLD)
    const ship = unitNamed(stage.state, attempt.target)
    if (ship === undefined) break
    const inside = outlook.offers.find((move) => move.kind === 'enter' && move.ship === ship.id)
    const move = inside ?? nextMove(outlook, ship, attempt)
    if (move === undefined) break
    stage.play(seat, move)
    if (inside !== undefined) return { isTaken: true, towers: 0, stage }
  }
  const home = unitNamed(stage.state, attempt.target)?.home ?? 0
  return { isTaken: false, towers: towersOf(stage.state, home), stage }
}

function nextMove(outlook: Outlook, ship: Unit, { beach, guns, whim }: Attempt): Move | undefined {
  const walk = walkTo(outlook, ship)
  const near = gunsNear(outlook, walk)
  const isAfloat = beach >= 0 && bargeWithGuns(outlook) !== undefined
  const land = () => (isAfloat ? landGuns(outlook, walk, beach) : undefined)
  const held = (unit: Unit, pode: Hex) => (whim === 0 ? 0 : 4 * share(`${unit.id} ${pode} ${whim}`))
  const first = near.length < guns ? land() : undefined
  return (
    first ??
    storm(outlook, near, ship, held) ??
    land() ??
    (isAfloat ? makeWay(outlook, walk) : undefined)
  )
}

/** From 0 to 1, always the same for the same words. */
function share(text: string): number {
  let hash = 2166136261
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}

export const gunsNear = (outlook: Outlook, walk: Int16Array): Unit[] =>
  handyUnits(outlook).filter(
    (unit) =>
      unit.at !== null && isCombat(unit) && isMobile(unit) && (walk[unit.at] ?? FAR) <= NEAR,
  )

/** To the beach, then one gun after the other, the super tank first where that is as near. */
function landGuns(outlook: Outlook, walk: Int16Array, beach: Hex): Move | undefined {
  const barge = bargeWithGuns(outlook)
  if (barge === undefined) return undefined
  if (waysOf(outlook, barge).steps[beach] !== 0) return stepTowards(outlook, barge, beach)
  return nearestOf(outlook, walk, (move) => {
    if (move.kind !== 'unload' || move.by !== barge.id) return undefined
    const unit = unitNamed(outlook.view, move.item)
    if (unit === undefined || !isCombat(unit)) return undefined
    return { to: move.to, more: unit.type === 'supertank' ? 0 : 0.5 }
  })
}

/** A gun that has shot steps off the beach for the next one. */
function makeWay(outlook: Outlook, walk: Int16Array): Move | undefined {
  const { view, field } = outlook
  const barge = bargeWithGuns(outlook)
  if (barge === undefined) return undefined
  const shore = new Set(hexesOf(view, barge).flatMap((hex) => GRID.beside(hex)))
  return nearestOf(outlook, walk, (move) => {
    if (move.kind !== 'move' || move.assault !== undefined) return undefined
    const [from = -1, to = -1] = move.path
    const unit = unitNamed(view, move.unit)
    if (unit === undefined || !isCombat(unit) || !shore.has(from)) return undefined
    return shore.has(to) || isSea(field, to) ? undefined : { to, more: unit.shots }
  })
}

/** The move whose goal has the shortest walk left. */
function nearestOf(
  { offers }: Outlook,
  walk: Int16Array,
  goalOf: (move: Move) => { readonly to: Hex; readonly more: number } | undefined,
): Move | undefined {
  let [best, least]: [Move | undefined, number] = [undefined, FAR]
  for (const move of offers) {
    const goal = goalOf(move)
    const far = goal === undefined ? FAR : (walk[goal.to] ?? FAR) + goal.more
    if (far < least) [best, least] = [move, far]
  }
  return best
}
