// The order of play until the first country's turn (I-4).
import { open, type Seat, seatsUpTo } from '@foldtable/kernel'
import { LOWEST_PRICE } from '../data/charts.ts'
import { COUNTRIES, type Country } from '../data/countries.ts'
import { isSwissByPosition, leaderOf } from '../rules/government.ts'
import { bestFor, isAnySold } from '../rules/stock.ts'
import { clockwiseOf } from '../rules/swiss.ts'
import type { State } from '../state.ts'
import type { Play } from './play.ts'
import { beginFirstTurn } from './turn.ts'

export const beginBidding = (draft: Play, country: Country): void =>
  draft.emit({ kind: 'biddingBegan', country })

/** Everybody with $2 must bid (I-4.2). */
export function waitsForBids({ players }: State): Seat[] {
  const found: Seat[] = []
  players.forEach(({ cash, sealed }, seat) => {
    if (cash >= LOWEST_PRICE && sealed === null) found.push(seat)
  })
  return found
}

/** After a bid: once the last is in, all are open (I-4.4). */
export function showBidsIfAllAreIn(draft: Play): void {
  const { state, chance, emit } = draft
  if (waitsForBids(state).length > 0) return
  const bids = state.players.map(({ sealed }) => (sealed === null ? null : open(sealed)))
  const bidders = seatsUpTo(bids.length).filter((seat) => bids[seat] !== null)
  emit({
    kind: 'bidsShown',
    country: state.up,
    bids,
    order: byAmount(chance.shuffle(bidders), bids),
  })
  goOnSelling(draft)
}

/** The highest first; equals stay as they were shuffled (I-4.5, I-4.10). */
const byAmount = (seats: Seat[], amounts: readonly (number | null)[]): Seat[] =>
  seats.sort((a, b) => (amounts[b] ?? 0) - (amounts[a] ?? 0))

/** What the first in line is offered for the bid (I-4.6). */
export function offeredTo(state: State): { seat: Seat; bid: number; stock: number } | undefined {
  const [seat] = state.queue
  if (seat === undefined) return undefined
  const bid = state.bids[seat] ?? 0
  const stock = bestFor(state, state.up, bid)
  return stock === undefined ? undefined : { seat, bid, stock }
}

/** If the first in line can buy nothing, nobody behind can (I-4.8). */
export function goOnSelling(draft: Play): void {
  const { state } = draft
  if (offeredTo(state) !== undefined) return
  const next = COUNTRIES[COUNTRIES.indexOf(state.up) + 1]
  const canBid = state.players.some(({ cash }) => cash >= LOWEST_PRICE)
  if (next !== undefined && canBid)
    beginBidding(draft, next) // I-4.9
  else endOpening(draft)
}

/** I-4.30: the first seat moves on with each country. */
export function beginSale(draft: Play, country: Country): void {
  const { order } = draft.state
  const first = COUNTRIES.indexOf(country) % order.length
  draft.emit({
    kind: 'saleBegan',
    country,
    queue: [...order.slice(first), ...order.slice(0, first)],
  })
}

export function goOnWithSale(draft: Play): void {
  const { state } = draft
  if (state.queue.length > 0) return
  const next = COUNTRIES[COUNTRIES.indexOf(state.up) + 1]
  if (next === undefined) endOpening(draft)
  else beginSale(draft, next)
}

/** Nothing sold at all: it begins again (I-4.9). Otherwise order, card and Swiss players are settled. */
export function endOpening(draft: Play): void {
  const { state, emit } = draft
  if (!isAnySold(state)) {
    if (state.rules.opening === 'auction') beginBidding(draft, 'Austria')
    else beginSale(draft, 'Austria')
    return
  }
  const order = state.rules.opening === 'auction' ? orderByCash(draft) : state.order.slice()
  const card = state.rules.opening === 'auction' ? order[0] : nextToFirstLeader(state)
  const swiss = seatsUpTo(order.length).filter((seat) => isSwissByPosition(state, seat))
  const deferred = state.rules.openingSwiss === 'deferred'
  emit({ kind: 'openingEnded', order, card: card ?? 0, swiss, deferred })
  beginFirstTurn(draft)
}

/** I-4.10 */
const orderByCash = ({ state, chance }: Play): Seat[] =>
  byAmount(
    chance.shuffle(seatsUpTo(state.players.length)),
    state.players.map(({ cash }) => cash),
  )

/** I-4.22 */
function nextToFirstLeader(state: State): Seat | undefined {
  const leaders = COUNTRIES.flatMap((country) => leaderOf(state, country) ?? [])
  return leaders[0] === undefined ? undefined : clockwiseOf(state, leaders[0])
}
