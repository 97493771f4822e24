// Where an army gets without ships: by its own railway and one step beyond (I-12.7b, I-12.7c, I-20.8).

import { atlasOf, homesOf, isHomeOf } from '../atlas.ts'
import { COUNTRIES, type Country } from '../data/countries.ts'
import type { Place } from '../data/map.ts'
import { bySetup, having } from '../data/setups.ts'
import { tableOf } from '../data/tables.ts'
import type { Board } from '../state.ts'
import { isOccupied } from './occupation.ts'
import type { Rules } from './options.ts'

export type RailRules = Pick<Rules, 'board' | 'railBlockedByHostile' | 'railAfterEntry'>

/** Where no home place is occupied nothing is blocked, and the railways are as on any other day. */
export function railRulesFor(rules: Rules, board: Board, country: Country): RailRules {
  if (!rules.railBlockedByHostile) return rules
  const isBlocked = homesOf(rules, country).some((place) => isOccupied(board, country, place))
  const { railAfterEntry } = rules
  return { board: rules.board, railAfterEntry, railBlockedByHostile: isBlocked }
}

/** The army's own place and, at home, all that the railway joins to it. */
function railZone(rules: RailRules, board: Board, country: Country, from: Place): readonly Place[] {
  if (!isHomeOf(country, from)) return [from]
  if (!rules.railBlockedByHostile) return atlasOf(rules).rail[from]
  const { lands } = atlasOf(rules)
  const zone = [from]
  for (const stop of zone) {
    for (const next of lands[stop]) {
      if (isHomeOf(country, next) && !zone.includes(next) && !isOccupied(board, country, next))
        zone.push(next)
    }
  }
  return zone
}

/** Whither the railway carries on an army that has just entered this place of its own country. */
function onwards(rules: RailRules, board: Board, country: Country, entered: Place): Place[] {
  if (rules.railBlockedByHostile && isOccupied(board, country, entered)) return [entered]
  const zone = railZone(rules, board, country, entered)
  const { lands } = atlasOf(rules)
  const lastSteps = zone.flatMap((place) => lands[place].filter((next) => isHomeOf(country, next)))
  return [...zone, ...lastSteps]
}

const knownOf = () => tableOf(COUNTRIES, () => new Map<Place, readonly Place[]>())
const KNOWN = bySetup(having('board'), () => [knownOf(), knownOf()] as const)

/** Every land that the army may go to without ships, its own place first. */
export function landReach(
  rules: RailRules,
  board: Board,
  country: Country,
  from: Place,
): readonly Place[] {
  if (rules.railBlockedByHostile) return landReachNow(rules, board, country, from)
  const known = KNOWN[rules.board][rules.railAfterEntry ? 1 : 0][country]
  let reach = known.get(from)
  if (reach === undefined) {
    reach = landReachNow(rules, board, country, from)
    known.set(from, reach)
  }
  return reach
}

function landReachNow(rules: RailRules, board: Board, country: Country, from: Place): Place[] {
  const zone = railZone(rules, board, country, from)
  const reach = new Set(zone)
  const { lands } = atlasOf(rules)
  for (const stop of zone) for (const next of lands[stop]) reach.add(next)
  if (!rules.railAfterEntry) return [...reach]
  for (const entered of [...reach]) {
    if (!isHomeOf(country, entered) || zone.includes(entered)) continue
    for (const place of onwards(rules, board, country, entered)) reach.add(place)
  }
  return [...reach]
}

/** The seas from which the army can end at this place: those that touch it, or a place whence the railway goes there. */
export function landingBits(
  rules: RailRules,
  board: Board,
  country: Country,
  place: Place,
): number {
  const { seaBits, rail } = atlasOf(rules)
  if (!rules.railAfterEntry || !isHomeOf(country, place)) return seaBits[place]
  let bits = seaBits[place]
  for (const entered of rail[place]) {
    if (!rules.railBlockedByHostile || onwards(rules, board, country, entered).includes(place))
      bits |= seaBits[entered]
  }
  return bits
}

/** The seas on which the army can embark. */
export function embarkingBits(
  rules: RailRules,
  board: Board,
  country: Country,
  from: Place,
): number {
  const { seaBits } = atlasOf(rules)
  let bits = 0
  for (const place of railZone(rules, board, country, from)) bits |= seaBits[place]
  return bits
}
