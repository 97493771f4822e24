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
  live.truth.commit(
    (table) => table.play(request),
    request.key !== undefined || request.question !== undefined,
  )

/** In a turn. */
export async function play(
  live: LiveTable,
  account: string | null,
  { move, key, question }: Message<'play'>,
  at: number,
): Promise<Outcome<Played>> {
  const by = live.seatOf(account)
  if (live.stored.status === 'waiting') return refused('notStarted', 'HOUSE-2.1')
  if (by === undefined) return refused('notSeated', 'T-2.4')
  const read = readMove(live.game, move)
  if (!read.ok) return read
  const asked = { by, move: read.move, at, key }
  const request = question === undefined ? asked : { ...asked, question }
  return live.truth.commit((table) => table.play(request), true)
}
