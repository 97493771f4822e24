// From bytes that came in to a message, or to why it is none.
import { type Problem, passes, problemsOf, type Schema } from '@foldtable/kernel'
import { type ClientMessage, clientMessages } from './client-message.ts'

export type ReadMessage =
  | { readonly ok: true; readonly message: ClientMessage }
  | {
      readonly ok: false
      readonly problem: Problem
      readonly key?: string
      readonly table?: string
    }

export function readClientMessage(text: string): ReadMessage {
  const value = parsed(text)
  if (typeof value !== 'object' || value === null)
    return { ok: false, problem: { at: '', expected: 'a JSON object' } }
  const { kind } = value as { [name: string]: unknown }
  if (typeof kind !== 'string' || !Object.hasOwn(clientMessages, kind)) {
    const problem = { at: '/kind', expected: Object.keys(clientMessages).join(', ') }
    return { ok: false, problem, ...senderOf(value) }
  }
  const schema: Schema<unknown> = clientMessages[kind as ClientMessage['kind']]
  if (passes(schema, value)) return { ok: true, message: value as ClientMessage }
  const [problem = { at: '', expected: 'a message' }] = problemsOf(schema, value)
  return { ok: false, problem, ...senderOf(value) }
}

/** Whom to answer, as far as it says. */
function senderOf(value: object): { readonly key?: string; readonly table?: string } {
  const { key, table } = value as { [name: string]: unknown }
  return {
    ...(typeof key === 'string' && key.length <= 64 ? { key } : {}),
    ...(typeof table === 'string' && table.length <= 40 ? { table } : {}),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
