// How often one may ask over HTTP: by person where there is one, by address else; and all from one address together.
import type { FastifyRequest } from 'fastify'
import { Rates } from '../base/rates.ts'
import type { Settings } from '../settings/settings.ts'
import { household } from './client-address.ts'

export type Limited = 'address' | 'person' | 'stranger'

/** Answered always, and cheaply: a flood must not look like a house that is down. */
const ALWAYS = ['/healthz', '/readyz']

export class RateLimit {
  readonly #isOn: boolean
  readonly #addresses: Rates
  readonly #askers: Rates
  readonly #nodes: () => number

  /** With several nodes a request counts as if all had been asked: whoever is spread over them has no more. */
  constructor(
    { rateLimit, addressRateLimit, mostCounted: counted }: Settings,
    nodes: () => number = () => 1,
  ) {
    this.#nodes = nodes
    this.#isOn = rateLimit > 0
    this.#addresses = new Rates({ most: addressRateLimit, counted })
    this.#askers = new Rates({ most: rateLimit, counted })
  }

  /** How many people and addresses are kept count of. */
  get counted(): number {
    return this.#addresses.size + this.#askers.size
  }

  /** Before anything is looked up. */
  atTheDoor(request: FastifyRequest): Limited | undefined {
    if (!this.#isOn || ALWAYS.includes(request.url)) return undefined
    const address = household(request.ip)
    return this.#addresses.take(address, performance.now(), this.#nodes()) ? undefined : 'address'
  }

  /** Once it is known who asks. Pages and their files are for everybody. */
  inside({ url, ip, account }: FastifyRequest): Limited | undefined {
    if (!this.#isOn || !url.startsWith('/api/')) return undefined
    const [by, who] =
      account === null ? (['stranger', household(ip)] as const) : (['person', account.id] as const)
    return this.#askers.take(`${by} ${who}`, performance.now(), this.#nodes()) ? undefined : by
  }
}
