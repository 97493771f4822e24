// Nothing is let in over HTTP: each refused as JSON with a code, and everything stands as it stood.
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { LiveTable } from '@foldtable/host/live-table'
import { canonical } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import type { RunningServer } from '../src/server.ts'
import { openHouse } from './house.ts'
import { Person } from './person.ts'
import { caughtUp, guests, liveAt, seatedAt, startedAt } from './seated.ts'

const INSIDES = /node_modules|\.ts\b|\.js\b|file:|node:|SQLITE|SELECT |stack/

async function scene() {
  const house = await openHouse()
  const [ann, bob, eve] = (await guests(house.url, 'Ann', 'Bob', 'Eve')) as [Person, Person, Person]
  const nobody = new Person(house.url, 'Nobody')
  return { house, ann, bob, eve, nobody }
}

/** One line: status and code. Whatever is wrong is said in JSON with a code, a rule and a sentence. */
async function answerOf(
  person: Person,
  method: string,
  path: string,
  body?: unknown,
  headers?: { [name: string]: string },
): Promise<string> {
  const { status, text: said, json } = await person.ask(method, path, body, headers)
  if (status < 400) return `${status}`
  expect(said, `${method} ${path}`).not.toMatch(INSIDES)
  const { code, rule, message } = json()
  expect({ code, rule, message }, said).toEqual({
    code: expect.stringMatching(/^[a-zA-Z]+$/),
    rule: expect.stringMatching(/^[A-Z]+-\d+\.\d+$/),
    message: expect.stringMatching(/^[A-Z].*[.?]$/s),
  })
  return `${status} ${code}`
}

const standingOf = ({ stored, room, table }: LiveTable): string =>
  canonical([stored.status, stored.n, room.party.people, room.sittings, table?.state])

