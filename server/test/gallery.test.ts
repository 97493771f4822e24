// Those who look on: how many, who of them by name, what they say to each other, and what a crowd costs.

import { Audience } from '@foldtable/host/audience'
import { Gallery } from '@foldtable/host/gallery'
import type { Watcher } from '@foldtable/host/ports'
import { Presence } from '@foldtable/host/presence'
import type { ServerMessage, Watching } from '@foldtable/protocol'
import { expect, test, vi } from 'vitest'
import { openHouse } from './house.ts'
import { Person } from './person.ts'
import { guests, startedAt } from './seated.ts'

const says = async (person: Person, table: string, text: string) => {
  const key = person.key()
  const answer = person.until((one) => 'key' in one && one.key === key)
  person.say({ kind: 'chat', table, key, text })
  const { kind, ...rest } = await answer
  return kind === 'refused' && 'code' in rest ? rest.code : kind
}

const heard = ({ messages }: Person): string[] =>
  messages.flatMap((one) => (one.kind === 'gallery' ? one.lines.map(({ text }) => text) : []))

async function lookingOn(house: Awaited<ReturnType<typeof openHouse>>, table: string) {
  const people = (await guests(house.url, 'Eve', 'Fay')) as [Person, Person]
  for (const one of people) {
    await one.connect()
    await one.watch(table)
  }
  return people
}

const later = (ms: number, act: () => void) => {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}

test('[HOUSE-5.6] those who look on speak among themselves, and players hear it after the end', async () => {
  const house = await openHouse({ galleryLines: 3 })
  const players = await guests(house.url, 'Ann', 'Bob')
  const [ann, bob] = players as [Person, Person]
  const { id } = await startedAt(house, players)
  const [eve, fay] = await lookingOn(house, id)
  const lines = ['one', 'two', 'three', 'four']
  for (const line of lines) expect(await says(eve, id, line)).toBe('done')
  expect(await says(ann, id, 'to all')).toBe('done')
  expect(heard(fay)).toEqual(lines)
  const tablet = new Person(house.url, 'Ann')
  tablet.cookie = ann.cookie
  await tablet.connect()
  const whole = await tablet.watch(id)
  for (const secret of lines)
    expect(JSON.stringify([ann.messages, bob.messages, whole])).not.toContain(`"${secret}"`)
  expect(await fay.watch(id)).toMatchObject({
    chat: [{ text: 'to all' }],
    gallery: [{ text: 'two' }, { text: 'three' }, { text: 'four' }],
  })
  const opened = ann.until(({ kind }) => kind === 'gallery')
  await bob.post(`/api/tables/${id}/leave`)
  await opened
  expect(heard(ann)).toEqual(['two', 'three', 'four'])
  expect(await tablet.watch(id)).toMatchObject({ gallery: [{ i: 2 }, { i: 3 }, { i: 4 }] })
  const mine = (await eve.get('/api/me/export')).text
  for (const kept of ['two', 'four']) expect(mine).toContain(`"${kept}"`)
  await eve.ask('DELETE', '/api/me')
  const after = JSON.stringify(await tablet.watch(id))
  expect(after).not.toContain('"four"')
})

test('[HOUSE-5.6] what was missed is sent to whoever comes back, and nothing twice', async () => {
  const house = await openHouse()
  const players = await guests(house.url, 'Ann', 'Bob')
  const { id } = await startedAt(house, players)
  const [eve, fay] = await lookingOn(house, id)
  await says(eve, id, 'one')
  await fay.disconnect()
  await says(eve, id, 'two')
  await fay.connect()
  const missed = fay.until(({ kind }) => kind === 'gallery')
  fay.say({ kind: 'watch', table: id, after: 1, chat: 0, gallery: 1 })
  expect(await missed).toMatchObject({ lines: [{ i: 2, text: 'two', name: 'Eve', seat: null }] })
})

test('[HOUSE-21.5] players are told how many look on', async () => {
  const house = await openHouse()
  const players = await guests(house.url, 'Ann', 'Bob')
  const [ann] = players as [Person]
  const { id } = await startedAt(house, players)
  const isTold = (count: number) => (one: ServerMessage) =>
    one.kind === 'watching' && one.watching.count === count
  const two = ann.until(isTold(2))
  const [eve, fay] = await lookingOn(house, id)
  expect(await two).toMatchObject({ watching: { names: [] } }) // guests are a number
  expect((await fay.watch(id)) as { house?: unknown }).toMatchObject({
    house: { watching: { count: 2 } },
  })
  const one = ann.until(isTold(1))
  await eve.disconnect()
  await one
})

test('[HOUSE-21.5] a thousand who come and go are told of now and then, a few of them by name', () => {
  vi.useFakeTimers({ now: 0 })
  const audience = new Audience('t', new Presence(Date.now))
  const told: Watching[] = []
  const gallery = new Gallery({
    audience,
    world: { mostNamed: 3, now: Date.now, after: later },
    isSeated: (account) => account === 'ann',
    tell: (watching) => told.push(watching),
  })
  const watcher = (account: string | null, signedInAs: string | null): Watcher => ({
    account,
    signedInAs,
    deliver: () => undefined,
  })
  const crowd = Array.from({ length: 1000 }, (_, i) =>
    watcher(i % 10 === 0 ? null : `a${i}`, i % 10 === 1 ? `Name ${i}` : null),
  )
  const comes = (one: Watcher) => {
    audience.add(one)
    gallery.moved()
  }
  comes(watcher('ann', 'Ann'))
  for (const one of crowd) comes(one)
  for (const one of crowd.slice(0, 300)) {
    audience.remove(one, false)
    gallery.moved()
  }
  vi.advanceTimersByTime(60_000)
  expect(told.length).toBeLessThanOrEqual(3)
  expect(told.at(-1)).toEqual({ count: 700, names: ['Name 301', 'Name 311', 'Name 321'] })
  vi.useRealTimers()
})
