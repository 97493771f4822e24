// Buying what the port produces: S-6.1 to S-6.5. And dropping goods into the sea: S-6.15.
import { choice, type MoveRule, moveShape, NO_MOVES, refuse, type Static } from '@foldtable/kernel'
import { HOLD_SLOTS } from '../data/constants.ts'
import { GOODS } from '../data/goods.ts'
import { PORT_FACTS } from '../data/zones.ts'
import type { Event } from '../events.ts'
import { kindsIn, roomIn } from '../holds.ts'
import { activeGalley } from '../rules/board.ts'
import { cubePrice } from '../rules/prices.ts'
import { closedPort, goodWord, holdFull, noCargo, noMoney, notMoored } from '../rules/refusals.ts'
import { playerAt, type State } from '../state.ts'
import { quantityField } from './fields.ts'

const loadSchema = moveShape('loadCargo', { quantity: quantityField })
export type LoadCargo = Static<typeof loadSchema>

const LOADS = Array.from(
  { length: HOLD_SLOTS },
  (_, index) => ({ kind: 'loadCargo', quantity: index + 1 }) as const,
)
/** By how many fit. */
const LOADS_UP_TO = Array.from({ length: HOLD_SLOTS + 1 }, (_, most) => LOADS.slice(0, most))

export const loadCargo: MoveRule<State, LoadCargo, Event> = {
  schema: loadSchema,
  answers: ['load'],

  candidates(state, seat) {
    const { location, hold } = activeGalley(state)
    if (location === 'MARE' || state.ports[location].closed) return NO_MOVES
    const price = cubePrice(state, seat, state.ports[location])
    const stock = Math.min(roomIn(hold), state.bank[PORT_FACTS[location].produces])
    const most = price === 0 ? stock : Math.min(stock, playerAt(state, seat).money)
    return LOADS_UP_TO[most] ?? NO_MOVES
  },

  refusal(state, seat, { quantity }) {
    const galley = activeGalley(state)
    const zone = galley.location
    const early =
      notMoored('S-6.2', galley) ??
      closedPort('S-6.2', state, zone) ??
      holdFull('S-6.2', galley, quantity)
    if (early !== undefined || zone === 'MARE') return early
    const good = PORT_FACTS[zone].produces
    const left = state.bank[good]
    if (left < quantity)
      return refuse('noStock', 'S-6.2', { good: goodWord(good), left, wanted: quantity })
    return noMoney('S-6.2', state, seat, quantity * cubePrice(state, seat, state.ports[zone]))
  },

  decide({ state, emit }, seat, { quantity }) {
    const { location } = activeGalley(state)
    if (location === 'MARE') throw new RangeError('nothing is sold at sea')
    const port = state.ports[location]
    const price = quantity * cubePrice(state, seat, port)
    const payee = port.owner === seat ? null : port.owner // S-6.3
    const good = PORT_FACTS[location].produces
    emit({ kind: 'goodsBought', seat, galley: state.active, good, quantity, price, payee })
  },
}

const wasteSchema = moveShape('wasteCargo', { cargo: choice(...GOODS) })
export type WasteCargo = Static<typeof wasteSchema>

const WASTES = Object.fromEntries(GOODS.map((cargo) => [cargo, { kind: 'wasteCargo', cargo }])) as {
  readonly [good in (typeof GOODS)[number]]: WasteCargo
}

export const wasteCargo: MoveRule<State, WasteCargo, Event> = {
  schema: wasteSchema,
  answers: ['load'],
  candidates: (state) => kindsIn(activeGalley(state).hold).map((good) => WASTES[good]),

  refusal: (state, _seat, { cargo }) => noCargo('S-6.15', activeGalley(state), [cargo]),

  decide: ({ state, emit }, seat, { cargo }) =>
    emit({ kind: 'cargoWasted', seat, galley: state.active, good: cargo }),
}
