// Bids and purchases: certificates, amounts, and what is handed back.
import type { Seat } from '@foldtable/kernel'
import type { Buy } from '../../src/moves/buy.ts'
import { priceOf } from '../../src/rules/stock.ts'
import { playerAt } from '../../src/state.ts'
import { nameOffer } from '../../src/words/offers.ts'
import {
  type Button,
  buttonFor,
  type Choice,
  choosing,
  isKind,
  type Now,
  offered,
  onDock,
  type Pointed,
  type Wanted,
} from './pointed.ts'

export function bidding(now: Now, seat: Seat, { bid }: Choice): Pointed[] {
  const { view, offers } = now
  const amounts = offers.filter(isKind('bid')).map(({ amount }) => amount)
  const { cash } = playerAt(view, seat)
  const here = bid ?? 0
  const called = (amount: number) => nameOffer(view, seat, { kind: 'bid', amount })
  const step = (button: Button, to: number | undefined) =>
    to === undefined ? [] : [choosing(onDock(button), called(to), { bid: to })]
  const prices = view.countries[view.up].stock.flatMap((owner, index) => {
    const price = priceOf(view.rules, index + 1)
    return owner === null && price <= cash ? [{ stock: index + 1, price }] : []
  })
  return [
    buttonFor(now, seat, 'nothing', { kind: 'bid', amount: 0 }),
    ...step(
      'less',
      amounts.findLast((amount) => amount < here),
    ),
    ...step(
      'more',
      amounts.find((amount) => amount > here),
    ),
    ...prices.map(({ stock, price }) =>
      choosing({ on: 'certificate', country: view.up, stock }, called(price), { bid: price }),
    ),
    ...(Number.isInteger(here) && here > 0 && here <= cash
      ? [buttonFor(now, seat, 'play', { kind: 'bid', amount: here })]
      : []),
  ]
}

const isSame = (buy: Buy, { country, stock }: Pick<Wanted, 'country' | 'stock'>): boolean =>
  buy.country === country && buy.stock === stock

const wantedBy = ({ country, stock, back }: Buy): Wanted => ({
  country,
  stock,
  back: back ?? null,
})

export function buying(now: Now, seat: Seat, { stock: wanted }: Choice): Pointed[] {
  const { view, offers } = now
  const buys = offers.filter(isKind('buy'))
  const firsts = buys.filter((buy) => buys.find((other) => isSame(other, buy)) === buy)
  const chosen = wanted === null ? [] : buys.filter((buy) => isSame(buy, wanted))
  const exact = chosen.find((buy) => wantedBy(buy).back === wanted?.back)
  const called = (buy: Buy) => nameOffer(view, seat, buy)
  return [
    ...offered(now, seat, 'nothing', 'puntBuy'),
    ...firsts.map((buy) =>
      choosing({ on: 'certificate', country: buy.country, stock: buy.stock }, called(buy), {
        stock: wantedBy(buy),
      }),
    ),
    ...chosen.map((buy) =>
      choosing({ on: 'back', back: buy.back ?? null }, called(buy), { stock: wantedBy(buy) }),
    ),
    ...(exact === undefined ? [] : [buttonFor(now, seat, 'play', exact)]),
  ]
}
