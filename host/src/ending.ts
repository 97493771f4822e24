// The end of a game for everybody, by the host or by agreement: by the game's own move, or else the house closes the table.
import { DONE, type Outcome, type Seat } from '@foldtable/kernel'
import { playRequest } from './actions.ts'
import type { LiveTable } from './live-table.ts'

/** Nobody has won (HOUSE-3.8, HOUSE-10.2). */
export async function endForAll(live: LiveTable, seat: Seat, at: number): Promise<Outcome> {
  const move = live.game.host?.end ?? live.game.host?.abandon
  if (move !== undefined) {
    const made = await playRequest(live, { by: 'host', seat, move, at })
    if (made.ok) return DONE
    if (made.refusal.code === 'outage') return made
  }
  return live.changeRoom((room) => ({ ok: true, room: { ...room, ended: { seat, at } } }), {
    kind: 'ended',
  })
}
