// What is brought home: F-19.
import type { BySeat, Score, Seat } from '@foldtable/kernel'
import { unitOf } from './field/index.ts'
import { contentsOf } from './rules/cargo.ts'
import { towersOf } from './rules/ships.ts'
import { mineralIndex, type State, shipId, shipOf } from './state.ts'

interface Haul {
  readonly minerals: number
  readonly pieces: number
  readonly towers: number
}

/** What one astronef carries (F-19.1). */
export function haulOf(state: State, home: Seat): Haul {
  const contents = contentsOf(state, unitOf(state, shipId(home)))
  const minerals = contents.filter((item) => mineralIndex(item) >= 0).length
  return { minerals, pieces: contents.length - minerals, towers: towersOf(state, home) }
}

export const pointsOf = ({ minerals, pieces, towers }: Haul): number =>
  2 * minerals + pieces + towers

/** While the game runs, as if every astronef left now (F-19.4); at the end only those that did. */
export const score = (state: State): BySeat<Score> =>
  state.saved.map((_, seat) => {
    const hauls = homesOf(state, seat).map((home) => haulOf(state, home))
    const total = (count: (haul: Haul) => number) =>
      hauls.reduce((sum, haul) => sum + count(haul), 0)
    return {
      points: total(pointsOf),
      tally: {
        minerals: total(({ minerals }) => minerals),
        pieces: total(({ pieces }) => pieces),
        towers: total(({ towers }) => towers),
        astronefs: hauls.length,
      },
    }
  })

/** The homes of the astronefs that count for a player. */
function homesOf(state: State, seat: Seat): Seat[] {
  const isOver = state.phase === 'finished'
  return state.ships.flatMap((_, home) => {
    const { liftedBy } = shipOf(state, home)
    if (liftedBy !== null) return liftedBy === seat ? [home] : []
    const ship = unitOf(state, shipId(home))
    return !isOver && ship.owner === seat ? [home] : []
  })
}

/** Points, then astronefs, then ore; then they share the place (F-19.3). */
export function placesOf(state: State): BySeat<number> {
  const scores = score(state).map(({ points, tally }) => [
    points,
    tally?.astronefs ?? 0,
    tally?.minerals ?? 0,
  ])
  return scores.map((own) => 1 + scores.filter((other) => isBetter(other, own)).length)
}

function isBetter(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((count, place) => count !== other[place])
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0)
}
