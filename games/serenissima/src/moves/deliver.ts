// Selling goods to a port: S-8.1 to S-8.6.
import {
  choice,
  list,
  type MoveRule,
  moveShape,
  NO_MOVES,
  type Refusal,
  refuse,
  type Static,
} from '@foldtable/kernel'
import { keyedBy } from '@foldtable/parts/keyed'
import { GOODS, type Good } from '../data/goods.ts'
import { PORT_FACTS, type PortId } from '../data/zones.ts'
import type { Event } from '../events.ts'
import { kindsIn } from '../holds.ts'
import { activeGalley } from '../rules/board.ts'
import { deliveryPay } from '../rules/prices.ts'
import { blockaded, closedPort, goodWord, noCargo, notMoored, zoneWord } from '../rules/refusals.ts'
import type { Port, State } from '../state.ts'
import { IN_ORDINARY } from './fields.ts'

const schema = moveShape('deliver', { goods: list(choice(...GOODS), 1, GOODS.length) })
export type Deliver = Static<typeof schema>

/** One cube at a time is offered; several may be asked for. */
const SINGLE = keyedBy(GOODS, (good): Deliver => ({ kind: 'deliver', goods: [good] }))

export const deliver: MoveRule<State, Deliver, Event> = {
  schema,
  answers: IN_ORDINARY,

  candidates(state) {
    const { location, hold } = activeGalley(state)
    if (location === 'MARE') return NO_MOVES
    const port = state.ports[location]
    if (port.closed || roomFor(location, port) === 0) return NO_MOVES
    const found: Deliver[] = []
    for (const good of kindsIn(hold)) if (accepts(location, port, good)) found.push(SINGLE[good])
    return found
  },

  refusal(state, seat, { goods }) {
    const galley = activeGalley(state)
    const zone = galley.location
    const early = repeated(goods) ?? notMoored('S-8.2', galley) ?? closedPort('S-8.2', state, zone)
    if (early !== undefined || zone === 'MARE') return early
    const port = state.ports[zone]
    return (
      (port.owner === seat ? undefined : blockaded(state, galley, zone)) ??
      noCargo('S-8.2', galley, goods) ??
      unwanted(zone, port, goods)
    )
  },

  decide({ state, emit }, seat, { goods }) {
    const { location } = activeGalley(state)
    if (location === 'MARE') throw new RangeError('nothing is delivered at sea')
    const pay = deliveryPay(seat, state.ports[location], goods) // S-8.5
    emit({ kind: 'delivered', seat, galley: state.active, port: location, goods, pay })
  },
}

function repeated(goods: readonly Good[]): Refusal | undefined {
  const again = goods.find((good, index) => goods.indexOf(good) !== index)
  return again === undefined ? undefined : refuse('goodTwice', 'S-8.2', { good: goodWord(again) })
}

const accepts = (id: PortId, { cargo }: Port, good: Good): boolean =>
  PORT_FACTS[id].produces !== good && !cargo.includes(good)

const roomFor = (id: PortId, { cargo }: Port): number => PORT_FACTS[id].warehouse - cargo.length

/** Each check runs over the whole list before the next. */
function unwanted(id: PortId, port: Port, goods: readonly Good[]): Refusal | undefined {
  const where = zoneWord(id)
  const { produces } = PORT_FACTS[id]
  if (goods.includes(produces))
    return refuse('producedHere', 'S-8.2', { port: where, good: goodWord(produces) })
  const known = goods.find((good) => port.cargo.includes(good))
  if (known !== undefined)
    return refuse('alreadyDelivered', 'S-8.2', { port: where, good: goodWord(known) })
  const room = roomFor(id, port)
  return room < goods.length
    ? refuse('warehouseFull', 'S-8.2', { port: where, room, needed: goods.length })
    : undefined
}
