// The waiting room as people meet it: six digits, ready, colours, and a word to who is sent away.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { DATABASE } from '../src/server.ts'
import { freshFolder, openHouse } from './house.ts'
import { Person } from './person.ts'
import { guests, seatedAt } from './seated.ts'

const HOUR = 3_600_000

async function peopleAt(more = {}, now?: () => number) {
  const house = await openHouse(more, now)
  const [ann, bob, cleo] = await guests(house.url, 'Ann', 'Bob', 'Cleo')
  if (ann === undefined || bob === undefined || cleo === undefined) throw new Error('nobody')
  return { house, ann, bob, cleo }
}

const made = async (who: Person, wanted = {}) =>
  (await who.post('/api/tables', { game: 'serenissima', ...wanted })).json()

const tried = async (who: Person, digits: string) => {
  const { status, json } = await who.get(`/api/codes/${digits}`)
  return status === 200 ? json().table : json().code
}

test('[HOUSE-1.9] six digits lead to a table that waits, for anybody, and to none that does not', async () => {
  const { ann, bob, house } = await peopleAt()
  const { id, code } = await made(ann)
  expect(code).toMatch(/^[1-9]\d{5}$/)
  expect(await tried(new Person(house.url, 'Nobody'), code)).toBe(id)
  await bob.post(`/api/tables/${id}/join`)
  await ann.post(`/api/tables/${id}/start`)
  expect(await tried(bob, code)).toBe('noSuchCode')
  expect((await ann.get(`/api/tables/${id}`)).json().code).toBeNull()
  for (const wrong of ['12345', '1234567', 'abcdef'])
    expect(await tried(bob, wrong)).toBe('malformedRequest')
})

test('[HOUSE-1.9] a private table has none; a new invitation is another one', async () => {
  const { ann, bob } = await peopleAt()
  expect((await made(ann, { visibility: 'private' })).code).toBeNull()
  const { id, code } = await made(ann, { visibility: 'unlisted' })
  expect((await bob.post(`/api/tables/${id}/invitation`)).status).toBe(403)
  const next = (await ann.post(`/api/tables/${id}/invitation`)).json().code
  expect(next).not.toBe(code)
  expect([await tried(bob, code), await tried(bob, next)]).toEqual(['noSuchCode', id])
})

test('[HOUSE-1.9] a code outlives a restart, and is forgotten an hour after the room has gone', async () => {
  const clock = { now: Date.now() }
  const dataDir = freshFolder()
  const first = await peopleAt({ dataDir }, () => clock.now)
  const waits = await made(first.ann, { pace: 'slow' })
  const gone = await made(first.bob, { pace: 'slow' })
  await first.bob.post(`/api/tables/${gone.id}/leave`)
  await first.house.stop()

  const again = await openHouse({ dataDir }, () => clock.now)
  const bob = new Person(again.url, 'Bob')
  expect([await tried(bob, waits.code), await tried(bob, gone.code)]).toEqual([
    waits.id,
    'noSuchCode',
  ])
  expect(codesIn(dataDir).sort()).toEqual([waits.code, gone.code].sort())
  await again.stop()
  clock.now += 2 * HOUR
  await (await openHouse({ dataDir }, () => clock.now)).stop()
  expect(codesIn(dataDir)).toEqual([waits.code])
})

function codesIn(dataDir: string): string[] {
  const file = new DatabaseSync(join(dataDir, DATABASE), { readOnly: true })
  const rows = file.prepare('SELECT code FROM codes').all()
  file.close()
  return rows.map(({ code }) => String(code))
}

test('[HOUSE-1.9] there are only so many', async () => {
  const { ann } = await peopleAt({ mostCodes: 1 })
  const codes = [(await made(ann)).code, (await made(ann)).code]
  expect(codes).toEqual([expect.any(String), null])
})

test('[HOUSE-6.8] whoever guesses is stopped soon, as a person and as a network, and hits nothing', async () => {
  const { ann, bob, house } = await peopleAt({ codeTries: 5, trustProxy: 1 })
  const { code } = await made(ann)
  const guess = async (who: Person, from: string, digits: string) =>
    (await who.ask('GET', `/api/codes/${digits}`, undefined, { 'x-forwarded-for': from })).status
  const others = Array.from({ length: 60 }, (_, i) => String(100_000 + i)).filter(
    (one) => one !== code,
  )
  const byBob: number[] = []
  for (const [i, one] of others.slice(0, 8).entries())
    byBob.push(await guess(bob, `10.0.0.${i}`, one))
  expect(byBob).toEqual([404, 404, 404, 404, 404, 429, 429, 429])
  expect(await guess(bob, '10.0.1.1', code)).toBe(429) // the right one too
  const strangers: number[] = []
  for (const one of others.slice(0, 52))
    strangers.push(await guess(new Person(house.url, ''), '10.9.9.9', one))
  expect(strangers.filter((status) => status === 404)).toHaveLength(50)
  expect(strangers.slice(50)).toEqual([429, 429])
  expect(await guess(new Person(house.url, ''), '10.9.9.8', code)).toBe(200)
})

