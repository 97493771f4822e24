// Three nodes over one PostgreSQL and one Redis, and everything that can go wrong with them.
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { CountedChance } from '@foldtable/kernel'
import { FaultyWire } from '@foldtable/testkit/faulty-wire'
import { onTestFinished } from 'vitest'
import { Child } from './child.ts'
import { asked, postgresUrl, redisUrl, type Service } from './databases.ts'
import { freshFolder } from './house.ts'

const OTHER_CLOCK = fileURLToPath(new URL('other-clock.ts', import.meta.url))

export interface Node {
  readonly child: Child
  readonly toDatabase: FaultyWire
  readonly toRedis: FaultyWire
}

/** Its clock is ahead by so much. */
export async function nodeOver(
  postgres: Service,
  redis: Service,
  aheadMs: number,
  more: NodeJS.ProcessEnv = {},
): Promise<Node> {
  const toDatabase = await FaultyWire.open(postgres.port)
  const toRedis = await FaultyWire.open(redis.port)
  onTestFinished(() => {
    toDatabase.close()
    toRedis.close()
  })
  const child = await Child.start(freshFolder(), {
    DATABASE_URL: postgresUrl(toDatabase.port),
    REDIS_URL: redisUrl(toRedis.port),
    LOG_LEVEL: 'fatal',
    NODE_OPTIONS: `--import=${OTHER_CLOCK}`,
    CLOCK_AHEAD_MS: `${aheadMs}`,
    ...more,
  })
  return { child, toDatabase, toRedis }
}

/** A killed server may have to wait until its own are gone. */
async function again(service: Service): Promise<void> {
  await service.end()
  for (let tries = 0; ; tries++)
    try {
      await wait(200)
      return await service.start()
    } catch (problem) {
      if (tries > 50) throw problem
    }
}

/** What it happens to, and nothing else at the same time. */
interface Fault {
  readonly to: object
  act(): Promise<void>
}

export class Trouble {
  readonly counts = new Map<string, number>()
  readonly #chance: CountedChance
  readonly #nodes: readonly Node[]
  readonly #postgres: Service
  readonly #redis: Service
  readonly #busy = new Set<object>()

  constructor(chance: CountedChance, nodes: readonly Node[], postgres: Service, redis: Service) {
    this.#chance = chance
    this.#nodes = nodes
    this.#postgres = postgres
    this.#redis = redis
  }

  get total(): number {
    return [...this.counts.values()].reduce((sum, one) => sum + one, 0)
  }

  /** Any one, to its end. */
  async strike(): Promise<void> {
    const possible = Object.entries(this.#faults()).filter(([, { to }]) => !this.#busy.has(to))
    const [name, { to, act }] = this.#chance.pick(possible)
    this.#busy.add(to)
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1)
    try {
      await act()
    } finally {
      this.#busy.delete(to)
    }
  }

  #faults(): { readonly [name: string]: Fault } {
    const free = this.#nodes.filter((one) => !this.#busy.has(one))
    const node = this.#chance.pick(free.length === 0 ? this.#nodes : free)
    const { child, toDatabase, toRedis } = node
    const ms = 100 + this.#chance.below(3000)
    const [postgres, redis] = [this.#postgres, this.#redis]
    const lost = { loses: true }
    return {
      'node killed': { to: node, act: () => this.#ended(child, 'SIGKILL', ms) },
      'node told to stop': { to: node, act: () => this.#ended(child, 'SIGTERM', ms) },
      'node asleep': { to: node, act: () => this.#asleep(child, 4 * ms) },
      'clock jumped': { to: node, act: async () => child.signal('SIGUSR2') },
      'line cut': { to: node, act: () => mended(toDatabase, ms, (wire) => wire.cut()) },
      'answers lost': {
        to: node,
        act: () => mended(toDatabase, ms, (wire) => wire.stall('back'), lost),
      },
      'line stalled': { to: node, act: () => mended(toDatabase, 2 * ms, (wire) => wire.stall()) },
      'line half open': {
        to: node,
        act: () => mended(toDatabase, ms, halfOpen),
      },
      'Redis cut': { to: node, act: () => mended(toRedis, ms, (wire) => wire.cut()) },
      'Redis stalled': { to: node, act: () => mended(toRedis, ms, (wire) => wire.stall()) },
      'PostgreSQL killed': { to: postgres, act: () => again(postgres) },
      'backends ended': { to: postgres, act: () => this.#backendsEnded() },
      'Redis killed': { to: redis, act: () => again(redis) },
    }
  }

  async #ended(child: Child, signal: 'SIGKILL' | 'SIGTERM', ms: number): Promise<void> {
    await child.end(signal)
    await wait(ms)
    await started(child)
  }

  async #asleep(child: Child, ms: number): Promise<void> {
    child.signal('SIGSTOP')
    await wait(ms)
    child.signal('SIGCONT')
  }

  async #backendsEnded(): Promise<void> {
    const text =
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()'
    await asked(postgresUrl(this.#postgres.port), text).catch(() => undefined)
  }
}

/** Without its database it ends at once: whoever keeps it running begins it anew. */
async function started(child: Child): Promise<void> {
  for (let tries = 0; ; tries++)
    try {
      return await child.start()
    } catch (problem) {
      if (tries > 30) throw problem
      await wait(500)
    }
}

function halfOpen(wire: FaultyWire): void {
  wire.cut()
  wire.mend()
  wire.halfOpen()
}

async function mended(
  wire: FaultyWire,
  ms: number,
  harm: (wire: FaultyWire) => unknown,
  how: { readonly loses?: boolean } = {},
): Promise<void> {
  harm(wire)
  await wait(ms)
  wire.mend(how)
}
