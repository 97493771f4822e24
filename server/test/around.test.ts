// Around the game: seats, bots, taking back, clocks, talking, who may see what.

import type { SeatInfo } from '@foldtable/protocol'
import { difference } from '@foldtable/testkit/compare'
import { expect, test } from 'vitest'
import { openHouse, testSettings } from './house.ts'
import { Person } from './person.ts'

type House = Awaited<ReturnType<typeof openHouse>>

/** People at a table that has begun, all watching. */
async function seated(house: House, names: readonly string[], more: object = {}) {
  const people = await Promise.all(names.map((name) => Person.guest(house.url, name)))
  const [host, ...others] = people as [Person, ...Person[]]
  const table = (await host.post('/api/tables', { game: 'pass-the-ace', ...more })).json()
  for (const person of others)
    await person.post(`/api/tables/${table.id}/join`, { invite: table.invite })
  for (const person of people) {
    await person.connect()
    await person.watch(table.id)
  }
  return { people, host, id: table.id as string, invite: table.invite as string }
}

async function begun(house: House, names: readonly string[], more: object = {}) {
  const table = await seated(house, names, more)
  const opened = Promise.all(
    table.people.map((one) => one.until((message) => message.kind === 'frame' && message.n === 1)),
  )
  await table.host.post(`/api/tables/${table.id}/start`)
  await opened
  const live = await house.tables.find(table.id)
  if (live === undefined) throw new Error('no table')
  return { ...table, live }
}

/** Everybody has seen the high card. */
async function dealt(house: House, names: readonly string[], more: object = {}) {
  const table = await begun(house, names, more)
  for (const person of table.people) await person.play(table.id, { kind: 'ready' })
  const { live } = table
  const current = () => {
    const decision = live.table?.decision
    return decision?.result === undefined ? (decision?.seats[0] ?? -1) : -1
  }
  return { ...table, current, asked: () => table.people[current()] as Person }
}

test('[HOUSE-1.1] only games of the house', async () => {
  const ann = await Person.guest((await openHouse()).url, 'Ann')
  const answer = await ann.post('/api/tables', { game: 'chess' })
  expect(answer.status).toBe(404)
  expect(answer.json()).toMatchObject({
    code: 'unknownGame',
    message: 'There is no such game here.',
  })
})

test('[A-1.2, T-4.1] options outside the rules are refused', async () => {
  const ann = await Person.guest((await openHouse()).url, 'Ann')
  const answer = await ann.post('/api/tables', {
    game: 'pass-the-ace',
    options: { startingLives: 9 },
  })
  expect([answer.status, answer.json().code]).toEqual([400, 'invalidSettings'])
})

test('[HOUSE-1.2] a private table is not there for strangers; the invitation opens it', async () => {
  const house = await openHouse()
  const { id, invite } = await seated(house, ['Ann'], { visibility: 'private' })
  const eve = await Person.guest(house.url, 'Eve')
  await eve.connect()
  expect((await eve.get(`/api/tables/${id}`)).json().code).toBe('noSuchTable')
  expect((await eve.post(`/api/tables/${id}/join`)).status).toBe(404)
  expect(await eve.watch(id)).toMatchObject({ kind: 'refused', code: 'noSuchTable' })
  expect((await eve.get('/api/tables')).json()).toEqual([])
  expect(await eve.watch(id, { invite })).toMatchObject({ kind: 'table', viewer: 'spectator' })
  expect((await eve.post(`/api/tables/${id}/join`, { invite })).status).toBe(200)
})

test('the list of games is packed, and sent once', async () => {
  const { url } = await openHouse()
  const asked = async (headers: { [name: string]: string }) => {
    const answer = await fetch(`${url}/api/games`, { headers })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  const plain = await asked({ 'accept-encoding': 'identity' })
  const listed: { id: string; suggests: object }[] = JSON.parse(plain.text)
  expect(listed.map(({ id }) => id)).toContain('pass-the-ace')
  expect(listed.find(({ id }) => id === 'full-metal-planete')?.suggests).toEqual({
    clock: { kind: 'perTurn', seconds: 180 },
  })
  expect(plain.headers.get('content-encoding')).toBeNull()
  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
  ] as const) {
    const packed = await asked({ 'accept-encoding': accepted })
    expect(packed.headers.get('content-encoding')).toBe(encoding)
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(plain.text.length / 3)
    expect(packed.text).toBe(plain.text)
  }
  const again = await asked({ 'if-none-match': plain.headers.get('etag') ?? '' })
  expect([again.status, again.text]).toEqual([304, ''])
})

