// A house with a real mail server: sign-in by link, what fails, what is counted, and closing.
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { query } from '../src/ledger/sql.ts'
import { SqliteSql } from '../src/ledger/sqlite.ts'
import { DATABASE, startServer } from '../src/server.ts'
import { openHouse, testSettings } from './house.ts'
import { DAY, MINUTE } from './people.ts'
import { Person } from './person.ts'
import { postOffice, silentOffice } from './post-office.ts'
import { mailingHouse, signIn } from './signed-in.ts'

const figure = async (person: Person, name: string): Promise<number> => {
  const { text } = await person.get('/metrics')
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1],
  )
}

test('[ACC-3.11] an address that is refused, and a mail server that is busy, are told apart', async () => {
  const { house, office } = await mailingHouse()
  const ann = await Person.guest(house.url, 'Ann')
  const ask = () => ann.post('/api/sign-in', { email: 'ann@example.org' })
  office.refusals.push({ code: 550, text: 'nobody here' })
  const refused = await ask()
  expect([refused.status, refused.json().code]).toEqual([400, 'addressRefused'])
  for (let n = 0; n < 6; n++) {
    office.refusals.push({ code: 452, text: 'full' })
    const busy = await ask()
    expect([busy.status, busy.json().code]).toEqual([503, 'mailOutage'])
  }
  expect((await ask()).status).toBe(202) // none of those counted
  expect(await figure(ann, 'foldtable_mails_total{outcome="failed"}')).toBe(7)
  expect(await figure(ann, 'foldtable_mails_total{outcome="sent"}')).toBe(1)
})

test('[ACC-3.2] too many links are too many requests', async () => {
  const { house } = await mailingHouse()
  const eve = new Person(house.url, 'Eve')
  const answers = []
  for (let n = 0; n < 6; n++)
    answers.push((await eve.post('/api/sign-in', { email: 'ann@example.org' })).status)
  expect(answers).toEqual([202, 202, 202, 202, 202, 429])
})

test('[ACC-3.12] the letter speaks as the browser, the page or the account does', async () => {
  const { house, office } = await mailingHouse()
  const eve = new Person(house.url, 'Eve')
  const french = { 'accept-language': 'de, fr-CH;q=0.8, en;q=0.5' }
  await eve.ask('POST', '/api/sign-in', { email: 'a@example.org' }, french)
  await eve.ask('POST', '/api/sign-in', { email: 'b@example.org', language: 'fr' })
  await eve.ask('POST', '/api/sign-in', { email: 'c@example.org', language: 'en' }, french)
  const guest = await eve.ask('POST', '/api/guest', { name: 'Eve' }, french)
  expect(guest.json().language).toBe('fr')
  await eve.post('/api/sign-in', { email: 'd@example.org' })
  const [first] = office.taken
  const token = /sign-in\/([\w-]+)/.exec(first?.body ?? '')?.[1]
  const stranger = new Person(house.url, 'Stranger')
  const made = await stranger.ask('POST', '/api/sign-in/complete', { token }, french)
  expect(made.json()).toMatchObject({ email: 'a@example.org', language: 'fr' })
  expect(office.taken.map(({ headers }) => /Subject: (\S+)/.exec(headers)?.[1])).toEqual([
    'Votre',
    'Votre',
    'Your',
    'Votre',
  ])
})

test('[HOUSE-9.6] a house without mail says so and promises no link', async () => {
  const house = await openHouse()
  const eve = new Person(house.url, 'Eve')
  expect((await eve.get('/api/house')).json()).toMatchObject({ mail: false })
  const asked = await eve.post('/api/sign-in', { email: 'eve@example.org' })
  expect([asked.status, asked.json()]).toEqual([202, { sent: false }])
})

test('[HOUSE-9.1] at a slow table the turn is mailed, with the names of the others, and then a reminder', async () => {
  const time = { ahead: 0 }
  const { house, office } = await mailingHouse(() => Date.now() + time.ahead)
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Person.guest(house.url, name)))
  if (ann === undefined || bob === undefined) throw new Error('nobody')
  for (const person of [ann, bob]) await signIn(person, office)
  const made = await ann.post('/api/tables', { game: 'imperial', pace: 'slow', bots: 1 })
  const { id } = made.json()
  await bob.post(`/api/tables/${id}/join`)
  await ann.post(`/api/tables/${id}/start`)
  const mailsAfter = async (ms: number) => {
    const before = office.taken.length
    time.ahead += ms
    await house.sendNotices()
    return office.taken.slice(before).map(({ headers }) => /Subject: (.*)/.exec(headers)?.[1])
  }
  expect((await mailsAfter(MINUTE))[0]).toMatch(/^Your turn: Imperial with \w+ and \w+$/)
  expect((await mailsAfter(DAY))[0]).toMatch(/^Still your turn: Imperial with/)
  expect(await figure(ann, 'foldtable_notices_waiting')).toBe(0)
})

