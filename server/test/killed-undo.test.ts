// What was taken back stays taken back, also where a snapshot was written in between.

import { playRequest } from '@foldtable/host/actions'
import type { LiveTable } from '@foldtable/host/live-table'
import * as rooms from '@foldtable/host/rooms'
import { seededChance } from '@foldtable/kernel'
import { difference } from '@foldtable/testkit/compare'
import { expect, test } from 'vitest'
import type { Tables } from '../src/tables/tables.ts'
import { freshFolder, openHouse } from './house.ts'

test('[HOUSE-2.5] a table that went back behind its snapshot is the same after a restart', async () => {
  const dataDir = freshFolder()
  const { tables, stop } = await openHouse({ dataDir })
  const live = await newTable(tables)
  while ((live.table?.n ?? 0) < 102) await playOne(live)
  const made = await live.inTurn(() =>
    live.truth.committed((table) => ({ ok: true, entry: table.rewind(97, 0, Date.now()) })),
  )
  expect(made).toMatchObject({ entry: { rewind: 97 } })
  await stop()
  const again = await (await openHouse({ dataDir })).tables.find(live.id)
  expect(again?.table?.n).toBe(live.table?.n)
  expect(difference(live.table?.state, again?.table?.state)).toBeUndefined()
})

/** With enough people and lives for more than a hundred entries. */
async function newTable(tables: Tables): Promise<LiveTable> {
  const [host, ...others] = [...'ABCDEFGH'].map((id) => ({ id, name: id, avatar: '' }))
  if (host === undefined) throw new Error('nobody')
  const made = await tables.create(host, { game: 'pass-the-ace', options: { startingLives: 5 } })
  if (!made.ok) throw new Error(made.refusal.code)
  for (const person of others) await rooms.join(made.live, person)
  await rooms.start(made.live, host.id)
  return made.live
}

const chance = seededChance('went back behind its snapshot')

function playOne(live: LiveTable): Promise<unknown> {
  return live.inTurn(async () => {
    const { table } = live
    if (table === undefined || table.decision.result !== undefined) throw new Error('it is over')
    const by = chance.pick(table.decision.seats)
    const move = chance.pick(table.offers(by))
    return playRequest(live, { by, move, at: Date.now() })
  })
}
