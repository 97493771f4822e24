// Which tables are rated, and what whoever leaves is counted for, at real tables.

import { playRequest } from '@foldtable/host/actions'
import type { LiveTable } from '@foldtable/host/live-table'
import { changeSeat } from '@foldtable/host/seats'
import { expect, test } from 'vitest'
import type { RunningServer } from '../src/server.ts'
import type { RatingStep } from '../src/statistics/ratings.ts'
import { openHouse } from './house.ts'
import { Person } from './person.ts'
import { liveAt } from './seated.ts'
import { mailingHouse, signedIn } from './signed-in.ts'

const SHORT = { game: 'pass-the-ace', options: { startingLives: 5 } }

async function begun(
  house: RunningServer,
  people: readonly Person[],
  wanted: object = SHORT,
): Promise<LiveTable> {
  const [host, ...others] = people as [Person, ...Person[]]
  const { id } = (await host.post('/api/tables', { ...wanted, pace: 'slow' })).json()
  for (const person of others) await person.post(`/api/tables/${id}/join`)
  await host.post(`/api/tables/${id}/start`)
  return liveAt(house, id)
}

/** Whoever is asked does the first thing that is offered, until it is over or so many moves were made. */
async function playOn(live: LiveTable, most = 1000): Promise<void> {
  for (let moves = 0; moves < most; moves++) {
    const decision = live.table?.decision
    if (decision === undefined || decision.result !== undefined) return
    const [seat = 0] = decision.seats
    const [move] = live.table?.offers(seat) ?? []
    if (move === undefined) throw new Error('nothing to do')
    await live.inTurn(() => playRequest(live, { by: seat, move, at: Date.now() }))
  }
}

const figures = async (person: Person, game = 'pass-the-ace') => {
  const { id } = (await person.get('/api/me')).json()
  const { games } = (await person.get(`/api/players/${id}`)).json()
  const found = games.find((one: { game: string }) => one.game === game)
  return [found?.played ?? 0, found?.won ?? 0, found?.rating?.played ?? 0]
}

const idOf = async (person: Person): Promise<string> => (await person.get('/api/me')).json().id

test('[HOUSE-10.1] people who signed in and play to the end are rated; guests are not', async () => {
  const { house, office } = await mailingHouse()
  const ann = await signedIn(house.url, office, 'Ann')
  const bob = await signedIn(house.url, office, 'Bob')
  const gus = await Person.guest(house.url, 'Gus')
  const rated = await begun(house, [ann, bob])
  await playOn(rated)
  const steps = (await gus.get(`/api/tables/${rated.id}/ratings`)).json()
  expect(steps.map(({ rating, change }: RatingStep) => rating - change)).toEqual([1500, 1500])
  expect(steps.map(({ change }: RatingStep) => Math.sign(change)).sort()).toEqual([-1, 1])
  const [[annPlayed, annWon, annRated], [, bobWon, bobRated]] = [
    await figures(ann),
    await figures(bob),
  ] as [number[], number[]]
  expect([annPlayed, annRated, bobRated]).toEqual([1, 1, 1])
  expect((annWon ?? 0) + (bobWon ?? 0)).toBe(1)
  await playOn(await begun(house, [ann, gus]))
  expect((await figures(ann))[2]).toBe(1)
  expect((await figures(gus))[2]).toBe(0)
  const { rating } = (await ann.get(`/api/players/${await idOf(ann)}`)).json().games[0]
  expect(rating).toMatchObject({ isProvisional: true, played: 1 })
  expect((await ann.get('/api/leaderboard/pass-the-ace')).json()).toMatchObject({
    total: 0,
    rows: [],
  })
})

test('[HOUSE-10.1] a bot in a seat, also for a while, and nothing is rated', async () => {
  const { house, office } = await mailingHouse()
  const ann = await signedIn(house.url, office, 'Ann')
  const bob = await signedIn(house.url, office, 'Bob')
  await playOn(await begun(house, [ann], { ...SHORT, bots: 1 }))
  expect((await figures(ann))[2]).toBe(0)

  const live = await begun(house, [ann, bob])
  const account = await idOf(ann)
  for (const to of ['bot', 'back'] as const)
    await live.inTurn(() =>
      changeSeat(live, account, { kind: 'seat', table: live.id, key: to, to }, Date.now()),
    )
  await playOn(live)
  expect(live.stored.status).toBe('over')
  expect((await figures(bob))[2]).toBe(0)
})

