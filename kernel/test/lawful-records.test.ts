// Every lawful table verifies: whatever a house allows, its record is held against chance without a complaint.
import { games } from '@foldtable/games'
import { depth, rounds, seedOf } from '@foldtable/testkit/depth'
import { deedsOf, type Evening, lawfulTable } from '@foldtable/testkit/lawful-table'
import { expect, test } from 'vitest'
import { hashOf, recordOf, type TableRecord, verifyRecord } from '../src/index.ts'

/** With the key, also where it was broken off: here it is opened anyway. */
function openedRecord({ table, header }: Evening): TableRecord {
  const { hash: _, ...body } = recordOf(table, header)
  const opened = { ...body, chance: header.chance }
  return { ...opened, hash: hashOf(opened) }
}

const deeds = new Set<string>()

test.each(games)('[T-1.7] every lawful table of $meta.id verifies', async (game) => {
  const { min, max } = game.meta.seats
  for await (const count of rounds({ quick: 8, deep: 100 })) {
    const seats = min + (count % (max - min + 1))
    const seed = seedOf(`${game.meta.id} ${count}`)
    const most = depth({ quick: 160, deep: 1000 })
    const evening = lawfulTable(game, { seats, seed, most })
    const findings = verifyRecord(game, openedRecord(evening))
    expect({ seed, not: findings.filter(({ passed }) => passed !== true) }).toEqual({
      seed,
      not: [],
    })
    for (const deed of deedsOf(evening)) deeds.add(deed)
  }
})

test('at those tables everything was tried', () => {
  expect([...deeds].sort()).toEqual(['clock', 'go', 'host', 'rewind', 'stop'])
})
