// Why a seat got what it got: P-10.3 to P-10.5 in one line.
import type { Message, Seat } from '@foldtable/kernel'
import type { SheetRow } from '../src/state.ts'

export function formulaOf(
  { team, leader, made, bid, points, deltas }: SheetRow,
  seat: Seat,
): Message {
  const delta = deltas[seat] ?? 0
  if (!team.includes(seat)) return { id: 'formula.oppose', params: { points: points.others } }
  if (made) return { id: 'formula.made', params: { points: points.team, bid } }
  if (seat === leader) return { id: 'formula.failed', params: { points: points.team, bid } }
  return { id: 'formula.half', params: { points: points.others, delta } }
}
