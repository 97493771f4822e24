// What things cost and bring: S-6.3, S-8.4, S-10.2, S-12.1.
import type { Seat } from '@foldtable/kernel'
import {
  BASILICA_INCOME,
  CUBE_PRICE,
  LINEAR_INCOME,
  PAY,
  RISING_INCOME,
  SPICE_PAY,
} from '../data/constants.ts'
import type { Good } from '../data/goods.ts'
import { PORTS } from '../data/zones.ts'
import type { PortIncome } from '../events.ts'
import type { Port, State } from '../state.ts'
import { isPresent, portsOf } from './board.ts'

/** In one's own port a cube costs nothing, or goes to the bank with the option (S-15.5). */
export const cubePrice = ({ options }: State, seat: Seat, port: Port): number =>
  port.owner === seat && options.ownPortPrice === 'free' ? 0 : CUBE_PRICE

export function deliveryPay(seat: Seat, port: Port, goods: readonly Good[]): number {
  if (port.owner === seat) return 0
  return goods.reduce((sum, good) => sum + (good === 'spice' ? SPICE_PAY : PAY), 0)
}

/** One for each galley owned, before or after the purchase (S-15.2). */
export const galleyPrice = ({ options }: State, owned: number): number =>
  owned + (options.galleyPrice === 'after' ? 1 : 0)

/** For so many goods in a warehouse (S-15.6). */
export const goodsIncome = ({ options }: State, goods: number): number =>
  (options.portIncome === 'linear' ? LINEAR_INCOME : RISING_INCOME)[goods] ?? 0

export const basilicaIncome = ({ basilica }: Port): number => (basilica ? BASILICA_INCOME : 0)

/** What every own port pays if it is scored now (S-12.1, S-12.2). */
export function portIncomes(state: State): PortIncome[] {
  const incomes: PortIncome[] = []
  for (const id of PORTS) {
    const port = state.ports[id]
    if (port.owner === null) continue
    const goods = port.cargo.length
    const income = goodsIncome(state, goods)
    incomes.push({ port: id, seat: port.owner, goods, income, basilica: basilicaIncome(port) })
  }
  return incomes
}

export function incomeOf(state: State, seat: Seat): number {
  let income = 0
  for (const id of portsOf(state, seat)) {
    const port = state.ports[id]
    income += goodsIncome(state, port.cargo.length) + basilicaIncome(port)
  }
  return income
}

/** How many own ports have wine (S-11.4). */
export const winePorts = (state: State, seat: Seat): number =>
  portsOf(state, seat).filter((id) => isPresent(state.ports[id], id, 'wine')).length