test('[HOUSE-23.5] where bots may be asked for hints, nothing is rated', async () => {
  const { house, office } = await mailingHouse()
  const ann = await signedIn(house.url, office, 'Ann')
  const bob = await signedIn(house.url, office, 'Bob')
  await playOn(await begun(house, [ann, bob], { ...SHORT, hints: true }))
  expect((await figures(ann)).toSpliced(1, 1)).toEqual([1, 0])
})

test('[HOUSE-10.1] a game that the clock played alone is not rated', async () => {
  const { house, office } = await mailingHouse()
  const ann = await signedIn(house.url, office, 'Ann')
  const bob = await signedIn(house.url, office, 'Bob')
  const live = await begun(house, [ann, bob])
  while (live.stored.status === 'playing') {
    await live.inTurn(async () => {
      const { table } = live
      if (table === undefined || table.decision.result !== undefined) return
      const [seat = 0] = table.decision.seats
      const move = live.game.timeout(table.state, seat)
      await playRequest(live, { by: 'clock', seat, move, at: Date.now() })
    })
  }
  expect((await figures(ann)).toSpliced(1, 1)).toEqual([1, 0])
})

test('[HOUSE-10.1] sitting down and leaving gives nobody a rating', async () => {
  const { house, office } = await mailingHouse()
  const ann = await signedIn(house.url, office, 'Ann')
  const bob = await signedIn(house.url, office, 'Bob')
  const live = await begun(house, [ann, bob])
  await bob.post(`/api/tables/${live.id}/leave`)
  expect(live.stored.status).toBe('over')
  expect([await figures(ann), await figures(bob)]).toEqual([
    [1, 1, 0],
    [1, 0, 0],
  ])
})

test('[HOUSE-10.2] a PowerHouse match that is quit at 0 : 0 is won by nobody', async () => {
  const { house, office } = await mailingHouse()
  const people = [
    await signedIn(house.url, office, 'Ann'),
    await signedIn(house.url, office, 'Bob'),
    await signedIn(house.url, office, 'Cleo'),
    await signedIn(house.url, office, 'Dan'),
  ] as const
  const live = await begun(house, people, { game: 'powerhouse' })
  expect((await people[0].post(`/api/tables/${live.id}/end`)).status).toBe(200)
  for (const person of people) expect(await figures(person, 'powerhouse')).toEqual([1, 0, 0])
})

test('[HOUSE-10.3, A-15.3] a leaver is counted when leaving, and not again at the end', async () => {
  const house = await openHouse()
  const people = await Promise.all(
    ['Ann', 'Bob', 'Cleo'].map((name) => Person.guest(house.url, name)),
  )
  const [ann, bob] = people as [Person, Person]
  const live = await begun(house, people)
  await playOn(live, 5)
  await bob.post(`/api/tables/${live.id}/leave`)
  expect(live.stored.status).toBe('playing')
  expect(await figures(bob)).toEqual([1, 0, 0])
  await playOn(live)
  expect(live.stored.status).toBe('over')
  expect(await figures(bob)).toEqual([1, 0, 0])
  expect((await figures(ann))[0]).toBe(1)
})

test('[HOUSE-10.3] also where a bot plays on for the leaver', async () => {
  const house = await openHouse()
  const people = await Promise.all(
    ['Ann', 'Bob', 'Cleo'].map((name) => Person.guest(house.url, name)),
  )
  const live = await begun(house, people, { game: 'imperial' })
  await people[1]?.post(`/api/tables/${live.id}/leave`)
  expect(live.stored.status).toBe('playing')
  expect(await figures(people[1] as Person, 'imperial')).toEqual([1, 0, 0])
})
