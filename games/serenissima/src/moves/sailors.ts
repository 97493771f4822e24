// Sailors between a garrison and a galley: S-6.9 to S-6.14; in an investment round for any own galley: S-10.10.
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
import { GALLEYS } from '../data/constants.ts'
import { PORT_FACTS, type PortId } from '../data/zones.ts'
import type { Event } from '../events.ts'
import { roomIn, sailorsIn } from '../holds.ts'
import { activeGalley, isOwnPort } from '../rules/board.ts'
import {
  holdFull,
  notGalleyOwner,
  notMoored,
  notPortOwner,
  portFull,
  tooFewSailors,
  unknownGalley,
} from '../rules/refusals.ts'
import { type Galley, galleyAt, type State, turnOf } from '../state.ts'
import { galleyField, quantityField } from './fields.ts'

const fields = { quantity: quantityField, galley: optional(galleyField) }
const loadSchema = moveShape('loadSailors', fields)
const unloadSchema = moveShape('unloadSailors', fields)
export type LoadSailors = Static<typeof loadSchema>
export type UnloadSailors = Static<typeof unloadSchema>

export const loadSailors: MoveRule<State, LoadSailors, Event> = {
  schema: loadSchema,
  answers: ['load', 'invest'],
  candidates: (state, seat) => placings(state, seat, LOADS),

  refusal(state, seat, { quantity, galley = state.active }) {
    const early = cannotPlace('S-6.11', state, seat, galley)
    if (early !== undefined) return early
    const place = galleyAt(state, galley)
    return (
      tooFewSailors('S-6.11', state.ports[portOf(place)].sailors, quantity) ??
      holdFull('S-6.11', place, quantity)
    )
  },

  decide({ state, emit }, seat, { quantity, galley = state.active }) {
    emit({ kind: 'sailorsLoaded', seat, galley, port: portOf(galleyAt(state, galley)), quantity })
  },
}

export const unloadSailors: MoveRule<State, UnloadSailors, Event> = {
  schema: unloadSchema,
  answers: ['load', 'invest'],
  candidates: (state, seat) => placings(state, seat, UNLOADS),

  refusal(state, seat, { quantity, galley = state.active }) {
    const early = cannotPlace('S-6.14', state, seat, galley)
    if (early !== undefined) return early
    const place = galleyAt(state, galley)
    const port = portOf(place)
    const room = PORT_FACTS[port].sailors - state.ports[port].sailors
    return (
      tooFewSailors('S-6.14', sailorsIn(place.hold), quantity) ??
      portFull('S-6.14', port, room, quantity)
    )
  },

  decide({ state, emit }, seat, { quantity, galley = state.active }) {
    emit({ kind: 'sailorsUnloaded', seat, galley, port: portOf(galleyAt(state, galley)), quantity })
  },
}

/** Both kinds of turn have these moves (S-4.6); an ordinary turn concerns the active galley alone (S-6.10). */
function cannotPlace(rule: string, state: State, seat: Seat, number: number): Refusal | undefined {
  const early =
    turnOf(state).kind === 'ordinary'
      ? notActive(number, state.active)
      : (unknownGalley('S-10.10', state, number) ?? notGalleyOwner('S-10.10', state, seat, number))
  if (early !== undefined) return early
  const galley = galleyAt(state, number)
  return notMoored(rule, galley) ?? notPortOwner(rule, state, seat, galley.location)
}

const notActive = (galley: number, active: number): Refusal | undefined =>
  galley === active ? undefined : refuse('notActive', 'S-6.10', { galley, active })

function portOf({ location }: Galley): PortId {
  if (location === 'MARE') throw new RangeError('there is no garrison at sea')
  return location
}

const canLoad = ({ ports }: State, galley: Galley): boolean =>
  ports[portOf(galley)].sailors > 1 && roomIn(galley.hold) > 0

function canUnload({ ports }: State, galley: Galley): boolean {
  const port = portOf(galley)
  return ports[port].sailors < PORT_FACTS[port].sailors && sailorsIn(galley.hold) > 1
}

/** One sailor at a time is offered; more may be asked for. */
interface Placings<M> {
  readonly active: readonly M[]
  /** By the number of the galley. */
  readonly any: readonly M[]
  can(state: State, galley: Galley): boolean
}

const numbered = <M>(make: (galley: number) => M): M[] =>
  Array.from({ length: GALLEYS + 1 }, (_, galley) => make(galley))

const LOADS: Placings<LoadSailors> = {
  active: [{ kind: 'loadSailors', quantity: 1 }],
  any: numbered((galley) => ({ kind: 'loadSailors', quantity: 1, galley })),
  can: canLoad,
}
const UNLOADS: Placings<UnloadSailors> = {
  active: [{ kind: 'unloadSailors', quantity: 1 }],
  any: numbered((galley) => ({ kind: 'unloadSailors', quantity: 1, galley })),
  can: canUnload,
}

function placings<M>(state: State, seat: Seat, moves: Placings<M>): readonly M[] {
  if (turnOf(state).kind === 'ordinary') {
    const galley = activeGalley(state)
    const isPossible = isOwnPort(state, seat, galley.location) && moves.can(state, galley)
    return isPossible ? moves.active : NO_MOVES
  }
  const found: M[] = []
  for (let number = 1; number <= GALLEYS; number++) {
    const galley = state.galleys[number]
    if (galley?.owner !== seat || !isOwnPort(state, seat, galley.location)) continue
    const move = moves.any[number]
    if (move !== undefined && moves.can(state, galley)) found.push(move)
  }
  return found
}
