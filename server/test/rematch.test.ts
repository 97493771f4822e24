// A rematch is an offer: who is told, who says what, when it begins, and who learns of the new table.

import type { LiveTable } from '@foldtable/host/live-table'
import { refused } from '@foldtable/kernel'
import type { RematchCall, RoomInfo, ServerMessage } from '@foldtable/protocol'
import { expect, test } from 'vitest'
import type { RunningServer } from '../src/server.ts'
import { openHouse, testSettings } from './house.ts'
import { Person } from './person.ts'
import { guests, liveAt, startedAt } from './seated.ts'

const bytes = (letter: string) => letter.repeat(32)

async function timed() {
  const time = { ahead: 0 }
  const { dataDir } = testSettings()
  const open = (more = {}) => openHouse({ dataDir, ...more }, () => Date.now() + time.ahead)
  return { open, time }
}

/** A game of PowerHouse that was ended for everybody: all of these have stayed. */
async function overAt(house: RunningServer, people: readonly Person[], wanted = {}) {
  const settings = { game: 'powerhouse', ...wanted }
  const { id, live } = await startedAt(house, people, settings)
  await people[0]?.post(`/api/tables/${id}/end`)
  expect(live.stored.status).toBe('over')
  return { id, live }
}

async function says(
  person: Person,
  table: string,
  to: 'offer' | 'yes' | 'no' | 'start',
  entropy?: string,
) {
  const key = person.key()
  const answer = person.until((one) => 'key' in one && one.key === key)
  person.say({
    kind: 'rematch',
    table,
    key,
    to,
    ...(entropy === undefined ? {} : { entropy }),
  })
  const { kind, ...rest } = await answer
  return kind === 'refused' && 'code' in rest ? rest.code : kind
}

function toldOf(person: Person, table: string): RoomInfo {
  const isTold = (one: ServerMessage) =>
    (one.kind === 'house' || one.kind === 'table') && one.table === table
  const message = person.messages.findLast(isTold)
  if (message === undefined || !('house' in message)) throw new Error('told nothing')
  return message.house
}

const calls = (person: Person): readonly RematchCall[] => {
  const message = person.messages.findLast(({ kind }) => kind === 'rematches')
  return message?.kind === 'rematches' ? message.calls : []
}

const names = ({ room }: LiveTable): string[] => room.sittings.map(({ name }) => name)

async function four(house: RunningServer) {
  return (await guests(house.url, 'Ann', 'Bob', 'Cleo', 'Dan')) as [Person, Person, Person, Person]
}

test('[HOUSE-22.1, HOUSE-22.2, HOUSE-22.7] it begins when everybody has answered, with the bytes of all who said yes', async () => {
  const { open } = await timed()
  const house = await open()
  const people = await four(house)
  const [ann, bob, cleo, dan] = people
  const { id, live } = await overAt(house, people)
  const eve = await Person.guest(house.url, 'Eve')
  await eve.connect()
  await eve.watch(id)
  expect(await says(bob, id, 'yes')).toBe('noRematch')
  expect(await says(eve, id, 'offer')).toBe('notSeated')
  expect(await says(bob, id, 'offer', bytes('b'))).toBe('done')
  for (const person of [...people, eve])
    await expect
      .poll(() => toldOf(person, id).rematchOffer)
      .toMatchObject({ by: 1, yes: [1], no: [] })
  expect(await says(dan, id, 'yes', bytes('d'))).toBe('done')
  expect(await says(cleo, id, 'no')).toBe('done')
  await expect
    .poll(() => toldOf(ann, id))
    .toMatchObject({
      rematch: null,
      rematchOffer: { yes: [1, 3], no: [2] },
    })
  expect(await says(cleo, id, 'yes', bytes('c'))).toBe('done') // thought again
  expect(await says(ann, id, 'yes', bytes('a'))).toBe('done')
  await expect.poll(() => toldOf(eve, id)).toMatchObject({ rematchOffer: null })
  const again = await liveAt(house, toldOf(eve, id).rematch ?? '')
  expect(again.stored.status).toBe('playing')
  expect(names(again)).toEqual(['Ann', 'Bob', 'Cleo', 'Dan'])
  expect(again.room.entropy).toEqual(['a', 'b', 'c', 'd'].map(bytes))
  expect(again.room.party.settings).toEqual(live.room.party.settings)
  for (const person of [ann, eve]) expect(await says(person, id, 'offer')).not.toBe('done')
})

