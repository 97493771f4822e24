// Carries texts between nodes of one process: for tests, and for trying out.
import type { Ears, Line, Parcel } from './line.ts'

/** Everybody at one of these hears each other. */
export class Exchange {
  readonly nodes = new Set<{ slot: number; readonly ears: Ears }>()
}

export class LocalLine implements Line {
  readonly longest = Number.POSITIVE_INFINITY
  readonly #exchange: Exchange
  #self: { slot: number; readonly ears: Ears } | undefined

  constructor(exchange: Exchange) {
    this.#exchange = exchange
  }

  get isWhole(): boolean {
    return this.#self !== undefined
  }

  async start(slot: number, ears: Ears): Promise<void> {
    this.#self = { slot, ears }
    this.#exchange.nodes.add(this.#self)
    ears.missed()
  }

  async renumber(slot: number): Promise<void> {
    if (this.#self !== undefined) this.#self.slot = slot
  }

  send(parcels: readonly Parcel[]): void {
    for (const { to, text } of parcels)
      for (const { slot, ears } of this.#exchange.nodes)
        if (to === 'all' || to === slot) setImmediate(() => ears.heard(text))
  }

  async stop(): Promise<void> {
    if (this.#self !== undefined) this.#exchange.nodes.delete(this.#self)
    this.#self = undefined
  }
}
