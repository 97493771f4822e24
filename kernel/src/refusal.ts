// Why a move was not taken: an expected answer, never an exception.
import type { Message, Param } from './message.ts'

export interface Refusal {
  /** What is missing, in one word for machines and catalogs: `treasuryTooSmall`. */
  readonly code: string
  /** The rule that says so: of the game's RULES.md, or of the kernel's (`T-…`). */
  readonly rule: string
  /** What the sentence needs: what there is, what would be needed. */
  readonly facts?: { readonly [name: string]: Param }
}

export const refuse = (code: string, rule: string, facts?: Refusal['facts']): Refusal =>
  facts === undefined ? { code, rule } : { code, rule, facts }

export interface Refused {
  readonly ok: false
  readonly refusal: Refusal
}

/**
 * Done, with what came of it, or why not: `{ ok: true, entry }`, `{ ok: false, refusal }`. The one shape of such answers. What is read
 * from outside fails by its `Problems` instead.
 */
export type Outcome<T = {}, Not extends { readonly ok: false } = Refused> =
  | ({ readonly ok: true } & { readonly [K in keyof T]: T[K] })
  | Not

/** Done, and nothing to say of it. */
export const DONE = { ok: true } as const

export const refused = (code: string, rule: string, facts?: Refusal['facts']): Refused => ({
  ok: false,
  refusal: refuse(code, rule, facts),
})

/** The refusal as a message: its text is `refusal.<code>` in the game's catalog, or in the kernel's. */
export const messageOf = ({ code, facts = {} }: Refusal): Message => ({
  id: `refusal.${code}`,
  params: facts,
})

/** Our bug: a rule threw. The table stands at its last good entry. */
export class Fault extends Error {
  override name = 'Fault'
}