test('[HOUSE-22.2, HOUSE-22.3] two minutes are a no; the offerer begins sooner, and bots fill up', async () => {
  const { open, time } = await timed()
  const house = await open()
  const people = await four(house)
  const [ann, bob, cleo, dan] = people
  const first = await overAt(house, people)
  await says(bob, first.id, 'offer')
  await says(cleo, first.id, 'yes')
  expect(await says(cleo, first.id, 'start')).toBe('notHost')
  expect(await says(ann, first.id, 'start')).toBe('notHost') // the host has not said yes
  const { until } = first.live.room.offer ?? { until: 0 }
  time.ahead += until - Date.now() - 5000
  await house.tables.tick(first.id)
  expect(first.live.room.rematch).toBeNull()
  time.ahead += 6000
  await house.tables.tick(first.id)
  const again = await liveAt(house, first.live.room.rematch ?? '')
  expect(names(again)).toEqual(['Bob', 'Cleo', 'Hana', 'Otto'])
  expect(again.room.party.host).toBe(again.room.sittings[0]?.id)
  const second = await overAt(house, people)
  await says(bob, second.id, 'offer')
  await says(dan, second.id, 'yes')
  expect(await says(bob, second.id, 'start')).toBe('done')
  const other = await liveAt(house, second.live.room.rematch ?? '')
  expect(names(other)).toEqual(['Bob', 'Dan', 'Hana', 'Otto'])
  expect(await says(ann, second.id, 'yes')).toBe('rematchBegun')
})

test('[HOUSE-22.1, HOUSE-22.2] nobody wants it, or who offered it goes', async () => {
  const { open, time } = await timed()
  const house = await open()
  const people = await four(house)
  const [ann, bob, cleo, dan] = people
  const { id, live } = await overAt(house, people)
  await says(ann, id, 'offer')
  for (const one of [bob, cleo, dan]) expect(await says(one, id, 'no')).toBe('done')
  await expect
    .poll(() => toldOf(ann, id))
    .toMatchObject({
      rematch: null,
      rematchOffer: null,
      answered: { about: 'rematch', seat: 0, yes: false, by: 1 },
    })
  await says(ann, id, 'offer')
  await says(dan, id, 'yes')
  await says(ann, id, 'no')
  await expect.poll(() => toldOf(bob, id).rematchOffer).toMatchObject({ by: 3, yes: [3], no: [0] })
  await says(dan, id, 'no')
  await expect.poll(() => toldOf(bob, id).rematchOffer).toBeNull()
  await says(cleo, id, 'offer') // and is gone before anybody has answered
  await cleo.disconnect()
  for (const one of [ann, bob, dan]) await says(one, id, 'yes')
  expect(live.room.rematch).toBeNull() // one who said yes is not here
  time.ahead += 121_000
  await house.tables.tick(id)
  expect(names(await liveAt(house, live.room.rematch ?? ''))).toEqual(['Ann', 'Bob', 'Dan', 'Hana'])
})

test('[HOUSE-22.2] whoever said yes and comes back in time is waited for', async () => {
  const { open } = await timed()
  const house = await open()
  const people = await four(house)
  const [ann, bob, cleo, dan] = people
  const { id, live } = await overAt(house, people)
  await says(ann, id, 'offer')
  await ann.disconnect()
  await expect.poll(() => live.presence.isHere(live.room.sittings[0]?.id ?? '')).toBe(false)
  for (const one of [bob, cleo, dan]) await says(one, id, 'yes')
  expect(live.room.rematch).toBeNull()
  await ann.connect()
  await ann.watch(id)
  await expect.poll(() => live.room.rematch).not.toBeNull()
  expect(names(await liveAt(house, live.room.rematch ?? ''))).toHaveLength(4)
})

test('[HOUSE-22.1] two who offer at the same time have both said yes', async () => {
  const { open } = await timed()
  const house = await open()
  const people = await guests(house.url, 'Ann', 'Bob')
  const [ann, bob] = people as [Person, Person]
  const { id, live } = await overAt(house, people, { bots: 2 })
  await Promise.all([says(ann, id, 'offer'), says(bob, id, 'offer')])
  const again = await liveAt(house, live.room.rematch ?? '')
  expect(names(again)).toEqual(names(live))
})

