// Where a unit puts its country's tax chip (I-12.15, I-20.6).

import { territory } from '../atlas.ts'
import { COUNTRIES, type Country } from '../data/countries.ts'
import type { Place } from '../data/map.ts'
import { type Board, type Chip, forcesOf } from '../state.ts'
import { strangersAt } from './occupation.ts'
import type { Rules } from './options.ts'

type ChipRules = Pick<Rules, 'chipLimit'>

/**
 * In a sea or neutral land where no foreign unit stands, instead of any other; nothing if it is there already, or none is left,
 * so many having been put down just before.
 */
export function chipAt(
  { chipLimit }: ChipRules,
  board: Board,
  country: Country,
  place: Place,
  before = 0,
): Chip | undefined {
  if (territory(place).kind === 'home') return undefined
  const { chips } = forcesOf(board, country)
  if (chips.includes(place) || strangersAt(board, country, place) !== 0) return undefined
  if (chipLimit !== 'unlimited' && chips.length + before >= chipLimit) return undefined
  for (const from of COUNTRIES)
    if (forcesOf(board, from).chips.includes(place)) return { at: place, from }
  return { at: place }
}

/** Those of all these places, one after the other. */
export function chipsAt(
  rules: ChipRules,
  board: Board,
  country: Country,
  places: readonly Place[],
): Chip[] {
  const put: Chip[] = []
  for (const place of places) {
    const chip = chipAt(rules, board, country, place, put.length)
    if (chip !== undefined && !put.some(({ at }) => at === place)) put.push(chip)
  }
  return put
}
