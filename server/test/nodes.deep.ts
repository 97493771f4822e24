// Three nodes over one PostgreSQL and one Redis under load, while nodes, services and the lines between them fail at random moments:
// nothing acknowledged is lost or doubled, and play goes on by itself. `npm run deep -- nodes --minutes 10`; every minute has about
// twenty faults.
import { setTimeout as wait } from 'node:timers/promises'
import { type CountedChance, seededChance } from '@foldtable/kernel'
import { count, minutes, seedOf, tell } from '@foldtable/testkit/depth'
import { FaultyWire } from '@foldtable/testkit/faulty-wire'
import { expect, onTestFinished, test } from 'vitest'
import { openPostgres } from '../src/ledger/postgres-opening.ts'
import { Child } from './child.ts'
import { asked, ownPostgres, ownRedis, postgresUrl, redisUrl, type Service } from './databases.ts'
import { freshFolder } from './house.ts'
import { Person } from './person.ts'
import { dialDirectly, eventually, Steadfast } from './steadfast.ts'
import { strayed, truthsOver } from './truth.ts'

const NODES = 3
const FAULTS_A_ROUND = 10
const TABLES = 6
const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hope']
const PACE_MS = 120
const LONGEST_MS = 120_000
const seed = seedOf('nodes')

interface Node {
  readonly child: Child
  readonly toDatabase: FaultyWire
  readonly toRedis: FaultyWire
}

async function nodeOver(postgres: Service, redis: Service): Promise<Node> {
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

class Trouble {
  readonly counts = new Map<string, number>()
  readonly #chance: CountedChance
  readonly #nodes: readonly Node[]
  readonly #postgres: Service
  readonly #redis: Service

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
    const { child, toDatabase, toRedis } = this.#chance.pick(this.#nodes)
    const ms = 100 + this.#chance.below(3000)
    const faults: readonly (readonly [string, () => Promise<void>])[] = [
      ['node killed', async () => this.#killed(child, ms)],
      ['node asleep', async () => this.#asleep(child, 3 * ms)],
      ['PostgreSQL killed', () => again(this.#postgres)],
      ['backends ended', () => this.#ended()],
      ['Redis killed', () => again(this.#redis)],
      ['line cut', () => mended(toDatabase, ms, () => toDatabase.cut())],
      ['answers lost', () => mended(toDatabase, ms, () => toDatabase.stall('back'), true)],
      ['line stalled', () => mended(toDatabase, 2 * ms, () => toDatabase.stall())],
      ['Redis cut', () => mended(toRedis, ms, () => toRedis.cut())],
      ['Redis stalled', () => mended(toRedis, ms, () => toRedis.stall())],
    ]
    const [name, act] = this.#chance.pick(faults)
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1)
    await act()
  }

  async #killed(child: Child, ms: number): Promise<void> {
    await child.end('SIGKILL')
    await wait(ms)
    await child.start()
  }

  async #asleep(child: Child, ms: number): Promise<void> {
    child.signal('SIGSTOP')
    await wait(ms)
    child.signal('SIGCONT')
  }

  async #ended(): Promise<void> {
    const text =
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()'
    await asked(postgresUrl(this.#postgres.port), text).catch(() => undefined)
  }
}

async function mended(wire: FaultyWire, ms: number, harm: () => void, loses = false) {
  harm()
  await wait(ms)
  wire.mend({ loses })
}

/** Tables at any node, with people at all of them and bots at every other one. */
async function seated(nodes: readonly Node[], people: readonly Person[], chance: CountedChance) {
  const tables: { readonly id: string; readonly seats: readonly number[] }[] = []
  for (let table = 0; table < TABLES; table++) {
    const bots = table % 2 === 0 ? 0 : 2
    const seats = chance.shuffle([...NAMES.keys()]).slice(0, bots === 0 ? 4 : 2)
    const at = (seat: number): Person => {
      const { name = '', cookie = '' } = people[seat] ?? {}
      return Object.assign(new Person(chance.pick(nodes).child.url, name), { cookie })
    }
    const [host = 0, ...others] = seats
    const wanted = { game: 'pass-the-ace', options: { startingLives: 2 }, bots }
    const { id } = (await at(host).post('/api/tables', wanted)).json()
    for (const seat of others)
      expect((await at(seat).post(`/api/tables/${id}/join`)).status).toBe(200)
    expect((await at(host).post(`/api/tables/${id}/start`)).status).toBe(200)
    tables.push({ id, seats })
  }
  return tables
}

test(`whatever fails, three nodes lose nothing (seed ${seed})`, async () => {
  const chance = seededChance(seed)
  const [postgres, redis] = [await ownPostgres(), await ownRedis()]
  const nodes = await Promise.all(Array.from({ length: NODES }, () => nodeOver(postgres, redis)))
  const people = await Promise.all(
    NAMES.map((name) => Person.guest(chance.pick(nodes).child.url, name)),
  )
  const players = people.map(
    ({ name, cookie }) =>
      new Steadfast({
        ...{ url: '', name, cookie, seed, pace: PACE_MS, mayFail: true },
        dial: (_url, own, ends) => dialDirectly(chance.pick(nodes).child.url, own, ends),
      }),
  )
  const trouble = new Trouble(chance, nodes, postgres, redis)
  const end = performance.now() + minutes({ quick: 1, deep: 10 }) * 60_000
  let slowest = 0
  while (performance.now() < end) {
    const tables = await seated(nodes, people, chance)
    for (const { id, seats } of tables) for (const seat of seats) players[seat]?.watch(id)
    const nudging = setInterval(() => {
      for (const player of players) player.nudge()
    }, 50)
    for (let faults = 0; faults < FAULTS_A_ROUND; faults++) {
      await wait(chance.below(800))
      await trouble.strike()
    }
    clearInterval(nudging)
    const healed = performance.now()
    await eventually(() => players.every(({ isDone }) => isDone), players, LONGEST_MS)
    slowest = Math.max(slowest, performance.now() - healed)
    const moves = players.reduce((sum, { made }) => sum + made, 0)
    tell(`${trouble.total} faults, ${moves} moves, done at most ${Math.round(slowest)} ms after`)
  }
  const { sql } = await openPostgres(postgresUrl(postgres.port))
  onTestFinished(() => sql.close())
  const truths = await truthsOver(sql)
  expect([...truths.values()].flatMap(({ faults }) => faults)).toEqual([])
  expect(players.flatMap((player) => strayed(player, truths))).toEqual([])
  expect(players.flatMap(({ problems }) => problems)).toEqual([])
  expect(
    await asked(
      postgresUrl(postgres.port),
      'SELECT 1 FROM pg_stat_activity WHERE state = $1',
      'idle in transaction',
    ),
  ).toEqual([])
  tell(JSON.stringify(Object.fromEntries(trouble.counts)))
  count(trouble.total)
  for (const { child } of nodes) expect(await child.end('SIGTERM')).toBe(0)
}, 3_600_000)
