// The ledger goes back to what it was, as after a failover or a recovery: nobody keeps a past that is not so any more.
import { join } from 'node:path'
import { redact } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { DATABASE } from '../src/folder/data-folder.ts'
import { restoreFrom } from '../src/folder/restoring.ts'
import { asked, freshDatabase, hasPostgres } from './databases.ts'
import { freshFolder, openHouse } from './house.ts'
import { Person } from './person.ts'
import { guests, seatedAt } from './seated.ts'

/** Nobody is connected to it meanwhile. */
async function alone(url: string, act: (name: string, ask: typeof asked) => Promise<void>) {
  const name = new URL(url).pathname.slice(1)
  const outside = Object.assign(new URL(url), { pathname: '/postgres' }).href
  const ask = (_: string, text: string) => asked(outside, text)
  await ask('', `ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false`)
  await ask(
    '',
    `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '${name}'`,
  )
  await act(name, ask)
  await ask('', `ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS true`)
}

const moment = (url: string) =>
  alone(url, async (name, ask) => {
    await ask('', `CREATE DATABASE ${name}_then TEMPLATE ${name}`)
  })

const goBack = (url: string) =>
  alone(url, async (name, ask) => {
    await ask('', `ALTER DATABASE ${name} RENAME TO ${name}_lost`)
    await ask('', `ALTER DATABASE ${name}_then RENAME TO ${name}`)
  })

/** Whoever is asked plays the move that `pick` chooses. */
async function moveBy(people: readonly Person[], id: string, pick: 'first' | 'last') {
  const mover = people.find((person) => person.offers(id).length > 0)
  if (mover === undefined) throw new Error('nobody is asked')
  const offers = mover.offers(id)
  const move = pick === 'first' ? offers[0] : offers.at(-1)
  if (move === undefined) throw new Error('nothing is offered')
  const heard = people.map((person) => person.until(({ kind }) => kind === 'frame'))
  const answer = await mover.play(id, move)
  await Promise.all(heard)
  return answer
}

const timelineOf = (person: Person): string =>
  person.messages.findLast((message) => message.kind === 'welcome')?.timeline ?? ''

test.skipIf(!hasPostgres)(
  'nodes whose database goes back send tables whole, and nothing of what was is written into what is',
  async () => {
    const databaseUrl = await freshDatabase()
    const nodes = [await openHouse({ databaseUrl }), await openHouse({ databaseUrl })] as const
    const people = [...(await guests(nodes[0].url, 'Ann')), ...(await guests(nodes[1].url, 'Bob'))]
    const [ann, bob] = people as [Person, Person]
    const { id } = await seatedAt(nodes[0], people, { game: 'imperial' })
    for (const person of people) await person.watch(id)
    const begun = people.map((person) => person.until(({ kind }) => kind === 'frame'))
    expect((await ann.post(`/api/tables/${id}/start`)).status).toBe(200)
    await Promise.all(begun)
    await moveBy(people, id, 'first')
    const live = await nodes[0].tables.find(id)
    const kept = live?.stored.n ?? 0
    const before = timelineOf(ann)
    await moment(databaseUrl)
    const backAt = async (person: Person, url: string): Promise<Person> => {
      const back = Object.assign(new Person(url, person.name), { cookie: person.cookie })
      await back.connect()
      return back
    }
    await moveBy(people, id, 'first')
    await moveBy(people, id, 'first')
    const byes = people.map((person) => person.until(({ kind }) => kind === 'bye'))
    await goBack(databaseUrl)
    await Promise.all(byes)
    const again = [await backAt(ann, nodes[0].url), await backAt(bob, nodes[1].url)]
    for (const person of again) {
      expect(timelineOf(person)).not.toBe(before)
      // as a page asks that has seen the lost entries
      const told = await person.watch(id, { after: kept, timeline: before })
      expect(told).toMatchObject({ kind: 'table', n: kept })
    }
    await moveBy(again, id, 'last')
    await moveBy(again, id, 'last')
    for (const { tables } of nodes) {
      const copy = await tables.find(id)
      await expect.poll(() => copy?.table?.n).toBe(kept + 2)
      for (const [seat, person] of again.entries())
        expect(person.replicas.get(id)?.state).toEqual(redact(copy?.table?.state, seat))
    }
    await expect
      .poll(() => asked(databaseUrl, 'SELECT count(*)::int AS many FROM nodes'))
      .toEqual([{ many: 2 }])
    const here = 'SELECT DISTINCT account FROM presence WHERE gone IS NULL'
    await expect.poll(() => asked(databaseUrl, here)).toHaveLength(2)
  },
)

test('a folder that is put back to a copy has another past', async () => {
  const dataDir = freshFolder()
  const timelines: string[] = []
  for (let openings = 0; openings < 3; openings++) {
    const house = await openHouse({ dataDir })
    const [ann] = (await guests(house.url, 'Ann')) as [Person]
    await ann.connect()
    timelines.push(timelineOf(ann))
    await house.stop()
    if (openings === 1) await restoreFrom(join(dataDir, DATABASE), dataDir, Date.now())
  }
  expect(timelines[1]).toBe(timelines[0])
  expect(timelines[2]).not.toBe(timelines[1])
})
