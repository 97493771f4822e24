// Shooting, capturing, and storming astronefs: always two at a time (F-10, F-11, F-17).
import { GRID, type Hex } from '../src/board/grid.ts'
import { isUnderFire, rangeOf, unitOf } from '../src/field/index.ts'
import type { Move } from '../src/index.ts'
import { itemsOn } from '../src/rules/bridges.ts'
import { podesOf, towersOf } from '../src/rules/ships.ts'
import { haulOf, pointsOf } from '../src/scoring.ts'
import { hexesOf, isCombat, isMobile, mineralIndex, shipId, type Unit } from '../src/state.ts'
import { type Errand, fare, stepTowards } from './errands.ts'
import { isLate } from './homecoming.ts'
import { bringsHome, countNear, foes, handyUnits, type Outlook, waysOf } from './outlook.ts'
import { nearest } from './ways.ts'

/** What it is worth that the other has it no longer, beside what it carries. */
const LOSS: { readonly [type: string]: number } = {
  tank: 1.5,
  supertank: 2,
  motorboat: 1.5,
  barge: 1.5,
  crab: 2,
  converter: 1.5,
}
/** Whoever comes so near to the ship is driven off first. */
const GATE = 5
const SHOT = 2
/** What five more points a turn are worth besides the hold. */
const COMMAND = 5
const DEFENDED = 0.2
const OPEN = 0.6
/** Late in the game only what is done with a few points. */
const QUICK = 3
/** A raid ends early enough to bring the booty home. */
const RAID_TURNS = 0.7

/** Somebody who could take part, and where he would stand for it. */
export interface Post {
  readonly unit: Unit
  readonly goal: Hex
  readonly cost: number
}

export function fightErrands(outlook: Outlook): Errand[] {
  const { view, seat } = outlook
  const guns = handyUnits(outlook).filter(isCombat)
  const outside = guns.filter(({ at }) => at !== null)
  const fighters = isLate(outlook) ? outside : guns
  const targets = view.units.filter(
    (unit) => unit.at !== null && isMobile(unit) && (unit.owner !== seat || unit.orphan),
  )
  return [
    ...targets.flatMap((target) => captureErrand(outlook, fighters, target)),
    ...targets.flatMap((target) => shotErrand(outlook, fighters, target)),
    ...view.ships.flatMap((_, home) => raidErrand(outlook, outside, home)),
    ...assaults(outlook),
    ...rebuildings(outlook),
  ].filter(({ cost }) => cost <= (isLate(outlook) ? QUICK : outlook.mood.mostForFights))
}

const lossOf = (outlook: Outlook, target: Unit): number => {
  if (target.orphan) return 0
  const load = bringsHome(outlook.view, target) - 1
  const isAtTheGate = outlook.ships.some(({ at }) => countNear([target], at ?? -1, GATE) > 0)
  return ((LOSS[target.type] ?? 0) + load) * (isAtTheGate && isCombat(target) ? 2 : 1)
}

/** Two beside it, and nobody's fire over it: then it is theirs with all it carries. */
function captureErrand(outlook: Outlook, fighters: readonly Unit[], target: Unit): Errand[] {
  const { view, field, seat, offers } = outlook
  const hexes = hexesOf(view, target)
  if (hexes.some((hex) => isUnderFire(field, hex, seat))) return []
  const around = [...new Set(hexes.flatMap((hex) => GRID.beside(hex)))]
  const posts = pairOf(outlook, fighters, () => around)
  if (posts === undefined) return []
  const cost = posts.cost + 1
  const worth = lossOf(outlook, target) + bringsHome(view, target)
  const done = () =>
    offers.find(
      (move) =>
        move.kind === 'capture' &&
        move.target === target.id &&
        posts.both.every(({ unit }) => move.by.includes(unit.id)),
    )
  return cost > view.ap ? [] : [{ worth, cost, next: () => goOn(outlook, posts, done) }]
}

function shotErrand(outlook: Outlook, fighters: readonly Unit[], target: Unit): Errand[] {
  const { view } = outlook
  const at = target.at ?? -1
  const worth = lossOf(outlook, target) - harmAt(outlook, at)
  if (worth <= 0) return []
  const posts = gunsAt(outlook, fighters, at)
  if (posts === undefined || posts.cost + SHOT > view.ap) return []
  const next = () => goOn(outlook, posts, () => shotAt(outlook, posts, at))
  return [{ worth, cost: posts.cost + SHOT, next }]
}

/** What else a shot would destroy that one would rather have. */
const harmAt = ({ field }: Outlook, hex: Hex): number =>
  itemsOn(field, hex).filter((item) => mineralIndex(item) >= 0).length + (field.bridge[hex] ? 2 : 0)

/** Three towers, then the door: a whole ship for whoever is the first inside. Who is in the hold stays there as a guard. */
function raidErrand(outlook: Outlook, fighters: readonly Unit[], home: number): Errand[] {
  const { view, seat, budget } = outlook
  const ship = unitOf(view, shipId(home))
  if (ship.owner === seat || ship.at === null) return []
  const guards = countNear(
    foes(outlook).filter(({ owner }) => owner === ship.owner),
    ship.at,
    GATE,
  )
  const worth = (pointsOf(haulOf(view, home)) + COMMAND) * (guards > 1 ? DEFENDED : OPEN)
  const towers = towersOf(view, home)
  const raid = towers === 0 ? entry(outlook, fighters, ship) : bombardment(outlook, fighters, ship)
  if (raid === undefined) return []
  const cost = raid.cost + (towers === 0 ? 1 : SHOT * towers + 3)
  return cost > budget * RAID_TURNS ? [] : [{ worth, cost, next: raid.next }]
}

