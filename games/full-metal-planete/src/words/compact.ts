// The compact form of a position, for display and for other programs: F-20.10. It is not enough to go on from.
import { GRID, type Hex } from '../board/grid.ts'
import { TIDES } from '../board/plan.ts'
import { TYPES } from '../data/pieces.ts'
import { fieldOf, isStuck } from '../field/index.ts'
import { outermost } from '../rules/cargo.ts'
import { isCombat, playerName, type State, type Unit } from '../state.ts'

interface CompactUnit {
  readonly i: string
  readonly t: number
  readonly o: string
  readonly p: readonly [number, number]
  readonly c?: readonly string[]
  readonly s?: number
  readonly r?: number
  readonly f?: number
  readonly h?: string
  readonly k?: string
}

interface Compact {
  readonly t: number
  readonly p: string
  readonly ap: number
  readonly tide: number
  readonly u: readonly CompactUnit[]
  readonly m: readonly (readonly [number, number])[]
  readonly ph: string
}

export const compactOf = (state: State): Compact => ({
  t: state.turn,
  p: playerName(state.current),
  ap: state.ap,
  tide: TIDES.indexOf(state.tide),
  u: state.units.map((unit) => compactUnit(state, unit)),
  m: state.minerals.flatMap((place) => (typeof place === 'number' ? [axial(place)] : [])),
  ph: state.phase,
})

const axial = (hex: Hex | null): [number, number] =>
  hex === null ? [-1, -1] : [GRID.q[hex] ?? -1, GRID.r[hex] ?? -1]

function compactUnit(state: State, unit: Unit): CompactUnit {
  const { id, type, owner, home, cargo, shots, rotation, carrier } = unit
  const flags = flagsOf(state, unit)
  return {
    i: id,
    t: TYPES.indexOf(type),
    o: playerName(owner),
    p: axial(outermost(state, unit).at),
    ...(cargo.length === 0 ? {} : { c: cargo }),
    ...(isCombat(unit) ? { s: shots } : {}),
    ...(rotation === 0 ? {} : { r: rotation }),
    ...(flags === 0 ? {} : { f: flags }),
    ...(home === owner ? {} : { h: playerName(home) }),
    ...(carrier === null ? {} : { k: carrier }),
  }
}

/** 1 stuck, 2 neutralised, 4 orphan, 8 lifted off. */
function flagsOf(state: State, unit: Unit): number {
  const isAway = (state.ships[unit.home]?.liftedBy ?? null) !== null && !unit.orphan
  return (
    (isStuck(fieldOf(state), unit) ? 1 : 0) +
    (unit.pinned ? 2 : 0) +
    (unit.orphan ? 4 : 0) +
    (isAway && unit.type !== 'bridge' ? 8 : 0)
  )
}
