// What things are worth in ducats to a seat, by rules of thumb.
import type { Seat } from '@foldtable/kernel'
import { BASILICA_INCOME, BUILDING_PRICE, PAY, SPICE_PAY, trackFor } from '../src/data/constants.ts'
import type { Good } from '../src/data/goods.ts'
import { PORT_FACTS, type PortId } from '../src/data/zones.ts'
import type { State } from '../src/index.ts'
import { isPresent } from '../src/rules/board.ts'
import { basilicaIncome, goodsIncome } from '../src/rules/prices.ts'

export const scoringsLeft = ({ players, scorings }: State): number =>
  trackFor(players.length).scoring.length - scorings.length

/** The marker goes on by about one space in a round. */
export const roundsLeft = ({ players, space }: State): number =>
  trackFor(players.length).last - space + 1

/** Ducats to keep for the goods of so many galleys, which are not always free at home (S-15.5). */
export const purse = ({ options }: State, fleet: number): number =>
  options.ownPortPrice === 'free' ? 0 : 2 * fleet

/** What a port pays at all scorings to come, if nothing changes. */
export function harvest(view: State, id: PortId): number {
  const port = view.ports[id]
  return scoringsLeft(view) * (goodsIncome(view, port.cargo.length) + basilicaIncome(port))
}

/** One more good in a warehouse: between what it brings by itself and its share of a full one. */
function storeWorth(view: State, id: PortId, goods: number): number {
  const { warehouse } = PORT_FACTS[id]
  if (goods >= warehouse) return 0
  const now = goodsIncome(view, goods)
  const next = goodsIncome(view, goods + 1) - now
  const share = (goodsIncome(view, warehouse) - now) / (warehouse - goods)
  return (scoringsLeft(view) * (next + share)) / 2
}

const BASILICA_GOODS: readonly Good[] = ['gold', 'marble']

/** A good that brings a basilica nearer. */
function basilicaHope(view: State, id: PortId, good: Good): number {
  const port = view.ports[id]
  if (!BASILICA_GOODS.includes(good) || port.basilica || view.supply.basilicas === 0) return 0
  const isLast = BASILICA_GOODS.every((one) => one === good || isPresent(port, id, one))
  const gain = scoringsLeft(view) * BASILICA_INCOME - BUILDING_PRICE
  return Math.max(0, gain) * (isLast ? 0.6 : 0.2)
}

/** How much of what a rival gains is a loss. */
const rivalry = ({ players }: State): number => 0.6 / (players.length - 1)

/** A cube delivered there, with so many goods in the warehouse before it. */
export function deliveryWorth(
  view: State,
  seat: Seat,
  id: PortId,
  good: Good,
  goods = view.ports[id].cargo.length,
): number {
  const { owner } = view.ports[id]
  const stored = storeWorth(view, id, goods)
  if (owner === seat) return stored + basilicaHope(view, id, good)
  const pay = good === 'spice' ? SPICE_PAY : PAY
  return owner === null ? pay : pay - rivalry(view) * stored
}

const [HOPE, MARKET, SAILOR] = [0.5, 1.5, 1]

/** A port of nobody, with so many goods in it: what it pays, what may still come, and goods for nothing. */
export function claimWorth(view: State, id: PortId, goods: number): number {
  const room = PORT_FACTS[id].warehouse - goods
  const pays = goodsIncome(view, goods) + basilicaIncome(view.ports[id])
  const hope = HOPE * room * scoringsLeft(view)
  return 0.9 * scoringsLeft(view) * pays + hope + MARKET - SAILOR
}

/** A port taken from somebody: it is one's own, and theirs no more. */
export const conquestWorth = (view: State, id: PortId, goods: number): number =>
  claimWorth(view, id, goods) + rivalry(view) * harvest(view, id)

/** A galley with few sailors is slow and easily sunk. */
const CREW_WORTH: readonly number[] = [-10, -4.5, -1.2, 0, 0.6, 1]
export const crewWorth = (sailors: number): number => CREW_WORTH[sailors] ?? 0
