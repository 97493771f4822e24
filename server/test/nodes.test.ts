// Two nodes over one PostgreSQL play one table, with people at both; and go on when one of them is killed.
import { redact, seededChance, viewersOf } from '@foldtable/kernel'
import { difference } from '@foldtable/testkit/compare'
import { describe, expect, test } from 'vitest'
import { Child } from './child.ts'
import { asked, freshDatabase, hasPostgres, hasRedis, sharedRedis } from './databases.ts'
import { freshFolder, openHouse } from './house.ts'
import { Person } from './person.ts'
import { guests, startedAt } from './seated.ts'

/** The same person at another node. */
async function alsoAt(url: string, person: Person): Promise<Person> {
  const other = new Person(url, person.name)
  other.cookie = person.cookie
  return other
}

async function seated(one: string, other: string) {
  const ann = await Person.guest(one, 'Ann')
  const bob = await Person.guest(other, 'Bob')
  const cleo = await Person.guest(one, 'Cleo')
  const options = { startingLives: 1 }
  const { id } = (await ann.post('/api/tables', { game: 'pass-the-ace', options })).json()
  const people = [ann, bob, await alsoAt(other, cleo)]
  for (const person of people) {
    await person.connect()
    await person.watch(id)
  }
  for (const person of [bob, cleo])
    expect((await person.post(`/api/tables/${id}/join`)).status).toBe(200)
  return { id, people, ann, bob }
}

describe.skipIf(!hasPostgres || !hasRedis).each(['PostgreSQL', 'Redis'])(
  'a bell over %s',
  (bell) => {
    test('people at two nodes play one table to its end, and see the same', async () => {
      const more = {
        databaseUrl: await freshDatabase(),
        redisUrl: bell === 'Redis' ? await sharedRedis() : undefined,
      }
      const [one, other] = [await openHouse(more), await openHouse(more)]
      const { id, people, ann, bob } = await seated(one.url, other.url)
      // a waiting room that another node changed is told
      const heard = (person: Person, text: string) =>
        expect.poll(() => person.heard.some((one) => one.includes(text))).toBe(true)
      await heard(ann, 'Cleo')
      const begun = Promise.all(
        people.map((person) =>
          person.until((message) => message.kind === 'frame' && message.n === 1),
        ),
      )
      expect((await ann.post(`/api/tables/${id}/start`)).status).toBe(200)
      await begun
      bob.say({ kind: 'chat', table: id, key: 'said', text: 'from the other node' })
      await heard(ann, 'from the other node')
      const chance = seededChance('two nodes')
      const live = await one.tables.find(id)
      if (live?.table === undefined) throw new Error('no table')
      const copy = await other.tables.find(id)
      // the clock ends pauses meanwhile
      const astray = () =>
        viewersOf(3).flatMap((viewer) => {
          const replica = viewer === 'spectator' ? undefined : people[viewer]?.replicas.get(id)
          const truth = replica?.n === live.table?.n ? redact(live.table?.state, viewer) : null
          const found = replica === undefined ? undefined : difference(truth, replica.state)
          return found === undefined ? [] : [found]
        })
      while (live.table.decision.result === undefined) {
        await expect.poll(astray).toEqual([])
        await expect.poll(() => copy?.table?.n).toBe(live.table.n)
        const seat = chance.pick(live.table.decision.seats)
        const person = people[seat] as Person
        const [move] = chance.shuffle(person.offers(id))
        if (move === undefined) continue
        const answer = await person.play(id, move)
        if (answer.kind === 'frame')
          await expect.poll(() => live.table?.n).toBeGreaterThanOrEqual(answer.n)
      }
      await expect.poll(astray).toEqual([])
      for (const { id: account } of live.room.sittings)
        expect([live, copy].map((each) => each?.presence.isHere(account))).toEqual([true, true])
      const records = await Promise.all(
        [ann, bob].map((each) => each.get(`/api/tables/${id}/record`)),
      )
      expect(records[0]?.json().entries).toEqual(records[1]?.json().entries)
    })
  },
)

