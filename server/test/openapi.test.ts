// The document of what can be asked: complete by our own rules, and true of real answers.
import { expect, test } from 'vitest'
import type { Shape } from '../src/http/answers.ts'
import { freshFolder, openHouse } from './house.ts'
import { Person } from './person.ts'
import { postOffice } from './post-office.ts'
import { stored } from './stored.ts'

interface Operation {
  readonly operationId?: string
  readonly responses: {
    readonly [status: string]: { content?: { [type: string]: { schema: Shape } } }
  }
}
interface Document {
  readonly openapi: string
  readonly servers: readonly { url: string }[]
  readonly components: { readonly securitySchemes: object }
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } }
}

const operationsOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )

/** Where a value does not fit; nothing if it does. */
function misfits(schema: Shape, value: unknown, at = ''): string[] {
  const { anyOf, type, properties = {}, required = [], items } = schema
  if (anyOf !== undefined)
    return anyOf.some((one) => misfits(one, value, at).length === 0) ? [] : [`${at}: none fits`]
  if (schema.const !== undefined && value !== schema.const) return [`${at}: ${value}`]
  if (schema.enum !== undefined && !schema.enum.some((one) => one === value))
    return [`${at}: ${value}`]
  if (type !== undefined && ![type].flat().some((one) => isOf(one, value)))
    return [`${at}: no ${type}`]
  if (Array.isArray(value))
    return value.flatMap((one, i) => misfits(items ?? {}, one, `${at}/${i}`))
  if (typeof value !== 'object' || value === null) return []
  const missing = required.filter((name) => !Object.hasOwn(value, name))
  const inside = Object.entries(value).flatMap(([name, one]) => {
    const field = properties[name]
    if (field !== undefined) return misfits(field, one, `${at}/${name}`)
    return schema.additionalProperties === false ? [`${at}/${name} is not in the document`] : []
  })
  return [...missing.map((name) => `${at}/${name} is missing`), ...inside]
}

function isOf(type: string, value: unknown): boolean {
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type && value !== null
}

test('every operation has a name of its own, an answer with a shape, and refusals', async () => {
  const { url, places } = await openHouse()
  const document = (await (await fetch(`${url}/api/docs/json`)).json()) as Document
  expect(document.openapi).toBe('3.1.0')
  expect(document.servers).toHaveLength(1)
  expect(document.components.securitySchemes).toHaveProperty('session')
  const operations = operationsOf(document)
  const shown = places.filter(
    ({ url: place, method }) => place.startsWith('/api/') && method !== 'HEAD',
  )
  expect(operations.length).toBeGreaterThan(30)
  expect(shown.length).toBeLessThan(operations.length + 12) // the pages of the document itself
  const names = operations.map(({ operation }) => operation.operationId)
  expect(names).not.toContain(undefined)
  expect(new Set(names).size).toBe(names.length)
  for (const { operation, path, method } of operations) {
    const statuses = Object.keys(operation.responses)
    expect([path, method, statuses]).toEqual([path, method, [expect.stringMatching(/^2/), '4XX']])
  }
})

/** Asks, and holds what is answered against the document. */
class Reader {
  readonly seen = new Set<string>()
  readonly wrong: string[] = []
  readonly #document: Document

  constructor(document: Document) {
    this.#document = document
  }

  async ask(who: Person, method: string, template: string, values = {}, body?: unknown) {
    const filled = (text: string, [name, value]: [string, unknown]) =>
      text.replace(`{${name}}`, String(value))
    const answer = await who.ask(method, Object.entries(values).reduce(filled, template), body)
    const [path = ''] = template.split('?')
    const operation = this.#document.paths[path]?.[method.toLowerCase()]
    if (operation === undefined) throw new Error(`${method} ${path} is not in the document`)
    if (answer.status < 400) this.seen.add(`${method} ${path}`)
    const { [answer.status]: own, '4XX': refused } = operation.responses
    const response = own ?? (answer.status >= 400 ? refused : undefined)
    const found = this.#misfits(response, answer.text)
    this.wrong.push(...found.map((one) => `${method} ${path} ${answer.status} ${one}`))
    return answer
  }

  #misfits(response: Operation['responses'][string] | undefined, text: string): string[] {
    if (response === undefined) return ['is not in the document']
    const schema = Object.values(response.content ?? {})[0]?.schema
    if (schema === undefined || schema.type === 'string')
      return text === '' || schema ? [] : ['says']
    return misfits(schema, JSON.parse(text))
  }

  post(who: Person, template: string, values = {}, body: unknown = {}) {
    return this.ask(who, 'POST', template, values, body)
  }

  get(who: Person, template: string, values = {}) {
    return this.ask(who, 'GET', template, values)
  }
}

test('real answers are as the document says, for every operation', async () => {
  const office = await postOffice()
  const dataDir = freshFolder()
  const { url } = await openHouse({ smtpUrl: office.url, dataDir })
  const document = (await (await fetch(`${url}/api/docs/json`)).json()) as Document
  const reader = new Reader(document)
  const [ann, bob, nobody] = ['Ann', 'Bob', 'Nobody'].map((name) => new Person(url, name))
  if (ann === undefined || bob === undefined || nobody === undefined) throw new Error('nobody')
  const people = { ann, bob, nobody }
  await comeIn(reader, people, office)
  await playAlong(reader, people)
  await look(reader, people)
  await unsubscribe(reader, people, dataDir)
  await goAway(reader, people)
  expect(reader.wrong).toEqual([])
  const all = operationsOf(document).map(({ method, path }) => `${method.toUpperCase()} ${path}`)
  const unseen = all.filter((one) => !reader.seen.has(one))
  expect(unseen).toEqual([])
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
  for (const path of ['/healthz', '/readyz', '/metrics', '/api/house', '/api/games', '/api/rules'])
    await reader.get(nobody, path)
  for (const id of ['imperial', 'chess']) await reader.get(nobody, '/api/games/{id}/rules', { id })
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