test('[HOUSE-9.3] a stop does not wait for a mail server that says nothing', async () => {
  const [office, silent] = [await postOffice(), await silentOffice()]
  const time = { ahead: 0 }
  const settings = testSettings({ smtpUrl: office.url, mailSeconds: 300 })
  const now = () => Date.now() + time.ahead
  const before = await startServer(settings, now)
  const ann = await Person.guest(before.url, 'Ann')
  await signIn(ann, office)
  const made = await ann.post('/api/tables', { game: 'imperial', pace: 'slow', bots: 1 })
  await ann.post(`/api/tables/${made.json().id}/start`)
  await before.stop()

  time.ahead += MINUTE
  const during = await startServer({ ...settings, smtpUrl: silent.url }, now)
  const round = during.sendNotices()
  await silent.called(2) // the check at the start, and the mail
  const stopped = during.stop()
  const asked = await fetch(`${during.url}/readyz`)
  expect([asked.status, asked.headers.get('connection')]).toEqual([503, 'close']) // nor for who keeps a connection
  expect(await asked.json()).toEqual({ ready: false, ledger: true, leaving: true })
  await stopped
  await round

  const after = await startServer(settings, now)
  onTestFinished(() => after.stop())
  const count = office.taken.length
  await after.sendNotices()
  expect(office.taken.length).toBe(count + 1)
})

test('[HOUSE-9.7] an address that never signed in leaves the disk after a day, also while nothing happens', async () => {
  const office = await postOffice()
  const settings = testSettings({ smtpUrl: office.url })
  const before = await startServer(settings)
  await new Person(before.url, 'Eve').post('/api/sign-in', { email: 'ann@example.org' })
  await before.stop()
  const left = async () => {
    const sql = await SqliteSql.open(join(settings.dataDir, DATABASE))
    const rows = await query(sql, 'SELECT email FROM sign_ins')
    await sql.close()
    return rows
  }
  expect(await left()).toEqual([{ email: 'ann@example.org' }])
  const later = await startServer(settings, () => Date.now() + DAY)
  await later.stop()
  expect(await left()).toEqual([])
})

test('[ACC-2.4] guests and links from one network are counted, members by themselves', async () => {
  const office = await postOffice()
  const house = await openHouse({ smtpUrl: office.url, guestsPerHour: 3, linksPerHour: 2 })
  const people: Person[] = []
  for (const name of ['Ann', 'Bob', 'Cleo']) people.push(await Person.guest(house.url, name))
  const dan = new Person(house.url, 'Dan')
  const came = await dan.post('/api/guest', { name: 'Dan' })
  expect([came.status, came.json().code]).toEqual([429, 'tooManyGuests'])
  const [ann, bob] = people as [Person, Person]
  await signIn(ann, office)
  await signIn(bob, office)
  const asked = await dan.post('/api/sign-in', { email: 'dan@example.org' })
  expect([asked.status, asked.json().code]).toEqual([429, 'tooManySignIns'])
  expect((await ann.post('/api/sign-in', { email: 'ann@example.net' })).status).toBe(202)
  expect(await figure(ann, 'foldtable_refusals_total{code="tooManyGuests"}')).toBe(1)
})

test('[ACC-2.4] one person takes a few other names in an hour; the same again is no other', async () => {
  const house = await openHouse({ namesPerHour: 2 })
  const ann = await Person.guest(house.url, 'Ann')
  const take = async (name: string) => (await ann.ask('PATCH', '/api/me', { name })).status
  expect(await take('Anna')).toBe(200)
  expect(await take('Anna')).toBe(200)
  expect((await ann.post('/api/guest', { name: 'Anne' })).status).toBe(200)
  expect(await take('Annette')).toBe(429)
  expect((await ann.post('/api/guest', { name: 'Annette' })).json().code).toBe('tooManyNames')
  expect((await ann.get('/api/me')).json().name).toBe('Anne')
})

test('[ACC-3.11] so many links are on their way at once; with one more the asker is told to wait', async () => {
  const silent = await silentOffice()
  const house = await openHouse({ smtpUrl: silent.url, mailSeconds: 300, linksAtOnce: 1 })
  const eve = new Person(house.url, 'Eve')
  const first = eve.post('/api/sign-in', { email: 'ann@example.org' })
  await silent.called(2) // the check at the start, and the link
  expect(await figure(eve, 'foldtable_links_under_way')).toBe(1)
  const second = await eve.post('/api/sign-in', { email: 'bob@example.org' })
  expect([second.status, second.json().code]).toEqual([503, 'mailOutage'])
  await house.stop()
  expect((await first).json().code).toBe('mailOutage')
})
