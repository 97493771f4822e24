// Who may put a galley to sea again: S-14.1.
import { type Seat, seatsUpTo } from '@foldtable/kernel'
import { NUMBERS } from '../data/constants.ts'
import { playerAt, type State } from '../state.ts'
import { fleetOf, isFree, portsOf } from './board.ts'

export const refitSeats = (state: State): Seat[] =>
  NUMBERS.some((number) => isFree(state, number))
    ? seatsUpTo(state.players.length).filter((seat) => canRefit(state, seat))
    : []

function canRefit(state: State, seat: Seat): boolean {
  if (fleetOf(state, seat) > 0) return false
  const ports = portsOf(state, seat)
  const { money, sailors } = playerAt(state, seat)
  const hasGarrison = ports.some((id) => state.ports[id].sailors >= 2)
  return ports.length > 0 && (hasGarrison || (money >= 1 && sailors >= 1))
}
