// Whoever has a page open is told which tables wait for them; whoever comes back, what happened there and what is asked.

import type { LiveTable } from '@foldtable/host/live-table'
import { expect, test } from 'vitest'
import { openHouse } from './house.ts'
import { Person } from './person.ts'
import { guests, startedAt, tableOf } from './seated.ts'
import { mailingHouse, signedIn } from './signed-in.ts'

const DAY = 86_400_000
const TWO_DAYS = { kind: 'perTurn', seconds: 2 * 86_400 }
const slow = { game: 'serenissima', pace: 'slow', clock: TWO_DAYS, options: {} }

const waitsOf = (person: Person) => {
  const latest = person.messages.findLast(({ kind }) => kind === 'waits')
  return latest?.kind === 'waits' ? latest.tables : undefined
}

/** Two people at a slow table, and who of them is asked. */
async function slowTable(clock = { now: Date.now() }) {
  const house = await openHouse({}, () => clock.now)
  const people = (await guests(house.url, 'Ann', 'Bob')) as [Person, Person]
  const { id, live } = await startedAt(house, people, slow)
  const askedNow = () => {
    const { decision } = tableOf(live)
    return people[decision.result === undefined ? (decision.seats[0] ?? 0) : 0] as Person
  }
  return { house, people, id, live, clock, askedNow }
}

/** As the clock would move for them. */
async function moveOf(person: Person, live: LiveTable): Promise<void> {
  const table = tableOf(live)
  const seat = person.replicas.get(live.id)?.viewer
  if (typeof seat !== 'number') throw new Error(`${person.name} does not sit there`)
  await person.play(live.id, live.game.timeout(table.state, seat))
}

test('[HOUSE-4.13] after hello, and whenever it changes, every page hears which tables wait', async () => {
  const { house, people, id, live, askedNow } = await slowTable()
  const asked = askedNow()
  await expect
    .poll(() => waitsOf(asked))
    .toEqual([{ table: id, game: 'serenissima', until: live.stored.deadline }])
  const elsewhere = new Person(house.url, asked.name)
  elsewhere.cookie = asked.cookie
  await elsewhere.connect()
  await expect.poll(() => waitsOf(elsewhere)?.map(({ table }) => table)).toEqual([id])
  for (let moves = 0; askedNow() === asked && moves < 50; moves++) await moveOf(asked, live)
  await expect.poll(() => [waitsOf(asked), waitsOf(elsewhere)]).toEqual([[], []])
  const other = people.find((one) => one !== asked)
  await expect.poll(() => other && waitsOf(other)?.length).toBe(1)
  const nobody = new Person(house.url, 'Nobody')
  await nobody.connect()
  nobody.say({ kind: 'ping' })
  await nobody.until(({ kind }) => kind === 'pong')
  expect(waitsOf(nobody)).toBeUndefined()
})

test('who comes back after days sees where they are waited for, what happened, and how long there is', async () => {
  const { people, id, live, clock, askedNow } = await slowTable()
  const [ann, bob] = people
  await ann.ask('PATCH', '/api/me', { language: 'fr' })
  const isAnnNext = () => {
    const { decision, entries } = tableOf(live)
    const isAsked = decision.result === undefined && decision.seats.join() === '0'
    return isAsked && entries.at(-1)?.by === 1
  }
  for (let moves = 0; moves < 60 && !(isAnnNext() && moves > 8); moves++)
    await moveOf(askedNow(), live)
  await ann.disconnect()
  await expect.poll(() => live.presence.isHere(live.room.sittings[0]?.id ?? '')).toBe(false)
  clock.now += 1 // after she had gone
  bob.say({ kind: 'chat', table: id, key: 'c1', text: 'your go, partner?' })
  await bob.until((one) => one.kind === 'done' && one.key === 'c1')
  clock.now += DAY
  const mine = (await ann.get('/api/my/tables')).json()
  expect(mine.counts).toEqual({ waiting: 1, running: 0, over: 0 })
  const [table] = mine.tables
  expect(table).toMatchObject({
    ...{ id, game: 'serenissima', turnOf: ['Ann'], unread: 1, place: null, endedAt: null },
    said: { name: 'Bob', text: 'your go, partner?' },
  })
  expect(table.left).toBeGreaterThan(DAY / 2)
  expect(table.left).toBeLessThanOrEqual(DAY)
  expect(table.asked).toMatch(/^\p{Lu}/u)
  expect(table.since.length).toBeGreaterThan(0)
  expect((await ann.get(`/api/tables/${id}/since`)).json()).toEqual({
    since: table.since,
    asked: table.asked,
    before: null,
  })
  const english = (await ann.get('/api/my/tables?language=en')).json()
  expect(english.tables[0].asked).not.toBe(table.asked)
  const theirs = (await bob.get('/api/my/tables?state=running')).json()
  expect(theirs.tables).toMatchObject([{ id, turnOf: ['Ann'], asked: null, unread: 0 }])
  await ann.connect()
  await ann.watch(id)
  await ann.disconnect()
  await expect.poll(async () => (await ann.get('/api/my/tables')).json().tables[0].unread).toBe(0)
})

