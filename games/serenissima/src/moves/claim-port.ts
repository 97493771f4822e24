// Taking a port that nobody owns: S-8.7 to S-8.9.
import { type MoveRule, moveShape, NO_MOVES, refuse, type Static } from '@foldtable/kernel'
import { HOLD_SLOTS } from '../data/constants.ts'
import { PORT_FACTS } from '../data/zones.ts'
import type { Event } from '../events.ts'
import { sailorsIn } from '../holds.ts'
import { activeGalley } from '../rules/board.ts'
import { closedPort, notMoored, portFull, tooFewSailors, zoneWord } from '../rules/refusals.ts'
import type { State } from '../state.ts'
import { IN_ORDINARY, quantityField } from './fields.ts'

const schema = moveShape('claimPort', { sailors: quantityField })
export type ClaimPort = Static<typeof schema>

const CLAIMS = Array.from(
  { length: HOLD_SLOTS },
  (_, index) => ({ kind: 'claimPort', sailors: index + 1 }) as const,
)
/** By how many may land. */
const CLAIMS_UP_TO = Array.from({ length: HOLD_SLOTS + 1 }, (_, most) => CLAIMS.slice(0, most))

export const claimPort: MoveRule<State, ClaimPort, Event> = {
  schema,
  answers: IN_ORDINARY,

  candidates(state) {
    const { location, hold } = activeGalley(state)
    if (location === 'MARE') return NO_MOVES
    const { owner, closed } = state.ports[location]
    if (owner !== null || closed) return NO_MOVES
    return CLAIMS_UP_TO[Math.min(sailorsIn(hold) - 1, PORT_FACTS[location].sailors)] ?? NO_MOVES
  },

  refusal(state, _seat, { sailors }) {
    const galley = activeGalley(state)
    const zone = galley.location
    const early = notMoored('S-8.8', galley) ?? closedPort('S-8.8', state, zone)
    if (early !== undefined || zone === 'MARE') return early
    const { owner } = state.ports[zone]
    if (owner !== null)
      return refuse('portOwned', 'S-8.8', { port: zoneWord(zone), owner: { seat: owner } })
    return (
      tooFewSailors('S-8.8', sailorsIn(galley.hold), sailors) ??
      portFull('S-8.8', zone, PORT_FACTS[zone].sailors, sailors)
    )
  },

  decide({ state, emit }, seat, { sailors }) {
    const { location } = activeGalley(state)
    if (location === 'MARE') throw new RangeError('there is no port at sea')
    emit({ kind: 'portClaimed', seat, galley: state.active, port: location, quantity: sailors })
  },
}
