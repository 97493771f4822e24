// What is said with a key is said until it is answered, and answered once.
import type { Refusal } from '@foldtable/kernel'
import type { ClientMessage, ServerMessage } from '@foldtable/protocol'
import type { KeptMove, MoveQueue } from './move-queue.ts'
import { randomKey } from './random-key.ts'
import type { Timers } from './timers.ts'

type KeyedMessage = Extract<ClientMessage, { readonly key: string }>
/** What somebody at a table asks of the house. */
export type Wish = KeyedMessage extends infer M
  ? M extends { kind: 'play' }
    ? never
    : Omit<M, 'key' | 'table'>
  : never

interface UnansweredParts {
  readonly timers: Timers
  readonly queue: MoveQueue
  /** Sends it now, if there is a line. */
  say(message: ClientMessage): void
  /** Somebody here follows the table. */
  isFollowed(table: string): boolean
}

/** Nothing was done about the message: it may be said again. */
export const AGAIN = ['tooFast', 'helloFirst', 'outage']
export const AGAIN_MS = 1500
const MOST_TRIES = 5
/** A move that is older is nobody's wish any more. */
const OLDEST_MS = 30 * 24 * 60 * 60 * 1000

export class Unanswered {
  readonly #parts: UnansweredParts
  /** In the order in which it was said. */
  readonly #all = new Map<string, KeyedMessage>()
  readonly #tries = new Map<string, number>()

  /** Takes up the moves of before a reload. */
  constructor(parts: UnansweredParts) {
    this.#parts = parts
    const { queue, timers } = parts
    for (const kept of queue.list()) {
      if (timers.now() - kept.at > OLDEST_MS) queue.remove(kept)
      else if (kept.refusal === undefined) this.#enqueue(kept)
    }
  }

  get isEmpty(): boolean {
    return this.#all.size === 0
  }

  /** Keeps a move and sends it as soon as it can be: one that waits for another's number only once that is known. */
  play(kept: KeptMove): void {
    this.#parts.queue.put(kept)
    const message = this.#enqueue(kept)
    if (message !== undefined) this.#parts.say(message)
  }

  ask(table: string, wish: Wish): string {
    const key = randomKey()
    const message = { ...wish, table, key } as KeyedMessage
    this.#all.set(key, message)
    this.#parts.say(message)
    return key
  }

  forget(kept: Pick<KeptMove, 'table' | 'key'>): void {
    this.#parts.queue.remove(kept)
    this.#all.delete(kept.key)
  }

  sayAgain(): void {
    for (const message of this.#all.values()) this.#parts.say(message)
  }

  /** Whether anybody is to hear of it: not of a second answer, nor while it is tried again. Frames are always heard. */
  answered(key: string, message: ServerMessage): boolean {
    const asked = this.#all.get(key)
    if (asked === undefined) return message.kind === 'frame'
    if (message.kind === 'refused' && this.#isTriedAgain(asked, message)) return false
    this.#all.delete(key)
    this.#tries.delete(key)
    if (asked.kind === 'play') this.#settle(asked, message)
    return true
  }

  #enqueue({ table, key, question, move }: KeptMove): KeyedMessage | undefined {
    if (question === null) return undefined
    const message = { kind: 'play', table, key, question, move } as const
    this.#all.set(key, message)
    return message
  }

  #isTriedAgain(asked: KeyedMessage, { code }: Refusal): boolean {
    if (!AGAIN.includes(code) || (code === 'outage' && asked.kind !== 'play')) return false
    const tries = (this.#tries.get(asked.key) ?? 0) + 1
    if (tries >= MOST_TRIES) return false
    this.#tries.set(asked.key, tries)
    this.#parts.timers.after(AGAIN_MS * tries, () => {
      if (this.#all.has(asked.key)) this.#parts.say(asked)
    })
    return true
  }

  /** A refusal that nobody hears is kept until somebody opens the table. */
  #settle({ table, key }: KeyedMessage, message: ServerMessage): void {
    const { queue, isFollowed } = this.#parts
    const kept = queue.get(table, key)
    if (message.kind !== 'refused' || isFollowed(table) || kept === undefined)
      queue.remove({ table, key })
    else {
      const { code, rule, facts } = message
      const refusal = facts === undefined ? { code, rule } : { code, rule, facts }
      queue.put({ ...kept, refusal })
    }
  }
}
