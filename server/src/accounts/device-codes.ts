// Codes that sign in another device: shown on one that is signed in, typed or read by a camera on the other. They live for
// minutes and in memory only.
import { randomInt } from 'node:crypto'

const CODE_MINUTES = 5
/** Letters and digits that nobody takes for another. Eight of them are not guessed within minutes. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 8

export interface Shown {
  readonly account: string
  /** Of the device that shows it: when it ends, the code does. */
  readonly session: string
  readonly until: number
}

export class DeviceCodes {
  readonly #most: number
  readonly #now: () => number
  readonly #codes = new Map<string, Shown>()

  constructor(most: number, now: () => number) {
    this.#most = most
    this.#now = now
  }

  /** The one that the person showed before is worth nothing any more. */
  show(account: string, session: string): { readonly code: string; readonly until: number } {
    for (const [code, shown] of this.#codes)
      if (shown.account === account || shown.until <= this.#now()) this.#codes.delete(code)
    const code = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
    const until = this.#now() + CODE_MINUTES * 60_000
    this.#codes.set(code, { account, session, until })
    const [oldest] = this.#codes.keys()
    if (this.#codes.size > this.#most && oldest !== undefined) this.#codes.delete(oldest)
    return { code, until }
  }

  /** As it was typed, with spaces or in small letters. */
  look(typed: string): Shown | undefined {
    const shown = this.#codes.get(read(typed))
    return shown !== undefined && shown.until > this.#now() ? shown : undefined
  }

  /** It is used up; false if it was before. */
  end(typed: string): boolean {
    return this.#codes.delete(read(typed))
  }
}

const read = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '')
