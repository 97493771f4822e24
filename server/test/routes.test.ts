// What can be asked: every route is there, and its real answers are as it says.
import { problemsOf, type Schema } from '@foldtable/kernel'
import { allRoutes } from '@foldtable/protocol/routes'
import { expect, test } from 'vitest'
import { freshFolder, openHouse } from './house.ts'
import { Person } from './person.ts'
import { postOffice } from './post-office.ts'
import { stored } from './stored.ts'

/** Asks, and keeps in mind what answered; `held-answers.ts` holds each answer against its shape. */
class Reader {
  readonly seen = new Set<string>()
  readonly wrong: string[] = []

  async ask(who: Person, method: string, template: string, values = {}, body?: unknown) {
    const filled = (text: string, [name, value]: [string, unknown]) =>
      text.replace(`{${name}}`, String(value))
    const answer = await who.ask(method, Object.entries(values).reduce(filled, template), body)
    const [path = ''] = template.split('?')
    const address = `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`
    const route = allRoutes[address]
    if (route === undefined) throw new Error(`${address} is no route`)
    if (answer.status < 400) this.seen.add(address)
    if (answer.status === route.status && route.type === 'application/json' && answer.text !== '')
      this.#hold(address, route.answer, answer.json())
    return answer
  }

  /** Once more as it came in: what goes out in pieces is held nowhere else. */
  #hold(address: string, shape: Schema<unknown>, value: unknown): void {
    this.wrong.push(...problemsOf(shape, value).map(({ at }) => `${address}${at}`))
  }

  post(who: Person, template: string, values = {}, body: unknown = {}) {
    return this.ask(who, 'POST', template, values, body)
  }

  get(who: Person, template: string, values = {}) {
    return this.ask(who, 'GET', template, values)
  }
}

test('every route is served, and nothing under /api that is no route', async () => {
  const { places } = await openHouse()
  const hidden = ['/api/seen', '/api/docs'] // for the doctor; a page
  const served = places
    .filter(({ method, url }) => method !== 'HEAD' && !hidden.includes(url))
    .map(({ method, url }) => `${method} ${url}`)
  const missing = Object.keys(allRoutes).filter((address) => !served.includes(address))
  const strange = served.filter(
    (address) => address.includes(' /api') && allRoutes[address] === undefined,
  )
  expect({ missing, strange }).toEqual({ missing: [], strange: [] })
})

test('real answers are as their routes say, for every one of them', async () => {
  const office = await postOffice()
  const dataDir = freshFolder()
  const { url } = await openHouse({ smtpUrl: office.url, dataDir })
  const reader = new Reader()
  const [ann, bob, nobody] = ['Ann', 'Bob', 'Nobody'].map((name) => new Person(url, name))
  if (ann === undefined || bob === undefined || nobody === undefined) throw new Error('nobody')
  const people = { ann, bob, nobody }
  await comeIn(reader, people, office)
  await playAlong(reader, people)
  await look(reader, people)
  await unsubscribe(reader, people, dataDir)
  await goAway(reader, people)
  expect(reader.wrong).toEqual([])
  expect(Object.keys(allRoutes).filter((address) => !reader.seen.has(address))).toEqual([])
})

type People = { readonly [name in 'ann' | 'bob' | 'nobody']: Person }

async function comeIn(
  reader: Reader,
  { ann, bob, nobody }: People,
  office: Awaited<ReturnType<typeof postOffice>>,
): Promise<void> {
  for (const who of [ann, bob]) await reader.post(who, '/api/guest', {}, { name: who.name })
  await reader.get(nobody, '/api/me')
  await reader.ask(ann, 'PATCH', '/api/me', {}, { language: 'fr' })
  await reader.post(bob, '/api/sign-in', {}, { email: 'bob@example.org' })
  const token = /\/sign-in\/([\w-]+)/.exec(office.taken[0]?.body ?? '')?.[1] ?? ''
  await reader.post(bob, '/api/sign-in/complete', {}, { token })
}

