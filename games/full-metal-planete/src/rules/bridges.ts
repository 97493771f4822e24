// What holds a bridge, and what goes down with it: F-15.
import { GRID, type Hex } from '../board/grid.ts'
import { bridgesOf, type Field, fieldOf } from '../field/index.ts'
import type { ItemId, State } from '../state.ts'
import { mineralId } from '../state.ts'
import { type Stage, settle } from './settle.ts'

/** Land by itself, bridges left aside, or under an astronef (F-15.4). */
const isGround = (field: Field, hex: Hex): boolean =>
  field.wet[hex] === 0 || field.occupant[hex]?.type === 'astronef'

/** Whether a bridge laid there would hold, with those that lie now (F-15.3). */
export function wouldHold(state: State, hex: Hex): boolean {
  const field = fieldOf(state)
  if (isAnchored(field, hex)) return true
  for (const next of GRID.beside(hex)) if (field.bridge[next] !== null) return true
  return false
}

/** On the ground or beside it. */
function isAnchored(field: Field, hex: Hex): boolean {
  if (isGround(field, hex)) return true
  for (const next of GRID.beside(hex)) if (isGround(field, next)) return true
  return false
}

const NONE: readonly Hex[] = []

/** The laid bridges that nothing holds. */
function looseBridges(state: State): readonly Hex[] {
  const field = fieldOf(state)
  const bridges = bridgesOf(state, field)
  if (bridges.length === 0) return NONE
  const laid = bridges.map(({ at }) => at ?? -1)
  const held = new Set(laid.filter((hex) => isAnchored(field, hex)))
  if (held.size === laid.length) return NONE
  for (const hex of held) {
    for (const next of GRID.beside(hex)) if (field.bridge[next] !== null) held.add(next)
  }
  return laid.filter((hex) => !held.has(hex))
}

/** They are lost with everything on them; then the board settles (F-15.6, F-10.5). */
export function collapse(stage: Stage): void {
  const { state } = stage
  const loose = looseBridges(state)
  if (loose.length > 0) {
    const field = fieldOf(state)
    stage.emit({ kind: 'bridgesLost', lost: loose.flatMap((hex) => itemsOn(field, hex)) })
  }
  settle(stage)
}

/** Everything that a shot at the hex would destroy, cargo left aside (F-10.4). */
export function itemsOn(field: Field, hex: Hex): ItemId[] {
  const items: ItemId[] = []
  const { occupant, tower, bridge, mineral } = field
  const standing = occupant[hex]
  if (standing?.type === 'astronef') {
    const there = tower[hex]
    if (there) items.push(there.id)
  } else if (standing) items.push(standing.id)
  const ore = mineral[hex] ?? -1
  if (ore >= 0) items.push(mineralId(ore))
  const laid = bridge[hex]
  if (laid) items.push(laid.id)
  return items
}
