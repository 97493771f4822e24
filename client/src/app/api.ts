// Asking the server over HTTP: an answer, or a refusal that can be put into words.
import type { Refusal } from '@foldtable/kernel'
import type { Words } from '../words/index.ts'

/** As the server sends it, with an English sentence for scripts; what the line refuses follows no rule. */
export type Refused = Omit<Refusal, 'rule'> & { readonly rule?: string; readonly message?: string }

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refused }

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

const refused = (code: string): Answer<never> => ({
  ok: false,
  refusal: { code },
})

export async function ask<T>(method: Method, path: string, body?: unknown): Promise<Answer<T>> {
  try {
    const response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const value: unknown = text === '' ? null : JSON.parse(text)
    return response.ok ? { ok: true, value: value as T } : { ok: false, refusal: value as Refused }
  } catch {
    return refused('noConnection')
  }
}

/** In the reader's language, or as the server worded it. */
export function wordsFor(refusal: Refused, { say, has }: Words): string {
  const id = `refusal.${refusal.code}`
  if (has(id)) return say(id, refusal.facts)
  return refusal.message ?? say('refusal.outage')
}
