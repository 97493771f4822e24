// Who leads a country, and whether alone (I-5).
import type { Seat } from '@foldtable/kernel'
import { COUNTRIES, type Country } from '../data/countries.ts'
import { powerOf, type State } from '../state.ts'
import { heldOf, priceOf, soldOf } from './stock.ts'

/** What counts for leadership: denominations, or their prices (I-20.4). */
const weightOf = ({ rules }: Pick<State, 'rules'>, denomination: number): number =>
  rules.controlMeasure === 'denomination' ? denomination : priceOf(rules, denomination)

type Stock = Pick<State, 'rules' | 'players' | 'countries'>

/** Newcomers come last, then only whoever holds more overtakes (I-5.2). */
export function leadershipOf(state: Stock, country: Country): Seat[] {
  const { leadership, stock } = powerOf(state, country)
  return ranked(state, leadership, stock)
}

/** Once the seat has this certificate, and has handed that one back. */
export function leadershipAfter(
  state: Stock,
  seat: Seat,
  { country, stock, back = 0 }: { country: Country; stock: number; back?: number | undefined },
): Seat[] {
  const power = powerOf(state, country)
  const owners = power.stock.slice()
  if (back > 0) owners[back - 1] = null
  owners[stock - 1] = seat
  return ranked(state, power.leadership, owners)
}

function ranked(
  state: Stock,
  leadership: readonly Seat[],
  stock: readonly (Seat | null)[],
): Seat[] {
  const weights = state.players.map(() => 0)
  const list: Seat[] = []
  for (const seat of leadership) if (stock.includes(seat)) list.push(seat)
  for (let index = 0; index < stock.length; index++) {
    const owner = stock[index] ?? null
    if (owner === null) continue
    if (!list.includes(owner)) list.push(owner)
    weights[owner] = (weights[owner] ?? 0) + weightOf(state, index + 1)
  }
  return list.sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0))
}

export const leaderOf = (state: State, country: Country): Seat | undefined =>
  powerOf(state, country).leadership[0]

export const oppositionOf = (state: State, country: Country): Seat | undefined =>
  isDemocracy(state, country) ? powerOf(state, country).leadership[1] : undefined

/** The leader has less than half of what is sold (I-5.4, I-20.3). */
export function isDemocracy(state: State, country: Country): boolean {
  const power = powerOf(state, country)
  const leader = power.leadership[0]
  if (leader === undefined || state.rules.government === 'absolute') return false
  return 2 * heldOf(power, leader) < soldOf(power)
}

/** Who has an office, as bits of seats (I-16.9, I-20.7). */
export function officesOf(state: State): number {
  const alsoOpposition = state.rules.swissBank === 'seed'
  let offices = 0
  for (const country of COUNTRIES) {
    const { leadership } = powerOf(state, country)
    const leader = leadership[0]
    const second = leadership[1]
    if (leader !== undefined) offices |= 1 << leader
    if (alsoOpposition && second !== undefined && isDemocracy(state, country))
      offices |= 1 << second
  }
  return offices
}

/** Without an office. */
export const isSwissByPosition = (state: State, seat: Seat): boolean =>
  (officesOf(state) & (1 << seat)) === 0
