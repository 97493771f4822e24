// What follows for a hex when something comes, goes or changes there: whether it is taken, who is exposed on it, and for
// whom there is a mark. By this, what nobody could do now need not be looked for.
import { GRID, type Hex } from '../board/grid.ts'
import type { Unit } from '../state.ts'
import type { Field } from './field.ts'
import { BRIDGED, TAKEN } from './ground.ts'

/** Something else stands there, or what stands there is another thing now. */
export function renew(field: Field, hex: Hex): void {
  note(field, hex)
  review(field, hex)
}

/** The fire of a player comes or goes there. */
export function flare(field: Field, hex: Hex): void {
  if (field.taken[hex] !== 0) review(field, hex)
}

/** Its flags changed. */
export function renewUnder(field: Field, { at, type, rotation }: Unit): void {
  if (at === null) return
  review(field, at)
  if (type === 'barge') review(field, GRID.step(at, rotation))
}

function note({ taken, occupant, mineral, bridge }: Field, hex: Hex): void {
  const isTaken = occupant[hex] !== null || mineral[hex] !== -1
  taken[hex] = (isTaken ? TAKEN : 0) + (bridge[hex] === null ? 0 : BRIDGED)
}

/** Counts anew who is exposed there, and for whom there is a mark. */
function review(field: Field, hex: Hex): void {
  const { occupant, fire, targets, exposed, marked } = field
  const unit = occupant[hex]
  const hot = fire[hex] ?? 0
  const foreign = unit && !unit.orphan ? hot & ~(1 << unit.owner) : hot
  const isExposed = unit && foreign !== 0 && !unit.pinned && unit.type !== 'astronef' ? 1 : 0
  field.exposures += isExposed - (exposed[hex] ?? 0)
  exposed[hex] = isExposed
  const mark = targets[hex] === 0 ? 0 : foreign
  const before = marked[hex] ?? 0
  if (mark === before) return
  marked[hex] = mark
  if (mark === 0) field.markedHexes.delete(hex)
  else field.markedHexes.add(hex)
  countMarks(field, before, -1)
  countMarks(field, mark, 1)
}

function countMarks({ marks }: Field, players: number, change: 1 | -1): void {
  for (let seat = 0; seat < marks.length; seat++) {
    if ((players >> seat) & 1) marks[seat] = (marks[seat] ?? 0) + change
  }
}