async function playAlong(reader: Reader, { ann, bob, nobody }: People): Promise<void> {
  const cleo = (await reader.get(await Person.guest(bob.url, 'Cleo'), '/api/me')).json()
  await reader.post(nobody, '/api/tables', {}, { game: 'pass-the-ace' })
  await reader.post(ann, '/api/tables', {}, { nonsense: true })
  const { id } = (await reader.post(ann, '/api/tables', {}, { game: 'pass-the-ace' })).json()
  const at = (who: Person, what: string, body = {}) =>
    reader.post(who, `/api/tables/{id}/${what}`, { id }, body)
  await at(ann, 'settings', { maxPlayers: 5 })
  await at(ann, 'invitation')
  for (const what of ['join', 'leave', 'join']) await at(bob, what)
  await at(bob, 'invite', { player: cleo.id })
  await at(bob, 'entropy', { entropy: 'a'.repeat(32) })
  await at(ann, 'bot')
  await at(ann, 'remove', { seat: 2 })
  await at(ann, 'start')
  await reader.get(ann, '/api/tables/{id}/record', { id }) // not yet
  await at(bob, 'leave')
  await reader.get(ann, '/api/tables/{id}/record', { id })
  for (const who of [ann, nobody]) await reader.get(who, '/api/tables/{id}', { id })
  await reader.get(ann, '/api/tables/{id}/frames', { id })
  await reader.get(ann, '/api/tables/{id}/marks', { id })
  await reader.get(ann, '/api/tables/{id}/ratings', { id })
  await reader.get(ann, '/api/tables/{id}/since', { id })
  await at(ann, 'rematch')
  await waitAlong(reader, ann)
  const wanted = { game: 'powerhouse', bots: 3 }
  const other = (await reader.post(ann, '/api/tables', {}, wanted)).json()
  for (const what of ['start', 'end'])
    await reader.post(ann, `/api/tables/{id}/${what}`, { id: other.id })
  const advised = { game: 'imperial', bots: 1, hints: true }
  const helped = (await reader.post(ann, '/api/tables', {}, advised)).json()
  for (const what of ['start', 'hint', 'leave'])
    await reader.post(ann, `/api/tables/{id}/${what}`, { id: helped.id })
}

async function waitAlong(reader: Reader, ann: Person): Promise<void> {
  const room = (await reader.post(ann, '/api/tables', {}, { game: 'serenissima' })).json()
  for (const digits of [room.code, '000000', 'x'])
    await reader.get(ann, '/api/codes/{digits}', { digits })
  await reader.post(ann, '/api/tables/{id}/ready', room, { ready: true })
  await reader.post(ann, '/api/tables/{id}/colour', room, { seat: 0, colour: 'blue' })
}

async function look(reader: Reader, { ann, nobody }: People): Promise<void> {
  const { id } = (await reader.get(ann, '/api/me')).json()
  for (const path of Object.keys(allRoutes).filter((address) => /^GET [^:]*$/.test(address)))
    await reader.get(nobody, path.slice('GET '.length))
  for (const id of ['imperial', 'chess'])
    for (const what of ['rules', 'words'] as const)
      await reader.get(nobody, `/api/games/{id}/${what}`, { id })
  for (const path of [
    '/api/tables?size=3',
    '/api/tables?size=0',
    '/api/my/people',
    '/api/my/invitations',
  ])
    await reader.get(ann, path)
  for (const state of ['waiting', 'running', 'over', 'none'])
    await reader.get(ann, `/api/my/tables?state=${state}`)
  const [met] = (await reader.get(ann, '/api/my/people')).json()
  const away = { isMuted: true, isBlocked: false }
  await reader.post(ann, '/api/players/{id}/keep-away', { id: met.id }, away)
  await reader.get(ann, '/api/my/kept-away')
  for (const what of ['tables', 'versus', 'curve/{game}'])
    await reader.get(ann, `/api/players/{id}/${what}`, { id: met.id, game: 'pass-the-ace' })
  await reader.get(ann, '/api/players/{id}', { id })
  await reader.get(ann, '/api/players/{id}', { id: 'nobody' })
  for (const game of ['pass-the-ace', 'chess'])
    await reader.get(ann, '/api/leaderboard/{game}', { game })
  await reader.get(ann, '/api/me/export')
}

/** By a token as it is in every notice. */
async function unsubscribe(reader: Reader, { ann, nobody }: People, dataDir: string) {
  const { id } = (await reader.get(ann, '/api/me')).json()
  const [row] = stored(dataDir, 'SELECT unsubscribe FROM accounts WHERE id = ?', id)
  for (const token of ['x', row?.unsubscribe]) {
    await reader.get(nobody, '/unsubscribe/{token}', { token })
    await reader.post(nobody, '/unsubscribe/{token}', { token })
  }
  expect((await reader.get(ann, '/api/me')).json().notices).toBe('off')
}

async function goAway(reader: Reader, { ann, bob, nobody }: People): Promise<void> {
  const { code } = (await reader.post(ann, '/api/me/devices/code')).json()
  for (const typed of ['nonsense', code])
    await reader.post(nobody, '/api/sign-in/code', {}, { code: typed })
  for (const _ of ['used', 'twice'])
    await reader.post(nobody, '/api/sign-in/code/complete', {}, { code })
  const [, other] = (await reader.get(nobody, '/api/me/devices')).json()
  for (const id of [other.id, 'x'])
    await reader.ask(nobody, 'DELETE', '/api/me/devices/{id}', { id })
  await reader.post(bob, '/api/sign-out')
  await reader.post(nobody, '/api/sign-out/everywhere')
  const eve = await Person.guest(ann.url, 'Eve')
  await reader.ask(eve, 'DELETE', '/api/me')
}
