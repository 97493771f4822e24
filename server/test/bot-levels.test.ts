// How well a bot plays is chosen for each seat, and goes with the seat.
import { botLevel, nextBot } from '@foldtable/host/bots'
import { expect, test } from 'vitest'
import { openHouse } from './house.ts'
import type { Person } from './person.ts'
import { guests, seatedAt } from './seated.ts'

const peopleOf = (live: Awaited<ReturnType<typeof seatedAt>>) =>
  live.room.party.people.map(({ id, name }) => [name, botLevel(id)])

test('the host seats bots of any level, with names of their own, and changes their minds', async () => {
  const house = await openHouse({ botPace: 600_000 })
  const [ann, bob] = (await guests(house.url, 'Ann', 'Bob')) as [Person, Person]
  const live = await seatedAt(house, [ann, bob], { minPlayers: 2, maxPlayers: 5 })
  const at = `/api/tables/${live.id}/bot`
  await ann.post(at)
  await ann.post(at, { level: 3 })
  await ann.post(at, { level: 1 })
  expect(peopleOf(live).slice(2)).toEqual([
    ['Hana', 2],
    ['Ramanujan', 3],
    ['Nils', 1],
  ])
  expect((await ann.post(at, { seat: 2, level: 3 })).status).toBe(200)
  expect((await ann.post(at, { seat: 1, level: 3 })).json()).toMatchObject({ code: 'notSeated' })
  expect((await bob.post(at, { seat: 2, level: 1 })).json()).toMatchObject({ code: 'notHost' })
  expect((await ann.post(at, { level: 4 })).status).toBe(400)
  expect(peopleOf(live).slice(2)).toEqual([
    ['Hypatia', 3],
    ['Ramanujan', 3],
    ['Nils', 1],
  ])
  await ann.post(`/api/tables/${live.id}/start`)
  expect(live.room.sittings.map(({ id, isBot }) => isBot && botLevel(id))).toEqual([
    ...[false, false],
    ...[3, 3, 1],
  ])
})

test('a bot from before there were levels plays as usual, and so does one that makes no sense', () => {
  expect(['bot:0', 'bot:4:9', 'bot:4:x', 'a-person'].map(botLevel)).toEqual([2, 2, 2, 2])
  expect(nextBot({ people: [{ id: 'bot:0:3', name: 'x', awaySince: null }] }).id).toBe('bot:1')
})
