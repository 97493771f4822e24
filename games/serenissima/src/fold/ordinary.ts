// S-6 to S-8: loading, sailing, unloading.
import type { Folds } from '@foldtable/kernel'
import type { OrdinaryEvent } from '../events.ts'
import { put, takeOff } from '../holds.ts'
import { galleyAt, type State, turnOf } from '../state.ts'
import { garrison, pay } from './accounts.ts'

export const ordinaryFolds: Folds<State, OrdinaryEvent> = {
  goodsBought(state, event) {
    // S-6.5
    const galley = galleyAt(state, event.galley)
    put(galley.hold, event.good, event.quantity)
    state.bank[event.good] -= event.quantity
    pay(state, event.seat, -event.price)
    if (event.payee !== null) pay(state, event.payee, event.price)
  },
  swapped(state, event) {
    const galley = galleyAt(state, event.galley)
    // S-6.8
    const other = galleyAt(state, event.other)
    for (const item of event.give) takeOff(galley.hold, item)
    for (const item of event.take) takeOff(other.hold, item)
    for (const item of event.give) put(other.hold, item)
    for (const item of event.take) put(galley.hold, item)
  },
  sailorsLoaded(state, event) {
    const galley = galleyAt(state, event.galley)
    put(galley.hold, 'sailor', event.quantity)
    state.ports[event.port].sailors -= event.quantity
  },
  sailorsUnloaded(state, event) {
    const galley = galleyAt(state, event.galley)
    takeOff(galley.hold, 'sailor', event.quantity)
    state.ports[event.port].sailors += event.quantity
  },
  cargoWasted(state, event) {
    // S-6.15
    const galley = galleyAt(state, event.galley)
    takeOff(galley.hold, event.good)
    state.bank[event.good] += 1
  },
  galleyMoved(state, event) {
    const galley = galleyAt(state, event.galley)
    // S-7.4
    galley.location = event.path.at(-1) ?? galley.location
    const turn = turnOf(state)
    turn.phase = 'move'
    turn.moved = event.path.length
    turn.hasMoved = true
  },
  delivered(state, event) {
    // S-8.3, S-8.4
    const galley = galleyAt(state, event.galley)
    for (const good of event.goods) takeOff(galley.hold, good)
    state.ports[event.port].cargo.push(...event.goods)
    pay(state, event.seat, event.pay)
    turnOf(state).phase = 'unload'
  },
  portClaimed(state, event) {
    // S-8.9
    const galley = galleyAt(state, event.galley)
    takeOff(galley.hold, 'sailor', event.quantity)
    garrison(state, event.port, event.seat, event.quantity)
    turnOf(state).phase = 'unload'
  },
}
