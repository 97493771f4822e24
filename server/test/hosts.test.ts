// Whose table it is: hosts who leave, people who are sent away, rooms that are closed. The house's time jumps.
import { expect, test, vi } from 'vitest'
import { openHouse, testSettings } from './house.ts'
import type { Person } from './person.ts'
import { guests, liveAt, seatedAt, startedAt, tableOf } from './seated.ts'

const DAY = 24 * 3_600_000

test('[T-4.4] a host who left hands the table on, and has no power any more', async () => {
  const house = await openHouse()
  const people = await guests(house.url, 'Ann', 'Bob', 'Cleo', 'Dan', 'Eve')
  const [ann, bob, cleo] = people as [Person, Person, Person]
  const { id, live } = await startedAt(house, people, { game: 'powerhouse' })
  await bob.disconnect()
  await live.inTurn(() => live.movements.settle())
  await ann.post(`/api/tables/${id}/leave`)
  expect((await ann.get(`/api/tables/${id}`)).json()).toMatchObject({ status: 'playing', host: 2 })
  expect((await ann.post(`/api/tables/${id}/end`)).json().code).toBe('notHost')
  expect((await ann.post(`/api/tables/${id}/remove`, { seat: 3 })).json().code).toBe('notHost')
  expect((await ann.post(`/api/tables/${id}/join`)).status).toBe(409)
  expect((await cleo.post(`/api/tables/${id}/end`)).json()).toMatchObject({ status: 'over' })
  expect((await ann.post(`/api/tables/${id}/rematch`)).json().code).toBe('notSeated')
})

test('[T-4.4] whoever leaves the waiting room hands it to somebody who is there', async () => {
  const house = await openHouse()
  const people = await guests(house.url, 'Ann', 'Bob', 'Cleo')
  const [ann, bob] = people as [Person, Person]
  const live = await seatedAt(house, people)
  const { id } = live
  await bob.disconnect()
  await expect.poll(() => live.presence.isHere(live.room.party.people[1]?.id ?? '')).toBe(false)
  await ann.post(`/api/tables/${id}/leave`)
  expect((await ann.get(`/api/tables/${id}`)).json()).toMatchObject({ status: 'waiting', host: 1 })
  expect(live.room.party.people.map(({ name, awaySince }) => [name, awaySince])).toEqual([
    ['Bob', null],
    ['Cleo', null],
  ])
})

test('[T-4.6] at a slow table nobody is removed for being offline, but after days of being asked and not seen', async () => {
  const { dataDir } = testSettings()
  const time = { ahead: 0 }
  const now = () => Date.now() + time.ahead
  const house = await openHouse({ dataDir }, now)
  const people = await guests(house.url, 'Ann', 'Bob', 'Cleo')
  const [ann, bob, cleo] = people as [Person, Person, Person]
  const { id } = await startedAt(house, people, { game: 'imperial', pace: 'slow' })
  const removing = async (seat: number) =>
    (await ann.post(`/api/tables/${id}/remove`, { seat })).json()
  for (const one of [bob, cleo]) await one.disconnect()
  const live = await liveAt(house, id)
  await live.inTurn(() => live.movements.settle())
  const [asked, other] = tableOf(live).question(1) === null ? [2, 1] : [1, 2]
  if (tableOf(live).question(asked) === null) throw new Error('neither is asked')
  for (const wait of [3 * 60_000, 2 * DAY]) {
    time.ahead += wait
    for (const seat of [asked, other]) expect((await removing(seat)).code).toBe('cannotRemoveYet')
  }
  const late = people[asked] as Person
  await late.connect() // looks, and goes again
  await late.watch(id)
  await late.disconnect()
  await house.stop()
  time.ahead += 2 * DAY
  const again = await openHouse({ dataDir }, now)
  const host = Object.assign(Object.create(ann), { url: again.url })
  const remove = async () => (await host.post(`/api/tables/${id}/remove`, { seat: asked })).json()
  expect((await remove()).code).toBe('cannotRemoveYet')
  time.ahead += 1.5 * DAY
  expect((await remove()).seats[asked]).toMatchObject({ hasLeft: true })
})

test('[T-4.6] a bot is not removed from a game, and nothing is played', async () => {
  const time = { ahead: 0 }
  const house = await openHouse({}, () => Date.now() + time.ahead)
  const people = await guests(house.url, 'Ann', 'Bob')
  const { id, live } = await startedAt(house, people, { bots: 2 })
  time.ahead += 1000 // the pause is not over yet
  const { n } = tableOf(live)
  time.ahead += 600_000
  const removed = await people[0]?.post(`/api/tables/${id}/remove`, { seat: 2 })
  expect([removed?.status, removed?.json().code]).toEqual([409, 'cannotRemove'])
  expect(
    tableOf(live)
      .pathTo(tableOf(live).n)
      .filter(({ by, n: at }) => by === 'host' && at > n),
  ).toEqual([])
})

