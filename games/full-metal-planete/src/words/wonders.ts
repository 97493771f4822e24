// What somebody may wonder about: to load what lies beside a carrier, and to step onto a hex beside a unit.
import type { Seat } from '@foldtable/kernel'
import { GRID } from '../board/grid.ts'
import { fieldOf } from '../field/index.ts'
import type { Move } from '../moves/index.ts'
import { stepCost } from '../rules/walking.ts'
import { hexesOf, isMobile, isTransporter, mineralId, type State, type Unit } from '../state.ts'

export function wonders(view: State, seat: Seat): readonly Move[] {
  if (view.phase !== 'playing' || view.current !== seat) return []
  const own = view.units.filter(({ owner, at }) => owner === seat && at !== null)
  return own.flatMap((unit) => [
    ...(isTransporter(unit) ? loadsOf(view, unit) : []),
    ...(isMobile(unit) ? stepsOf(view, unit) : []),
  ])
}

function loadsOf(view: State, { id: by, ...unit }: Unit): Move[] {
  const { mineral } = fieldOf(view)
  const beside = hexesOf(view, { id: by, ...unit }).flatMap((hex) => GRID.beside(hex))
  return beside.flatMap((hex) => {
    const ore = mineral[hex] ?? -1
    return ore < 0 ? [] : [{ kind: 'load', by, item: mineralId(ore), cost: 1 } as const]
  })
}

const stepsOf = (view: State, unit: Unit): Move[] =>
  GRID.beside(unit.at ?? -1).map((hex) => ({
    kind: 'move',
    unit: unit.id,
    path: [unit.at ?? -1, hex],
    cost: stepCost(view, unit),
  }))
