// Codes that people type are short, so nobody tries many: so many an hour by one person, and from one network in all.
import { type Refusal, refuse } from '@foldtable/kernel'
import type { FastifyRequest } from 'fastify'
import { CommonRates, type Counting } from '../base/rates.ts'
import type { Settings } from '../settings/settings.ts'
import { household } from './client-address.ts'

const HOUR = 3600
/** A class or a club behind one address, all of whom join at once. */
const PEOPLE_AT_ONE_ADDRESS = 10

export class Guesses {
  readonly #isOn: boolean
  readonly #people: CommonRates
  readonly #networks: CommonRates
  readonly #now: () => number

  constructor(
    { codeTries: most, mostCounted: counted }: Settings,
    now: () => number,
    counting: Counting | undefined,
  ) {
    this.#isOn = most > 0
    this.#people = new CommonRates('guesses of', { most, seconds: HOUR, counted }, counting)
    const many = { most: most * PEOPLE_AT_ONE_ADDRESS, seconds: HOUR, counted }
    this.#networks = new CommonRates('guesses from', many, counting)
    this.#now = now
  }

  /** Counted before anything is looked up, right or wrong. */
  async refusal({
    account,
    ip,
  }: Pick<FastifyRequest, 'account' | 'ip'>): Promise<Refusal | undefined> {
    if (!this.#isOn) return undefined
    const now = this.#now()
    const may =
      (account === null || (await this.#people.take(account.id, now))) &&
      (await this.#networks.take(household(ip), now))
    return may ? undefined : refuse('tooManyCodes', 'HOUSE-6.8')
  }
}
