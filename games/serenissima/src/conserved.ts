// Totals that never change: appendix D, 1 to 3, 8 and 10.
import { everyOf } from '@foldtable/parts/packs'
import type { CardId } from './data/cards.ts'
import { GOODS, type Good } from './data/goods.ts'
import { PORTS } from './data/zones.ts'
import { countOf, sailorsIn } from './holds.ts'
import type { State } from './state.ts'

export function conserved(state: State) {
  const { players, supply, treasury } = state
  const ports = PORTS.map((id) => state.ports[id])
  return {
    goods: GOODS.map((good) => cubesOf(state, good)),
    sailors: players.map((_, seat) => sailorsOf(state, seat)),
    money: players.reduce((sum, { money }) => sum + money, treasury),
    forts: supply.forts + ports.filter(({ fort }) => fort).length,
    basilicas: supply.basilicas + ports.filter(({ basilica }) => basilica).length,
    cards: everyOf<CardId>(state.deck, state.drawn).join(' '),
  }
}

/** In the bank, in holds and in warehouses. */
function cubesOf({ bank, galleys, ports }: State, good: Good): number {
  let count = bank[good]
  for (const galley of galleys) if (galley !== null) count += countOf(galley.hold, good)
  for (const id of PORTS) if (ports[id].cargo.includes(good)) count += 1
  return count
}

/** In the reserve, in garrisons and aboard. */
function sailorsOf({ players, galleys, ports }: State, seat: number): number {
  let count = players[seat]?.sailors ?? 0
  for (const galley of galleys) if (galley?.owner === seat) count += sailorsIn(galley.hold)
  for (const id of PORTS) if (ports[id].owner === seat) count += ports[id].sailors
  return count
}
