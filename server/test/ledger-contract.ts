// What every database behind the ledger must do. Each adapter runs this suite.
import type { Entry } from '@foldtable/kernel'
import { describe, expect, test } from 'vitest'
import type { EntriesWanted, Store } from '../src/ledger/entries.ts'
import { Ledger, type Progress, type StoredTable } from '../src/ledger/ledger.ts'
import { migrate } from '../src/ledger/migrations.ts'
import { snapshotStatement } from '../src/ledger/snapshots.ts'
import { Outage, query, statement } from '../src/ledger/sql.ts'
import { IS_ASKED } from '../src/ledger/table-rows.ts'

const stored = (id: string, more: Partial<StoredTable> = {}): StoredTable => ({
  id,
  game: 'pass-the-ace',
  status: 'waiting',
  visibility: 'public',
  isShown: true,
  invite: 'inv',
  house: '{}',
  chanceKey: 'k',
  n: 0,
  at: 5,
  asked: [],
  deadline: null,
  revision: 0,
  result: null,
  rules: null,
  created: 5,
  updated: 5,
  ...more,
})
const entry = (n: number): Entry => ({
  n,
  at: 10 * n,
  by: 0,
  move: { kind: 'x' },
  events: [{ kind: 'happened' }],
})
const progress = (more: Partial<Progress> = {}): Progress => ({
  status: 'playing',
  asked: [1],
  deadline: null,
  result: null,
  isDeadlineNew: true,
  isTurning: false,
  revision: 0,
  ...more,
})

