// Going round the rondel: how far, for how much, and whether Investor is reached (I-7).
import { type Space, STEP_PRICES, WHEELS } from '../data/charts.ts'
import type { State } from '../state.ts'
import type { Rules } from './options.ts'

export const wheelOf = ({ wheel }: Pick<Rules, 'wheel'>): readonly Space[] => WHEELS[wheel]

type Steps = { readonly [from in Space]: { readonly [to in Space]: number } }

const stepsOn = (wheel: readonly Space[]): Steps => {
  const between = (from: number, to: number) => (to - from + 8) % 8 || 8
  const row = (from: number) => wheel.map((space, to) => [space, between(from, to)])
  return Object.fromEntries(
    wheel.map((space, from) => [space, Object.fromEntries(row(from))]),
  ) as Steps
}

const STEPS = {
  standard: stepsOn(WHEELS.standard),
  'schema-example': stepsOn(WHEELS['schema-example']),
}

/** 1 to 8 steps forward; 0 from the centre, whence any space is free (I-7.2). */
export const stepsTo = (
  { wheel }: Pick<Rules, 'wheel'>,
  from: Space | null,
  space: Space,
): number => (from === null ? 0 : STEPS[wheel][from][space])

/** In cents; nothing where it is too far (I-7.3). */
export const priceOfSteps = (steps: number): number | undefined =>
  steps === 0 ? 0 : STEP_PRICES[steps - 1]

export function reachesInvestor(
  rules: Pick<Rules, 'wheel'>,
  from: Space | null,
  space: Space,
): boolean {
  if (from === null) return space === 'Investor' // I-7.7
  if (from === 'Investor') return false
  return stepsTo(rules, from, 'Investor') <= stepsTo(rules, from, space)
}

/** What each space would cost the country that is up; without those it cannot reach. */
export function rondelPrices({ rules, countries, up }: State): { space: Space; price: number }[] {
  const from = countries[up].space
  return wheelOf(rules).flatMap((space) => {
    const price = priceOfSteps(stepsTo(rules, from, space))
    return price === undefined ? [] : [{ space, price }]
  })
}

export const isProduce = (space: Space): boolean => space === 'L-Produce' || space === 'R-Produce'

export const isManeuver = (space: Space): boolean =>
  space === 'L-Maneuver' || space === 'R-Maneuver'
