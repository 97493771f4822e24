// Whoever is refused is told so, with the key of what they asked for.
import type { Refusal } from '@foldtable/kernel'
import { type ClientMessage, readClientMessage } from '@foldtable/protocol/messages'
import type { Connection } from './connection.ts'

export interface Refusing {
  /** For the figures. */
  refused(refusal: Refusal): void
}

interface Sender {
  readonly key?: string
  readonly table?: string
}

export const about = (message: Sender | ClientMessage): Sender => ({
  ...('key' in message ? { key: message.key } : {}),
  ...('table' in message ? { table: message.table } : {}),
})

/** For a message that was not heard to its end: it still gets an answer with its key. */
export function refuseText(
  parts: Refusing,
  connection: Connection,
  refusal: Refusal,
  text: string,
): void {
  const read = readClientMessage(text)
  refuseTo(parts, connection, refusal, about(read.ok ? read.message : read))
}

export function refuseTo(
  parts: Refusing,
  connection: Connection,
  refusal: Refusal,
  to: Sender,
): void {
  parts.refused(refusal)
  connection.say({ kind: 'refused', ...to, ...refusal })
}
