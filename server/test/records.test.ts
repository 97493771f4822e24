// Records over HTTP: who is given what of a table, however it ended.
import { randomRequest } from '@foldtable/bots/random-play'
import { gameById } from '@foldtable/games'
import { playRequest } from '@foldtable/host/actions'
import type { LiveTable } from '@foldtable/host/live-table'
import { readRecord, redact, seededChance, verifyRecord } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { openHouse } from './house.ts'
import { valuesIn } from './leaks.ts'
import { Person } from './person.ts'
import { guests, startedAt, tableOf } from './seated.ts'

/** Moves of anybody who is asked, one after another, as the house stores them. */
async function playedOn(live: LiveTable, most: number): Promise<void> {
  const chance = seededChance(`record ${most}`)
  while (tableOf(live).n < most) {
    const request = randomRequest(tableOf(live), chance)
    if (request === undefined) return
    const at = Math.max(request.at, tableOf(live).at)
    await live.inTurn(() => playRequest(live, { ...request, at }))
  }
}

const endings = [
  ['pass-the-ace', 'abandon'],
  ['pass-the-ace', 'leave'],
  ['powerhouse', 'abandon'],
  ['powerhouse', 'leave'],
  ['powerhouse', 'quit'],
] as const

test('[HOUSE-6.6, P-13.4, P-15.7, A-13.6] hidden hands stay hidden in the record of a match that was not played out', async () => {
  const house = await openHouse()
  const stranger = new Person(house.url, 'Stranger')
  for (const [game, kind] of endings) {
    const people = await guests(house.url, 'Ann', 'Bob', 'Cleo', 'Dan')
    const { live, id } = await startedAt(house, people, { game, pace: 'slow' })
    await playedOn(live, 15)
    for (const seat of [0, 1, 2, 3]) {
      const request = { by: 'host', seat, move: { kind }, at: tableOf(live).at } as const
      if (live.stored.status === 'playing') await live.inTurn(() => playRequest(live, request))
    }
    expect(live.stored.status).toBe('over')
    const truth = await live.truth.wholeTable()
    for (const [seat, person] of [...people, stranger].entries()) {
      const viewer = person === stranger ? 'spectator' : seat
      const { text } = await person.get(`/api/tables/${id}/record`)
      const read = readRecord(text)
      if (!read.ok) throw new Error(JSON.stringify(read.problems))
      expect(text).not.toContain(live.stored.chanceKey)
      expect([...valuesIn(read.record, viewer).hidden]).toEqual([])
      expect(read.record.entries.map(({ events }) => events)).toEqual(
        truth.entries.map(({ events }) => redact(events, viewer)),
      )
      expect(read.record.entries.every(({ by, move }) => move === undefined || by === viewer)).toBe(
        true,
      )
      const findings = verifyRecord(live.game, read.record)
      expect(findings.filter(({ passed }) => passed === false)).toEqual([])
    }
  }
})

test('[HOUSE-6.6, T-6.1] the record of a match that was played out is open, and verifies', async () => {
  const house = await openHouse()
  const people = await guests(house.url, 'Ann', 'Bob', 'Cleo')
  const { live, id } = await startedAt(house, people, { pace: 'slow' })
  await playedOn(live, 10_000)
  const stranger = new Person(house.url, 'Stranger')
  expect((await stranger.get(`/api/tables/${id}/record`)).json().savedAt).toBeGreaterThan(0)
  const read = readRecord((await stranger.get(`/api/tables/${id}/record`)).text)
  const game = gameById('pass-the-ace')
  if (!read.ok || game === undefined) throw new Error('no record')
  expect(verifyRecord(game, read.record).filter(({ passed }) => passed !== true)).toEqual([])
})