test('[HOUSE-22.4] an offer outlives a restart, also one in the middle of its beginning', async () => {
  const { open, time } = await timed()
  const house = await open()
  const people = await four(house)
  const [ann, bob] = people
  const { id, live } = await overAt(house, people)
  await says(ann, id, 'offer')
  await says(bob, id, 'yes')
  const { offer } = live.room
  await house.stop()
  const second = await open()
  const back = await liveAt(second, id)
  expect(back.room.offer).toEqual(offer)
  for (const one of [ann, bob]) {
    Object.assign(one, { url: second.url })
    await one.connect()
    await one.watch(id)
    await expect.poll(() => toldOf(one, id).rematchOffer).toMatchObject({ by: 0, yes: [0, 1] })
  }
  // the table is made, and before the old one says so, the house stops
  const { changeRoom } = back
  back.changeRoom = async () => refused('outage', 'HOUSE-2.2')
  await says(ann, id, 'start')
  back.changeRoom = changeRoom
  await second.stop()
  time.ahead += 121_000
  const third = await open()
  third.wake()
  const old = await liveAt(third, id)
  await expect.poll(() => old.room.offer).toBeUndefined()
  const playing = (await new Person(third.url, 'Eve').get('/api/tables?status=playing')).json()
  expect(playing.map((one: { id: string }) => one.id)).toEqual([offer?.table])
})

test('[HOUSE-22.5] a private table has a private rematch, which only its players learn of', async () => {
  const { open } = await timed()
  const house = await open()
  const people = await four(house)
  const [ann, bob, cleo, dan] = people
  const { id, live } = await overAt(house, people, { visibility: 'private' })
  const { invite } = live.stored
  const eve = await Person.guest(house.url, 'Eve')
  await eve.connect()
  await eve.watch(id, { invite })
  await says(ann, id, 'offer')
  for (const one of [bob, cleo]) await says(one, id, 'yes')
  await says(dan, id, 'no')
  const again = await liveAt(house, live.room.rematch ?? '')
  expect(again.stored.visibility).toBe('private')
  expect(again.stored.invite).not.toBe(invite)
  await expect.poll(() => toldOf(bob, id).rematch).toBe(again.id)
  for (const one of [eve, dan]) {
    await expect.poll(() => toldOf(one, id).rematch).toBeNull()
    expect((await one.get(`/api/tables/${again.id}?invite=${invite}`)).status).toBe(404)
    expect(await one.watch(again.id, { invite })).toMatchObject({ code: 'noSuchTable' })
    const heard = one.messages.filter(({ kind }) => kind !== 'refused')
    expect(JSON.stringify(heard)).not.toContain(again.id)
  }
})

test('[HOUSE-22.6] whoever is asked is told on every page, and whoever said yes where it has begun', async () => {
  const { open } = await timed()
  const house = await open()
  const people = await four(house)
  const [ann, bob, cleo, dan] = people
  const { id, live } = await overAt(house, people)
  for (const one of [bob, cleo]) one.say({ kind: 'unwatch', table: id })
  const elsewhere = new Person(house.url, 'Bob')
  elsewhere.cookie = bob.cookie
  await elsewhere.connect()
  const called = elsewhere.until(({ kind }) => kind === 'rematches')
  await says(ann, id, 'offer')
  await called
  const call = { table: id, game: 'powerhouse', name: 'Ann', answer: null, begun: null }
  for (const one of [bob, cleo, elsewhere])
    await expect.poll(() => calls(one)).toMatchObject([call])
  const late = new Person(house.url, 'Cleo')
  late.cookie = cleo.cookie
  const greeted = late.until(({ kind }) => kind === 'rematches')
  await late.connect()
  await greeted
  await expect.poll(() => calls(late)).toMatchObject([call])
  expect((await bob.post(`/api/tables/${id}/rematch`, { to: 'yes' })).status).toBe(200)
  await expect.poll(() => calls(elsewhere)).toMatchObject([{ answer: 'yes' }])
  expect((await cleo.post(`/api/tables/${id}/rematch`, { to: 'no' })).status).toBe(200)
  await says(dan, id, 'no')
  const begun = live.room.rematch ?? ''
  await expect.poll(() => calls(elsewhere)).toMatchObject([{ answer: 'yes', begun }])
  await expect.poll(() => calls(late)).toEqual([])
  await bob.watch(begun)
  await expect.poll(() => calls(elsewhere)).toEqual([])
})

test('[HOUSE-22.1] so many offers an hour', async () => {
  const { open } = await timed()
  const house = await open({ offersPerHour: 2 })
  const people = await guests(house.url, 'Ann', 'Bob')
  const [ann, bob] = people as [Person, Person]
  const { id } = await overAt(house, people, { bots: 2 })
  for (const code of ['done', 'done', 'tooManyOffers']) {
    expect(await says(ann, id, 'offer')).toBe(code)
    await says(bob, id, 'no')
  }
})
