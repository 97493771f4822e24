// A refusal of the server in words.
import type { Refused } from '../data/api.ts'
import type { Words } from './index.ts'

/** In the reader's language, or as the server worded it. */
export function wordsFor(refusal: Refused, { say, has }: Words): string {
  const id = `refusal.${refusal.code}`
  if (has(id)) return say(id, refusal.facts)
  return refusal.message ?? say('refusal.outage')
}