describe.skipIf(!hasPostgres)('whichever node one is at', () => {
  test('limits hold, codes lead in, and all pages of a person are told', async () => {
    const databaseUrl = await freshDatabase()
    const more = { databaseUrl, guestsPerHour: 3, rateLimit: 60 }
    const [one, other] = [await openHouse(more), await openHouse(more)]
    const [ann, bob] = [await Person.guest(one.url, 'Ann'), await Person.guest(other.url, 'Bob')]
    await Person.guest(one.url, 'Cleo')
    for (const { url } of [other, one]) {
      const refused = await new Person(url, 'Dan').post('/api/guest', { name: 'Dan' })
      expect([refused.status, refused.json().code]).toEqual([429, 'tooManyGuests'])
    }
    const there = await alsoAt(other.url, ann)
    await there.connect()
    const told = there.until(({ kind }) => kind === 'device')
    const { code } = (await ann.post('/api/me/devices/code')).json()
    const phone = new Person(other.url, 'phone')
    expect((await phone.post('/api/sign-in/code', { code })).json()).toMatchObject({ name: 'Ann' })
    expect((await phone.post('/api/sign-in/code/complete', { code })).status).toBe(200)
    expect((await ann.post('/api/sign-in/code', { code })).json().code).toBe('codeNotValid')
    await told
    const { id } = (await ann.post('/api/tables', { game: 'pass-the-ace' })).json()
    await bob.connect()
    await bob.watch(id)
    await bob.post(`/api/tables/${id}/join`)
    const removed = bob.until(({ kind }) => kind === 'removed')
    expect((await ann.post(`/api/tables/${id}/remove`, { seat: 1 })).status).toBe(200)
    expect(await removed).toMatchObject({ table: id, by: 'Ann' })
    const bye = there.until(({ kind }) => kind === 'bye')
    expect((await ann.post('/api/sign-out')).status).toBe(204)
    await bye
    // a request counts at each of two nodes for two
    await expect
      .poll(async () => (await fetch(`${other.url}/metrics`)).text())
      .toContain('foldtable_nodes 2')
    const eve = new Person(other.url, 'Eve')
    const statuses: number[] = []
    while (!statuses.includes(429)) statuses.push((await eve.get('/api/house')).status)
    expect(statuses.length).toBeLessThan(40)
  })
})

describe.skipIf(!hasPostgres)('beside a node of another version', () => {
  test('what is not known here is not folded, and people are led there', async () => {
    const databaseUrl = await freshDatabase()
    const house = await openHouse({ databaseUrl })
    const people = await guests(house.url, 'Ann', 'Bob')
    const [ann] = people as [Person]
    const { id, table } = await startedAt(house, people)
    const newer = { games: { 'pass-the-ace': ['legBegan', 'kingCrowned'] } }
    const entry = { n: table.n + 1, at: table.at, by: 'host', events: [{ kind: 'kingCrowned' }] }
    const write = async () => {
      await asked(
        databaseUrl,
        'INSERT INTO entries VALUES ($1, $2, $3, $4)',
        ...[id, entry.n, entry.at, JSON.stringify(entry)],
      )
      await asked(databaseUrl, 'UPDATE tables SET n = $2 WHERE id = $1', id, entry.n)
    }
    await asked(
      databaseUrl,
      'INSERT INTO nodes VALUES ($1, 40, $2, $3)',
      ...['newer', Date.now() + 3_600_000, JSON.stringify(newer)],
    )
    const told = people.map((person) => person.until(({ kind }) => kind === 'bye'))
    await write()
    const [move] = ann.offers(id)
    if (move !== undefined) ann.say({ kind: 'play', table: id, key: 'late', move })
    await Promise.all(told)
    expect((await ann.get('/readyz')).json()).toMatchObject({ ready: false, leaving: true })
    expect(
      people
        .flatMap(({ messages }) => messages)
        .some((one) => one.kind === 'frame' && one.n === entry.n),
    ).toBe(false)
    await expect(ann.connect()).rejects.toThrow()
  })
})

