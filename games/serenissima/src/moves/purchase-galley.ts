// Buying a galley: S-10.3, S-10.4.
import { type MoveRule, moveShape, NO_MOVES, refuse, type Static } from '@foldtable/kernel'
import { keyedBy } from '@foldtable/parts/keyed'
import { GALLEYS, MOST_GALLEYS, NUMBERS } from '../data/constants.ts'
import { knownPort, PORTS, portNamed } from '../data/zones.ts'
import type { Event } from '../events.ts'
import { fleetOf, isFree, portsOf } from '../rules/board.ts'
import { galleyPrice } from '../rules/prices.ts'
import { galleyTaken, noMoney, noSuchNumber, notPortOwner, unknownPort } from '../rules/refusals.ts'
import { playerAt, type State, turnOf } from '../state.ts'
import { galleyField, portField } from './fields.ts'

const schema = moveShape('purchaseGalley', { galley: galleyField, port: portField })
export type PurchaseGalley = Static<typeof schema>

/** By port, then by number. */
const PURCHASES = keyedBy(PORTS, (port) =>
  [0, ...NUMBERS].map((galley): PurchaseGalley => ({ kind: 'purchaseGalley', galley, port })),
)

export const purchaseGalley: MoveRule<State, PurchaseGalley, Event> = {
  schema,
  answers: ['invest'],

  candidates(state, seat) {
    if (turnOf(state).bought !== null) return NO_MOVES
    const fleet = fleetOf(state, seat)
    if (fleet >= MOST_GALLEYS || playerAt(state, seat).money < galleyPrice(state, fleet))
      return NO_MOVES
    const found: PurchaseGalley[] = []
    for (const port of portsOf(state, seat)) {
      for (let number = 1; number <= GALLEYS; number++) {
        const move = PURCHASES[port][number]
        if (move !== undefined && isFree(state, number)) found.push(move)
      }
    }
    return found
  },

  refusal(state, seat, { galley, port }) {
    const early = noSuchNumber('S-10.3', galley)
    if (early !== undefined) return early
    const { bought } = turnOf(state)
    if (bought !== null) return refuse('oneGalleyPerRound', 'S-10.3', { galley: bought })
    const taken = galleyTaken('S-10.3', state, galley)
    if (taken !== undefined) return taken
    const fleet = fleetOf(state, seat)
    if (fleet >= MOST_GALLEYS) return refuse('maxGalleys', 'S-10.3', { most: MOST_GALLEYS })
    const id = portNamed(port)
    if (id === undefined) return unknownPort('S-10.3', port)
    return (
      notPortOwner('S-10.3', state, seat, id) ??
      noMoney('S-10.3', state, seat, galleyPrice(state, fleet))
    )
  },

  decide({ state, emit }, seat, { galley, port }) {
    const price = galleyPrice(state, fleetOf(state, seat))
    emit({ kind: 'galleyBought', seat, galley, port: knownPort(port), price })
  },
}
