// Mute and block, for oneself.
import { expect, test } from 'vitest'
import { keepAway, keptAwayBy } from '../src/accounts/kept-away.ts'
import { openHouse } from './house.ts'
import { people, taken } from './people.ts'
import type { Person } from './person.ts'
import { guests } from './seated.ts'
import { mailingHouse, signedIn } from './signed-in.ts'

const idOf = async (person: Person): Promise<string> => (await person.get('/api/me')).json().id

test('[ACC-6.1] who is blocked does not sit down where the host has blocked them, and is not told why', async () => {
  const house = await openHouse()
  const [ann, bob, eve] = (await guests(house.url, 'Ann', 'Bob', 'Eve')) as [Person, Person, Person]
  const { id } = (await ann.post('/api/tables', { game: 'pass-the-ace' })).json()
  const block = (isBlocked: boolean) =>
    bob
      .get('/api/me')
      .then((me) =>
        ann.post(`/api/players/${me.json().id}/keep-away`, { isMuted: isBlocked, isBlocked }),
      )
  expect((await block(true)).json()).toMatchObject([
    { name: 'Bob', isMuted: true, isBlocked: true },
  ])
  const refused = await bob.post(`/api/tables/${id}/join`)
  expect([refused.status, refused.json().code]).toEqual([403, 'sentAway'])
  expect((await eve.post(`/api/tables/${id}/join`)).status).toBe(200)
  expect((await block(false)).json()).toEqual([])
  expect((await bob.post(`/api/tables/${id}/join`)).status).toBe(200)
})

test('[ACC-6.1] no invitation of theirs arrives, though it is answered as if it did', async () => {
  const { house, office } = await mailingHouse()
  const ann = await signedIn(house.url, office, 'Ann')
  const bob = await signedIn(house.url, office, 'Bob')
  const annsId = await idOf(ann)
  await ann.post(`/api/players/${await idOf(bob)}/keep-away`, { isMuted: false, isBlocked: true })
  const before = office.taken.length
  const eve = await signedIn(house.url, office, 'Eve')
  const mine = (await eve.post('/api/tables', { game: 'imperial', visibility: 'private' })).json()
  await eve.post(`/api/tables/${mine.id}/invite`, { player: annsId })
  const { id } = (await bob.post('/api/tables', { game: 'pass-the-ace' })).json()
  expect((await bob.post(`/api/tables/${id}/invite`, { player: annsId })).status).toBe(200)
  await house.sendNotices()
  const since = office.taken.slice(before).filter(({ to }) => to.includes('ann@example.org'))
  expect(since).toHaveLength(1)
  const path = `/tables/${mine.id}?invite=${mine.invite}`
  const invited = { table: mine.id, game: 'imperial', by: 'Eve', path }
  expect((await ann.get('/api/my/invitations')).json()).toEqual([invited])
  await ann.post(`/api/tables/${mine.id}/join`, { invite: mine.invite })
  expect((await ann.get('/api/my/invitations')).json()).toEqual([])
})

test('[ACC-6.2] [ACC-6.3] so many and no more, and nobody themselves', async () => {
  const { sql, accounts } = await people()
  const [ann, bob, eve] = await Promise.all(
    ['Ann', 'Bob', 'Eve'].map(async (name) => taken(await accounts.guest(name)).account.id),
  )
  if (ann === undefined || bob === undefined || eve === undefined) throw new Error('nobody')
  const keep = (other: string, isMuted = true) =>
    keepAway(sql, { account: ann, other, at: 1, most: 1 }, { isMuted, isBlocked: false })
  expect(await keep(ann)).toMatchObject({ code: 'notYourself' })
  expect(await keep(bob)).toBeUndefined()
  expect(await keep(bob)).toBeUndefined()
  expect(await keep(eve)).toMatchObject({ code: 'tooManyKeptAway', facts: { most: 1 } })
  expect(await keep(bob, false)).toBeUndefined()
  expect(await keep(eve)).toBeUndefined()
  expect((await keptAwayBy(sql, ann, 9)).map(({ id }) => id)).toEqual([eve])
})
