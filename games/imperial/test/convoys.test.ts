// I-12.7d to f: convoys, held against a plain search for routes.
import { type Chance, seededChance } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { atlasOf, isSea } from '../src/atlas.ts'
import type { Place } from '../src/data/map.ts'
import { PLACES, SEAS } from '../src/data/seas.ts'
import { Ferry } from '../src/rules/convoy.ts'
import { PRESETS } from '../src/rules/options.ts'
import { blank } from '../src/setup.ts'
import type { Crossing } from '../src/state.ts'
import { optionsWith } from './table.ts'

const RULES = PRESETS.seed
const { seas, rail } = atlasOf(RULES)
const LANDS = PLACES.filter((place) => !isSea(place))

/** Whether all crossings find their ways, trying every way of each with the fleets that are left. */
function allCross(crossings: readonly Crossing[], fleets: ReadonlyMap<Place, number>): boolean {
  const [first, ...others] = crossings
  if (first === undefined) return true
  const sail = (sea: Place, left: ReadonlyMap<Place, number>, been: readonly Place[]): boolean => {
    const free = left.get(sea) ?? 0
    if (free === 0 || been.includes(sea)) return false
    const after = new Map(left).set(sea, free - 1)
    if (seas[first.dest].includes(sea) && allCross(others, after)) return true
    return seas[sea].some((next) => sail(next, after, [...been, sea]))
  }
  return embarkingFrom(first.from).some((sea) => sail(sea, fleets, []))
}

const embarkingFrom = (place: Place): Place[] => [
  ...new Set((isItalian(place) ? rail[place] : [place]).flatMap((stop) => seas[stop])),
]

const isItalian = (place: Place): boolean => rail.Rome.includes(place)

function randomFleets(chance: Chance): Place[] {
  const near = chance.shuffle(SEAS).slice(0, 3)
  return Array.from({ length: 1 + chance.below(6) }, () => chance.pick(near))
}

test('[I-12.7d, I-12.7e, I-12.7f] the same crossings fit as in a plain search', () => {
  const chance = seededChance('convoys')
  let found = 0
  for (let game = 0; game < 150; game++) {
    const { board } = blank(2, optionsWith())
    board.Italy.fleets = randomFleets(chance)
    const free = new Map(
      SEAS.map((sea) => [sea, board.Italy.fleets.filter((at) => at === sea).length]),
    )
    const convoys: Crossing[] = []
    for (let army = 0; army < 4; army++) {
      const from = chance.pick(LANDS)
      const reached = new Ferry(RULES, board, 'Italy', from, convoys).destinations()
      const expected = LANDS.filter((dest) => allCross([{ from, dest }, ...convoys], free))
      expect(reached).toEqual(expected)
      found += reached.length
      if (reached.length > 0) convoys.push({ from, dest: chance.pick(reached) })
    }
  }
  expect(found).toBeGreaterThan(1000)
})
