// A second device by a code from the first: what it is for, and everything somebody could try with it.
import { expect, test } from 'vitest'
import { deviceOf } from '../src/accounts/device.ts'
import { DeviceCodes } from '../src/accounts/device-codes.ts'
import { migrate } from '../src/ledger/migrations.ts'
import { SqliteSql } from '../src/ledger/sqlite.ts'
import { openHouse } from './house.ts'
import { Person } from './person.ts'
import { guests } from './seated.ts'

const MINUTE = 60_000
const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'

async function houseOf(more = {}) {
  const clock = { now: Date.now() }
  const house = await openHouse(more, () => clock.now)
  const [ann, eve] = await guests(house.url, 'Ann', 'Eve')
  if (ann === undefined || eve === undefined) throw new Error('nobody')
  return { clock, house, ann, eve, phone: new Person(house.url, 'phone') }
}

const shownBy = async (who: Person): Promise<string> =>
  (await who.post('/api/me/devices/code')).json().code
const signedIn = (who: Person, code: string, more = {}) =>
  who.ask('POST', '/api/sign-in/code/complete', { code, ...more }, { 'user-agent': FIREFOX })
const outcome = async (who: Person, code: string, more = {}) => {
  const { status, json } = await signedIn(who, code, more)
  return status === 200 ? json().name : json().code
}
const nameOf = async (who: Person) => (await who.get('/api/me')).json()?.name

test('[ACC-5.1, ACC-5.3] a guest takes name and seat to a second device; both are told, and either ends the other', async () => {
  const { ann, phone } = await houseOf()
  const { id } = (await ann.post('/api/tables', { game: 'pass-the-ace' })).json()
  await ann.connect()
  const code = await shownBy(ann)
  const typed = `${code.slice(0, 4)} ${code.slice(4)}`.toLowerCase()
  expect((await phone.post('/api/sign-in/code', { code: typed })).json()).toMatchObject({
    ...{ name: 'Ann', isGuest: true },
  })
  const told = ann.until(({ kind }) => kind === 'device')
  expect(await outcome(phone, typed)).toBe('Ann')
  expect(await told).toEqual({ kind: 'device', device: 'Firefox, Android' })
  expect(await nameOf(phone)).toBe('Ann')
  expect((await phone.get('/api/my/tables?state=running')).text).toContain(id)

  const devices = (await phone.get('/api/me/devices')).json()
  expect(devices).toHaveLength(2)
  const own = devices.find((one: { isThis: boolean }) => one.isThis)
  const other = devices.find((one: { isThis: boolean }) => !one.isThis)
  expect(own.device).toBe('Firefox, Android')
  const bye = ann.until(({ kind }) => kind === 'bye')
  expect((await phone.ask('DELETE', `/api/me/devices/${other.id}`)).status).toBe(204)
  expect(await bye).toMatchObject({ reason: 'signedOut' })
  expect([await nameOf(ann), await nameOf(phone)]).toEqual([undefined, 'Ann'])
})

test('[ACC-5.1] a code works once, for minutes, and only the latest', async () => {
  const { clock, house, ann, phone } = await houseOf()
  const first = await shownBy(ann)
  const second = await shownBy(ann)
  expect(await outcome(phone, first)).toBe('codeNotValid')
  const many = ['a', 'b', 'c'].map((name) => new Person(house.url, name))
  const outcomes = await Promise.all(many.map((one) => outcome(one, second)))
  expect(outcomes.filter((one) => one === 'Ann')).toHaveLength(1) // all at once, and one only
  expect(await outcome(phone, second)).toBe('codeNotValid')
  const late = await shownBy(ann)
  clock.now += 5 * MINUTE
  expect((await phone.post('/api/sign-in/code', { code: late })).json().code).toBe('codeNotValid')
  expect(await outcome(phone, late)).toBe('codeNotValid')
  expect(await nameOf(phone)).toBeUndefined()
})

test.each([
  ['signs out', (ann: Person) => ann.post('/api/sign-out')],
  ['signs out everywhere', (ann: Person) => ann.post('/api/sign-out/everywhere')],
  ['deletes the account', (ann: Person) => ann.ask('DELETE', '/api/me')],
])('[ACC-5.1] when the one who shows it %s, it is void', async (_what, act) => {
  const { ann, phone } = await houseOf()
  const code = await shownBy(ann)
  await act(ann)
  expect(await outcome(phone, code)).toBe('codeNotValid')
  expect(await nameOf(phone)).toBeUndefined()
})

