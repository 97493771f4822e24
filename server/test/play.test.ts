// Whole games over real sockets.

import { redact, seededChance, viewersOf } from '@foldtable/kernel'
import { difference } from '@foldtable/testkit/compare'
import { expect, test } from 'vitest'
import { openHouse } from './house.ts'
import { Person } from './person.ts'

test('three guests make, join and finish a game, and every replica equals the redacted truth', async () => {
  const house = await openHouse()
  const people = await Promise.all(
    ['Ann', 'Bob', 'Cleo'].map((name) => Person.guest(house.url, name)),
  )
  const [ann, ...others] = people as [Person, Person, Person]
  const made = await ann.post('/api/tables', {
    game: 'pass-the-ace',
    options: { startingLives: 1 },
  })
  expect(made.status).toBe(201)
  const { id } = made.json()
  for (const person of others)
    expect((await person.post(`/api/tables/${id}/join`)).status).toBe(200)
  const watcher = new Person(house.url, 'Watcher')
  for (const person of [...people, watcher]) {
    await person.connect()
    await person.watch(id)
  }
  const begun = Promise.all(
    [...people, watcher].map((one) =>
      one.until((message) => message.kind === 'frame' && message.n === 1),
    ),
  )
  expect((await ann.post(`/api/tables/${id}/start`)).status).toBe(200)
  await begun
  const chance = seededChance('three guests')
  const live = await house.tables.find(id)
  if (live?.table === undefined) throw new Error('no table')
  while (live.table.decision.result === undefined) {
    const seat = chance.pick(live.table.decision.seats)
    const person = people[seat] as Person
    const found = person.offers(id)
    expect(found).toEqual(live.table.offers(seat))
    const n = live.table.n + 1
    const all = Promise.all(
      [...people, watcher].map((one) =>
        one.until((message) => message.kind === 'frame' && message.n >= n),
      ),
    )
    const answer = await person.play(id, chance.pick(found))
    expect(answer).toMatchObject({ kind: 'frame', n })
    await all
    for (const viewer of viewersOf(3)) {
      const replica = (viewer === 'spectator' ? watcher : people[viewer])?.replicas.get(id)
      expect(difference(redact(live.table.state, viewer), replica?.state)).toBeUndefined()
    }
  }
  const record = await watcher.get(`/api/tables/${id}/record`)
  expect(record.status).toBe(200)
  expect(record.json()).toMatchObject({
    game: { id: 'pass-the-ace' },
    result: { reason: 'lastAlive' },
  })
  const mine = (await ann.get('/api/my/tables?state=over')).json()
  expect(mine.tables).toMatchObject([{ id, status: 'over', isMyTurn: false }])
})

test('a person plays against bots from one request', async () => {
  const house = await openHouse()
  const ann = await Person.guest(house.url, 'Ann')
  const { id } = (
    await ann.post('/api/tables', { game: 'pass-the-ace', bots: 3, options: { startingLives: 1 } })
  ).json()
  await ann.connect()
  await ann.watch(id)
  const over = ann.until((message) => message.kind === 'house' && message.house.status === 'over')
  expect((await ann.post(`/api/tables/${id}/start`)).json()).toMatchObject({ status: 'playing' })
  const live = await house.tables.find(id)
  const isOver = () => live?.table?.decision.result !== undefined
  while (!isOver()) {
    const [move] = ann.offers(id)
    if (move === undefined) await ann.until((message) => message.kind === 'frame')
    else await ann.play(id, move)
  }
  expect(isOver()).toBe(true)
  void over
})
