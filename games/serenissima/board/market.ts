// What a port means to the one who is there: what it sells and at what price, what it takes and pays, what it brings (E-7).
import type { Seat } from '@foldtable/kernel'
import { GOODS, type Good } from '../src/data/goods.ts'
import { PORT_FACTS, type PortId } from '../src/data/zones.ts'
import { type Building, isBuilt, missingFor } from '../src/rules/buildings.ts'
import { basilicaIncome, cubePrice, deliveryPay, goodsIncome } from '../src/rules/prices.ts'
import type { State } from '../src/state.ts'

export interface Market {
  readonly sells: Good
  readonly price: number
  /** Who is paid; the bank if nobody. */
  readonly payee: Seat | null
  readonly stock: number
  readonly room: number
  /** Goods that it still takes, with what each pays this seat now. */
  readonly takes: readonly { readonly good: Good; readonly pay: number }[]
  readonly income: number
  /** With one more good; the same if there is no room. */
  readonly more: number
  /** What is missing to build; nothing missing means that it can be built. */
  readonly sites: readonly { readonly building: Building; readonly missing: readonly Good[] }[]
}

export function marketOf(view: State, id: PortId, seat: Seat): Market {
  const port = view.ports[id]
  const { produces, warehouse } = PORT_FACTS[id]
  const room = warehouse - port.cargo.length
  const wanted =
    room === 0 ? [] : GOODS.filter((good) => good !== produces && !port.cargo.includes(good))
  const goods = port.cargo.length
  const built = basilicaIncome(port)
  return {
    sells: produces,
    price: cubePrice(view, seat, port),
    payee: port.owner === seat ? null : port.owner,
    stock: view.bank[produces],
    room,
    takes: wanted.map((good) => ({ good, pay: deliveryPay(seat, port, [good]) })),
    income: goodsIncome(view, goods) + built,
    more: goodsIncome(view, goods + (room > 0 ? 1 : 0)) + built,
    sites: (['fort', 'basilica'] as const)
      .filter((building) => !isBuilt(port, building))
      .map((building) => ({ building, missing: missingFor(view, id, building) })),
  }
}
