// What the house keeps in mind for pages has bounds, and a row that cannot be read harms nobody else: calls to a rematch, tidings,
// one's own tables, and how two people fared.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { LiveTable } from '@foldtable/host/live-table'
import { NO_CLOCK } from '@foldtable/kernel'
import type { ServerMessage } from '@foldtable/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { DATABASE } from '../src/server.ts'
import { Calls } from '../src/socket/calls.ts'
import { freshFolder, openHouse } from './house.ts'
import type { Person } from './person.ts'
import { guests, startedAt } from './seated.ts'

const HOUR = 3_600_000

/** A table that is over, at which the first offers the others a rematch. */
const offered = (id: string, until: number, ...people: readonly string[]): LiveTable => {
  const live: Pick<LiveTable, 'id' | 'room' | 'stored'> = {
    id,
    stored: { status: 'over', game: 'pass-the-ace' } as LiveTable['stored'],
    room: {
      sittings: people.map((one) => ({
        ...{ id: one, name: one, avatar: '', isBot: false, hasLeft: false },
      })),
      offer: { table: 'next', by: people[0] ?? '', until, yes: [], no: [] },
      rematch: null,
    } as unknown as LiveTable['room'],
  }
  return live as LiveTable
}

test('[HOUSE-22.6] calls are bounded, for one person and in all, however many tables call', () => {
  const told = new Map<string, ServerMessage>()
  const clock = { now: 0 }
  const calls = new Calls({
    ...{ most: 100, perPerson: 5, now: () => clock.now },
    tell: (account, message) => void told.set(account, message),
  })
  const callsOf = (account: string) => {
    const message = told.get(account)
    return message?.kind === 'rematches' ? message.calls.map(({ table }) => table) : []
  }
  for (let at = 0; at < 1000; at++) calls.note(offered(`t${at}`, HOUR, 'bob'))
  expect(calls.size).toBe(5)
  expect(callsOf('bob')).toEqual(['t995', 't996', 't997', 't998', 't999'])
  for (let at = 0; at < 1000; at++) calls.note(offered(`u${at}`, HOUR, `guest ${at}`))
  expect(calls.size).toBeLessThanOrEqual(100)
  expect(callsOf('guest 999')).toEqual(['u999'])
  clock.now = 2 * HOUR // all of them are over: the next one finds room by itself
  calls.note(offered('late', 3 * HOUR, 'cleo'))
  for (let at = 0; at < 100; at++) calls.note(offered(`v${at}`, 3 * HOUR, `late ${at}`))
  expect(calls.size).toBeLessThanOrEqual(101)
  expect(callsOf('late 99')).toEqual(['v99'])
})

test('[HOUSE-20.1] rows that cannot be read are left out of everything that is told of one’s own', async () => {
  const dataDir = freshFolder()
  const house = await openHouse({ dataDir, tidingsKept: 2 })
  const [ann, bob] = (await guests(house.url, 'Ann', 'Bob')) as [Person, Person]
  const slow = { pace: 'slow', clock: NO_CLOCK }
  const ids: string[] = []
  for (let at = 0; at < 4; at++) ids.push((await startedAt(house, [ann, bob], slow)).id)
  for (const id of ids.slice(0, 3)) await bob.post(`/api/tables/${id}/leave`)
  const { id: him } = (await bob.get('/api/me')).json()
  const versus = async () => (await ann.get(`/api/players/${him}/versus`)).json()
  expect(await versus()).toEqual({ games: 3, ahead: 3, behind: 0 })
  const file = new DatabaseSync(join(dataDir, DATABASE))
  onTestFinished(() => file.close())
  const set = (column: string, value: string, id: string | undefined) =>
    file.prepare(`UPDATE tables SET ${column} = ? WHERE id = ?`).run(value, id ?? '')
  set('result', 'rubbish', ids[0])
  set('result', '{"places":7}', ids[1])
  expect(await versus()).toEqual({ games: 1, ahead: 1, behind: 0 })
  set('house', '{"room":', ids[2])
  const mine = async (state: string) => (await ann.get(`/api/my/tables?state=${state}`)).json()
  const over = await mine('over')
  expect(over.counts.over).toBe(3)
  expect(over.tables.map(({ id }: { id: string }) => id)).toEqual([])
  expect((await ann.get('/api/my/people')).json()).toMatchObject([{ id: him }])
  expect((await ann.get(`/api/players/${him}/tables`)).status).toBe(200)
  const open = [...(await mine('waiting')).tables, ...(await mine('running')).tables]
  expect(open.map(({ id }: { id: string }) => id)).toEqual([ids[3]])
})

test('what is kept has its figures', async () => {
  const house = await openHouse({ tidingsKept: 2 })
  const people = (await guests(house.url, 'Ann', 'Bob')) as [Person, Person]
  const slow = { pace: 'slow', clock: NO_CLOCK }
  for (let at = 0; at < 4; at++) await startedAt(house, people, slow)
  for (const state of ['waiting', 'running'])
    for (const one of people) await one.get(`/api/my/tables?state=${state}`)
  const figures = await house.metrics.text()
  expect(figures).toMatch(/^foldtable_tidings_kept 2$/m)
  expect(figures).toMatch(/^foldtable_rematch_calls 0$/m)
})
