// Three nodes over one PostgreSQL and one Redis under load, while nodes, services, clocks and the lines between them fail at random
// moments, three at a time: nothing acknowledged is lost or doubled, whatever the house does by itself it does once, and after the last
// fault play goes on by itself, from waiting rooms too. `npm run deep -- nodes --minutes 6`; every minute has about forty faults.
import { setTimeout as wait } from 'node:timers/promises'
import { type CountedChance, seededChance } from '@foldtable/kernel'
import { count, minutes, seedOf, tell } from '@foldtable/testkit/depth'
import { expect, onTestFinished, test } from 'vitest'
import { openPostgres } from '../src/ledger/postgres-opening.ts'
import { asked, ownPostgres, ownRedis, postgresUrl } from './databases.ts'
import { type Node, nodeOver, Trouble } from './nodes-trouble.ts'
import { Person } from './person.ts'
import { type PostOffice, postOffice } from './post-office.ts'
import { signIn } from './signed-in.ts'
import { dialDirectly, eventually, Steadfast } from './steadfast.ts'
import { strayed, truthsOver } from './truth.ts'

const CLOCKS_MS = [0, 20_000, -40_000]
const FAULTS_A_ROUND = 40
const AT_ONCE = 3
const TABLES = 6
const ROOMS = 2
const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hope']
/** Has a seat at some tables, and never comes: clocks play for her. */
const ABSENT = 'Ida'
const PACE_MS = 250
const LONGEST_MS = 150_000
const seed = seedOf('nodes')

/** What is asked again, of any node, until one has answered. */
async function insisted(act: () => Promise<{ status: number; text: string }>): Promise<string> {
  for (;;) {
    const answer = await act().catch(() => undefined)
    if (answer !== undefined && answer.status < 500) return answer.text
    await wait(100)
  }
}

class Company {
  readonly players: readonly Steadfast[]
  readonly #chance: CountedChance
  readonly #nodes: readonly Node[]
  readonly #people: readonly Person[]
  readonly #ids: readonly string[]

  private constructor(
    chance: CountedChance,
    nodes: readonly Node[],
    people: readonly Person[],
    ids: readonly string[],
  ) {
    this.#chance = chance
    this.#nodes = nodes
    this.#people = people
    this.#ids = ids
    this.players = people.slice(0, NAMES.length).map(
      ({ name, cookie }) =>
        new Steadfast({
          ...{ url: '', name, cookie, seed, pace: PACE_MS, mayFail: true },
          dial: (_url, own, ends) => dialDirectly(chance.pick(nodes).child.url, own, ends),
        }),
    )
  }

  static async gathered(chance: CountedChance, nodes: readonly Node[], office: PostOffice) {
    const people: Person[] = []
    const ids: string[] = []
    for (const name of [...NAMES, ABSENT]) {
      const person = await Person.guest(chance.pick(nodes).child.url, name)
      await signIn(person, office)
      people.push(person)
      ids.push((await person.get('/api/me')).json().id)
    }
    return new Company(chance, nodes, people, ids)
  }

  #ask(person: number, path: string, body?: object): Promise<string> {
    const { name, cookie } = this.#people[person] as Person
    return insisted(() => {
      const { url } = this.#chance.pick(this.#nodes).child
      return Object.assign(new Person(url, name), { cookie }).post(path, body)
    })
  }

  /** A waiting room with somebody in it, who invites another by mail; every third game has bots, every third somebody who never comes. */
  async room(kind: number): Promise<{ readonly id: string; readonly seats: readonly number[] }> {
    const bots = kind % 3 === 1 ? 2 : 0
    const clock = kind % 3 === 2 ? { kind: 'perTurn', seconds: 2 } : { kind: 'none' }
    const seats = this.#chance
      .shuffle([...NAMES.keys()])
      .slice(0, 4 - bots - (kind % 3 === 2 ? 1 : 0))
    const [host = 0, guest = 0] = seats
    const wanted = { game: 'pass-the-ace', options: { startingLives: 5 }, bots, clock }
    const { id } = JSON.parse(await this.#ask(host, '/api/tables', wanted))
    await this.#ask(host, `/api/tables/${id}/invite`, { player: this.#ids[guest] })
    for (const seat of seats) this.players[seat]?.watch(id)
    return { id, seats }
  }

  async begin(
    { id, seats }: { readonly id: string; readonly seats: readonly number[] },
    kind: number,
  ) {
    for (const seat of seats.slice(1)) await this.#ask(seat, `/api/tables/${id}/join`)
    if (kind % 3 === 2) await this.#ask(NAMES.length, `/api/tables/${id}/join`)
    await this.#ask(seats[0] ?? 0, `/api/tables/${id}/start`)
  }

  nudge(): void {
    for (const player of this.players) player.nudge()
  }
}

