// Money, garrisons and questions: changes that several events share.
import type { Seat } from '@foldtable/kernel'
import type { PortId } from '../data/zones.ts'
import { playerAt, type State } from '../state.ts'

/** From the bank to the player, or back where the amount is negative. */
export function pay(state: State, seat: Seat, amount: number): void {
  playerAt(state, seat).money += amount
  state.treasury -= amount
}

export function garrison(state: State, id: PortId, owner: Seat, sailors: number): void {
  const port = state.ports[id]
  port.owner = owner
  port.sailors = sailors
}

/** Whoever was waited for first has chosen. */
export function answered(state: State): void {
  state.waiting.shift()
  state.asked += 1
}
