// Codes that people type are short, so nobody tries many: so many an hour by one person, and from one network in all.
import { type Refusal, refuse } from '@foldtable/kernel'
import type { FastifyRequest } from 'fastify'
import { Rates } from '../base/rates.ts'
import type { Settings } from '../settings/settings.ts'
import { household } from './client-address.ts'

const HOUR = 3600
/** A class or a club behind one address, all of whom join at once. */
const PEOPLE_AT_ONE_ADDRESS = 10

export class Guesses {
  readonly #isOn: boolean
  readonly #people: Rates
  readonly #networks: Rates
  readonly #now: () => number

  constructor({ codeTries: most, mostCounted: counted }: Settings, now: () => number) {
    this.#isOn = most > 0
    this.#people = new Rates({ most, seconds: HOUR, counted })
    this.#networks = new Rates({
      most: most * PEOPLE_AT_ONE_ADDRESS,
      seconds: HOUR,
      counted,
    })
    this.#now = now
  }

  /** Counted before anything is looked up, right or wrong. */
  refusal({ account, ip }: Pick<FastifyRequest, 'account' | 'ip'>): Refusal | undefined {
    if (!this.#isOn) return undefined
    const now = this.#now()
    const may =
      (account === null || this.#people.take(account.id, now)) &&
      this.#networks.take(household(ip), now)
    return may ? undefined : refuse('tooManyCodes', 'HOUSE-6.8')
  }
}
