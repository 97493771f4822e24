// What changed where, and when. By this, what was kept for a unit is known to be stale, and what nobody could do now
// need not be looked for.
import type { Seat } from '@foldtable/kernel'
import { GRID, type Hex } from './board/grid.ts'
import type { Field } from './field.ts'
import { BRIDGED, TAKEN } from './ground.ts'
import { farEnd, type Unit } from './state.ts'

/** Something else stands there, or what stands there is another thing now: whoever is on it or beside it looks again. */
export function stir(field: Field, hex: Hex): void {
  note(field, hex)
  review(field, hex)
  if (field.isTrial) return
  const { news, tick } = field
  news[hex] = tick
  for (const next of GRID.beside(hex)) news[next] = tick
}

/** The fire of a player comes or goes there: his own units do not mind. */
export function flare(field: Field, hex: Hex, owner: Seat): void {
  if (field.taken[hex] !== 0) review(field, hex)
  if (field.isTrial) return
  warn(field, hex, owner)
  for (const next of GRID.beside(hex)) warn(field, next, owner)
}

function warn({ taken, occupant, news, tick }: Field, hex: Hex, owner: Seat): void {
  if (taken[hex] === 0) return
  const unit = occupant[hex]
  if (unit && unit.owner !== owner) news[hex] = tick
}

/** Its flags or its cargo changed. */
export function stirAround(field: Field, { at, type, rotation }: Unit): void {
  if (at === null) return
  stir(field, at)
  if (type === 'barge') stir(field, farEnd(at, rotation))
}

/** Everybody looks again. */
export function stirAll({ news, tick }: Field): void {
  news.fill(tick)
}

/** Whether nothing happened since then on the hexes of a unit, or beside them. */
export const isQuiet = (
  { news }: Field,
  { type, rotation }: Unit,
  at: Hex,
  since: number,
): boolean =>
  (news[at] ?? 0) <= since && (type !== 'barge' || (news[farEnd(at, rotation)] ?? 0) <= since)

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