test('the lobby lists public tables by game and state', async () => {
  const house = await openHouse()
  const { id } = await seated(house, ['Ann', 'Bob'])
  await seated(house, ['Cleo'], { visibility: 'unlisted' })
  const dan = await Person.guest(house.url, 'Dan')
  const listed = (await dan.get('/api/tables?game=pass-the-ace&status=waiting')).json()
  expect(listed).toMatchObject([{ id, seats: ['Ann', 'Bob'], status: 'waiting', maxPlayers: 8 }])
  expect((await dan.get('/api/tables?status=over')).json()).toEqual([])
  expect((await dan.get('/api/tables?status=nonsense')).status).toBe(400)
})

test('the lobby says at which of its tables one sits', async () => {
  const house = await openHouse()
  const { people, id } = await seated(house, ['Ann', 'Bob'])
  const [ann] = people as [Person]
  const nobody = new Person(house.url, 'Nobody')
  expect((await ann.get('/api/tables')).json()[0]).toMatchObject({ id, mySeat: null })
  for (const other of [nobody, await Person.guest(house.url, 'Dan')])
    expect((await other.get('/api/tables')).json()[0]).not.toHaveProperty('mySeat')
  await ann.post(`/api/tables/${id}/start`)
  const [table] = (await ann.get('/api/tables')).json()
  expect(table).toMatchObject({ id, mySeat: expect.any(Number), isMyTurn: expect.any(Boolean) })
  expect((await nobody.get('/api/tables')).json()[0]).not.toHaveProperty('isMyTurn')
})

test('[HOUSE-1.3] a person lets a bot play on and takes the seat back', async () => {
  const house = await openHouse({ botPace: 60_000 })
  const { people, id, live } = await begun(house, ['Ann', 'Bob'])
  const [ann] = people as [Person]
  const done = ann.until((message) => message.kind === 'done')
  ann.say({ kind: 'seat', table: id, key: 'k1', to: 'bot' })
  await done
  expect(live.room.sittings.map(({ isBot }) => isBot)).toEqual([true, false])
  const back = ann.until((message) => message.kind === 'done')
  ann.say({ kind: 'seat', table: id, key: 'k2', to: 'back' })
  await back
  expect(live.room.sittings.map(({ isBot }) => isBot)).toEqual([false, false])
})

test('[HOUSE-1.3] the host adds bots and the game plays itself to the end with them', async () => {
  const house = await openHouse()
  const { host, id } = await seated(house, ['Ann'], { options: { startingLives: 1 } })
  for (let i = 0; i < 3; i++) await host.post(`/api/tables/${id}/bot`)
  const over = host.until(
    (message) => message.kind === 'frame' && JSON.stringify(message).includes('gameEnded'),
  )
  await host.post(`/api/tables/${id}/start`)
  host.say({ kind: 'seat', table: id, key: 'k', to: 'bot' })
  await over
  const mine = (await host.get('/api/my/tables?state=over')).json()
  expect(mine.tables).toMatchObject([{ id, status: 'over' }])
})

test('[HOUSE-2.1] before the game has begun there is nothing to play', async () => {
  const house = await openHouse()
  const { host, id } = await seated(house, ['Ann', 'Bob'])
  expect(await host.play(id, { kind: 'stick' })).toMatchObject({
    kind: 'refused',
    code: 'notStarted',
  })
})