/** Notices by the ids of their mails; links to sign in are none. */
const idsOf = ({ taken }: PostOffice): string[] =>
  taken.flatMap(({ headers, body }) =>
    body.includes('/unsubscribe/') ? (/^Message-ID: (\S+)/im.exec(headers)?.[1] ?? []) : [],
  )

test(`whatever fails, three nodes lose nothing (seed ${seed})`, async () => {
  const chance = seededChance(seed)
  const [postgres, redis, office] = [await ownPostgres(), await ownRedis(), await postOffice()]
  const more = {
    SMTP_URL: office.url,
    LINKS_PER_HOUR: '0',
    INVITATIONS_SENT: '1000',
    INVITATIONS_RECEIVED: '1000',
  }
  const nodes = await Promise.all(CLOCKS_MS.map((ms) => nodeOver(postgres, redis, ms, more)))
  const company = await Company.gathered(chance, nodes, office)
  const { players } = company
  const trouble = new Trouble(chance, nodes, postgres, redis)
  const end = performance.now() + minutes({ quick: 1, deep: 8 }) * 60_000
  let [slowest, unfinished] = [0, 0]
  while (performance.now() < end) {
    const rooms = await Promise.all(
      [...Array(TABLES + ROOMS).keys()].map((kind) => company.room(kind)),
    )
    for (const [kind, room] of rooms.entries()) if (kind < TABLES) await company.begin(room, kind)
    const nudging = setInterval(() => company.nudge(), 50)
    let left = FAULTS_A_ROUND
    const streams = Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) {
        await wait(chance.below(800))
        await trouble.strike()
      }
    })
    await Promise.all(streams)
    clearInterval(nudging)
    const healed = performance.now()
    for (const { id, seats } of rooms) unfinished += players[seats[0] ?? 0]?.isOver(id) ? 0 : 1
    for (const [kind, room] of rooms.entries()) if (kind >= TABLES) await company.begin(room, kind)
    await eventually(() => players.every(({ isDone }) => isDone), players, LONGEST_MS)
    slowest = Math.max(slowest, performance.now() - healed)
    const moves = players.reduce((sum, { made }) => sum + made, 0)
    tell(
      `${trouble.total} faults, ${moves} moves; ${unfinished} tables ended after the last fault of their round, at most ${Math.round(slowest)} ms after`,
    )
  }
  const url = postgresUrl(postgres.port)
  const { sql } = await openPostgres(url)
  onTestFinished(() => sql.close())
  const truths = await truthsOver(sql)
  expect([...truths.values()].flatMap(({ faults }) => faults)).toEqual([])
  expect(players.flatMap((player) => strayed(player, truths))).toEqual([])
  expect(players.flatMap(({ problems }) => problems)).toEqual([])
  const idle = "SELECT 1 FROM pg_stat_activity WHERE state = 'idle in transaction'"
  expect(await asked(url, idle)).toEqual([])
  const entries = [...truths.values()].flatMap((one) => one.entries)
  const clocks = entries.filter(({ by }) => by === 'clock').length
  tell(`${entries.length} entries, ${clocks} by clocks, ${unfinished} tables went on after a fault`)
  expect(clocks).toBeGreaterThan(0)
  expect(unfinished).toBeGreaterThan(0)
  const states = await asked(
    url,
    'SELECT state, count(*)::int AS many FROM deliveries GROUP BY state',
  )
  const ids = idsOf(office)
  const doubled = ids.length - new Set(ids).size
  tell(`${ids.length} mails of notices, ${doubled} sent again; ${JSON.stringify(states)}`)
  expect(ids.length).toBeGreaterThan(0)
  expect(doubled).toBeLessThanOrEqual(trouble.counts.get('node killed') ?? 0) // before it could note that it was sent
  tell(JSON.stringify(Object.fromEntries(trouble.counts)))
  count(trouble.total)
  for (const { child } of nodes) expect(await child.end('SIGTERM')).toBe(0)
}, 3_600_000)