test('[HOUSE-20.2] a closed waiting room stays closed, whatever the game', async () => {
  const house = await openHouse()
  const [ann, eve] = (await guests(house.url, 'Ann', 'Eve')) as [Person, Person]
  await eve.connect()
  for (const { id: game } of (await ann.get('/api/games')).json()) {
    const { id } = (await ann.post('/api/tables', { game })).json()
    await ann.post(`/api/tables/${id}/leave`)
    expect(await eve.watch(id)).toMatchObject({ kind: 'table', n: 0, state: null })
    expect((await eve.get(`/api/tables/${id}/record`)).json().code).toBe('notStarted')
    expect((await eve.get(`/api/tables/${id}/frames`)).json()).toEqual([])
    for (const act of ['join', 'start', 'bot', 'leave', 'rematch', 'end']) {
      const { status } = await eve.post(`/api/tables/${id}/${act}`)
      expect([game, act, status < 500 && status >= 400]).toEqual([game, act, true])
    }
    expect(await eve.play(id, { kind: 'ready' })).toMatchObject({ kind: 'refused' })
    expect((await liveAt(house, id)).stored).toMatchObject({ status: 'over', n: 0 })
  }
})

test('[HOUSE-20.2, T-4.8] a game that everybody has left is closed, whatever the game', async () => {
  const house = await openHouse()
  const people = await guests(house.url, 'Ann', 'Bob')
  const { id, live } = await startedAt(house, people, { game: 'serenissima', bots: 1 })
  for (const person of people) await person.post(`/api/tables/${id}/leave`)
  expect(live.stored).toMatchObject({ status: 'over', deadline: null })
  const [ann] = people as [Person]
  expect((await ann.get('/api/tables?status=playing')).json()).toEqual([])
  const { n } = tableOf(live)
  await house.tables.tick(id)
  await ann.watch(id)
  expect(tableOf(live).n).toBe(n)
})

test('[T-4.9, HOUSE-1.7] sent away stays away, and the host makes a new invitation', async () => {
  const house = await openHouse()
  const people = await guests(house.url, 'Ann', 'Mallory', 'Bob')
  const [ann, mallory, bob] = people as [Person, Person, Person]
  const live = await seatedAt(house, [ann, mallory], { visibility: 'private' })
  const { id } = live
  const { invite } = live.stored
  await ann.post(`/api/tables/${id}/remove`, { seat: 1 })
  expect((await mallory.post(`/api/tables/${id}/join`, { invite })).status).toBe(404)
  expect((await bob.post(`/api/tables/${id}/invitation`, { invite })).json().code).toBe('notHost')
  const fresh = (await ann.post(`/api/tables/${id}/invitation`)).json().invite
  expect(fresh).not.toBe(invite)
  expect((await bob.post(`/api/tables/${id}/join`, { invite })).status).toBe(404)
  expect((await bob.post(`/api/tables/${id}/join`, { invite: fresh })).status).toBe(200)
  const open = await seatedAt(house, [ann, mallory])
  await ann.post(`/api/tables/${open.id}/remove`, { seat: 1 })
  const refused = await mallory.post(`/api/tables/${open.id}/join`)
  expect([refused.status, refused.json().code]).toEqual([403, 'sentAway'])
})

test('[T-4.10, HOUSE-5.5] the second Ann is Ann 2 at that table, for everybody, in chat and after the start', async () => {
  const house = await openHouse()
  const people = await guests(house.url, 'Ann', 'ann')
  const live = await seatedAt(house, people)
  const names = () => live.room.party.people.map(({ name }) => name)
  expect(names()).toEqual(['Ann', 'ann 2'])
  await people[1]?.ask('PATCH', '/api/me', { name: 'Bob' })
  expect(names()).toEqual(['Ann', 'Bob'])
  await people[1]?.ask('PATCH', '/api/me', { name: 'Аnn' }) // Cyrillic
  expect(names()).toEqual(['Ann', 'Аnn 2'])
  const heard = people[0]?.until(({ kind }) => kind === 'chat')
  people[1]?.say({ kind: 'chat', table: live.id, key: 'c', text: 'It is me' })
  expect(await heard).toMatchObject({ name: 'Аnn 2', seat: null })
  await people[0]?.post(`/api/tables/${live.id}/start`)
  const again = people[0]?.until(({ kind }) => kind === 'chat')
  await people[1]?.ask('PATCH', '/api/me', { name: 'Ann' })
  people[1]?.say({ kind: 'chat', table: live.id, key: 'd', text: 'It is me' })
  expect(await again).toMatchObject({ name: 'Аnn 2', seat: 1 })
})

