// Why a move was not taken: an expected answer, never an exception.
import type { Json } from './seat.ts'

export interface Refusal {
  /** What is missing, in one word for machines and catalogs: `treasuryTooSmall`. */
  readonly code: string
  /** The rule that says so: of the game's RULES.md, or of the kernel's (`T-…`). */
  readonly rule: string
  readonly facts?: { readonly [name: string]: Json }
}

export const refuse = (code: string, rule: string, facts?: Refusal['facts']): Refusal =>
  facts === undefined ? { code, rule } : { code, rule, facts }

/** Our bug: a rule threw. The table stands at its last good entry. */
export class Fault extends Error {
  override name = 'Fault'
}