test('[HOUSE-3.1, HOUSE-3.3] a stick is taken back freely by who made it, by consent after the other moved', async () => {
  const house = await openHouse()
  const { id, live, asked, people } = await dealt(house, ['Ann', 'Bob', 'Cleo'])
  const first = asked()
  expect(await first.play(id, { kind: 'stick' })).toMatchObject({ kind: 'frame' })
  const n = live.table?.n ?? 0
  const rewound = first.until((message) => message.kind === 'frame' && 'state' in message)
  first.say({ kind: 'ask', table: id, key: 'u1', about: 'undo' })
  expect(await rewound).toMatchObject({ n: n + 1 })

  await first.play(id, { kind: 'stick' })
  const second = asked()
  await second.play(id, { kind: 'stick' })
  const asking = second.until(
    (message) => message.kind === 'house' && message.house.asking !== null,
  )
  first.say({ kind: 'ask', table: id, key: 'u2', about: 'undo' })
  expect(await asking).toMatchObject({ house: { asking: { about: 'undo' } } })
  const others = people.filter((one) => one !== first)
  const refusal = first.until((message) => message.kind === 'refused')
  const question = () => live.asking?.id ?? ''
  first.say({ kind: 'answer', table: id, key: 'a0', asking: question(), yes: true })
  expect(await refusal).toMatchObject({ code: 'notAsked' })
  const all = Promise.all(
    people.map((one) => one.until((message) => message.kind === 'frame' && 'state' in message)),
  )
  const open = question()
  for (const [i, other] of others.entries())
    other.say({ kind: 'answer', table: id, key: `a${i + 1}`, asking: open, yes: true })
  await all
  expect(asked()).toBe(first)
})

test('[HOUSE-3.1] a refusal of one ends the asking', async () => {
  const house = await openHouse()
  const { id, live, asked, people } = await dealt(house, ['Ann', 'Bob', 'Cleo'])
  const first = asked()
  const noMove = people.find((one) => one !== first) as Person
  const none = noMove.until((message) => message.kind === 'refused' || message.kind === 'done')
  noMove.say({ kind: 'ask', table: id, key: 'x', about: 'undo' })
  expect((await none).kind).toMatch(/refused|done/)
  await first.play(id, { kind: 'stick' })
  await asked().play(id, { kind: 'stick' })
  first.say({ kind: 'ask', table: id, key: 'u', about: 'undo' })
  const other = asked()
  const done = other.until((message) => message.kind === 'done')
  await other.until((message) => message.kind === 'house' && message.house.asking !== null)
  other.say({ kind: 'answer', table: id, key: 'no', asking: live.asking?.id ?? '', yes: false })
  await done
  expect(live.asking).toBeNull()
})

test('[HOUSE-3.2] clocks stop by agreement and go on by anybody', async () => {
  const house = await openHouse()
  const { id, live, people } = await dealt(house, ['Ann', 'Bob'], {
    clock: { kind: 'perTurn', seconds: 300 },
  })
  const [ann, bob] = people as [Person, Person]
  const asking = bob.until(
    (message) => message.kind === 'house' && message.house.asking?.about === 'stop',
  )
  ann.say({ kind: 'ask', table: id, key: 's', about: 'stop' })
  await asking
  const stopped = ann.until((message) => message.kind === 'frame' && message.clock === 'stop')
  bob.say({ kind: 'answer', table: id, key: 'y', asking: live.asking?.id ?? '', yes: true })
  await stopped
  expect(live.table?.clock.stoppedAt).not.toBeNull()
  expect(live.stored.deadline).toBeNull()
  const going = ann.until((message) => message.kind === 'frame' && message.clock === 'go')
  bob.say({ kind: 'ask', table: id, key: 'g', about: 'go' })
  await going
  expect(live.table?.clock.stoppedAt).toBeNull()
})

test('[HOUSE-3.2, I-18.5] where the game says so, anybody stops the clocks alone', async () => {
  const house = await openHouse()
  const { id, live, people } = await begun(house, ['Ann', 'Bob'], {
    game: 'imperial',
    clock: { kind: 'penalty', seconds: 600, increment: 10, refill: 60 },
  })
  const [ann, bob] = people as [Person, Person]
  const stopped = bob.until((message) => message.kind === 'frame' && message.clock === 'stop')
  ann.say({ kind: 'ask', table: id, key: 's', about: 'stop' })
  await stopped
  expect(live.asking).toBeNull()
  expect(live.table?.clock.stoppedAt).not.toBeNull()
  const going = ann.until((message) => message.kind === 'frame' && message.clock === 'go')
  bob.say({ kind: 'ask', table: id, key: 'g', about: 'go' })
  await going
  expect(live.table?.clock.stoppedAt).toBeNull()
})

