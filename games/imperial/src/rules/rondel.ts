// Going round the rondel: how far, for how much, and whether Investor is reached (I-7).
import { SPACES, type Space, STEP_PRICES } from '../data/charts.ts'
import { bySetup, having, partOf } from '../data/setups.ts'
import { tableOf } from '../data/tables.ts'
import type { State } from '../state.ts'
import type { Rules } from './options.ts'

type Wheel = Pick<Rules, 'wheel'>

export const wheelOf = ({ wheel }: Wheel): readonly Space[] => partOf('wheel', wheel)

/** From one space, or from the centre, to another. */
export interface Way {
  readonly space: Space
  /** 1 to 8 forward; 0 from the centre, whence any space is free (I-7.2). */
  readonly steps: number
  readonly isTooFar: boolean
  /** In cents; 0 where it is too far (I-7.3). */
  readonly price: number
  /** Whether it ends on Investor or goes over it (I-7.7). */
  readonly reachesInvestor: boolean
}

const stepsOn = (wheel: readonly Space[], from: Space, space: Space): number =>
  (wheel.indexOf(space) - wheel.indexOf(from) + 8) % 8 || 8

function wayOn(wheel: readonly Space[], from: Space | 'centre', space: Space): Way {
  if (from === 'centre') {
    const reachesInvestor = space === 'Investor'
    return { space, steps: 0, isTooFar: false, price: 0, reachesInvestor }
  }
  const steps = stepsOn(wheel, from, space)
  const price = STEP_PRICES[steps - 1]
  const reachesInvestor = from !== 'Investor' && stepsOn(wheel, from, 'Investor') <= steps
  return { space, steps, isTooFar: price === undefined, price: price ?? 0, reachesInvestor }
}

const waysOn = (wheel: readonly Space[]) =>
  tableOf(['centre', ...SPACES], (from) => {
    const ways = tableOf(wheel, (space) => wayOn(wheel, from, space))
    return { ways, inReach: wheel.map((space) => ways[space]).filter(({ isTooFar }) => !isTooFar) }
  })

const WAYS = bySetup(having('wheel'), (name) => waysOn(partOf('wheel', name)))

export const wayTo = ({ wheel }: Wheel, from: Space | null, space: Space): Way =>
  WAYS[wheel][from ?? 'centre'].ways[space]

/** All that are not too far, in the order of the wheel. */
export const waysFrom = ({ wheel }: Wheel, from: Space | null): readonly Way[] =>
  WAYS[wheel][from ?? 'centre'].inReach

export const stepsTo = (rules: Wheel, from: Space | null, space: Space): number =>
  wayTo(rules, from, space).steps

export const reachesInvestor = (rules: Wheel, from: Space | null, space: Space): boolean =>
  wayTo(rules, from, space).reachesInvestor

/** What each space would cost the country that is up; without those it cannot reach. */
export const rondelPrices = ({ rules, countries, up }: State): { space: Space; price: number }[] =>
  waysFrom(rules, countries[up].space).map(({ space, price }) => ({ space, price }))