/** A request written by hand, for what `fetch` would never send. */
async function raw(house: RunningServer, request: string): Promise<string> {
  const socket = connect(house.port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(request)
  return text(socket)
}

test('[HOUSE-6.4] without a session nothing is changed and nothing of one’s own is there', async () => {
  const { house, ann, bob, nobody } = await scene()
  const live = await seatedAt(house, [ann, bob])
  const before = standingOf(live)
  const forged = new Person(house.url, 'Forged')
  forged.cookie = 'foldtable=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
  const left = new Person(house.url, 'Left')
  left.cookie = ann.cookie
  expect(await answerOf(ann, 'POST', '/api/sign-out')).toBe('204')
  const at = `/api/tables/${live.id}`
  for (const person of [nobody, forged, left]) {
    for (const [method, path, body] of [
      ['GET', '/api/my/tables'],
      ['GET', '/api/my/people'],
      ['GET', '/api/my/kept-away'],
      ['POST', '/api/players/x/keep-away', { isMuted: true, isBlocked: true }],
      ['GET', '/api/me/export'],
      ['PATCH', '/api/me', { name: 'Eve' }],
      ['DELETE', '/api/me'],
      ['POST', '/api/tables', { game: 'pass-the-ace' }],
      ['POST', `${at}/join`, {}],
      ['POST', `${at}/leave`],
      ['POST', `${at}/start`],
      ['POST', `${at}/bot`],
      ['POST', `${at}/remove`, { seat: 0 }],
      ['POST', `${at}/settings`, { maxPlayers: 2 }],
      ['POST', `${at}/rematch`],
    ] as const)
      expect(await answerOf(person, method, path, body), path).toBe('401 notSignedIn')
    expect((await person.get('/api/me')).text).toBe('null')
  }
  expect(standingOf(live)).toBe(before)
})

test('[HOUSE-6.1] a page of another site changes nothing', async () => {
  const { house, ann, bob } = await scene()
  const live = await seatedAt(house, [ann, bob])
  const before = standingOf(live)
  for (const origin of ['https://evil.example', 'null', `${house.url}.evil.example`, 'x']) {
    for (const [method, path] of [
      ['POST', `/api/tables/${live.id}/start`],
      ['POST', '/api/tables'],
      ['POST', '/api/guest'],
      ['POST', '/api/sign-out'],
      ['POST', '/api/sign-out/everywhere'],
      ['PATCH', '/api/me'],
      ['DELETE', '/api/me'],
    ] as const)
      expect(await answerOf(ann, method, path, undefined, { origin })).toBe('403 crossSite')
  }
  expect(standingOf(live)).toBe(before)
  expect((await ann.get('/api/me')).json()).toMatchObject({ name: 'Ann' })
})

test('[HOUSE-4.3] a private table is as good as not there', async () => {
  const { house, ann, bob, eve, nobody } = await scene()
  const live = await seatedAt(house, [ann, bob], { visibility: 'private' })
  const before = standingOf(live)
  for (const person of [eve, nobody]) {
    for (const [method, path, body] of [
      ['GET', ''],
      ['GET', '?invite=AAAAAAAAAAAAAAAA'],
      ['GET', '/frames'],
      ['GET', '/record'],
      ['POST', '/join', {}],
      ['POST', '/join', { invite: 'AAAAAAAAAAAAAAAA' }],
      ['POST', '/leave'],
      ['POST', '/start'],
      ['POST', '/bot'],
      ['POST', '/remove', { seat: 1 }],
      ['POST', '/settings', {}],
      ['POST', '/rematch'],
    ] as const) {
      const answers = await Promise.all(
        [live.id, 'AAAAAAAAAAAA', '__proto__', 'constructor'].map((id) =>
          person.ask(method, `/api/tables/${id}${path}`, body),
        ),
      )
      const same = person === nobody && method === 'POST' ? 401 : 404
      expect(answers.map(({ status }) => status)).toEqual([same, same, same, same])
      expect(new Set(answers.map((one) => one.text)).size).toBe(1)
    }
    expect((await person.get('/api/tables')).text).toBe('[]')
  }
  expect(standingOf(live)).toBe(before)
})

test('[T-4.2] who is not the host starts, removes, changes and seats nothing', async () => {
  const { house, ann, bob, eve } = await scene()
  const live = await seatedAt(house, [ann, bob])
  const before = standingOf(live)
  const at = `/api/tables/${live.id}`
  for (const person of [bob, eve]) {
    expect(await answerOf(person, 'POST', `${at}/start`)).toBe('403 notHost')
    expect(await answerOf(person, 'POST', `${at}/bot`)).toBe('403 notHost')
    expect(await answerOf(person, 'POST', `${at}/remove`, { seat: 0 })).toBe('403 notHost')
    expect(await answerOf(person, 'POST', `${at}/settings`, { maxPlayers: 3 })).toBe('403 notHost')
  }
  expect(await answerOf(eve, 'POST', `${at}/leave`)).toBe('403 notSeated')
  expect(await answerOf(eve, 'POST', `${at}/rematch`)).toBe('403 notSeated')
  expect(await answerOf(ann, 'POST', `${at}/remove`, { seat: 7 })).toBe('403 notSeated')
  expect(await answerOf(ann, 'POST', `${at}/rematch`)).toBe('409 notOver')
  expect(standingOf(live)).toBe(before)
})

test('[T-4.3] joining twice changes nothing; a full table and one that plays take nobody', async () => {
  const { house, ann, bob, eve } = await scene()
  const live = await seatedAt(house, [ann, bob], { maxPlayers: 2 })
  const before = standingOf(live)
  const at = `/api/tables/${live.id}`
  expect(await answerOf(bob, 'POST', `${at}/join`, {})).toBe('200')
  expect(await answerOf(eve, 'POST', `${at}/join`, {})).toBe('409 tableFull')
  expect(await answerOf(ann, 'POST', `${at}/bot`)).toBe('409 tableFull')
  expect(standingOf(live)).toBe(before)
  expect(await answerOf(ann, 'POST', `${at}/start`)).toBe('200')
  const started = standingOf(live)
  expect(await answerOf(eve, 'POST', `${at}/join`, {})).toBe('409 alreadyStarted')
  expect(await answerOf(ann, 'POST', `${at}/start`)).toBe('409 alreadyStarted')
  expect(await answerOf(ann, 'POST', `${at}/bot`)).toBe('409 alreadyStarted')
  expect(await answerOf(ann, 'POST', `${at}/settings`, {})).toBe('409 alreadyStarted')
  expect(await answerOf(ann, 'POST', `${at}/remove`, { seat: 1 })).toBe('409 cannotRemove')
  expect(await answerOf(ann, 'GET', `${at}/record`)).toBe('409 notOver')
  expect(standingOf(live)).toBe(started)
  const alone = await seatedAt(house, [eve])
  expect(await answerOf(eve, 'POST', `/api/tables/${alone.id}/start`)).toBe('409 notEnoughPlayers')
})

test('[HOUSE-1.2] the invitation is for those who sit there', async () => {
  const { house, ann, bob, eve, nobody } = await scene()
  const { id, live } = await startedAt(house, [ann, bob], { visibility: 'unlisted' })
  const at = `/api/tables/${id}`
  bob.say({ kind: 'seat', table: id, key: 'bye', to: 'leave' })
  await caughtUp(ann, id, 2)
  await expect.poll(() => live.stored.status).toBe('over')
  const { rematch } = (await ann.post(`${at}/rematch`)).json()
  const again = (await ann.get(`/api/tables/${rematch}`)).json()
  expect(again.invite).toBe((await liveAt(house, again.id)).stored.invite)
  for (const person of [eve, nobody]) {
    await person.ask('POST', `${at}/rematch`)
    for (const table of [id, again.id]) await person.get(`/api/tables/${table}`)
    for (const table of [live, await liveAt(house, again.id)])
      expect(person.heard.join('\n')).not.toContain(table.stored.invite)
  }
})

test('[HOUSE-1.2] whoever left a private table hears nothing of its rematch', async () => {
  const { house, ann, bob } = await scene()
  const { id, live } = await startedAt(house, [ann, bob], { visibility: 'private' })
  const { invite } = live.stored
  bob.say({ kind: 'seat', table: id, key: 'bye', to: 'leave' })
  await expect.poll(() => live.stored.status).toBe('over')
  const { rematch } = (await ann.post(`/api/tables/${id}/rematch`)).json()
  const asked = await bob.post(`/api/tables/${id}/rematch`, { invite })
  expect(asked.json().code).toBe('notSeated')
  expect((await bob.get(`/api/tables/${id}?invite=${invite}`)).json().rematch).toBeNull()
  expect(await answerOf(bob, 'GET', `/api/tables/${rematch}?invite=${invite}`)).toBe(
    '404 noSuchTable',
  )
  expect(bob.heard.join('')).not.toContain(rematch)
})

test('[HOUSE-10.1] a walk-over puts nobody on the leaderboard, also where no page is asked for', async () => {
  const { house, ann, bob } = await scene()
  const { id, live } = await startedAt(house, [ann, bob])
  bob.say({ kind: 'seat', table: id, key: 'bye', to: 'leave' })
  await expect.poll(() => live.stored.status).toBe('over')
  for (const page of ['', '?page=2&size=1'])
    expect((await ann.get(`/api/leaderboard/pass-the-ace${page}`)).json()).toEqual({
      total: 0,
      rows: [],
      me: null,
      provisional: [],
    })
})

test('[HOUSE-6.3] malformed bodies and queries are told what is wrong', async () => {
  const { house, ann, bob } = await scene()
  const live = await seatedAt(house, [ann, bob])
  const before = standingOf(live)
  const at = `/api/tables/${live.id}`
  for (const [method, path, body] of [
    ['POST', '/api/guest', {}],
    ['POST', '/api/guest', null],
    ['POST', '/api/guest', { name: { first: 'Ann' } }],
    ['POST', '/api/guest', { name: 'x'.repeat(201) }],
    ['POST', '/api/guest', { name: 'Ann', isAdmin: true }],
    ['POST', '/api/tables', {}],
    ['POST', '/api/tables', []],
    ['POST', '/api/tables', { game: 'pass-the-ace', bots: -1 }],
    ['POST', '/api/tables', { game: 'pass-the-ace', visibility: 'secret' }],
    ['POST', '/api/tables', { game: 'pass-the-ace', clock: { kind: 'perTurn' } }],
    ['POST', '/api/tables', { game: 'pass-the-ace', chanceKey: '00' }],
    ['POST', `${at}/remove`, {}],
    ['POST', `${at}/remove`, null],
    ['POST', `${at}/remove`, undefined],
    ['POST', `${at}/remove`, { seat: 'first' }],
    ['POST', `${at}/settings`, { maxPlayers: 'many' }],
    ['POST', `${at}/settings`, null],
    ['POST', `${at}/join`, { invite: ['a', 'b'] }],
    ['PATCH', '/api/me', { email: 'eve@example.org' }],
    ['PATCH', '/api/me', { id: 'other' }],
    ['PATCH', '/api/me', null],
    ['POST', '/api/sign-in', { email: {} }],
    ['POST', '/api/sign-in/complete', {}],
    ['GET', '/api/tables?size=0', undefined],
    ['GET', '/api/tables?size=101', undefined],
    ['GET', '/api/tables?page=0', undefined],
    ['GET', '/api/me?x=1', undefined],
    ['POST', `${at}/leave`, { seat: 1 }],
    ['GET', '/api/tables?status=open', undefined],
    ['GET', '/api/tables?page=1&page=2', undefined],
    ['GET', `${at}/frames?size=501`, undefined],
    ['GET', `${at}/frames?after=x`, undefined],
  ] as const)
    expect(
      await answerOf(ann, method, path, body),
      `${method} ${path} ${JSON.stringify(body)}`,
    ).toBe('400 malformedRequest')
  for (const options of [null, 5, [], { startingLives: 99 }, { startingLives: '3' }, { x: 1 }])
    expect(await answerOf(ann, 'POST', '/api/tables', { game: 'pass-the-ace', options })).toBe(
      '400 invalidSettings',
    )
  for (const game of ['chess', '__proto__', ''])
    expect(await answerOf(ann, 'POST', '/api/tables', { game })).toBe('404 unknownGame')
  expect(standingOf(live)).toBe(before)
})

test('[HOUSE-6.3] bytes that are no JSON, too many of them, or of another kind', async () => {
  const { house, ann } = await scene()
  const post = async (body: string, type = 'application/json') => {
    const response = await fetch(`${house.url}/api/tables`, {
      method: 'POST',
      headers: { cookie: ann.cookie, 'content-type': type },
      body,
    })
    const said = await response.text()
    expect(said).not.toMatch(INSIDES)
    return `${response.status} ${JSON.parse(said).code}`
  }
  for (const body of [
    '',
    '{',
    'game',
    '{"game":"pass-the-ace"',
    '\u0000',
    '{"__proto__":{"game":"pass-the-ace"}}',
    '{"game":"pass-the-ace","constructor":{"prototype":{}}}',
  ])
    expect(await post(body), body).toBe('400 malformedRequest')
  expect(await post(JSON.stringify({ game: 'x'.repeat(40_000) }))).toBe('413 malformedRequest')
  expect(await post('x'.repeat(3_000_000))).toBe('413 malformedRequest')
  expect(await post('<game/>', 'application/xml')).toBe('415 malformedRequest')
  expect(await post('game=pass-the-ace', 'application/x-www-form-urlencoded')).toMatch(/^4/)
  expect((await ann.get('/api/my/tables')).json().counts).toEqual({
    waiting: 0,
    running: 0,
    over: 0,
  })
})

test('[HOUSE-6.2] places and methods that do not exist', async () => {
  const { house, ann } = await scene()
  for (const [method, path] of [
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/nothing'],
    ['GET', '/api/tables/a/b/c'],
    ['PUT', '/api/tables'],
    ['DELETE', '/api/tables'],
    ['PATCH', '/api/tables/AAAAAAAAAAAA'],
    ['GET', '/api/tables/AAAAAAAAAAAA/join'],
    ['GET', '/api/guest'],
    ['GET', '/../../etc/passwd'],
  ] as const)
    expect(await answerOf(ann, method, path), `${method} ${path}`).toBe('404 noSuchPlace')
  expect(await answerOf(ann, 'GET', '/socket')).toBe('404 noSuchPlace')
  expect(await answerOf(ann, 'GET', '/api/players/nobody')).toBe('404 noSuchPlayer')
  expect(await answerOf(ann, 'GET', '/api/players/__proto__')).toBe('404 noSuchPlayer')
  expect(await answerOf(ann, 'GET', '/api/leaderboard/chess')).toBe('404 unknownGame')
  const long = `/api/players/${'x'.repeat(200)}`
  expect(await answerOf(ann, 'GET', long)).toBe('414 malformedRequest')
  expect(await answerOf(ann, 'GET', '/api/%zz')).toBe('400 malformedRequest')
  expect(await answerOf(ann, 'GET', '/api/players/%00')).toBe('404 noSuchPlayer')
  const host = `Host: 127.0.0.1:${house.port}\r\nConnection: close\r\n`
  for (const request of [
    `FOO / HTTP/1.1\r\n${host}\r\n`,
    'nonsense\r\n\r\n',
    `GET /healthz HTTP/1.1\r\n${host}X: ${'x'.repeat(20_000)}\r\n\r\n`,
    `GET //socket HTTP/1.1\r\n${host}Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n`,
    `GET /socket HTTP/1.1\r\n${host}Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n`,
  ]) {
    const answer = await raw(house, request)
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect(answer).not.toMatch(INSIDES)
  }
  expect((await ann.get('/healthz')).json()).toMatchObject({ alive: true })
})

test('what belongs to somebody else stays there', async () => {
  const { ann, eve } = await scene()
  const { id } = (await ann.get('/api/me')).json()
  expect((await eve.get(`/api/players/${id}`)).json()).toEqual({
    id,
    name: 'Ann',
    avatar: expect.any(String),
    created: expect.any(Number),
    isHere: expect.any(Boolean),
    games: [],
  })
  for (const path of [
    `/api/me/export?id=${id}`,
    `/api/me?id=${id}`,
    `/api/my/tables?account=${id}`,
  ])
    expect((await eve.get(path)).text, path).not.toContain(id)
  expect((await ann.get('/api/leaderboard/pass-the-ace')).json()).toMatchObject({
    total: 0,
    rows: [],
  })
})

test('[HOUSE-4.4] more requests than allowed are told to wait', async () => {
  const house = await openHouse({ rateLimit: 5 })
  const ann = new Person(house.url, 'Ann')
  const answers = []
  for (let i = 0; i < 7; i++) answers.push(await answerOf(ann, 'GET', '/api/games'))
  expect(answers).toEqual(['200', '200', '200', '200', '200', '429 tooFast', '429 tooFast'])
  expect((await ann.get('/healthz')).status).toBe(200)
})

test('the button of the unsubscribe page works in a browser', async () => {
  const { house } = await scene()
  const response = await fetch(`${house.url}/unsubscribe/nothing`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: house.url },
    body: 'List-Unsubscribe=One-Click',
  })
  expect([response.status, JSON.parse(await response.text()).code]).toEqual([404, 'noSuchPlace'])
})
