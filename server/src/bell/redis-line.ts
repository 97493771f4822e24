// Redis carries the bell: a channel for each node, and one for all.
import { Redis } from 'ioredis'
import type { Ears, Line, Parcel, To } from './line.ts'

const OPTIONS = {
  lazyConnect: true,
  maxRetriesPerRequest: 0,
  enableOfflineQueue: false,
  autoResubscribe: false,
  connectTimeout: 2000,
  commandTimeout: 2000,
  retryStrategy: (times: number) => Math.min(1000, 50 * times),
}
/** A line on which nothing is heard for so long, not even an answer, is taken for cut. */
const PING_MS = 5000

export class RedisLine implements Line {
  readonly longest = Number.POSITIVE_INFINITY
  readonly #name: string
  readonly #speaking: Redis
  readonly #listening: Redis
  #slot = 0
  #isWhole = false
  #pinging: NodeJS.Timeout | undefined

  /** Those of one `name` hear each other; `failed` hears of what goes wrong. */
  constructor(url: string, name: string, failed: (problem: unknown) => void) {
    this.#name = name
    this.#speaking = new Redis(url, OPTIONS)
    this.#listening = new Redis(url, OPTIONS)
    for (const redis of [this.#speaking, this.#listening]) redis.on('error', failed)
  }

  get isWhole(): boolean {
    return this.#isWhole
  }

  async start(slot: number, ears: Ears): Promise<void> {
    this.#slot = slot
    this.#listening.on('message', (_channel, text: string) => ears.heard(text))
    this.#listening.on('close', () => {
      this.#isWhole = false
    })
    this.#listening.on('ready', () => {
      this.#subscribe().then(ears.missed, () => this.#listening.disconnect(true))
    })
    this.#pinging = setInterval(() => this.#ping(), PING_MS)
    this.#pinging.unref()
    await Promise.allSettled([this.#speaking.connect(), this.#listening.connect()])
  }

  async renumber(slot: number): Promise<void> {
    const before = this.#slot
    this.#slot = slot
    if (!this.#isWhole) return // heard when it is connected again
    await this.#listening.subscribe(this.#channelOf(slot))
    if (slot !== before) await this.#listening.unsubscribe(this.#channelOf(before))
  }

  send(parcels: readonly Parcel[]): void {
    for (const { to, text } of parcels)
      this.#speaking.publish(this.#channelOf(to), text).catch(() => undefined)
  }

  async stop(): Promise<void> {
    clearInterval(this.#pinging)
    if (this.#speaking.status === 'ready') await this.#speaking.quit().catch(() => undefined)
    this.#speaking.disconnect()
    this.#listening.disconnect()
  }

  async #subscribe(): Promise<void> {
    await this.#listening.subscribe(this.#channelOf('all'), this.#channelOf(this.#slot))
    this.#isWhole = true
  }

  #ping(): void {
    for (const redis of [this.#speaking, this.#listening])
      if (redis.status === 'ready') redis.ping().catch(() => redis.disconnect(true))
  }

  #channelOf(to: To): string {
    return `foldtable:${this.#name}:${to}`
  }
}