test('[ACC-5.2] nobody becomes somebody else unasked: not by a code, not by a page of another site', async () => {
  const { ann, eve } = await houseOf()
  const bait = await shownBy(eve) // who sends Ann a link would have her play, and talk, as Eve
  const foreign = { origin: 'https://evil.example' }
  const cross = await ann.ask(
    'POST',
    '/api/sign-in/code/complete',
    { code: bait, replace: true },
    foreign,
  )
  expect([cross.status, cross.json().code]).toEqual([403, 'crossSite'])
  const form = { 'content-type': 'text/plain' } // what a form can send without being asked
  const plain = await ann.ask('POST', '/api/sign-in/code/complete', { code: bait }, form)
  expect(plain.status).toBe(400)
  expect(await outcome(ann, bait)).toBe('somebodyHere')
  expect(await nameOf(ann)).toBe('Ann')

  const before = ann.cookie
  expect(await outcome(ann, bait, { replace: true })).toBe('Eve')
  expect(await nameOf(ann)).toBe('Eve')
  const old = Object.assign(new Person(ann.url, 'old'), { cookie: before })
  expect(await nameOf(old)).toBeUndefined() // the session that was here has ended
})

test('[ACC-5.2] who is the same person already stays so, and the code is used up', async () => {
  const { ann, phone } = await houseOf()
  const code = await shownBy(ann)
  expect(await outcome(ann, code)).toBe('Ann')
  expect((await ann.get('/api/me/devices')).json()).toHaveLength(1)
  expect(await outcome(phone, code)).toBe('codeNotValid')
})

test('[HOUSE-6.8] whoever guesses device codes is stopped as a person and as a network, and is nobody after all', async () => {
  const { house, ann, eve } = await houseOf({ codeTries: 4, trustProxy: 1 })
  const code = await shownBy(ann)
  const guess = async (who: Person, typed: string, from: string) =>
    (
      await who.ask(
        'POST',
        '/api/sign-in/code/complete',
        { code: typed, replace: true },
        { 'x-forwarded-for': from },
      )
    ).json().code
  const byEve: string[] = []
  for (let i = 0; i < 6; i++) byEve.push(await guess(eve, `AAAABBB${2 + i}`, `10.0.0.${i}`))
  expect(byEve.slice(4)).toEqual(['tooManyCodes', 'tooManyCodes'])
  expect(await guess(eve, code, '10.1.1.1')).toBe('tooManyCodes') // the right one too
  const strangers: string[] = []
  for (let i = 0; i < 42; i++)
    strangers.push(await guess(new Person(house.url, ''), 'AAAABBBB', '10.9.9.9'))
  expect(strangers.filter((one) => one === 'codeNotValid')).toHaveLength(40)
  expect(await nameOf(eve)).toBe('Eve')
  expect(await outcome(new Person(house.url, 'phone'), code)).toBe('Ann') // from elsewhere it still works
})

test('[ACC-5.3] nobody signs out the devices of others', async () => {
  const { ann, eve } = await houseOf()
  const [own] = (await ann.get('/api/me/devices')).json()
  const answer = await eve.ask('DELETE', `/api/me/devices/${own.id}`)
  expect([answer.status, answer.json().code]).toEqual([404, 'noSuchDevice'])
  expect(await nameOf(ann)).toBe('Ann')
})

test('there are only so many codes, and each is hard to guess', async () => {
  const sql = await SqliteSql.open(':memory:')
  await migrate(sql)
  let now = 0
  const codes = new DeviceCodes(sql, 2, () => now++)
  const shown: string[] = []
  for (const account of ['a', 'b', 'c']) shown.push((await codes.show(account, account)).code)
  const found = await Promise.all(shown.map((code) => codes.look(code)))
  expect(found.map((one) => one?.account)).toEqual([undefined, 'b', 'c'])
  await sql.close()
  for (const code of shown) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/)
})

test.each([
  [FIREFOX, 'Firefox, Android'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge, Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  ['curl/8', ''],
  [undefined, ''],
])('a device that calls itself %s is %s', (userAgent, name) => {
  expect(deviceOf(userAgent)).toBe(name)
})
