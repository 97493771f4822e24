// From bytes that came in to a message, or to why it is none.
import { type Problem, problemsOf } from '@foldtable/kernel'
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
  const { kind, key, table } = value as { [name: string]: unknown }
  const sender = {
    ...(typeof key === 'string' && key.length <= 64 ? { key } : {}),
    ...(typeof table === 'string' && table.length <= 40 ? { table } : {}),
  }
  if (typeof kind !== 'string' || !Object.hasOwn(clientMessages, kind)) {
    return {
      ok: false,
      problem: { at: '/kind', expected: Object.keys(clientMessages).join(', ') },
      ...sender,
    }
  }
  const [problem] = problemsOf(clientMessages[kind as ClientMessage['kind']], value)
  return problem === undefined
    ? { ok: true, message: value as ClientMessage }
    : { ok: false, problem, ...sender }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