test('[HOUSE-1.6] the lobby shows a live table that waits while its host is there, and slow ones always', async () => {
  const house = await openHouse()
  const [ann, eve] = (await guests(house.url, 'Ann', 'Eve')) as [Person, Person]
  const lobby = async () =>
    (await eve.get('/api/tables')).json().map(({ id }: { id: string }) => id)
  const { id } = (await ann.post('/api/tables', { game: 'pass-the-ace', bots: 1 })).json()
  const slow = (await ann.post('/api/tables', { game: 'pass-the-ace', pace: 'slow' })).json()
  expect(await lobby()).toEqual([slow.id])
  await ann.connect()
  await ann.watch(id)
  const live = await liveAt(house, id)
  await live.inTurn(() => live.movements.settle())
  expect(await lobby()).toEqual([slow.id, id])
  await ann.disconnect()
  await vi.waitFor(async () => expect(await lobby()).toEqual([slow.id]), { timeout: 20_000 })
  await ann.post(`/api/tables/${id}/start`)
  expect(await lobby()).toEqual([slow.id, id])
})

test('[HOUSE-3.3] a question ends when somebody who was asked leaves or lets a bot play', async () => {
  const house = await openHouse({ botPace: 600_000 })
  const people = await guests(house.url, 'Ann', 'Bob', 'Cleo')
  const clock = { kind: 'perTurn', seconds: 300 }
  const { id, live } = await startedAt(house, people, { game: 'serenissima', clock })
  const [ann, bob] = people as [Person, Person]
  const asks = async (key: string) => {
    const asking = bob.until((one) => one.kind === 'house' && one.house.asking !== null)
    ann.say({ kind: 'ask', table: id, key, about: 'stop' })
    await asking
  }
  for (const to of ['bot', 'leave'] as const) {
    await asks(to)
    const done = bob.until(({ kind }) => kind === 'done')
    bob.say({ kind: 'seat', table: id, key: to, to })
    await done
    expect(live.asking).toBeNull()
    if (to === 'bot') bob.say({ kind: 'seat', table: id, key: 'back', to: 'back' })
  }
})

test('whoever leaves a waiting room leaves nothing in what is stored of it', async () => {
  const house = await openHouse()
  const people = await guests(house.url, 'Ann', 'Bob')
  const live = await seatedAt(house, people, { pace: 'slow' })
  const bobs = live.room.party.people[1]?.id ?? 'nobody'
  expect(live.stored.house).toContain(bobs)
  await people[1]?.post(`/api/tables/${live.id}/leave`)
  expect(live.stored.house).not.toContain(bobs)
})

test('[HOUSE-1.11] so many tables an hour, by person, with rematches, and by address', async () => {
  const time = { ahead: 0 }
  const limits = { tablesPerHour: 3, mostWaitingTables: 1000, mostOpenTables: 1000 }
  const house = await openHouse(limits, () => Date.now() + time.ahead)
  const [ann, bob] = (await guests(house.url, 'Ann', 'Bob')) as [Person, Person]
  const { id } = await startedAt(house, [ann, bob], { pace: 'slow' })
  const makes = async (who: Person) => {
    const made = await who.post('/api/tables', { game: 'pass-the-ace', pace: 'slow' })
    return made.status === 201 ? 'made' : [made.status, made.json().code]
  }
  expect([await makes(ann), await makes(ann)]).toEqual(['made', 'made'])
  expect(await makes(ann)).toEqual([429, 'tooManyNewTables'])
  await bob.post(`/api/tables/${id}/leave`)
  expect((await ann.post(`/api/tables/${id}/rematch`)).json().code).toBe('tooManyNewTables')
  expect(await makes(bob)).toBe('made')
  const others = await guests(house.url, ...Array.from({ length: 10 }, (_, n) => `Guest ${n}`))
  const made: unknown[] = []
  for (const one of others) for (let n = 0; n < 3; n++) made.push(await makes(one))
  expect(made.filter((one) => one === 'made')).toHaveLength(26) // thirty in all
  time.ahead += 3_600_000
  expect(await makes(ann)).toBe('made')
})
