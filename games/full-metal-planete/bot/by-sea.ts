// The way to somebody's ship with guns in a barge: over the sea to a beach, ashore, and on by land.
import { GRID, type Hex } from '../src/board/grid.ts'
import { isSea, isUnderFire, isVacant, unitNamed } from '../src/field/index.ts'
import { podesOf } from '../src/rules/ships.ts'
import { isCombat, type State, shipId, type Unit } from '../src/state.ts'
import { handyUnits, type Outlook } from './outlook.ts'
import { FAR, waysFrom } from './ways.ts'

export const enemyShips = ({ view, seat }: Outlook): Unit[] =>
  view.ships.flatMap((_, home) => {
    const ship = unitNamed(view, shipId(home))
    return ship === undefined || ship.owner === seat || ship.at === null ? [] : [ship]
  })

export const gunsAboard = (view: State, carrier: Unit): Unit[] =>
  carrier.cargo.flatMap((id) => {
    const unit = unitNamed(view, id)
    return unit !== undefined && isCombat(unit) ? [unit] : []
  })

/** One's own barge that is under way with guns. */
export const bargeWithGuns = (outlook: Outlook): Unit | undefined =>
  handyUnits(outlook).find(
    (unit) =>
      unit.type === 'barge' && unit.at !== null && gunsAboard(outlook.view, unit).length > 0,
  )

/** Steps by land to a hex within two of a pode that is not under fire. */
export function walkTo({ view, field, seat }: Outlook, ship: Unit): Int16Array {
  const isOpen = (hex: Hex) =>
    !isSea(field, hex) && field.occupant[hex]?.type !== 'astronef' && field.mineral[hex] === -1
  const posts = podesOf(view, ship.home).flatMap((pode) =>
    GRID.within(pode, 2).filter((hex) => isOpen(hex) && !isUnderFire(field, hex, seat)),
  )
  return waysFrom([...new Set(posts)], isOpen).steps
}

/** So many beaches are looked at. */
const BEACHES = 6

/** Where a barge could lie to land so many guns, the best first; `sail` are its steps. */
export function beachesFor(
  { field, seat }: Outlook,
  sail: Int16Array,
  walk: Int16Array,
  guns: number,
): Hex[] {
  const isLanding = (hex: Hex) =>
    !isSea(field, hex) &&
    isVacant(field, hex) &&
    !isUnderFire(field, hex, seat) &&
    field.board.isMountain[hex] === 0
  const found: { readonly hex: Hex; readonly cost: number }[] = []
  for (let hex = 0; hex < GRID.size; hex++) {
    const far = sail[hex] ?? FAR
    if (far === FAR) continue
    const ways = GRID.beside(hex)
      .filter(isLanding)
      .map((land) => walk[land] ?? FAR)
      .filter((way) => way < FAR)
      .sort((one, other) => one - other)
    const [first] = ways
    if (first === undefined) continue
    let cost = far
    for (let gun = 0; gun < guns; gun++) cost += 1 + (ways[gun] ?? first + gun)
    found.push({ hex, cost })
  }
  return found
    .sort((one, other) => one.cost - other.cost)
    .slice(0, BEACHES)
    .map(({ hex }) => hex)
}

/** For each hex of the sea, the points to sail from there to a beach, land so many guns and walk on. */
export function pointsBySea({ field, seat }: Outlook, walk: Int16Array, guns: number): Int16Array {
  const cost = new Int16Array(GRID.size).fill(FAR)
  const buckets: Hex[][] = []
  const put = (hex: Hex, points: number) => {
    if (points >= (cost[hex] ?? FAR)) return
    cost[hex] = points
    const bucket = buckets[points]
    if (bucket === undefined) buckets[points] = [hex]
    else bucket.push(hex)
  }
  const isFree = (hex: Hex) => !isUnderFire(field, hex, seat)
  const isLanding = (hex: Hex) =>
    !isSea(field, hex) && field.board.isMountain[hex] === 0 && isFree(hex)
  for (let hex = 0; hex < GRID.size; hex++) {
    if (!isSea(field, hex) || !isFree(hex)) continue
    const ways = GRID.beside(hex).map((land) => (isLanding(land) ? (walk[land] ?? FAR) : FAR))
    const least = Math.min(...ways)
    if (least < FAR) put(hex, guns * (1 + least))
  }
  for (let points = 0; points < buckets.length; points++)
    for (const hex of buckets[points] ?? []) {
      if (cost[hex] !== points) continue
      for (const to of GRID.beside(hex)) if (isSea(field, to) && isFree(to)) put(to, points + 1)
    }
  return cost
}
