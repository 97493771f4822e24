// What players add to the chance: given when they sit down, mixed in before the first entry, in the record, checked.

import { playRequest } from '@foldtable/host/actions'
import { commitmentOf, hashOf, readRecord, type TableRecord, verifyRecord } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import type { RunningServer } from '../src/server.ts'
import { openHouse } from './house.ts'
import type { Person } from './person.ts'
import { guests, liveAt, tableOf } from './seated.ts'

const bytes = (letter: string) => letter.repeat(32)

async function room(house: RunningServer) {
  const [ann, bob, cleo] = (await guests(house.url, 'Ann', 'Bob', 'Cleo')) as [
    Person,
    Person,
    Person,
  ]
  const wanted = { game: 'pass-the-ace', pace: 'slow', entropy: bytes('a') }
  const { id, commitment } = (await ann.post('/api/tables', wanted)).json()
  const at = `/api/tables/${id}`
  return { ann, bob, cleo, at, live: await liveAt(house, id), commitment: commitment as string }
}

async function playedOut({ live, ann, at }: Awaited<ReturnType<typeof room>>) {
  while (tableOf(live).decision.result === undefined) {
    const table = tableOf(live)
    const { decision } = table
    const by = decision.result === undefined ? (decision.seats[0] ?? 0) : 0
    const [move] = table.offers(by)
    if (move !== undefined) await live.inTurn(() => playRequest(live, { by, move, at: table.at }))
  }
  const read = readRecord((await ann.get(`${at}/record`)).text)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.record
}

test('[HOUSE-2.9] what each seat gave decides the deal, after the key was promised, and can be checked', async () => {
  const house = await openHouse()
  const table = await room(house)
  const { ann, bob, cleo, at, live, commitment } = table
  await bob.post(`${at}/join`, { entropy: bytes('b') })
  await cleo.post(`${at}/join`)
  const waiting = await cleo.get(at)
  expect(waiting.json()).not.toHaveProperty('entropy')
  expect(waiting.text).not.toContain(bytes('a'))
  const begun = (await ann.post(`${at}/start`)).json()
  expect(begun.entropy).toEqual([bytes('a'), bytes('b')])
  expect(begun.commitment).toBe(commitment)
  const record = await playedOut(table)
  expect(record.chance.entropy).toEqual([bytes('a'), bytes('b')])
  expect(commitmentOf(record.chance.key ?? '')).toBe(commitment)
  expect(verifyRecord(live.game, record).filter(({ passed }) => passed !== true)).toEqual([])
  const { hash: _, ...body } = { ...record, chance: { ...record.chance, entropy: [bytes('a')] } }
  const without: TableRecord = { ...body, hash: hashOf(body) }
  expect(verifyRecord(live.game, without)).toContainEqual({ check: 'chance', passed: false, n: 1 })
})

test('[HOUSE-2.9] whoever calls a rematch gives bytes anew', async () => {
  const house = await openHouse()
  const { ann, bob, at } = await room(house)
  await bob.post(`${at}/join`)
  await ann.post(`${at}/start`)
  await bob.post(`${at}/leave`)
  const { rematch } = (await ann.post(`${at}/rematch`, { entropy: bytes('f') })).json()
  const live = await liveAt(house, rematch)
  expect(live.room.entropy).toEqual([bytes('f')])
})

test('[HOUSE-2.9] the latest of each counts, leavers take theirs along, and after the start it is too late', async () => {
  const house = await openHouse()
  const { ann, bob, cleo, at, live } = await room(house)
  for (const person of [bob, cleo]) await person.post(`${at}/join`, { entropy: bytes('c') })
  await cleo.post(`${at}/leave`)
  await bob.post(`${at}/join`, { entropy: bytes('d') })
  for (const wrong of ['', 'ab', bytes('g'), bytes('A'), 'a'.repeat(33), 'a'.repeat(130), 7])
    expect((await bob.post(`${at}/join`, { entropy: wrong })).status).toBe(400)
  expect(live.room.given).toHaveLength(2)
  await ann.post(`${at}/start`)
  const entropy = [bytes('a'), bytes('d')]
  expect(live.room).toMatchObject({ entropy })
  await bob.post(`${at}/join`, { entropy: bytes('e') })
  expect(live.room).toMatchObject({ entropy })
  expect(live.room).not.toHaveProperty('given')
  const before = tableOf(live).snapshot()
  await live.inTurn(() => live.truth.load())
  expect(tableOf(live).snapshot()).toEqual(before)
})

test('[HOUSE-2.9] whoever sits in a room that waits stirs it anew; nobody else does, and not later', async () => {
  const house = await openHouse()
  const { ann, bob, cleo, at, live } = await room(house)
  await bob.post(`${at}/join`, { entropy: bytes('b') })
  const stirred = await bob.post(`${at}/entropy`, { entropy: bytes('c') })
  expect(stirred.status).toBe(200)
  expect(stirred.text).not.toContain(bytes('c'))
  expect(await cleo.post(`${at}/entropy`, { entropy: bytes('d') })).toMatchObject({ status: 403 })
  expect((await bob.post(`${at}/entropy`, { entropy: 'no' })).status).toBe(400)
  await ann.post(`${at}/start`)
  expect(live.room.entropy).toEqual([bytes('a'), bytes('c')])
  const late = await bob.post(`${at}/entropy`, { entropy: bytes('e') })
  expect(late.json()).toMatchObject({ code: 'alreadyStarted', rule: 'T-4.3' })
  expect(live.room.entropy).toEqual([bytes('a'), bytes('c')])
})
