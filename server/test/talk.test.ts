// Talking and asking at a table: bounded, in one's own name, and consent for the question it was given to.
import { expect, test } from 'vitest'
import { freshFolder, openHouse } from './house.ts'
import type { Person } from './person.ts'
import { guests, seatedAt, startedAt, tableOf } from './seated.ts'
import { stored } from './stored.ts'

async function answered(person: Person, message: Parameters<Person['say']>[0]) {
  const key = 'key' in message ? message.key : ''
  const answer = person.until((one) => 'key' in one && one.key === key)
  person.say(message)
  const { kind, ...rest } = await answer
  return kind === 'refused' && 'code' in rest ? rest.code : kind
}

let lines = 0
const says = (person: Person, table: string, text = 'hello') =>
  answered(person, { kind: 'chat', table, key: `line ${++lines}`, text })

test('[HOUSE-5.3] lines of chat a minute, by person and by table', async () => {
  const time = { ahead: 0 }
  const limits = { chatPerPerson: 5, chatPerTable: 8 }
  const house = await openHouse(limits, () => Date.now() + time.ahead)
  const [ann, bob] = (await guests(house.url, 'Ann', 'Bob')) as [Person, Person]
  const { id } = await seatedAt(house, [ann, bob])
  const many = async (person: Person, count: number) => {
    const codes: string[] = []
    for (let line = 0; line < count; line++) codes.push(await says(person, id))
    return codes.filter((code) => code === 'done').length
  }
  expect(await many(ann, 7)).toBe(5)
  expect(await many(bob, 7)).toBe(3) // the table has heard eight
  time.ahead += 61_000
  expect(await many(bob, 7)).toBe(5)
  const other = await seatedAt(house, [ann, bob])
  expect(await says(bob, other.id)).toBe('tooMuchSaid') // another table does not help
  const heard = ann.messages.flatMap((one) => (one.kind === 'chat' ? [one.i] : []))
  expect(heard).toEqual(Array.from({ length: 13 }, (_, line) => line + 1))
})

test('[HOUSE-5.4] a day after the end, talk about it is over too', async () => {
  const time = { ahead: 0 }
  const house = await openHouse({}, () => Date.now() + time.ahead)
  const [ann, bob] = (await guests(house.url, 'Ann', 'Bob')) as [Person, Person]
  const { id } = await startedAt(house, [ann, bob])
  await bob.post(`/api/tables/${id}/leave`)
  expect(await says(ann, id)).toBe('done')
  time.ahead += 25 * 3_600_000
  expect(await says(ann, id)).toBe('talkIsOver')
})

test('[HOUSE-3.3, HOUSE-3.7] a yes to one question does not count for another', async () => {
  const house = await openHouse()
  const people = await guests(house.url, 'Ann', 'Bob', 'Cleo')
  const [ann, bob, cleo] = people as [Person, Person, Person]
  const clock = { kind: 'perTurn', seconds: 300 }
  const { id, live } = await startedAt(house, people, { clock })
  const ask = (person: Person, key: string) =>
    answered(person, { kind: 'ask', table: id, key, about: 'stop' })
  const agree = (person: Person, key: string, asking: string) =>
    answered(person, { kind: 'answer', table: id, key, asking, yes: true })
  await ask(ann, 'a')
  const first = live.asking?.id ?? ''
  expect(await ask(cleo, 'c')).toBe('questionOpen')
  expect(
    await answered(cleo, { kind: 'answer', table: id, key: 'c1', asking: first, yes: false }),
  ).toBe('done')
  expect(live.room.answered).toMatchObject({ id: first, seat: 0, yes: false, by: 2 })
  await ask(cleo, 'c2')
  const second = live.asking?.id ?? ''
  expect(await agree(bob, 'b1', first)).toBe('notAsked')
  expect(live.asking).toMatchObject({ seat: 2, waitsFor: [0, 1] })
  expect(await agree(bob, 'b2', second)).toBe('done')
  expect(tableOf(live).clock.stoppedAt).toBeNull()
  expect(await agree(ann, 'a2', second)).toBe('done')
  expect(tableOf(live).clock.stoppedAt).not.toBeNull()
})

