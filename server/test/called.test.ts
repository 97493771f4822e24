// Whoever is not there learns that their word is asked for: on every page, among their tables, and at slow tables by mail.
import { expect, test } from 'vitest'
import type { RunningServer } from '../src/server.ts'
import { Person } from './person.ts'
import type { PostOffice } from './post-office.ts'
import { startedAt } from './seated.ts'
import { mailingHouse, signedIn } from './signed-in.ts'

const DAY = 86_400_000
const MINUTE = 60_000

async function slowHouse() {
  const clock = { ahead: 0 }
  const { house, office } = await mailingHouse(() => Date.now() + clock.ahead)
  return { house, office, clock }
}

const named = async (house: RunningServer, office: PostOffice, ...names: readonly string[]) => {
  const people: Person[] = []
  for (const name of names) people.push(await signedIn(house.url, office, name))
  return people
}

async function says(person: Person, message: Parameters<Person['say']>[0]): Promise<string> {
  const key = 'key' in message ? message.key : ''
  const answer = person.until((one) => 'key' in one && one.key === key)
  person.say(message)
  const { kind, ...rest } = await answer
  return kind === 'refused' && 'code' in rest ? rest.code : kind
}

const rematch = (person: Person, table: string, to: 'offer' | 'yes' | 'no') =>
  says(person, { kind: 'rematch', table, key: person.key(), to })

const waitsOf = (person: Person) => {
  const latest = person.messages.findLast(({ kind }) => kind === 'waits')
  return latest?.kind === 'waits' ? latest.tables.map(({ table }) => table) : undefined
}

/** Another page of theirs, opened now. */
async function comesBack(person: Person, url: string): Promise<Person> {
  const page = new Person(url, person.name)
  page.cookie = person.cookie
  await page.connect()
  return page
}

const mine = async (person: Person, state = 'waiting') =>
  (await person.get(`/api/my/tables?state=${state}`)).json()

const about = ({ taken }: PostOffice, name: string, subject: RegExp): string[] =>
  taken
    .filter(
      ({ to, headers, body }) =>
        to.includes(`${name.toLowerCase()}@example.org`) && subject.test(headers + body),
    )
    .map(({ body }) => body)

async function slowGameOver(house: RunningServer, people: readonly Person[]) {
  const wanted = { game: 'powerhouse', pace: 'slow', clock: { kind: 'none' } }
  const { id, live } = await startedAt(house, people, wanted)
  await people[0]?.post(`/api/tables/${id}/end`)
  expect(live.stored.status).toBe('over')
  return { id, live }
}

test('[HOUSE-4.13, HOUSE-9.10] a vote at a slow table reaches those who are away: pages, My games, one mail', async () => {
  const { house, office, clock } = await slowHouse()
  const people = await named(house, office, 'Ann', 'Bob', 'Cleo')
  const [, , cleo] = people as [Person, Person, Person]
  await cleo.ask('PATCH', '/api/me', { language: 'fr' })
  const wanted = { game: 'serenissima', pace: 'slow', clock: { kind: 'none' }, options: {} }
  const { id, live } = await startedAt(house, people, wanted)
  const missing = live.stored.asked[0] ?? 0
  const [asker, other] = people.filter((_, seat) => seat !== missing) as [Person, Person]
  const late = people[missing] as Person
  await late.disconnect()
  await other.disconnect()
  clock.ahead += 4 * DAY
  expect(
    await says(asker, { kind: 'ask', table: id, key: asker.key(), about: 'replace', of: missing }),
  ).toBe('done')
  const page = await comesBack(other, house.url)
  await expect.poll(() => waitsOf(page)).toEqual([id])
  expect(waitsOf(asker)).toEqual([])
  const { counts, tables } = await mine(other)
  expect(counts).toEqual({ waiting: 1, running: 0, over: 0 })
  expect(tables).toMatchObject([
    { id, wish: { about: 'replace', by: asker.name, of: late.name, until: null } },
  ])
  expect((await mine(asker, 'running')).tables).toMatchObject([{ id, wish: null }])
  await page.disconnect()
  clock.ahead += 2 * MINUTE
  await house.sendNotices()
  const subject = /asks you something|vous demande quelque chose/
  expect(about(office, other.name, subject)).toHaveLength(1)
  expect(about(office, other.name, subject)[0]).toContain(late.name)
  expect(about(office, late.name, subject)).toEqual([])
  // asked again and again at the same moment of the game: still one mail
  for (let times = 0; times < 20; times++) {
    const asking = live.asking?.id ?? ''
    await says(asker, { kind: 'withdraw', table: id, key: asker.key(), asking })
    await says(asker, { kind: 'ask', table: id, key: asker.key(), about: 'end' })
    clock.ahead += 2 * MINUTE
    await house.sendNotices()
  }
  expect(about(office, other.name, subject)).toHaveLength(1)
  const last = live.asking?.id ?? ''
  await says(asker, { kind: 'withdraw', table: id, key: asker.key(), asking: last })
  expect((await mine(other)).counts.waiting).toBe(0)
})

