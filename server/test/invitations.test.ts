// Inviting by mail: who may, whom, and how often.
import { expect, test } from 'vitest'
import { Person } from './person.ts'
import { mailingHouse, signedIn } from './signed-in.ts'

const numberOf = async (person: Person): Promise<string> => (await person.get('/api/me')).json().id

async function tableOf(host: Person): Promise<string> {
  return (await host.post('/api/tables', { game: 'pass-the-ace', bots: 1 })).json().id
}

async function invited(by: Person, table: string, player: string): Promise<string> {
  const { status, json } = await by.post(`/api/tables/${table}/invite`, { player })
  return status === 200 ? 'done' : `${status} ${json().code}`
}

test('[HOUSE-1.4, HOUSE-9.5] who sits there invites others, as long as the table waits', async () => {
  const { house, office } = await mailingHouse()
  const ann = await signedIn(house.url, office, 'Ann')
  const bob = await signedIn(house.url, office, 'Bob')
  const table = await tableOf(ann)
  expect(await invited(bob, table, await numberOf(ann))).toBe('403 notSeated')
  expect(await invited(ann, table, 'nobody')).toBe('404 noSuchPlayer')
  expect(await invited(ann, table, await numberOf(bob))).toBe('done')
  expect(await invited(ann, table, await numberOf(bob))).toBe('done')
  await house.sendNotices()
  expect(office.taken.slice(2).map(({ to }) => to)).toEqual([['bob@example.org']])
  await bob.post(`/api/tables/${table}/join`)
  expect(await invited(ann, table, await numberOf(bob))).toBe('409 alreadySeated')
  await ann.post(`/api/tables/${table}/start`)
  expect(await invited(ann, table, await numberOf(bob))).toBe('409 alreadyStarted')
})

test('[HOUSE-9.8] a guest invites nobody by mail', async () => {
  const { house, office } = await mailingHouse()
  const gus = await Person.guest(house.url, 'Gus')
  const ann = await signedIn(house.url, office, 'Ann')
  expect(await invited(gus, await tableOf(gus), await numberOf(ann))).toBe('403 addressFirst')
})

test('[HOUSE-9.8] a stranger sends a few invitations a day, in one mail', async () => {
  const { house, office } = await mailingHouse()
  const ann = await signedIn(house.url, office, 'Ann')
  const eve = await signedIn(house.url, office, 'Eve')
  const player = await numberOf(ann)
  const before = office.taken.length
  const answers: string[] = []
  for (let n = 0; n < 7; n++) answers.push(await invited(eve, await tableOf(eve), player))
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(5)
  expect(answers.at(-1)).toBe('429 tooManyInvitations')
  await house.sendNotices()
  const mails = office.taken.slice(before)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.headers).toContain('Subject: 5 invitations')
})

test('[HOUSE-9.8] friends get through whatever strangers do, up to their own measure', async () => {
  const time = { ahead: 0 }
  const { house, office } = await mailingHouse(() => Date.now() + time.ahead)
  const [ann, bob, eve] = [
    await signedIn(house.url, office, 'Ann'),
    await signedIn(house.url, office, 'Bob'),
    await signedIn(house.url, office, 'Eve'),
  ] as const
  const player = await numberOf(ann)
  const game = await tableOf(bob)
  await ann.post(`/api/tables/${game}/join`)
  await bob.post(`/api/tables/${game}/start`)
  for (let n = 0; n < 6; n++) await invited(eve, await tableOf(eve), player)
  const answers: string[] = []
  for (let n = 0; n < 21; n++) {
    const table = await tableOf(bob)
    answers.push(await invited(bob, table, player))
    await bob.post(`/api/tables/${table}/leave`)
  }
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(20)
  expect(answers.at(-1)).toBe('429 tooManyInvitations')
  time.ahead += 86_400_001
  expect(await invited(bob, await tableOf(bob), player)).toBe('done')
})
