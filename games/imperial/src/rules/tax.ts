// Taxation: revenue, points, upkeep and bonus, as it would be now (I-14, I-20.5).
import type { Seat } from '@foldtable/kernel'
import { DOLLAR, LAST_POINT, TAX_CHART } from '../data/charts.ts'
import type { Country } from '../data/countries.ts'
import type { State } from '../state.ts'
import { unitsOf, workingFactories } from './occupation.ts'
import { holding } from './stock.ts'

export interface Tax {
  /** Dollars counted. */
  readonly revenue: number
  /** What the treasury gains or loses before any bonus, in cents. */
  readonly gain: number
  readonly points: number
  readonly lastTax: number
  readonly treasury: number
  /** In dollars; paid by the treasury, or by the bank to the leader alone. */
  readonly pool: number
  readonly shares: readonly Share[]
}

export interface Share {
  readonly seat: Seat
  /** In cents. */
  readonly amount: number
}

function revenueOf({ rules, board }: State, country: Country): number {
  const revenue = board[country].chips.length + 2 * workingFactories(board, country).length
  return rules.revenueCap === 'none' ? revenue : Math.min(revenue, rules.revenueCap)
}

export function taxOf(state: State, country: Country): Tax {
  const { rules, board, countries } = state
  const { treasury, lastTax, leadership, points } = countries[country]
  const revenue = revenueOf(state, country)
  const onChart = Math.min(Math.max(revenue, TAX_CHART.low), TAX_CHART.high)
  const gain = gainOf(state, country, revenue - unitsOf(board[country]))
  const rise = Math.max(onChart - lastTax, 0)
  const fromBank = rules.taxBonus === 'leader-bank'
  const pool = fromBank ? rise : Math.min(rise, Math.floor((treasury + gain) / DOLLAR)) // I-14.4
  return {
    revenue,
    gain,
    points: Math.min(onChart - TAX_CHART.low, LAST_POINT - points),
    lastTax: onChart,
    treasury: treasury + gain - (fromBank ? 0 : pool * DOLLAR),
    pool,
    shares: fromBank ? all(leadership[0], pool) : sharesOf(state, country, pool),
  }
}

/** Upkeep may eat the treasury but not more (I-14.3); in the published game it takes nothing. */
function gainOf({ rules, countries }: State, country: Country, dollars: number): number {
  const least = rules.taxFloor === 'no-loss' ? 0 : -countries[country].treasury
  return Math.max(dollars * DOLLAR, least)
}

const all = (seat: Seat | undefined, pool: number): Share[] =>
  seat === undefined || pool === 0 ? [] : [{ seat, amount: pool * DOLLAR }]

/** Dollar by dollar to the largest holding / (dollars so far + 1); ties to the earlier in leadership (I-14.6). */
export function sharesOf(state: State, country: Country, pool: number): Share[] {
  const { leadership } = state.countries[country]
  const holdings = leadership.map((seat) => holding(state, seat, country))
  const dollars = leadership.map(() => 0)
  for (let left = pool; left > 0; left--) {
    let best = 0
    for (let index = 1; index < leadership.length; index++) {
      const own = (holdings[index] ?? 0) * ((dollars[best] ?? 0) + 1)
      if (own > (holdings[best] ?? 0) * ((dollars[index] ?? 0) + 1)) best = index
    }
    dollars[best] = (dollars[best] ?? 0) + 1
  }
  return leadership.flatMap((seat, index) => {
    const amount = (dollars[index] ?? 0) * DOLLAR
    return amount === 0 ? [] : [{ seat, amount }]
  })
}