test('[HOUSE-3.2] a table without a clock has none to stop', async () => {
  const house = await openHouse()
  const { id, people } = await dealt(house, ['Ann', 'Bob'])
  const [ann] = people as [Person]
  const answer = ann.until((message) => message.kind === 'refused')
  ann.say({ kind: 'ask', table: id, key: 's', about: 'stop' })
  expect(await answer).toMatchObject({ key: 's', code: 'noClock' })
})

test('[HOUSE-3.4, A-13.6] leaving is for good, and the last one wins', async () => {
  const house = await openHouse()
  const { id, live, people } = await dealt(house, ['Ann', 'Bob'])
  const [ann, bob] = people as [Person, Person]
  const over = bob.until((message) => message.kind === 'frame')
  ann.say({ kind: 'seat', table: id, key: 'l', to: 'leave' })
  await over
  expect(live.stored).toMatchObject({
    status: 'over',
    result: { reason: 'opponentsLeft', places: [2, 1] },
  })
  const refused = bob.until((message) => message.kind === 'refused')
  bob.say({ kind: 'seat', table: id, key: 'l', to: 'leave' })
  expect(await refused).toMatchObject({ code: 'notPlaying' })
})

test('[HOUSE-5.1, HOUSE-5.2] who sits may speak, and is heard by everybody', async () => {
  const house = await openHouse()
  const { id, people } = await begun(house, ['Ann', 'Bob'])
  const [ann, bob] = people as [Person, Person]
  const heard = bob.until((message) => message.kind === 'chat')
  ann.say({ kind: 'chat', table: id, key: 'c', text: '  Good luck! ' })
  expect(await heard).toMatchObject({ i: 1, name: 'Ann', text: 'Good luck!' })
  const empty = ann.until((message) => message.kind === 'refused')
  ann.say({ kind: 'chat', table: id, key: 'c2', text: '   ' })
  expect(await empty).toMatchObject({ code: 'nothingSaid' })
  const eve = await Person.guest(house.url, 'Eve')
  await eve.connect()
  expect(await eve.watch(id)).toMatchObject({ chat: [{ text: 'Good luck!' }] })
  const nobody = new Person(house.url, 'Nobody')
  await nobody.connect()
  await nobody.watch(id)
  const refused = nobody.until((message) => message.kind === 'refused')
  nobody.say({ kind: 'chat', table: id, key: 'c3', text: 'hello' })
  expect(await refused).toMatchObject({ code: 'notSignedIn' })
})

test('[A-11.4, T-4.7, HOUSE-22.4] whoever is alone has a rematch at once, and both tables know', async () => {
  const house = await openHouse()
  const { id, host, people } = await dealt(house, ['Ann', 'Bob', 'Cleo'])
  expect((await host.post(`/api/tables/${id}/rematch`)).json().code).toBe('notOver')
  for (const person of people.slice(1)) await person.post(`/api/tables/${id}/leave`)
  const { rematch } = (await host.post(`/api/tables/${id}/rematch`)).json()
  const again = (await host.get(`/api/tables/${rematch}`)).json()
  const seats = again.seats.map(({ name, isBot }: SeatInfo) => ({ name, isBot }))
  expect([again.status, seats]).toEqual([
    'playing',
    [
      { name: 'Ann', isBot: false },
      { name: 'Hana', isBot: true },
    ],
  ])
  expect((await host.post(`/api/tables/${id}/rematch`)).json().code).toBe('rematchBegun')
  expect((await host.get(`/api/tables/${id}`)).json().rematch).toBe(rematch)
})

test('[HOUSE-6.6, HOUSE-4.3] the record is there once the table is over', async () => {
  const house = await openHouse()
  const { id, host, people } = await dealt(house, ['Ann', 'Bob'])
  expect((await host.get(`/api/tables/${id}/record`)).json().code).toBe('notOver')
  await (people[1] as Person).post(`/api/tables/${id}/leave`)
  const record = await host.get(`/api/tables/${id}/record`)
  expect(record.json()).toMatchObject({
    format: 'foldtable-record',
    seats: [{ name: 'Ann' }, { name: 'Bob' }],
  })
  expect((await host.get('/api/tables/nowhere/record')).json().code).toBe('noSuchTable')
})

