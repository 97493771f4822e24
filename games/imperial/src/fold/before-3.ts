// What ledgers of versions 1 and 2 left to the fold, as it was decided then. It never changes: rules that are mended are
// mended elsewhere, and events say what came of them.
import type { Seat } from '@foldtable/kernel'
import { isForeignHome, territory } from '../atlas.ts'
import { DOLLAR } from '../data/charts.ts'
import { COUNTRIES, type Country } from '../data/countries.ts'
import type { Place } from '../data/map.ts'
import { partOf } from '../data/setups.ts'
import {
  type Chip,
  forcesOf,
  type Loss,
  type Maneuver,
  ownForces,
  planBoard,
  powerOf,
  type State,
  type Step,
} from '../state.ts'

/** A step with all that came of it. */
export function outcomeThen(state: State, maneuver: Maneuver, step: Step): Step {
  const { unit, dest, action } = step
  const { chosen } = maneuver
  if (chosen === null) throw new RangeError('no unit was chosen')
  const lost = lostThen(state, maneuver, step, chosen)
  const stays = action === '' && step.from === dest
  const coexists =
    unit === 'army' &&
    (stays
      ? ownForces(state, maneuver).armies[chosen]?.hostile === false
      : action === 'peace' && isForeignHome(state.up, dest))
  const isOnMove = action === '' && state.rules.chipPlacement === 'on-move'
  const [chip] = isOnMove ? chipsThen(state, maneuver, [dest]) : []
  return {
    ...step,
    ...(coexists ? { coexists } : {}),
    ...(lost.length === 0 ? {} : { lost }),
    ...(chip === undefined ? {} : { chip }),
  }
}

function lostThen(state: State, maneuver: Maneuver, step: Step, chosen: number): Loss[] {
  const { unit, dest, action } = step
  const [deed, name, enemy] = action.split(' ')
  const country = COUNTRIES.find((one) => one === name)
  if (deed === 'war' && country !== undefined) {
    const { fleets, armies } = planBoard(state, maneuver)[country]
    const what = enemy === 'fleet' ? 'fleet' : 'army'
    const index =
      what === 'fleet' ? fleets.indexOf(dest) : armies.findIndex(({ at }) => at === dest)
    return [
      { country: state.up, what: unit, at: dest, index: chosen },
      { country, what, at: dest, index },
    ]
  }
  return deed === 'blow' ? blownUpThen(state, maneuver, dest, chosen) : []
}

function blownUpThen(state: State, maneuver: Maneuver, at: Place, own: number): Loss[] {
  const country = territory(at).country
  if (country === undefined) throw new RangeError(`${at} is nobody's home`)
  const { armiesDone } = maneuver
  const there = ownForces(state, maneuver).armies.flatMap((army, index) =>
    army.at === at && index !== own ? [index] : [],
  )
  const others = there.sort((a, b) => Number(armiesDone[b]) - Number(armiesDone[a]) || a - b)
  const spent = [own, ...others.slice(0, 2)].sort((a, b) => b - a)
  const index = planBoard(state, maneuver)[country].factories.indexOf(at)
  return [
    { country, what: 'factory', at, index },
    ...spent.map((army) => ({ country: state.up, what: 'army' as const, at, index: army })),
  ]
}

function chipsThen(state: State, maneuver: Maneuver, places: readonly Place[]): Chip[] {
  const board = planBoard(state, maneuver)
  const { chipLimit } = state.rules
  const own = forcesOf(board, state.up).chips.slice()
  const put: Chip[] = []
  for (const at of places) {
    if (territory(at).kind === 'home' || own.includes(at) || hasStrangers(state, board, at))
      continue
    if (chipLimit !== 'unlimited' && own.length >= chipLimit) continue
    const from = COUNTRIES.find((other) => forcesOf(board, other).chips.includes(at))
    put.push(from === undefined ? { at } : { at, from })
    own.push(at)
  }
  return put
}

const hasStrangers = ({ up }: State, board: State['board'], place: Place): boolean =>
  COUNTRIES.some((country) => {
    const { fleets, armies } = board[country]
    return country !== up && (fleets.includes(place) || armies.some(({ at }) => at === place))
  })

export function chipsOfOthersThen(state: State, maneuver: Maneuver): Chip[] {
  if (state.rules.chipPlacement !== 'on-move') return []
  const { fleetsDone, armiesDone } = maneuver
  const { fleets, armies } = ownForces(state, maneuver)
  return chipsThen(state, maneuver, [
    ...fleets.filter((_, index) => !fleetsDone[index]),
    ...armies.filter((_, index) => !armiesDone[index]).map(({ at }) => at),
  ])
}

export function chipsAtTheEndThen(state: State, maneuver: Maneuver): Chip[] {
  if (state.rules.chipPlacement !== 'end-of-maneuver') return []
  const { fleets, armies } = ownForces(state, maneuver)
  return chipsThen(state, maneuver, [...fleets, ...armies.map(({ at }) => at)])
}

/** In cents. */
export const FACTORY_THEN = 500
export const UNIT_THEN = 100
export const CARD_THEN = 200
export const priceThen = ({ rules }: State, denomination: number): number =>
  (partOf('stockPrices', rules.stockPrices)[denomination - 1] ?? 0) * DOLLAR

/** Newcomers come last, then only whoever holds more overtakes (I-5.2). */
export function leadershipThen(state: State, country: Country): Seat[] {
  const { leadership, stock } = powerOf(state, country)
  const byPrice = state.rules.controlMeasure === 'price'
  const weights = state.players.map(() => 0)
  const list: Seat[] = leadership.filter((seat) => stock.includes(seat))
  stock.forEach((owner, index) => {
    if (owner === null) return
    if (!list.includes(owner)) list.push(owner)
    weights[owner] = (weights[owner] ?? 0) + (byPrice ? priceThen(state, index + 1) : index + 1)
  })
  return list.sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0))
}

export const closesThen = ({ mode, rules }: State): boolean =>
  mode === 'buy' && rules.offLimits === 'on'

export const isSwissThen = ({ mode, rules }: State): boolean =>
  mode === 'buy' && rules.swissBank === 'seed'