describe.skipIf(!hasPostgres)('a node that leaves', () => {
  test('hands its people over: a move that it does not hear any more is made at another, once', async () => {
    const databaseUrl = await freshDatabase()
    const [one, other] = [
      await openHouse({ databaseUrl, drainMs: 100 }),
      await openHouse({ databaseUrl }),
    ]
    const { id, people, ann } = await seated(one.url, other.url)
    const begun = ann.until((message) => message.kind === 'frame' && message.n === 1)
    await ann.post(`/api/tables/${id}/start`)
    await begun
    for (const isAnns = () => ann.offers(id).length > 0; !isAnns(); ) {
      const mover = people.find((person) => person !== ann && person.offers(id).length > 0)
      const [move] = mover?.offers(id) ?? []
      const next = ann.until(({ kind }) => kind === 'frame')
      if (move !== undefined) await mover?.play(id, move)
      await next
    }
    expect((await ann.get('/readyz')).json()).toEqual({
      ...{ ready: true, ledger: true, bell: true, leaving: false },
    })
    const bye = ann.until(({ kind }) => kind === 'bye')
    const stopped = one.stop()
    const told = await ann.get('/readyz')
    expect([told.status, told.json()]).toEqual([
      503,
      { ready: false, ledger: true, bell: true, leaving: true },
    ])
    const { after } = (await bye) as { after: number }
    expect(after).toBeLessThan(1000) // a page waits for 0.3 s more at most, and is back within two
    const [move] = ann.offers(id)
    if (move === undefined) throw new Error('nothing is asked')
    ann.say({ kind: 'play', table: id, key: 'late', move })
    await stopped
    const back = await alsoAt(other.url, ann)
    await back.connect()
    await back.watch(id)
    expect(await back.play(id, move, 'late')).toMatchObject({ kind: 'frame', key: 'late' })
    expect(await back.play(id, move, 'late')).toMatchObject({ kind: 'known', key: 'late' })
    const rows = await asked(databaseUrl, 'SELECT body FROM entries ORDER BY n')
    expect(rows.filter(({ body }) => JSON.parse(body).key === 'late')).toHaveLength(1)
    expect(await asked(databaseUrl, 'SELECT 1 FROM nodes')).toHaveLength(1)
  })
})

describe.skipIf(!hasPostgres)('a node that dies', () => {
  test('its people go on at the other, with the same key, and nothing is lost or doubled', async () => {
    const environment = { DATABASE_URL: await freshDatabase() }
    const one = await Child.start(freshFolder(), environment)
    const other = await Child.start(freshFolder(), environment)
    const { id, people, ann } = await seated(one.url, other.url)
    const begun = Promise.all(
      people.map((person) =>
        person.until((message) => message.kind === 'frame' && message.n === 1),
      ),
    )
    await ann.post(`/api/tables/${id}/start`)
    await begun
    await one.end('SIGKILL')
    const back = await alsoAt(other.url, ann)
    await back.connect()
    await back.watch(id)
    const crew = [back, people[1] as Person, people[2] as Person]
    for (let moves = 0; moves < 6; moves++) {
      const mover = crew.find((person) => person.offers(id).length > 0)
      if (mover === undefined) break
      const [move] = mover.offers(id)
      if (move !== undefined) await mover.play(id, move)
    }
    const rows = await asked(environment.DATABASE_URL, 'SELECT n, body FROM entries ORDER BY n')
    expect(rows.map(({ n }) => Number(n))).toEqual(rows.map((_, i) => i + 1))
    expect(rows.length).toBeGreaterThan(2)
    await one.start()
    await expect
      .poll(() => asked(environment.DATABASE_URL, 'SELECT count(*)::int AS many FROM nodes'))
      .toEqual([{ many: 2 }])
    expect(await one.end('SIGTERM')).toBe(0)
    expect(await other.end('SIGTERM')).toBe(0)
    expect(await asked(environment.DATABASE_URL, 'SELECT 1 FROM nodes')).toEqual([])
  })
})