test('history comes page by page through the own eyes', async () => {
  const house = await openHouse()
  const { id, host, live } = await dealt(house, ['Ann', 'Bob'])
  const first = (await host.get(`/api/tables/${id}/frames?size=2`)).json()
  expect(first.map(({ n }: { n: number }) => n)).toEqual([1, 2])
  const rest = (await host.get(`/api/tables/${id}/frames?after=2&size=500`)).json()
  expect(rest).toHaveLength((live.table?.n ?? 0) - 2)
})

test('[HOUSE-2.5] after a restart table, question and chat are as they were', async () => {
  const { dataDir } = testSettings()
  const house = await openHouse({ dataDir })
  const { id, live, people, asked } = await dealt(house, ['Ann', 'Bob', 'Cleo'], {
    clock: { kind: 'bank', seconds: 600, increment: 5 },
  })
  await asked().play(id, { kind: 'stick' })
  const before = JSON.stringify(live.table?.snapshot())
  const cookies = people.map(({ cookie }) => cookie)
  const byes = Promise.all(people.map((one) => one.until((message) => message.kind === 'bye')))
  await house.stop()
  expect((await byes)[0]).toMatchObject({ kind: 'bye', reason: 'stopping' })
  const again = await openHouse({ dataDir })
  const back = await again.tables.find(id)
  expect(JSON.stringify(back?.table?.snapshot())).toBe(before)
  const ann = new Person(again.url, 'Ann')
  ann.cookie = cookies[0] ?? ''
  await ann.connect()
  expect(await ann.watch(id)).toMatchObject({ kind: 'table', viewer: 0, n: live.table?.n })
})

test('[HOUSE-4.5] resume by number brings just the frames that were missed', async () => {
  const house = await openHouse()
  const { id, people, asked, live } = await dealt(house, ['Ann', 'Bob', 'Cleo'])
  const gone = people.find((one) => one !== asked()) as Person
  const seen = gone.replicas.get(id)?.n ?? 0
  await gone.disconnect()
  await asked().play(id, { kind: 'stick' })
  await gone.connect()
  const frame = gone.until((message) => message.kind === 'frame')
  expect(await gone.watch(id, { after: seen })).toMatchObject({ kind: 'house' })
  expect(await frame).toMatchObject({ n: seen + 1 })
  expect(gone.replicas.get(id)?.n).toBe(live.table?.n)
})

test('a long table opens from its snapshot, and can be unfolded to its first entry', async () => {
  const { dataDir } = testSettings()
  const house = await openHouse({ dataDir })
  const { host, id } = await seated(house, ['Ann'], { options: { startingLives: 5 }, bots: 5 })
  const far = host.until((message) => message.kind === 'frame' && message.n >= 130)
  await host.post(`/api/tables/${id}/start`)
  host.say({ kind: 'seat', table: id, key: 'k', to: 'bot' })
  await far
  await house.stop()
  const again = await openHouse({ dataDir, botPace: 60_000 })
  const live = await again.tables.find(id)
  if (live?.table === undefined) throw new Error('no table')
  expect(live.table.entries[0]?.n).toBeGreaterThan(100)
  const whole = await live.truth.wholeTable()
  expect(whole.n).toBe(live.table.n)
  expect(difference(live.table.state, whole.state)).toBeUndefined()
  await live.inTurn(() => live.truth.unfold())
  expect(live.table.entries[0]?.n).toBe(1)
})

test('[HOUSE-3.5, P-13.4] the host ends a game for everybody where the game allows it', async () => {
  const house = await openHouse()
  const ann = await Person.guest(house.url, 'Ann')
  const { id } = (await ann.post('/api/tables', { game: 'powerhouse', bots: 3 })).json()
  await ann.post(`/api/tables/${id}/start`)
  const eve = await Person.guest(house.url, 'Eve')
  expect((await eve.post(`/api/tables/${id}/end`)).json()).toMatchObject({ code: 'notHost' })
  expect((await ann.post(`/api/tables/${id}/end`)).json()).toMatchObject({ status: 'over' })
  const ace = (await ann.post('/api/tables', { game: 'pass-the-ace', bots: 1 })).json()
  await ann.post(`/api/tables/${ace.id}/start`)
  const refused = await ann.post(`/api/tables/${ace.id}/end`)
  expect(refused.json()).toMatchObject({ code: 'cannotEnd', rule: 'HOUSE-3.5' })
})
