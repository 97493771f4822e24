// Who of a player is where, by what they can do: listed when it is asked for, until somebody comes onto the board or leaves it.
import type { Seat } from '@foldtable/kernel'
import { isCombat, isMobile, isTransporter, type State, type Unit } from '../state.ts'
import type { Field } from './field.ts'

/** All in unit order. */
export interface Roll {
  /** Units on the board, without bridges and orphans. */
  readonly troops: readonly Unit[]
  /** Of those: whatever moves, whatever fires, and both. */
  readonly movers: readonly Unit[]
  readonly guns: readonly Unit[]
  readonly fighters: readonly Unit[]
  /** Astronefs and transporters. */
  readonly carriers: readonly Unit[]
  /** Whoever may lead a step, and wherever something may be taken in. */
  readonly walkers: readonly End[]
  readonly hatches: readonly End[]
  /** Transporters that are aboard something. */
  readonly stowed: readonly Unit[]
}

/** A unit by one of its hexes: a barge has two, and an astronef is reached by its three podes. */
export interface End {
  readonly unit: Unit
  readonly nth: number
}

export function rollOf(state: State, field: Field, seat: Seat): Roll {
  const known = field.rolls[seat]
  if (known) return known
  const roll = called(state, seat)
  field.rolls[seat] = roll
  return roll
}

/** Somebody of this player came onto the board or left it. */
export function callAnew({ rolls }: Field, seat: Seat): void {
  rolls[seat] = null
}

function called(state: State, seat: Seat): Roll {
  const own = state.units.filter(({ owner }) => owner === seat)
  const troops = own.filter(({ at, type, orphan }) => at !== null && type !== 'bridge' && !orphan)
  const movers = troops.filter(isMobile)
  const carriers = troops.filter((unit) => unit.type === 'astronef' || isTransporter(unit))
  return {
    troops,
    movers,
    guns: troops.filter(isCombat),
    fighters: movers.filter(isCombat),
    carriers,
    walkers: movers.flatMap(endsOf),
    hatches: carriers.flatMap(endsOf),
    stowed: own.filter((unit) => unit.carrier !== null && isTransporter(unit)),
  }
}

const ENDS: { readonly [type: string]: readonly number[] } = { astronef: [0, 1, 2], barge: [0, 1] }
const ONE: readonly number[] = [0]

const endsOf = (unit: Unit): End[] => (ENDS[unit.type] ?? ONE).map((nth) => ({ unit, nth }))
