// Storming an astronef with whoever is at hand: every tower, then the door (F-10, F-17).
import type { Hex } from '../src/board/grid.ts'
import type { Move } from '../src/index.ts'
import { podesOf, towersOf } from '../src/rules/ships.ts'
import type { Unit } from '../src/state.ts'
import { entry, firingHexes, goOn, type Pair, type Post, postsOf, shotAt } from './fighting.ts'
import type { Outlook } from './outlook.ts'

/** How much each gun is held back from each tower: another throw, another plan. */
export type Whim = (unit: Unit, pode: Hex) => number

interface Ranked extends Post {
  readonly rank: number
}

export function storm(
  outlook: Outlook,
  fighters: readonly Unit[],
  ship: Unit,
  whim: Whim,
): Move | undefined {
  const { view, field } = outlook
  if (towersOf(view, ship.home) === 0) return entry(outlook, fighters, ship)?.next()
  let [best, target]: [Pair | undefined, Hex] = [undefined, -1]
  let least = Number.POSITIVE_INFINITY
  for (const pode of podesOf(view, ship.home)) {
    if (!field.tower[pode]) continue
    const two = pairAt(outlook, fighters, pode, whim)
    if (two === undefined || two[0].rank + two[1].rank >= least) continue
    least = two[0].rank + two[1].rank
    best = { both: two, cost: two[0].cost + two[1].cost }
    target = pode
  }
  if (best === undefined) return undefined
  const pair = best
  return goOn(outlook, pair, () => shotAt(outlook, pair, target))
}

/** The two who are to shoot at a tower, each from a hex of its own. */
function pairAt(
  outlook: Outlook,
  fighters: readonly Unit[],
  pode: Hex,
  whim: Whim,
): readonly [Ranked, Ranked] | undefined {
  const ranked = (units: readonly Unit[], taken: Hex): Ranked[] =>
    postsOf(outlook, units, (unit) =>
      firingHexes(outlook, unit, pode).filter((hex) => hex !== taken),
    )
      .map((post) => ({ ...post, rank: post.cost + whim(post.unit, pode) }))
      .sort((one, other) => one.rank - other.rank)
  const [first, ...others] = ranked(
    fighters.filter(({ shots }) => shots > 0),
    -1,
  )
  if (first === undefined) return undefined
  const [second] = ranked(
    others.map(({ unit }) => unit),
    first.goal,
  )
  return second === undefined ? undefined : [first, second]
}