test('[HOUSE-21.4] coming and going of one seat is told at most once a second', async () => {
  const house = await openHouse()
  const [ann, bob] = (await guests(house.url, 'Ann', 'Bob')) as [Person, Person]
  const { id, live } = await startedAt(house, [ann, bob])
  const before = ann.messages.length
  for (let time = 0; time < 40; time++) {
    bob.say({ kind: 'unwatch', table: id })
    bob.say({ kind: 'watch', table: id, after: tableOf(live).n })
  }
  for (const person of [bob, ann]) {
    const pong = person.until(({ kind }) => kind === 'pong')
    person.say({ kind: 'ping' })
    await pong
  }
  const told = ann.messages.slice(before).filter(({ kind }) => kind === 'house')
  expect(told.length).toBeLessThan(20)
  await live.inTurn(() => live.movements.settle())
  expect(live.presence.isHere(live.room.sittings[1]?.id ?? '')).toBe(true)
})

test('what everybody may know of a table: who sits there, and when it was made', async () => {
  const made = Date.now()
  const house = await openHouse()
  const [ann] = (await guests(house.url, 'Ann')) as [Person]
  const { id } = await seatedAt(house, [ann], { bots: 1, pace: 'slow' })
  const me = (await ann.get('/api/me')).json()
  const told = (await ann.get(`/api/tables/${id}`)).json()
  expect(told.seats.map(({ account }: { account: string }) => account)).toEqual([me.id, null])
  expect(told.created).toBeGreaterThanOrEqual(made)
  const mine = (await ann.get('/api/my/tables?state=running')).json().tables
  for (const list of [(await ann.get('/api/tables')).json(), mine])
    expect(list).toMatchObject([{ id, created: told.created }])
  await ann.post(`/api/tables/${id}/start`)
  const figures = await (await fetch(`${house.url}/metrics`)).text()
  expect(figures).toContain('foldtable_tables{status="playing"} 1')
})

test('[ACC-4.1] whoever deletes their account leaves every table, however many', async () => {
  const limits = { mostWaitingTables: 1000, mostOpenTables: 1000 }
  const house = await openHouse(limits)
  const [ann] = (await guests(house.url, 'Ann')) as [Person]
  for (let table = 0; table < 103; table++)
    await ann.post('/api/tables', { game: 'pass-the-ace', pace: 'slow' })
  await ann.ask('DELETE', '/api/me')
  expect((await ann.get('/api/tables?status=waiting&size=100')).json()).toEqual([])
})

test('[HOUSE-5.3] of each table the latest lines are kept', async () => {
  const dataDir = freshFolder()
  const limits = { chatPerPerson: 1000, chatPerTable: 1000, chatKept: 3 }
  const house = await openHouse({ dataDir, ...limits })
  const [ann, bob] = (await guests(house.url, 'Ann', 'Bob')) as [Person, Person]
  const { id } = await seatedAt(house, [ann, bob])
  const other = await seatedAt(house, [ann, bob])
  await says(ann, other.id, 'elsewhere')
  for (const text of ['one', 'two', 'three', 'four', 'five']) await says(ann, id, text)
  const kept = stored(dataDir, 'SELECT i, text FROM chat ORDER BY table_id = ?, i', id)
  expect(kept.map(({ i, text }) => [i, text])).toEqual([
    [1, 'elsewhere'],
    [3, 'three'],
    [4, 'four'],
    [5, 'five'],
  ])
})

test('[HOUSE-4.7] a line that is sent again after a restart is said once, at the table and in the gallery', async () => {
  const dataDir = freshFolder()
  const first = await openHouse({ dataDir })
  const [ann, bob, eve] = (await guests(first.url, 'Ann', 'Bob', 'Eve')) as [Person, Person, Person]
  const { id } = await startedAt(first, [ann, bob])
  await eve.connect()
  await eve.watch(id)
  const say = (person: Person) =>
    answered(person, { kind: 'chat', table: id, key: 'the same', text: person.name })
  expect(await Promise.all([ann, bob, eve].map(say))).toEqual(['done', 'done', 'done'])
  await first.stop()
  const { url } = await openHouse({ dataDir })
  for (const person of [ann, bob, eve]) {
    Object.assign(person, { url })
    await person.connect()
    await person.watch(id)
    expect(await say(person)).toBe('done')
  }
  expect(stored(dataDir, 'SELECT text FROM chat ORDER BY i')).toEqual([
    { text: 'Ann' },
    { text: 'Bob' },
  ])
  expect(stored(dataDir, 'SELECT text FROM gallery')).toEqual([{ text: 'Eve' }])
})
