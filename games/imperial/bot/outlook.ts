// A country in a few numbers, and what the next few turns round the rondel would bring somebody who owns part of it.
import type { Seat } from '@foldtable/kernel'
import { territory } from '../src/atlas.ts'
import { DOLLAR, LAST_POINT, MOST_IMPORTS, type Space, TAX_CHART } from '../src/data/charts.ts'
import type { Country } from '../src/data/countries.ts'
import { PLACES } from '../src/data/seas.ts'
import type { State } from '../src/index.ts'
import { strangersAt, unitsOf, workingFactories } from '../src/rules/occupation.ts'
import { waysFrom } from '../src/rules/rondel.ts'
import { holding, totalHolding } from '../src/rules/stock.ts'
import type { Board } from '../src/state.ts'

/** Money is in dollars. */
export interface Outlook {
  readonly space: Space | null
  readonly points: number
  readonly lastTax: number
  readonly treasury: number
  readonly factories: number
  readonly chips: number
  readonly units: number
  /** Places where a unit that comes would put a chip. */
  readonly open: number
  /** What the seat has got or paid on the way. */
  readonly cash: number
}

/** What part of a country is the seat's, and how much the others' part counts against it. */
export interface Stake {
  readonly own: number
  readonly all: number
  readonly net: number
}

/** How the seat thinks: constants found by letting bots play each other. */
export const TASTE = {
  /** What a rival's gain costs, shared out among all rivals. */
  envy: 0.6,
  /** How much less a turn later counts. */
  patience: 0.8,
  /** Turns of the country that it looks ahead. */
  depth: 4,
  /** Of a unit that maneuvers, the chance that it finds a place for a chip. */
  luck: 0.75,
  /** What a dollar of the treasury is worth to whoever owns all stock. */
  treasury: 0.4,
  /** What a dollar of revenue above the last step is worth, in taxes to come. */
  revenue: 0.8,
} as const

export function stakeOf(view: State, seat: Seat, country: Country): Stake {
  const own = holding(view, seat, country)
  const all = totalHolding(view, country)
  const rivals = view.players.length - 1
  return { own, all, net: own - (TASTE.envy * (all - own)) / rivals }
}

export function outlookOf(view: State, country: Country): Outlook {
  const { board, countries } = view
  const { space, points, lastTax, treasury } = countries[country]
  return {
    space,
    points,
    lastTax,
    treasury: treasury / DOLLAR,
    factories: workingFactories(board, country).length,
    chips: board[country].chips.length,
    units: unitsOf(board[country]),
    open: openPlaces(board, country),
    cash: 0,
  }
}

/** Seas and neutral lands without a chip of the country, where no foreign unit stands. */
export function openPlaces(board: Board, country: Country): number {
  const { chips } = board[country]
  return TAXED.filter((place) => !chips.includes(place) && strangersAt(board, country, place) === 0)
    .length
}

const TAXED = PLACES.filter((place) => territory(place).kind !== 'home')

const revenueOf = ({ chips, factories }: Outlook): number =>
  Math.min(chips + 2 * factories, TAX_CHART.high)

/** The country as it would be after the action of a space. */
export function after(view: State, now: Outlook, space: Space, { own, all }: Stake): Outlook {
  const next = { ...now, space }
  switch (space) {
    case 'Factory':
      return {
        ...next,
        factories: now.factories + 1,
        treasury: Math.max(now.treasury - 5, 0),
        cash: now.cash - Math.max(5 - now.treasury, 0),
      }
    case 'R-Produce':
    case 'L-Produce':
      return { ...next, units: now.units + now.factories }
    case 'R-Maneuver':
    case 'L-Maneuver': {
      const found = Math.min(now.units * TASTE.luck, now.open)
      return { ...next, chips: now.chips + found, open: now.open - found }
    }
    case 'Import': {
      const bought = Math.min(MOST_IMPORTS, Math.floor(now.treasury))
      return { ...next, units: now.units + bought, treasury: now.treasury - bought }
    }
    case 'Investor': {
      const gap = Math.max(all - now.treasury, 0)
      return { ...next, treasury: Math.max(now.treasury - all, 0), cash: now.cash + own - gap }
    }
    case 'Taxation':
      return taxed(view, next, own / Math.max(all, 1))
  }
}

function taxed({ rules }: State, now: Outlook, part: number): Outlook {
  const revenue = revenueOf(now)
  const gain = Math.max(revenue - now.units, rules.taxFloor === 'no-loss' ? 0 : -now.treasury)
  const rise = Math.max(revenue - now.lastTax, 0)
  const isSplit = rules.taxBonus === 'split-treasury'
  const pool = isSplit ? Math.min(rise, now.treasury + gain) : rise
  return {
    ...now,
    points: Math.min(now.points + Math.max(revenue - TAX_CHART.low, 0), LAST_POINT),
    lastTax: Math.max(revenue, TAX_CHART.low),
    treasury: now.treasury + gain - (isSplit ? pool : 0),
    cash: now.cash + pool * (isSplit ? part : 1),
  }
}

/** What the country is worth to the seat if nothing more happens. */
const gained = ({ points, cash }: Outlook, { net }: Stake): number => (net * points) / 5 + cash

/** What it promises beyond that. */
function promised(now: Outlook, { own, all, net }: Stake): number {
  if (now.points >= LAST_POINT) return 0
  const part = own / Math.max(all, 1)
  const rise = Math.max(revenueOf(now) - TAX_CHART.low, 0)
  return TASTE.treasury * part * now.treasury + (TASTE.revenue * net * rise) / 5
}

/** The best that so many turns can bring, each to one of the next three spaces. */
export function bestAhead(view: State, now: Outlook, stake: Stake, turns: number): number {
  if (turns === 0 || now.points >= LAST_POINT) return promised(now, stake)
  const before = gained(now, stake)
  let best = Number.NEGATIVE_INFINITY
  for (const { space, steps } of waysFrom(view.rules, now.space)) {
    if (steps > 3) continue
    const then = after(view, now, space, stake)
    const value = gained(then, stake) - before + bestAhead(view, then, stake, turns - 1)
    best = Math.max(best, value)
  }
  return TASTE.patience * best
}

/** What choosing this space now brings, with the turns that follow. */
export function valueOfSpace(view: State, country: Country, space: Space, stake: Stake): number {
  const now = outlookOf(view, country)
  const then = after(view, now, space, stake)
  return gained(then, stake) - gained(now, stake) + bestAhead(view, then, stake, TASTE.depth - 1)
}
