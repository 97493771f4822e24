// Hiring sailors from the reserve for a garrison or a crew: S-10.5 to S-10.7.
import {
  type MoveRule,
  moveShape,
  NO_MOVES,
  optional,
  type Refusal,
  refuse,
  type Seat,
  type Static,
} from '@foldtable/kernel'
import { GALLEYS, SAILOR_PRICE } from '../data/constants.ts'
import {
  knownPort,
  PORT_FACTS,
  PORTS,
  type PortId,
  type PortName,
  portNamed,
} from '../data/zones.ts'
import type { Event } from '../events.ts'
import { roomIn } from '../holds.ts'
import { isOwnPort } from '../rules/board.ts'
import {
  holdFull,
  noMoney,
  notGalleyOwner,
  notMoored,
  notPortOwner,
  portFull,
  reserveTooSmall,
  unknownGalley,
  unknownPort,
} from '../rules/refusals.ts'
import { galleyAt, playerAt, type State } from '../state.ts'
import { galleyField, portField, quantityField } from './fields.ts'

const schema = moveShape('purchaseSailors', {
  quantity: quantityField,
  port: optional(portField),
  galley: optional(galleyField),
})
export type PurchaseSailors = Static<typeof schema>

/** One sailor at a time is offered; more may be asked for. */
const FOR_PORT = Object.fromEntries(
  PORTS.map((port) => [port, { kind: 'purchaseSailors', quantity: 1, port }]),
) as { readonly [port in PortId]: PurchaseSailors }
const FOR_GALLEY: readonly PurchaseSailors[] = Array.from({ length: GALLEYS + 1 }, (_, galley) => ({
  kind: 'purchaseSailors',
  quantity: 1,
  galley,
}))

export const purchaseSailors: MoveRule<State, PurchaseSailors, Event> = {
  schema,
  answers: ['invest'],

  candidates(state, seat) {
    const { money, sailors } = playerAt(state, seat)
    if (money < SAILOR_PRICE || sailors < 1) return NO_MOVES
    const found: PurchaseSailors[] = []
    for (const id of PORTS) {
      const port = state.ports[id]
      if (port.owner === seat && port.sailors < PORT_FACTS[id].sailors) found.push(FOR_PORT[id])
    }
    for (let number = 1; number <= GALLEYS; number++) {
      const galley = state.galleys[number]
      const move = FOR_GALLEY[number]
      if (move === undefined || galley?.owner !== seat) continue
      if (isOwnPort(state, seat, galley.location) && roomIn(galley.hold) > 0) found.push(move)
    }
    return found
  },

  refusal(state, seat, { quantity, port, galley }) {
    if (port !== undefined && galley === undefined) return notForPort(state, seat, port, quantity)
    if (galley !== undefined && port === undefined)
      return notForGalley(state, seat, galley, quantity)
    return refuse('onePlace', 'S-10.5')
  },

  decide({ emit }, seat, { quantity, port, galley }) {
    const price = quantity * SAILOR_PRICE
    if (galley !== undefined) emit({ kind: 'crewHired', seat, galley, quantity, price })
    else if (port !== undefined)
      emit({ kind: 'garrisonHired', seat, port: knownPort(port), quantity, price })
  },
}

function notForPort(
  state: State,
  seat: Seat,
  name: PortName,
  quantity: number,
): Refusal | undefined {
  const id = portNamed(name)
  if (id === undefined) return unknownPort('S-10.6', name)
  const room = PORT_FACTS[id].sailors - state.ports[id].sailors
  return (
    notPortOwner('S-10.6', state, seat, id) ??
    reserveTooSmall('S-10.6', state, seat, quantity) ??
    portFull('S-10.6', id, room, quantity) ??
    noMoney('S-10.6', state, seat, quantity * SAILOR_PRICE)
  )
}

function notForGalley(
  state: State,
  seat: Seat,
  number: number,
  quantity: number,
): Refusal | undefined {
  const early =
    unknownGalley('S-10.6', state, number) ?? notGalleyOwner('S-10.6', state, seat, number)
  if (early !== undefined) return early
  const galley = galleyAt(state, number)
  return (
    notMoored('S-10.6', galley) ??
    notPortOwner('S-10.6', state, seat, galley.location) ??
    reserveTooSmall('S-10.6', state, seat, quantity) ??
    holdFull('S-10.6', galley, quantity) ??
    noMoney('S-10.6', state, seat, quantity * SAILOR_PRICE)
  )
}