test('[T-4.11] when all are ready it begins by itself, also after a restart', async () => {
  const clock = { now: Date.now() }
  const dataDir = freshFolder()
  const { house, ann, bob } = await peopleAt({ dataDir }, () => clock.now)
  const { id } = await made(ann, { startsWhenReady: true, pace: 'slow' })
  await bob.post(`/api/tables/${id}/join`)
  const ready = async (who: Person, on: boolean) =>
    (await who.post(`/api/tables/${id}/ready`, { ready: on })).json()
  expect((await ready(bob, true)).seats.map((one: { isReady: boolean }) => one.isReady)).toEqual([
    false,
    true,
  ])
  expect((await ready(ann, true)).startsAt).toBe(clock.now + 3000)
  expect((await ready(bob, false)).startsAt).toBeNull()
  await house.stop()

  const again = await openHouse({ dataDir }, () => clock.now)
  const back = Object.assign(new Person(again.url, 'Bob'), { cookie: bob.cookie })
  const info = (await back.post(`/api/tables/${id}/ready`, { ready: true })).json()
  expect(info.startsAt).toBe(clock.now + 3000)
  clock.now += 3000
  again.wake()
  await expect.poll(async () => (await back.get(`/api/tables/${id}`)).json().status).toBe('playing')
})

test('[T-4.12] colours: one of the game for each, chosen for oneself or for a bot by the host, kept when it begins', async () => {
  const { ann, bob, cleo } = await peopleAt()
  const { id } = await made(ann, { bots: 1 })
  await bob.post(`/api/tables/${id}/join`)
  const choose = async (who: Person, seat: number, colour: string) => {
    const { status, json } = await who.post(`/api/tables/${id}/colour`, { seat, colour })
    return status === 200 ? coloursOf(json()) : json().code
  }
  expect(await choose(ann, 0, 'blue')).toEqual(['blue', null, null])
  expect(await choose(bob, 2, 'blue')).toBe('colourTaken')
  expect(await choose(bob, 2, 'pink')).toBe('unknownColour')
  expect(await choose(bob, 1, 'red')).toBe('notSeated')
  expect(await choose(cleo, 2, 'red')).toBe('notSeated')
  expect(await choose(ann, 2, 'red')).toBe('notSeated')
  expect(await choose(ann, 1, 'black')).toEqual(['blue', 'black', null])
  const begun = (await ann.post(`/api/tables/${id}/start`)).json()
  expect(coloursOf(begun)).toEqual(['blue', 'black', null])
  expect(await choose(ann, 0, 'red')).toBe('alreadyStarted')
})

const coloursOf = ({ seats }: { seats: { colour: string | null }[] }) =>
  seats.map(({ colour }) => colour)

test('[HOUSE-1.10, T-4.9] who is removed is told by whom, then and later, and stays out', async () => {
  const { house, ann, bob, cleo } = await peopleAt()
  const { id } = await seatedAt(house, [ann, bob, cleo])
  const told = bob.until((message) => message.kind === 'removed')
  await ann.post(`/api/tables/${id}/remove`, { seat: 1 })
  expect(await told).toEqual({ kind: 'removed', table: id, by: 'Ann', isKeptOut: true })
  expect((await bob.post(`/api/tables/${id}/join`)).json().code).toBe('sentAway')
  const again = bob.until((message) => message.kind === 'removed')
  await bob.watch(id)
  expect(await again).toMatchObject({ by: 'Ann', isKeptOut: true })
  expect(cleo.messages.some(({ kind }) => kind === 'removed')).toBe(false)

  const lightly = cleo.until((message) => message.kind === 'removed')
  await ann.post(`/api/tables/${id}/remove`, { seat: 1, keepOut: false })
  expect(await lightly).toMatchObject({ isKeptOut: false })
  expect((await cleo.post(`/api/tables/${id}/join`)).status).toBe(200)
})

test('[HOUSE-1.10] a private table is closed to who was removed from it, at once', async () => {
  const { house, ann, bob } = await peopleAt()
  const { id } = await seatedAt(house, [ann, bob], { visibility: 'private' })
  const told = bob.until((message) => message.kind === 'removed')
  await ann.post(`/api/tables/${id}/remove`, { seat: 1 })
  await told
  const before = bob.messages.length
  await ann.post(`/api/tables/${id}/bot`)
  const again = bob.until((message) => message.kind === 'removed')
  expect(await bob.watch(id)).toMatchObject({ kind: 'refused', code: 'noSuchTable' })
  await again
  expect(bob.messages.slice(before).map(({ kind }) => kind)).toEqual(['removed', 'refused'])
})
