// What a seat does at a table that is being played: it moves.
import { type Outcome, type Played, type Request, readMove, refused } from '@foldtable/kernel'
import type { ClientMessage } from '@foldtable/protocol'
import type { LiveTable } from './live-table.ts'

type Message<K extends ClientMessage['kind']> = Extract<ClientMessage, { kind: K }>

/** Plays a request that is judged by the kernel. In a turn. */
export const playRequest = (
  live: LiveTable,
  request: Request<{ kind: string }>,
): Promise<Outcome<Played>> =>
  live.truth.committed(
    (table) => table.play(request),
    request.key !== undefined || request.question !== undefined,
  )

/** In a turn. */
export function play(
  live: LiveTable,
  account: string | null,
  { move, key, question }: Message<'play'>,
  told: (outcome: Outcome<Played>) => void,
): void {
  const by = live.seatOf(account)
  const read = readMove(live.game, move)
  if (live.stored.status === 'waiting') told(refused('notStarted', 'HOUSE-2.1'))
  else if (by === undefined) told(refused('notSeated', 'T-2.4'))
  else if (!read.ok) told(read)
  else {
    const asked = { by, move: read.move, at: live.world.now(), key }
    const request = question === undefined ? asked : { ...asked, question }
    live.truth.commit((table) => table.play(request), true, told)
  }
}