/** `open` gives an empty database; `reopen` the same one after everything was closed. */
export function ledgerContract(
  name: string,
  open: () => Promise<{ sql: Store; reopen(): Promise<Store> }>,
): void {
  const fresh = async () => {
    const opened = await open()
    await migrate(opened.sql)
    return { ...opened, ledger: new Ledger(opened.sql) }
  }

  describe(`${name} keeps the ledger`, () => {
    test('migrations are taken once', async () => {
      const { sql } = await open()
      expect(await migrate(sql)).toBeGreaterThan(0)
      expect(await migrate(sql)).toBe(0)
    })

    test('a database of a newer version is not touched', async () => {
      const { sql } = await fresh()
      await query(sql, 'INSERT INTO steps VALUES (999)')
      await expect(migrate(sql)).rejects.toThrow('newer version')
    })

    test('a table is found again as it was stored', async () => {
      const { ledger } = await fresh()
      const table = stored('a', { deadline: 77, house: '{"é":1}' })
      await ledger.create(table, [{ account: 'ann', seat: null }])
      expect(await ledger.table('a')).toEqual(table)
      expect(await ledger.table('b')).toBeUndefined()
    })

    test('entries are kept in order, and the table moves on with them', async () => {
      const { ledger } = await fresh()
      await ledger.create(stored('a'), [])
      expect(await ledger.append('a', entry(1), progress({ isTurning: true }))).toBe(true)
      expect(await ledger.append('a', entry(2), progress({ deadline: 99 }))).toBe(true)
      expect(await ledger.entriesAfter('a', 0)).toEqual([entry(1), entry(2)])
      expect(await ledger.entriesAfter('a', 1)).toEqual([entry(2)])
      expect(await ledger.table('a')).toMatchObject({
        n: 2,
        at: 20,
        status: 'playing',
        asked: [1],
        deadline: 99,
      })
    })

    test('[HOUSE-2.4] of two writers of one number the first is written, the other told so', async () => {
      const { ledger } = await fresh()
      await ledger.create(stored('a'), [])
      const answers = await Promise.all([
        ledger.append('a', entry(1), progress()),
        ledger.append('a', { ...entry(1), at: 99 }, progress()),
      ])
      expect(answers.toSorted()).toEqual([false, true])
      expect(await ledger.entriesAfter('a', 0)).toHaveLength(1)
      expect(await ledger.append('a', entry(3), progress())).toBe(false)
      expect(await ledger.append('none', entry(1), progress())).toBe(false)
    })

    test('a page of entries is found from either side', async () => {
      const { ledger } = await fresh()
      await ledger.create(stored('a'), [])
      const many = Array.from({ length: 150 }, (_, at) => entry(at + 1))
      await Promise.all(many.map((one) => ledger.append('a', one, progress())))
      const page = async (wanted: EntriesWanted) =>
        (await ledger.entriesPage('a', wanted)).map(({ n }) => n)
      expect(await page({ size: 3 })).toEqual([1, 2, 3])
      expect(await page({ after: 62, size: 4 })).toEqual([63, 64, 65, 66])
      expect(await page({ after: 148, size: 9 })).toEqual([149, 150])
      expect(await page({ before: 67, size: 4 })).toEqual([66, 65, 64, 63])
      expect(await page({ before: 999, size: 2 })).toEqual([150, 149])
      expect(await page({ before: 1, size: 2 })).toEqual([])
      expect(await ledger.entriesPage('none', { size: 2 })).toEqual([])
      expect(await ledger.entriesAfter('a', 60)).toEqual(many.slice(60))
    })

    test('a row is as the latest entry left it, or as it was changed after that', async () => {
      const { ledger, sql } = await fresh()
      for (const id of ['a', 'b']) await ledger.create(stored(id), [])
      const add = (id: string, n: number, deadline: number) =>
        ledger.append(id, entry(n), progress({ deadline, asked: [n] }))
      await Promise.all([add('a', 1, 11), add('b', 1, 12)])
      expect(
        await query(sql, 'SELECT id, n, asked, deadline, updated FROM tables ORDER BY id'),
      ).toEqual([
        { id: 'a', n: 1, asked: ',1,', deadline: 11, updated: 10 },
        { id: 'b', n: 1, asked: ',1,', deadline: 12, updated: 10 },
      ])
      await add('a', 2, 21)
      await ledger.setPlans('a', { deadline: 5, isShown: false, n: 2, revision: 0 })
      await add('b', 2, 22)
      await query(sql, 'UPDATE tables SET deadline = deadline + 1')
      expect(await ledger.table('a')).toMatchObject({ n: 2, deadline: 6, isShown: false })
      expect(await ledger.table('b')).toMatchObject({ n: 2, deadline: 23 })
      await add('b', 3, 33)
      const changed = stored('b', { n: 3, revision: 1, house: '1', deadline: 44, updated: 77 })
      expect(await ledger.change(changed, [])).toBe(true)
      expect(await ledger.table('b')).toMatchObject({ n: 3, deadline: 44, updated: 77, asked: [3] })
    })

    test('changes of the house are told apart by their revision', async () => {
      const { ledger } = await fresh()
      await ledger.create(stored('a'), [])
      expect(await ledger.change(stored('a', { revision: 1, house: '1' }), [])).toBe(true)
      expect(await ledger.change(stored('a', { revision: 1, house: '2' }), [])).toBe(false)
      expect((await ledger.table('a'))?.house).toBe('1')
    })

    test('whoever has not heard of the latest entry changes nothing', async () => {
      const { ledger } = await fresh()
      await ledger.create(stored('a'), [])
      await ledger.append('a', entry(1), progress({ deadline: 50 }))
      expect(await ledger.change(stored('a', { revision: 1, house: '1' }), [])).toBe(false)
      const plans = { deadline: 7, isShown: true, n: 1, revision: 0 }
      expect(await ledger.setPlans('a', { ...plans, n: 0 })).toBe(false)
      expect(await ledger.setPlans('a', { ...plans, revision: 1 })).toBe(false)
      expect(await ledger.table('a')).toMatchObject({ house: '{}', deadline: 50 })
      expect(await ledger.setPlans('a', plans)).toBe(true)
      expect(await ledger.table('a')).toMatchObject({ deadline: 7 })
    })

    test('what belongs to an append happens with it or not at all', async () => {
      const { ledger, sql } = await fresh()
      await ledger.create(stored('a'), [])
      const tally = statement('INSERT INTO tallies VALUES ($1, $2, $3, $4)', 'ann', 'g', 'won', 1)
      expect(await ledger.append('a', entry(5), progress({ also: [tally] }))).toBe(false)
      expect(await query(sql, 'SELECT * FROM tallies')).toEqual([])
      await expect(
        ledger.append(
          'a',
          entry(1),
          progress({ also: [statement('INSERT INTO nowhere VALUES (1)')] }),
        ),
      ).rejects.toThrow(Outage)
      expect(await ledger.entriesAfter('a', 0)).toEqual([])
      expect((await ledger.table('a'))?.n).toBe(0)
      expect(await ledger.append('a', entry(1), progress({ also: [tally] }))).toBe(true)
      expect(await query(sql, 'SELECT value FROM tallies')).toEqual([{ value: 1 }])
    })

    test('one job that fails does not take its neighbours with it', async () => {
      const { sql, ledger } = await fresh()
      await ledger.create(stored('a'), [])
      const results = await Promise.allSettled([
        ledger.append('a', entry(1), progress()),
        sql.run({ statements: [statement('INSERT INTO nowhere VALUES (1)')] }),
        ledger.create(stored('b'), []),
      ])
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      expect(await ledger.table('b')).toBeDefined()
    })

    test('the latest snapshot is kept', async () => {
      const { ledger, sql } = await fresh()
      const standing = {
        n: 7,
        at: 1,
        drawn: 0,
        asked: [],
        pausedAt: 0,
        clock: { since: [], banks: [], turn: null, stoppedAt: null, owing: [] },
        keys: [],
      }
      expect(await ledger.snapshot('a', 3)).toEqual({})
      await sql.run({ statements: [snapshotStatement('a', 3, { standing, state: { x: 1 } })] })
      await sql.run({
        statements: [
          snapshotStatement('a', 3, { standing: { ...standing, n: 9 }, state: { x: 2 } }),
        ],
      })
      expect(await ledger.snapshot('a', 3)).toEqual({
        snapshot: { standing: { ...standing, n: 9 }, state: { x: 2 } },
      })
      expect(await ledger.snapshot('a', 4)).toEqual({
        unfit: 'it is of version 3 of the rules, not 4',
      })
    })

    test('deadlines are found, the earliest first', async () => {
      const { ledger } = await fresh()
      expect(await ledger.nextDeadline()).toBeNull()
      await ledger.create(stored('a', { deadline: 50 }), [])
      await ledger.create(stored('b', { deadline: 20 }), [])
      await ledger.create(stored('c'), [])
      expect(await ledger.nextDeadline()).toBe(20)
      expect(await ledger.tablesDue(49, 10)).toEqual(['b'])
      expect(await ledger.tablesDue(50, 10)).toEqual(['b', 'a'])
      expect(await ledger.tablesDue(50, 1)).toEqual(['b'])
      await ledger.setPlans('b', { deadline: null, isShown: true, n: 0, revision: 0 })
      expect(await ledger.nextDeadline()).toBe(50)
    })

    test('whose turn it is can be asked for each person', async () => {
      const { ledger, sql } = await fresh()
      const sitters = [
        { account: 'ann', seat: 1 },
        { account: 'bob', seat: 11 },
        { account: 'cleo', seat: null },
      ]
      await ledger.create(stored('a'), sitters)
      const asked = async () => {
        const from = `FROM sitters s JOIN tables t ON t.id = s.table_id WHERE ${IS_ASKED}`
        const rows = await query(sql, `SELECT s.account AS account ${from} ORDER BY s.account`)
        return rows.map(({ account }) => account)
      }
      await ledger.append('a', entry(1), progress({ asked: [11, 2] }))
      expect(await asked()).toEqual(['bob'])
      await ledger.append('a', entry(2), progress({ asked: [1] }))
      expect(await asked()).toEqual(['ann'])
      await ledger.append('a', entry(3), progress({ asked: [], isTurning: true, status: 'over' }))
      expect(await asked()).toEqual([])
      expect(await query(sql, 'SELECT DISTINCT status FROM sitters')).toEqual([{ status: 'over' }])
    })

    test('[HOUSE-2.5] everything is there after it was closed and opened again', async () => {
      const { ledger, sql, reopen } = await fresh()
      await ledger.create(stored('a'), [])
      await ledger.append('a', entry(1), progress())
      await sql.close()
      const again = await reopen()
      expect(await migrate(again)).toBe(0)
      expect(await new Ledger(again).entriesAfter('a', 0)).toEqual([entry(1)])
      await expect(sql.run({ statements: [] })).rejects.toThrow(Outage)
    })

    test('many appends at once are all kept', async () => {
      const { ledger } = await fresh()
      const ids = Array.from({ length: 300 }, (_, i) => `t${i}`)
      await Promise.all(ids.map((id) => ledger.create(stored(id), [])))
      for (const n of [1, 2, 3]) {
        const answers = await Promise.all(ids.map((id) => ledger.append(id, entry(n), progress())))
        expect(answers.every(Boolean)).toBe(true)
      }
      for (const id of ids) expect(await ledger.entriesAfter(id, 0)).toHaveLength(3)
    })
  })
}
