// Every route, asked wrongly in every way that its shapes know of: HOUSE-6.1, 6.2, 6.3, 6.4. A new route is in it by itself.
import type { Schema } from '@foldtable/kernel'
import { type AnyRoute, allRoutes, namesIn, partsOf } from '@foldtable/protocol/routes'
import { expect, test } from 'vitest'
import { exampleOf } from './examples.ts'
import { openHouse } from './house.ts'
import { Person } from './person.ts'

const API = Object.entries(allRoutes).filter(([address]) => address.includes(' /api/'))
/** What the least of everything would not be. */
const NAMED = { entropy: 'a0'.repeat(16) }
const withBody = API.filter(([address]) => /^(POST|PATCH)/.test(address))

/** Values that do not fit; of what anything fits there is none. */
function misfitsOf({ type, enum: choices, anyOf, ...bounds }: Schema<unknown>): unknown[] {
  const { minimum, maximum, maxLength, pattern } = bounds
  if (choices !== undefined || anyOf !== undefined) return ['nonsense']
  if (type === 'boolean') return ['perhaps']
  if (type === 'integer')
    return ['many', 1.5, ...[minimum, maximum].flatMap(beyond(minimum, maximum))]
  if (type !== 'string') return []
  return [
    ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)]),
    ...(pattern === undefined ? [] : ['\u0001']),
  ]
}

const beyond = (minimum?: number, maximum?: number) => (bound: number | undefined) =>
  bound === undefined ? [] : [bound === minimum ? bound - 1 : (maximum ?? bound) + 1]

/** The path with something in the place of each name. */
const filled = (path: string): string =>
  path.replace(/:(\w+)/g, (_, name) => (name === 'digits' ? '000000' : 'nothing'))

type Asked = { readonly query?: string; readonly body?: unknown; readonly origin?: string }

/** The status and code of each answer that is not as it should be. */
class Walk {
  readonly strange: string[] = []
  asked = 0

  async hold(who: Person, address: string, expected: RegExp, asked: Asked): Promise<void> {
    const { query = '', body, origin } = asked
    const { method, path } = partsOf(address)
    const headers = origin === undefined ? {} : { origin }
    const answer = await who.ask(method, `${filled(path)}${query}`, body, headers)
    const code = answer.status < 400 ? `${answer.status}` : `${answer.status} ${answer.json().code}`
    this.asked += 1
    if (!expected.test(code))
      this.strange.push(`${address}${query} ${JSON.stringify(body)?.slice(0, 200)}: ${code}`)
  }
}

const bodyFor = (address: string, { body }: AnyRoute): unknown =>
  /^(POST|PATCH)/.test(address) ? exampleOf(body, NAMED) : undefined

async function people() {
  const { url } = await openHouse()
  return { url, ann: await Person.guest(url, 'Ann'), nobody: new Person(url, 'Nobody') }
}

const MALFORMED = /^400 malformedRequest$/

test('[HOUSE-6.3] a query that does not fit is refused, a field that nobody asked for too', async () => {
  const { ann } = await people()
  const walk = new Walk()
  for (const [address, route] of API) {
    const body = bodyFor(address, route)
    const queries = Object.entries(route.query.properties ?? {}).flatMap(([name, field]) => [
      `?${name}=a&${name}=b`,
      ...misfitsOf(field).map((value) => `?${new URLSearchParams({ [name]: String(value) })}`),
    ])
    for (const query of ['?stray=1', '?__proto__=1', ...queries])
      await walk.hold(ann, address, MALFORMED, { query, body })
  }
  expect(walk.strange).toEqual([])
  expect(walk.asked).toBeGreaterThan(150)
})

test('[HOUSE-6.3] a body that does not fit is refused, a field that nobody asked for too', async () => {
  const { ann } = await people()
  const walk = new Walk()
  for (const [address, { body }] of withBody) {
    const fine = exampleOf(body, NAMED) as { readonly [name: string]: unknown }
    const missing = (body.required ?? []).map((name) =>
      Object.fromEntries(Object.entries(fine).filter(([field]) => field !== name)),
    )
    const wrong = Object.entries(body.properties ?? {}).flatMap(([name, field]) =>
      [...misfitsOf(field), ...(field.type === undefined ? [] : [{}, null])].map((value) => ({
        ...fine,
        [name]: value,
      })),
    )
    for (const sent of [null, [], 'text', 5, { ...fine, stray: 1 }, ...missing, ...wrong])
      await walk.hold(ann, address, MALFORMED, { body: sent })
  }
  expect(walk.strange).toEqual([])
  expect(walk.asked).toBeGreaterThan(150)
  expect((await ann.get('/api/me')).json()).toMatchObject({ name: 'Ann' })
  expect((await ann.get('/api/tables')).text).toBe('[]')
})

test('[HOUSE-6.4] who has no session is told so where one is needed, and only there', async () => {
  const { nobody, url } = await people()
  const walk = new Walk()
  for (const [address, route] of API) {
    const expected = route.who === 'somebody' ? /^401 notSignedIn$/ : /^(2|4(?!01))/
    await walk.hold(nobody, address, expected, { body: bodyFor(address, route) })
    nobody.cookie = '' // a guest by now, perhaps
  }
  expect(walk.strange).toEqual([])
  expect((await new Person(url, 'Nobody').get('/api/tables')).text).toBe('[]')
})

test('[HOUSE-6.2] what is not there is not there for somebody either', async () => {
  const { ann } = await people()
  const walk = new Walk()
  for (const [address, route] of API.filter(([one]) => namesIn(one).length > 0))
    await walk.hold(ann, address, /^404 (noSuch|unknown)/, { body: bodyFor(address, route) })
  expect(walk.strange).toEqual([])
  expect(walk.asked).toBeGreaterThan(20)
})

test('[HOUSE-6.1] nothing is changed from a page of another site', async () => {
  const { ann } = await people()
  const walk = new Walk()
  const origin = 'https://elsewhere.example'
  for (const [address, route] of API.filter(([one]) => !one.startsWith('GET')))
    await walk.hold(ann, address, /^403 crossSite$/, { origin, body: bodyFor(address, route) })
  expect(walk.strange).toEqual([])
  expect((await ann.get('/api/me')).json()).toMatchObject({ name: 'Ann' })
})