type Raid = Pick<Errand, 'cost' | 'next'>

export function entry(outlook: Outlook, fighters: readonly Unit[], ship: Unit): Raid | undefined {
  const doors = podesOf(outlook.view, ship.home).flatMap((pode) => GRID.beside(pode))
  const [post] = postsOf(outlook, fighters, () => doors)
  if (post === undefined) return undefined
  const { unit, goal, cost } = post
  const enter = () =>
    outlook.offers.find(
      (move) => move.kind === 'enter' && move.unit === unit.id && move.ship === ship.id,
    )
  return { cost, next: () => (cost === 0 ? enter() : stepTowards(outlook, unit, goal)) }
}

function bombardment(outlook: Outlook, fighters: readonly Unit[], ship: Unit): Raid | undefined {
  const raids = podesOf(outlook.view, ship.home).flatMap((pode) => {
    if (!outlook.field.tower[pode]) return []
    const posts = gunsAt(outlook, fighters, pode)
    if (posts === undefined) return []
    return [
      { cost: posts.cost, next: () => goOn(outlook, posts, () => shotAt(outlook, posts, pode)) },
    ]
  })
  return raids.sort((one, other) => one.cost - other.cost)[0]
}

export interface Pair {
  readonly both: readonly [Post, Post]
  readonly cost: number
}

const gunsAt = (outlook: Outlook, fighters: readonly Unit[], target: Hex): Pair | undefined =>
  pairOf(
    outlook,
    fighters.filter(({ shots }) => shots > 0),
    (unit) => firingHexes(outlook, unit, target),
  )

export const firingHexes = ({ field }: Outlook, unit: Unit, target: Hex): Hex[] =>
  GRID.within(target, 3).filter(
    (hex) => GRID.distance(hex, target) <= rangeOf(field, unit, hex) && hex !== target,
  )

export const shotAt = ({ offers }: Outlook, { both }: Pair, target: Hex): Move | undefined =>
  offers.find(
    (move) =>
      move.kind === 'fire' &&
      move.target === target &&
      both.every(({ unit }) => move.by.includes(unit.id)),
  )

/** Where each would go, the nearest first. */
export function postsOf(
  outlook: Outlook,
  fighters: readonly Unit[],
  hexesFor: (unit: Unit) => readonly Hex[],
): Post[] {
  const posts = fighters.flatMap((unit): Post[] => {
    const hexes = hexesFor(unit)
    if (unit.at !== null && hexes.includes(unit.at)) return [{ unit, goal: unit.at, cost: 0 }]
    if (!isMobile(unit)) return []
    const goal = nearest(waysOf(outlook, unit), hexes)
    return goal < 0 ? [] : [{ unit, goal, cost: fare(outlook, unit, goal) }]
  })
  return posts.sort((one, other) => one.cost - other.cost)
}

/** The two who are there first, each on a hex of its own. */
function pairOf(
  outlook: Outlook,
  fighters: readonly Unit[],
  hexesFor: (unit: Unit) => readonly Hex[],
): Pair | undefined {
  const [first, ...others] = postsOf(outlook, fighters, hexesFor)
  if (first === undefined) return undefined
  const [second] = postsOf(
    outlook,
    others.map(({ unit }) => unit),
    (unit) => hexesFor(unit).filter((hex) => hex !== first.goal),
  )
  return second === undefined
    ? undefined
    : { both: [first, second], cost: first.cost + second.cost }
}

/** Whoever is nearer goes first; once both are there, the deed is done. */
export function goOn(
  outlook: Outlook,
  { both }: Pair,
  done: () => Move | undefined,
): Move | undefined {
  const late = both.filter(({ cost }) => cost > 0)
  if (late.length === 0) return done()
  for (const { unit, goal } of late) {
    const step = stepTowards(outlook, unit, goal)
    if (step !== undefined) return step
  }
  return undefined
}

/** Storming a hex shoots at the same time (F-10.6). */
const assaults = (outlook: Outlook): Errand[] =>
  outlook.offers.flatMap((move) => {
    if (move.kind !== 'move' || move.assault === undefined) return []
    const hit = move.assault.flatMap(({ target }) => outlook.field.occupant[target] ?? [])
    const harm = move.assault.reduce((sum, { target }) => sum + harmAt(outlook, target), 0)
    const worth = hit.reduce((sum, unit) => sum + lossOf(outlook, unit), -harm)
    return [{ worth, cost: 1 + SHOT * move.assault.length, next: () => move }]
  })

/** A tower of a taken ship counts one, and guards it. */
const rebuildings = ({ offers }: Outlook): Errand[] =>
  offers.flatMap((move) =>
    move.kind === 'rebuild' ? [{ worth: 1, cost: 2, next: () => move }] : [],
  )
