// A house goes from its file to a PostgreSQL and back, and is the same.

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openPostgres } from '@foldtable/server/ledger/postgres-opening'
import { expect, test } from 'vitest'
import { KEPT } from '../../server/src/ledger/moving.ts'
import { asked, freshDatabase, hasPostgres } from '../../server/test/databases.ts'
import { openHouse, testSettings } from '../../server/test/house.ts'
import type { Person } from '../../server/test/person.ts'
import { caughtUp, guests, startedAt } from '../../server/test/seated.ts'
import { emptyFolder, foldtable } from './command-line.ts'

const IN_NODES = [
  'nodes',
  'presence',
  'claims',
  'limits',
  'entries',
  'pulse',
  'steps',
  'device_codes',
]

test.skipIf(!hasPostgres)('everything that is kept is moved', async () => {
  const url = await freshDatabase()
  await (await openPostgres(url)).sql.close()
  const rows = await asked(
    url,
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY array_position(i.indkey::int[], a.attnum::int)) AS keys
      FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid JOIN pg_namespace s ON s.oid = c.relnamespace
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (i.indkey)
      WHERE i.indisprimary AND s.nspname = 'public' GROUP BY c.relname`,
  )
  const kept = rows.filter(({ name }) => !IN_NODES.includes(name))
  expect(Object.fromEntries(kept.map(({ name, keys }) => [name, keys]))).toEqual(KEPT)
})

test.skipIf(!hasPostgres)(
  'from a file to PostgreSQL and back, records are byte-equal',
  async () => {
    const { dataDir } = testSettings()
    const house = await openHouse({ dataDir })
    const people = await guests(house.url, 'Ann', 'Bob')
    const [ann] = people as [Person]
    const options = { startingLives: 1 }
    const { id, table } = await startedAt(house, people, { game: 'pass-the-ace', options })
    while (table.decision.result === undefined) {
      const person = people[table.decision.seats[0] ?? 0] as Person
      await caughtUp(person, id, table.n)
      const [move] = person.offers(id)
      if (move !== undefined) await person.play(id, move)
    }
    const { status, text: record } = await ann.get(`/api/tables/${id}/record`)
    expect([status, JSON.parse(record).entries.length]).toEqual([200, table.n])
    const { cookie } = ann
    await house.stop()

    const url = await freshDatabase()
    const there = foldtable(['move', '--from', dataDir, '--to', url])
    expect(there).toMatchObject({ status: 0, stderr: '' })
    expect(there.stdout).toContain('1 games fold to the same')
    expect(foldtable(['move', '--from', dataDir, '--to', url]).status).toBe(2) // there is a house
    const back = emptyFolder()
    expect(foldtable(['move', '--from', url, '--to', back])).toMatchObject({
      status: 0,
      stderr: '',
    })
    for (const more of [{ databaseUrl: url }, { dataDir: back }]) {
      const again = await openHouse(more)
      Object.assign(ann, { url: again.url, cookie })
      expect((await ann.get(`/api/tables/${id}/record`)).text).toBe(record)
      await again.stop()
    }
    const database = new DatabaseSync(join(back, 'foldtable.sqlite'))
    expect(database.prepare('SELECT count(*) AS n FROM accounts').get()).toEqual({ n: 2 })
    database.close()
  },
)
