// The empty table and the beginning of each opening (I-1.2, I-4).
import { seatsUpTo } from '@foldtable/kernel'
import { AUCTION_MONEY, FLAG_CASH, SEQUENTIAL_CASH } from './data/charts.ts'
import {
  type ByCountry,
  COUNTRIES,
  type Country,
  FLAG_PARTNER,
  FLAGS_OF_FEW,
} from './data/countries.ts'
import type { Place } from './data/map.ts'
import { partOf } from './data/setups.ts'
import type { Flag, Purchase } from './events.ts'
import { beginBidding, beginSale, endOpening } from './flow/opening.ts'
import type { Play } from './flow/play.ts'
import type { Options } from './meta.ts'
import { leadershipAfter } from './rules/government.ts'
import { type Rules, rulesFor } from './rules/options.ts'
import { priceOf } from './rules/stock.ts'
import { type Forces, type Power, powerOf, type State } from './state.ts'

const byCountry = <T>(of: (country: Country) => T): ByCountry<T> =>
  Object.fromEntries(COUNTRIES.map((country) => [country, of(country)])) as ByCountry<T>

export function blank(seats: number, options: Options): State {
  const rules = rulesFor(options, seats)
  return {
    rules,
    mode: 'bid',
    up: 'Austria',
    round: 1,
    turn: 0,
    bank: 0,
    players: seatsUpTo(seats).map(() => ({ cash: 0, swiss: false, modifier: 0, sealed: null })),
    order: seatsUpTo(seats),
    card: null,
    countries: byCountry(() => freshPower(rules.stockSeries)),
    board: byCountry((country) => freshForces(rules, country)),
    bids: [],
    queue: [],
    plan: null,
    proposals: [],
    swissSet: [],
  }
}

const freshPower = (series: number): Power => ({
  treasury: 0,
  points: 0,
  lastTax: 5,
  space: null,
  stock: new Array<null>(series).fill(null),
  leadership: [],
  offLimits: false,
})

const freshForces = ({ board }: Rules, country: Country): Forces => ({
  factories: [...partOf('board', board).factories[country]] as Place[],
  chips: [],
  fleets: [],
  armies: [],
})

export function setup(draft: Play): void {
  const { state, emit } = draft
  const players = state.players.length
  switch (state.rules.opening) {
    case 'auction': // I-4.1
      emit({ kind: 'cashDealt', cash: Math.round(AUCTION_MONEY / players) })
      beginBidding(draft, 'Austria')
      return
    case 'sequential': // I-4.30
      emit({ kind: 'cashDealt', cash: SEQUENTIAL_CASH[players] ?? 0 })
      emit({ kind: 'seated', order: draft.chance.shuffle(seatsUpTo(players)) })
      beginSale(draft, 'Austria')
      return
    case 'assigned': // I-4.20
      emit({ kind: 'seated', order: draft.chance.shuffle(seatsUpTo(players)) })
      dealFlags(draft)
      endOpening(draft)
  }
}

/** Everybody has $2 left once the certificates are paid for. */
function dealFlags(draft: Play): void {
  const { state, emit } = draft
  const flags = flagsFor(draft)
  const price = priceOf(state.rules, 4) + priceOf(state.rules, 1)
  emit({ kind: 'cashDealt', cash: (flags.length / state.players.length) * price + FLAG_CASH })
  emit({ kind: 'flagsDealt', flags, bought: purchasesOf(state, flags) })
}

/** Four of one country and one of its partner for each flag (I-4.20). */
function purchasesOf({ rules, countries, players }: State, flags: readonly Flag[]): Purchase[] {
  const after = { rules, players, countries: { ...countries } }
  return flags
    .flatMap(({ country, seat }) => [
      { seat, country, stock: 4 },
      { seat, country: FLAG_PARTNER[country], stock: 1 },
    ])
    .map(({ seat, country, stock }) => {
      const power = powerOf(after, country)
      const leadership = leadershipAfter(after, seat, { country, stock })
      const owners = power.stock.map((owner, index) => (index === stock - 1 ? seat : owner))
      after.countries[country] = { ...power, stock: owners, leadership }
      return { seat, country, stock, price: priceOf(rules, stock), leadership }
    })
}

/** Fixed bundles for two and three, one flag at random each for more (I-4.20, I-4.21). */
function flagsFor({ state, chance }: Play): Flag[] {
  const { order } = state
  const bundles = FLAGS_OF_FEW[order.length]
  const held =
    bundles ??
    chance
      .shuffle(COUNTRIES)
      .slice(0, order.length)
      .map((country) => [country])
  const flags = order.flatMap((seat, index) =>
    (held[index] ?? []).map((country) => ({ country, seat })),
  )
  return flags.sort((a, b) => COUNTRIES.indexOf(a.country) - COUNTRIES.indexOf(b.country))
}
