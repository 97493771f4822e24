// Who is first: money, then own ports, then goods in them (S-13.2, S-13.3).
import { type Seat, seatsUpTo } from '@foldtable/kernel'
import { playerAt, type Ranked, type State } from '../state.ts'
import { portsOf } from './board.ts'

export const goodsOwned = (state: State, seat: Seat): number =>
  portsOf(state, seat).reduce((sum, id) => sum + state.ports[id].cargo.length, 0)

/** In order of rank, equals in seat order; after two first comes a third. */
export function ranking(state: State): Ranked[] {
  const all = seatsUpTo(state.players.length).map((seat) => ({
    seat,
    money: playerAt(state, seat).money,
    ports: portsOf(state, seat).length,
    goods: goodsOwned(state, seat),
  }))
  const ranked = all.map((one) => ({
    seat: one.seat,
    rank: 1 + all.filter((other) => compare(other, one) > 0).length,
    money: one.money,
    ports: one.ports,
    goods: one.goods,
  }))
  return ranked.sort((a, b) => a.rank - b.rank || a.seat - b.seat)
}

type Wealth = Omit<Ranked, 'rank'>

const compare = (a: Wealth, b: Wealth): number =>
  a.money - b.money || a.ports - b.ports || a.goods - b.goods