test('[HOUSE-4.13, HOUSE-9.10] a rematch at a slow table waits for who is away, in their language, until they answer', async () => {
  const { house, office, clock } = await slowHouse()
  const people = await named(house, office, 'Ann', 'Bob', 'Cleo', 'Dan')
  const [ann, bob, cleo, dan] = people as [Person, Person, Person, Person]
  await bob.ask('PATCH', '/api/me', { language: 'fr' })
  const { id } = await slowGameOver(house, people)
  for (const one of [bob, cleo]) await one.disconnect()
  expect(await rematch(ann, id, 'offer')).toBe('done')
  await expect.poll(() => waitsOf(dan)).toEqual([id])
  const page = await comesBack(bob, house.url)
  await expect.poll(() => waitsOf(page)).toEqual([id])
  const { counts, tables } = await mine(bob)
  expect(counts).toEqual({ waiting: 1, running: 0, over: 1 })
  expect(tables).toMatchObject([{ id, status: 'over', wish: { about: 'rematch', by: 'Ann' } }])
  expect(tables[0].left).toBeGreaterThan(2 * DAY)
  expect(await rematch(dan, id, 'no')).toBe('done')
  await expect.poll(() => waitsOf(dan)).toEqual([])
  await page.disconnect()
  clock.ahead += 2 * MINUTE
  await house.sendNotices()
  await house.sendNotices()
  expect(about(office, 'Bob', /propose une revanche/)).toHaveLength(1)
  expect(about(office, 'Cleo', /wants a rematch/)).toHaveLength(1)
  expect(about(office, 'Dan', /wants a rematch/)).toEqual([])
  clock.ahead += 4 * DAY
  await house.tables.tick(id)
  expect((await mine(bob)).counts).toEqual({ waiting: 0, running: 0, over: 1 })
})

test('[HOUSE-22.8, ACC-6.1] the rematch of somebody who is blocked calls nobody who blocked them, and nobody learns of it', async () => {
  const { house, office, clock } = await slowHouse()
  const people = await named(house, office, 'Ann', 'Bob', 'Cleo', 'Dan')
  const [ann, bob, cleo] = people as [Person, Person, Person, Person]
  const { id, live } = await slowGameOver(house, people)
  const { id: annId } = (await ann.get('/api/me')).json()
  await bob.post(`/api/players/${annId}/keep-away`, { isMuted: false, isBlocked: true })
  await bob.disconnect()
  const page = await comesBack(bob, house.url)
  expect(await rematch(ann, id, 'offer')).toBe('done')
  await expect.poll(() => waitsOf(cleo)).toEqual([id])
  page.say({ kind: 'ping' })
  await page.until(({ kind }) => kind === 'pong')
  expect(waitsOf(page)).toEqual([])
  expect(page.messages.filter(({ kind }) => kind === 'rematches')).toEqual([])
  expect((await mine(bob)).counts.waiting).toBe(0)
  clock.ahead += 2 * MINUTE
  await house.sendNotices()
  expect(about(office, 'Bob', /rematch/)).toEqual([])
  const told = ann.messages.findLast((one) => one.kind === 'house' && one.table === id)
  expect(JSON.stringify(told)).not.toContain('unheard')
  expect(told).toMatchObject({ house: { rematchOffer: { yes: [0], no: [] } } })
  // Bob may still come and say yes; and when it becomes another's offer, he is called
  await page.watch(id)
  expect(await rematch(page, id, 'yes')).toBe('done')
  expect(await rematch(page, id, 'no')).toBe('done')
  expect(await rematch(cleo, id, 'yes')).toBe('done')
  expect(await rematch(ann, id, 'no')).toBe('done')
  expect(live.room.offer).toMatchObject({ by: live.room.sittings[2]?.id, unheard: [] })
})

test('[HOUSE-9.10] around one table nobody is written to', async () => {
  const { house, office, clock } = await slowHouse()
  const people = await named(house, office, 'Ann', 'Bob', 'Cleo', 'Dan')
  const [ann, bob] = people as [Person, Person]
  const { id } = await startedAt(house, people, { game: 'powerhouse' })
  await ann.post(`/api/tables/${id}/end`)
  await bob.disconnect()
  await rematch(ann, id, 'offer')
  clock.ahead += 90_000
  await house.sendNotices()
  expect(about(office, 'Bob', /rematch/)).toEqual([])
})
