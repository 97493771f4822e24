// What comes out on turn 2, and where: carriers next to ore, guns only as guards; everything else is safe in the hold (F-16.4).
import { GRID, type Hex } from '../src/board/grid.ts'
import type { UnitType } from '../src/data/pieces.ts'
import { unitNamed } from '../src/field/index.ts'
import type { Move } from '../src/index.ts'
import type { Unit } from '../src/state.ts'
import { isDoubtful } from './errands.ts'
import { wayToGate } from './guard.ts'
import { homeOf, type Outlook } from './outlook.ts'
import { FAR, stepsTo } from './ways.ts'

type Deploy = Extract<Move, { kind: 'deploy' }>

/** In this order. */
const CARRIERS: readonly UnitType[] = ['crab', 'barge', 'converter']
const GUARDS: readonly UnitType[] = ['supertank', 'tank']
/** So many of a kind are kept outside. */
const MOST: { readonly [T in UnitType]?: number } = { tank: 4 }
/** How much the way home counts against the way out. */
const BACK = 0.5
const FLOODED = 4

export function deployment(outlook: Outlook, isGuarded = false): Move | undefined {
  for (const type of isGuarded ? [...CARRIERS, ...GUARDS] : CARRIERS) {
    if (countOutside(outlook, type) >= (MOST[type] ?? 1)) continue
    const best = bestPlace(outlook, type)
    if (best !== undefined) return best
  }
  return outlook.offers.find(({ kind }) => kind === 'endTurn')
}

const countOutside = ({ view, seat }: Outlook, type: UnitType): number =>
  view.units.filter((unit) => unit.owner === seat && unit.type === type && unit.at !== null).length

function bestPlace(outlook: Outlook, type: UnitType): Deploy | undefined {
  let best: Deploy | undefined
  let least = FAR
  for (const move of outlook.offers) {
    if (move.kind !== 'deploy') continue
    const unit = unitNamed(outlook.view, move.unit)
    if (unit?.type !== type) continue
    const cost = costOf(outlook, unit, move.to)
    if (cost >= least) continue
    least = cost
    best = move
  }
  return best
}

/** Low is good; as much as `FAR` where it would be of no use, or cut off. */
function costOf(outlook: Outlook, unit: Unit, to: Hex): number {
  if (stepsTo(homeOf(outlook, unit), to) === FAR) return FAR
  const flooded = isDoubtful(outlook, unit, to) ? FLOODED : 0
  const isCarrier = unit.type === 'crab' || unit.type === 'barge' || unit.type === 'converter'
  return flooded + (isCarrier ? wayToOre(outlook, unit, to) : wayToGate(outlook, to))
}

/** To a piece of ore, and from there home. */
function wayToOre(outlook: Outlook, unit: Unit, from: Hex): number {
  const home = homeOf(outlook, unit)
  let least = FAR
  for (const place of outlook.view.minerals) {
    if (typeof place !== 'number') continue
    const back = Math.min(...GRID.beside(place).map((hex) => stepsTo(home, hex)))
    least = Math.min(least, GRID.distance(from, place) + BACK * back)
  }
  return least
}
