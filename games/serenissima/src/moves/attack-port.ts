// Attacking the port where the galley is moored: S-9.9.
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
import { HOLD_SLOTS } from '../data/constants.ts'
import { PORT_FACTS, type PortId } from '../data/zones.ts'
import type { Event } from '../events.ts'
import { sailorsIn } from '../holds.ts'
import { exhausted, fightersOf, fightRound } from '../rules/battle.ts'
import { activeGalley, guardIn } from '../rules/board.ts'
import { endTurn, type Play } from '../rules/flow.ts'
import { notMoored, zoneWord } from '../rules/refusals.ts'
import type { Outcome, State } from '../state.ts'
import { IN_ORDINARY, quantityField } from './fields.ts'

const schema = moveShape('attackPort', { occupy: optional(quantityField) })
export type AttackPort = Static<typeof schema>

const ATTACKS = Array.from(
  { length: HOLD_SLOTS },
  (_, index) => ({ kind: 'attackPort', occupy: index + 1 }) as const,
)
/** By how many could land; one is always asked for. */
const ATTACKS_UP_TO = Array.from({ length: HOLD_SLOTS + 1 }, (_, most) =>
  ATTACKS.slice(0, Math.max(most, 1)),
)

export const attackPort: MoveRule<State, AttackPort, Event> = {
  schema,
  answers: IN_ORDINARY,

  candidates(state, seat) {
    const { location, hold } = activeGalley(state)
    if (location === 'MARE') return NO_MOVES
    const { owner } = state.ports[location]
    if (owner === null || owner === seat || fightersOf(state) < 1) return NO_MOVES
    if (guardIn(state, owner, location) !== undefined) return NO_MOVES
    return ATTACKS_UP_TO[Math.min(sailorsIn(hold) - 1, PORT_FACTS[location].sailors)] ?? NO_MOVES
  },

  refusal(state, seat) {
    const galley = activeGalley(state)
    const zone = galley.location
    const early = notMoored('S-9.9', galley)
    if (early !== undefined || zone === 'MARE') return early
    return noTarget(state, seat, zone) ?? exhausted('S-9.3', state)
  },

  decide(draft, seat, { occupy = 1 }) {
    const { location } = activeGalley(draft.state)
    if (location === 'MARE') throw new RangeError('there is no port at sea')
    if (storm(draft, seat, location, occupy)) endTurn(draft, seat) // S-5.5
  },
}

function noTarget(state: State, seat: Seat, id: PortId): Refusal | undefined {
  const { owner } = state.ports[id]
  const port = zoneWord(id)
  if (owner === null) return refuse('portUnowned', 'S-9.9', { port })
  if (owner === seat) return refuse('ownTarget', 'S-9.9')
  const galley = guardIn(state, owner, id)
  if (galley === undefined) return undefined
  return refuse('portDefended', 'S-9.9', { port, galley, owner: { seat: owner } })
}

/** Answers whether the attacking galley went down. */
function storm({ state, chance, emit }: Play, seat: Seat, id: PortId, occupy: number): boolean {
  const attacker = state.active
  const { sailors: defenders, fort } = state.ports[id]
  const sailors = sailorsIn(activeGalley(state).hold)
  const round = fightRound(chance, { fighters: fightersOf(state), sailors }, defenders, fort)
  const afloat = sailors - round.attackerLosses
  const hasFallen = round.defenderLosses === defenders
  const landing = Math.min(occupy, PORT_FACTS[id].sailors, afloat - 1)
  const outcome = outcomeOf(hasFallen, afloat, landing)
  emit({
    kind: 'battleFought',
    seat,
    battle: { attacker, target: { port: id }, ...round, outcome },
  })
  if (outcome === 'portTaken')
    emit({ kind: 'portTaken', seat, galley: attacker, port: id, quantity: landing })
  else if (hasFallen) emit({ kind: 'portFreed', port: id })
  if (afloat === 0) emit({ kind: 'galleySunk', seat, galley: attacker, by: null, taken: [] })
  return afloat === 0
}

function outcomeOf(hasFallen: boolean, afloat: number, landing: number): Outcome {
  if (!hasFallen) return afloat === 0 ? 'attackerSunk' : 'continues'
  if (afloat === 0) return 'portFreedAttackerSunk'
  return landing >= 1 ? 'portTaken' : 'portFreed'
}