test('how long there is, is one’s own time, whatever else the house has to do there sooner', async () => {
  const house = await openHouse({ botPace: DAY })
  const people = (await guests(house.url, 'Ann', 'Bob')) as [Person, Person]
  const auction = { ...slow, game: 'imperial', bots: 1, maxPlayers: 3 }
  const { id, live } = await startedAt(house, people, auction)
  const [ann] = people
  const own = tableOf(live).deadlineOf(0)
  expect(live.stored.asked).toEqual([0, 1, 2]) // the bot too: it is looked after within the minute
  expect(live.stored.deadline).toBeLessThan((own ?? 0) - DAY)
  await expect.poll(() => waitsOf(ann)).toEqual([{ table: id, game: 'imperial', until: own }])
  const [table] = (await ann.get('/api/my/tables')).json().tables
  expect(table.left).toBeGreaterThan(DAY)
})

test('the people one played with, here or not; a page of what somebody finished, and how we fared', async () => {
  const house = await openHouse()
  const [ann, bob, eve] = (await guests(house.url, 'Ann', 'Bob', 'Eve')) as [Person, Person, Person]
  const { id } = await startedAt(house, [ann, bob])
  const me = (await ann.get('/api/me')).json()
  const { id: him } = (await bob.get('/api/me')).json()
  expect((await ann.get('/api/my/people')).json()).toMatchObject([{ id: him, isHere: true }])
  await bob.post(`/api/tables/${id}/leave`)
  await bob.disconnect()
  await expect.poll(async () => (await ann.get('/api/my/people')).json()[0].isHere).toBe(false)
  const played = (await eve.get(`/api/players/${him}/tables`)).json()
  expect(played).toMatchObject({
    isMore: false,
    tables: [{ id, game: 'pass-the-ace', place: 2, ratingChange: null }],
  })
  expect(played.tables[0].people).toEqual([
    { account: me.id, name: 'Ann' },
    { account: him, name: 'Bob' },
  ])
  expect((await ann.get(`/api/players/${him}/versus`)).json()).toEqual({
    games: 1,
    ahead: 1,
    behind: 0,
  })
  const hidden = await ann.post('/api/tables', {
    game: 'pass-the-ace',
    visibility: 'unlisted',
    bots: 1,
  })
  await ann.post(`/api/tables/${hidden.json().id}/start`)
  await ann.post(`/api/tables/${hidden.json().id}/leave`)
  const total = async (who: Person) =>
    (await who.get(`/api/players/${me.id}/tables`)).json().tables.length
  expect([await total(ann), await total(eve)]).toEqual([2, 1])
})

test('[HOUSE-9.9] the mail of a turn tells what happened and what is asked, in words of the reader', async () => {
  const clock = { now: Date.now() }
  const { house, office } = await mailingHouse(() => clock.now)
  const [ann, bob] = [
    await signedIn(house.url, office, 'Ann'),
    await signedIn(house.url, office, 'Bob'),
  ]
  await ann.ask('PATCH', '/api/me', { name: 'Ann', language: 'fr' })
  await bob.ask('PATCH', '/api/me', { name: 'Bob.example' })
  const people = [ann, bob] as const
  const { id, live } = await startedAt(house, people, slow)
  for (let moves = 0; moves < 60; moves++) {
    const { decision, entries } = tableOf(live)
    const [seat = 0] = decision.result === undefined ? decision.seats : []
    if (moves > 8 && seat === 0 && entries.at(-1)?.by === 1) break
    await moveOf(people[seat] as Person, live)
  }
  await ann.disconnect()
  clock.now += 61_000
  const { since, asked } = (await ann.get(`/api/tables/${id}/since`)).json()
  await house.sendNotices()
  const letter = office.taken.findLast(({ to }) => to.includes('ann@example.org'))
  const text = (letter?.body ?? '')
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => `%${hex}`)
  const words = decodeURIComponent(text.replace(/%(?![0-9A-F]{2})/g, '%25'))
  expect(words).toContain(asked)
  expect(words).toContain(since[0].replaceAll('Bob.example', 'Bob·example'))
  expect(words).not.toContain('Bob.example')
})
