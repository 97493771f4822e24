// What somebody at a table asks for over the socket: the table does it, or says why not, and the answer carries its key.
import type { LiveTable } from '@foldtable/host/live-table'
import { type Acting, type Besides, request } from '@foldtable/host/requests'
import type { Connection } from './connection.ts'
import type { Parts } from './conversation.ts'
import { refuseTo } from './refusing.ts'

/** The frame of a move is its answer for whoever watches. */
export function act(
  parts: Parts,
  connection: Connection,
  live: LiveTable,
  message: Acting,
): Promise<void> | void {
  const { account } = connection
  const { key, kind, table } = message
  const tooFast = kind === 'play' ? parts.pace.refusal(live, account, kind, parts.now()) : undefined
  if (tooFast !== undefined) return refuseTo(parts, connection, tooFast, { key, table })
  const rest = kind === 'play' ? undefined : besides(parts, connection)
  return request(live, account, message, rest).then((answer) => {
    if (!answer.ok) refuseTo(parts, connection, answer.refusal, { key, table })
    else if (answer.duplicate !== undefined)
      connection.say({ kind: 'known', table, key, n: answer.duplicate })
    else if (kind !== 'play' || !connection.watching.has(table))
      connection.say({ kind: 'done', table, key })
  })
}

/** What this house does at its tables besides moves: talk, rematches, and bounds of how fast and how far. */
const besides = ({ tables, chats, pace }: Parts, { account, person }: Connection): Besides => ({
  refusal(live, by, message, at) {
    if (message.kind === 'chat') return undefined
    return message.kind === 'seat'
      ? tables.seatRefusal(live, by, message)
      : pace.refusal(live, by, message.kind, at)
  },
  carryOut: (live, message, at) =>
    message.kind === 'chat'
      ? chats.say(live, person, message, at)
      : tables.rematches.say(live, account, message),
})
