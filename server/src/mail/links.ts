// Sign-in links on their way: so many at once, and whoever asked is told if one could not be sent.
import { type Refusal, refuse } from '@foldtable/kernel'
import { Outage } from '../ledger/sql.ts'
import { Undeliverable } from '../notices/channel.ts'
import type { Mail } from './mail.ts'
import type { Mailer } from './mailer.ts'

interface LinksParts {
  readonly mailer: Mailer
  readonly atOnce: number
  readonly closing: AbortSignal
  sent(): void
  failed(why: string): void
}

export class Links {
  readonly #parts: LinksParts
  #underWay = 0

  constructor(parts: LinksParts) {
    this.#parts = parts
  }

  get underWay(): number {
    return this.#underWay
  }

  /** Answers why it could not be sent. */
  async send(letter: Mail): Promise<Refusal | undefined> {
    const { mailer, atOnce, closing, sent, failed } = this.#parts
    if (this.#underWay >= atOnce) return refuse('mailOutage', 'ACC-3.11')
    this.#underWay += 1
    try {
      await mailer.send(letter, closing)
      sent()
      return undefined
    } catch (problem) {
      if (!(problem instanceof Outage)) throw problem
      failed(problem.message)
      return problem instanceof Undeliverable
        ? refuse('addressRefused', 'ACC-3.11')
        : refuse('mailOutage', 'ACC-3.11')
    } finally {
      this.#underWay -= 1
    }
  }
}
