// Nothing is let in over the socket: each refused with a clear answer, and the table stands as it stood.
import { once } from 'node:events'
import type { LiveTable } from '@foldtable/host/live-table'
import { canonical } from '@foldtable/kernel'
import { PROTOCOL, type ServerMessage } from '@foldtable/protocol'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { openHouse } from './house.ts'
import { Person } from './person.ts'
import { caughtUp, guests, liveAt, seatedAt, startedAt, tableOf } from './seated.ts'

/** Two at a table in the first pause, where both are asked, and somebody who only watches. */
async function scene(wanted: { readonly [setting: string]: unknown } = {}) {
  const house = await openHouse()
  const [ann, bob, eve] = (await guests(house.url, 'Ann', 'Bob', 'Eve')) as [Person, Person, Person]
  const { id, live, table } = await startedAt(house, [ann, bob], wanted)
  await eve.connect()
  return { house, ann, bob, eve, id, live, table }
}

/** The answer to whatever is sent, which must be the next message that is about it. */
async function answerTo(person: Person, sent: unknown): Promise<ServerMessage> {
  const answer = person.until(({ kind }) => ['refused', 'known', 'done', 'bye'].includes(kind))
  person.socket.send(typeof sent === 'string' ? sent : JSON.stringify(sent))
  return answer
}

const standingOf = (live: LiveTable): string =>
  canonical([live.table?.n, live.table?.state, live.table?.snapshot(), live.room, live.stored])

/** Says it, expects this refusal, and that nothing has changed. */
async function refusedAt(
  live: LiveTable,
  person: Person,
  sent: unknown,
  expected: { readonly [field: string]: unknown },
): Promise<void> {
  const before = standingOf(live)
  const answer = await answerTo(person, sent)
  expect(answer, JSON.stringify(sent)).toEqual({ kind: 'refused', ...expected })
  expect(standingOf(live)).toBe(before)
}

const ready = { kind: 'ready' }

test('[T-2.4] who has no seat plays nothing, watching or not, with a session or without', async () => {
  const { house, eve, id, live } = await scene()
  const nobody = new Person(house.url, 'Nobody')
  await nobody.connect()
  for (const person of [eve, nobody]) {
    for (const isWatching of [false, true]) {
      if (isWatching) await person.watch(id)
      const about = { table: id, key: 'k' }
      const refused = { ...about, code: 'notSeated' }
      await refusedAt(
        live,
        person,
        { kind: 'play', ...about, move: ready },
        {
          ...refused,
          rule: 'T-2.4',
        },
      )
      await refusedAt(
        live,
        person,
        { kind: 'ask', ...about, about: 'undo' },
        {
          ...refused,
          rule: 'T-2.4',
        },
      )
      await refusedAt(
        live,
        person,
        { kind: 'answer', ...about, asking: 'q', yes: true },
        {
          ...refused,
          rule: 'T-2.4',
        },
      )
      await refusedAt(
        live,
        person,
        { kind: 'seat', ...about, to: 'leave' },
        {
          ...refused,
          rule: 'T-2.4',
        },
      )
      for (const sent of [
        { kind: 'ask', ...about, about: 'end' },
        { kind: 'ask', ...about, about: 'replace', of: 0 },
        { kind: 'withdraw', ...about, asking: 'q' },
      ])
        await refusedAt(live, person, sent, { ...refused, rule: 'T-2.4' })
      for (const to of ['offer', 'yes', 'no', 'start']) {
        const sent = { kind: 'rematch', ...about, to }
        await refusedAt(live, person, sent, { ...refused, rule: 'HOUSE-22.1' })
      }
      const code = person === eve ? 'onlySeated' : 'notSignedIn'
      const said = { kind: 'chat', ...about, text: 'hello' }
      if (person === nobody || !isWatching)
        await refusedAt(live, person, said, { ...about, code, rule: 'HOUSE-5.1' })
    }
  }
})

test('[HOUSE-4.1] nobody can say for which seat a move is', async () => {
  const { bob, id, live } = await scene()
  const play = { kind: 'play', table: id, key: 'k', move: ready }
  for (const field of ['seat', 'by', 'viewer', 'account', 'at']) {
    const expected = { at: `/${field}`, expected: 'nothing of that name' }
    await refusedAt(
      live,
      bob,
      { ...play, [field]: 0 },
      {
        table: id,
        key: 'k',
        code: 'malformedMessage',
        rule: 'HOUSE-4.1',
        facts: expected,
      },
    )
    await refusedAt(
      live,
      bob,
      { ...play, move: { kind: 'ready', [field]: 0 } },
      {
        table: id,
        key: 'k',
        code: 'malformedMove',
        rule: 'T-2.2',
        facts: expected,
      },
    )
  }
})

test('[T-2.8] who is not asked is refused, and so is a question that has passed', async () => {
  const { ann, bob, id, live, table } = await scene()
  const people = [ann, bob]
  await ann.play(id, ready)
  await bob.play(id, ready)
  const [seat = 0] = 'seats' in table.decision ? table.decision.seats : []
  const [asked, other] = [people[seat] as Person, people[1 - seat] as Person]
  const about = { table: id, key: 'k' }
  const play = { kind: 'play', ...about, move: { kind: 'stick' } }
  await refusedAt(live, other, play, { ...about, code: 'notYourTurn', rule: 'T-2.8' })
  for (const question of [0, 1, table.n - 1, table.n + 1, 2 ** 31])
    await refusedAt(
      live,
      asked,
      { ...play, question },
      {
        ...about,
        code: 'staleMove',
        rule: 'T-2.7',
      },
    )
  await refusedAt(
    live,
    asked,
    { ...play, move: ready },
    {
      ...about,
      code: 'wrongPhase',
      rule: 'A-18.7',
    },
  )
})

test('[T-2.5] the moves of the clock and of the house are not for players', async () => {
  const { ann, id, live } = await scene()
  const about = { table: id, key: 'k' }
  for (const kind of ['advance', 'leave', 'abandon'])
    await refusedAt(
      live,
      ann,
      { kind: 'play', ...about, move: { kind } },
      {
        ...about,
        code: 'notAPlayersMove',
        rule: 'T-2.5',
      },
    )
})

test('[T-2.1] names that every object has are no moves, kinds or tables', async () => {
  const { ann, id, live } = await scene()
  const about = { table: id, key: 'k' }
  for (const kind of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '', 'Ready']) {
    await refusedAt(
      live,
      ann,
      { kind: 'play', ...about, move: { kind } },
      {
        ...about,
        code: 'unknownMove',
        rule: 'T-2.1',
      },
    )
    await refusedAt(
      live,
      ann,
      { kind, ...about, move: ready },
      {
        ...about,
        code: 'malformedMessage',
        rule: 'HOUSE-4.1',
        facts: { at: '/kind', expected: expect.any(String) },
      },
    )
    await refusedAt(
      live,
      ann,
      { kind: 'play', table: kind, key: 'k', move: ready },
      {
        key: 'k',
        table: kind,
        code: 'noSuchTable',
        rule: 'HOUSE-4.3',
      },
    )
  }
  for (const name of ['__proto__', 'constructor']) {
    const text = `{"kind":"play","table":"${id}","key":"k","move":{"kind":"ready","${name}":{}}}`
    await refusedAt(live, ann, text, {
      ...about,
      code: 'malformedMove',
      rule: 'T-2.2',
      facts: { at: `/${name}`, expected: 'nothing of that name' },
    })
  }
  expect(Object.keys(Object.prototype)).toEqual([])
})

test('[T-2.1] a move is an object of the game', async () => {
  const { ann, id, live } = await scene()
  const about = { table: id, key: 'k' }
  for (const move of [null, 0, 'ready', [], ['ready'], {}, { kind: 7 }, { kind: ['ready'] }])
    await refusedAt(
      live,
      ann,
      { kind: 'play', ...about, move },
      {
        ...about,
        code: 'unknownMove',
        rule: 'T-2.1',
      },
    )
  for (const target of [-1, 8, 0.5, '0', null, [0], 1e300])
    await refusedAt(
      live,
      ann,
      { kind: 'play', ...about, move: { kind: 'swap', target } },
      {
        ...about,
        code: 'malformedMove',
        rule: 'T-2.2',
        facts: { at: '/target', expected: 'a whole number from 0 to 7' },
      },
    )
})

test('[HOUSE-4.3] a private table is as good as not there', async () => {
  const { house, eve, live } = await scene({ visibility: 'private' })
  const nobody = new Person(house.url, 'Nobody')
  await nobody.connect()
  for (const person of [eve, nobody]) {
    for (const table of [live.id, 'AAAAAAAAAAAA']) {
      for (const sent of [
        { kind: 'watch', table },
        { kind: 'watch', table, after: 0 },
        { kind: 'watch', table, invite: '' },
        { kind: 'watch', table, invite: 'AAAAAAAAAAAAAAAA' },
        { kind: 'play', table, key: 'k', move: ready },
        { kind: 'ask', table, key: 'k', about: 'undo' },
        { kind: 'answer', table, key: 'k', asking: 'q', yes: true },
        { kind: 'seat', table, key: 'k', to: 'leave' },
        { kind: 'chat', table, key: 'k', text: 'hello' },
      ])
        await refusedAt(live, person, sent, {
          ...('key' in sent ? { key: 'k' } : {}),
          table,
          code: 'noSuchTable',
          rule: 'HOUSE-4.3',
        })
    }
  }
  expect(live.audience.size).toBe(2)
  expect((await eve.watch(live.id, { invite: live.stored.invite })).kind).toBe('table')
})

test('a forged cookie and one that was signed out are nobody’s', async () => {
  const { ann, id, live, house } = await scene()
  const thief = new Person(house.url, 'Thief')
  const copy = new Person(house.url, 'Copy')
  thief.cookie = 'foldtable=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
  copy.cookie = ann.cookie
  expect((await ann.ask('POST', '/api/sign-out')).status).toBe(204)
  const odd = new Person(house.url, 'Odd')
  odd.cookie = 'foldtable=%E0%A4%A; foldtable=%00; =; foldtable'
  for (const person of [thief, copy, odd]) {
    await person.connect()
    expect(person.messages).toMatchObject([{ kind: 'welcome', account: null }])
    const about = { table: id, key: 'k' }
    await refusedAt(
      live,
      person,
      { kind: 'play', ...about, move: ready },
      {
        ...about,
        code: 'notSeated',
        rule: 'T-2.4',
      },
    )
  }
})

test('a resend answers with its entry; another seat’s key is not one’s own', async () => {
  const { ann, bob, id, live, table } = await scene()
  const made = await ann.play(id, ready, 'the-key')
  expect(made).toMatchObject({ kind: 'frame', n: 2, key: 'the-key' })
  const before = standingOf(live)
  const again = { kind: 'play', table: id, key: 'the-key', move: ready }
  expect(await answerTo(ann, again)).toEqual({ kind: 'known', table: id, key: 'the-key', n: 2 })
  expect(await answerTo(ann, { ...again, move: { kind: 'stick' } })).toMatchObject({
    kind: 'known',
    n: 2,
  })
  expect(standingOf(live)).toBe(before)
  const own = await bob.play(id, ready, 'the-key')
  expect(own).toMatchObject({ kind: 'frame', n: 3, key: 'the-key' })
  await caughtUp(ann, id, 3)
  expect(ann.messages.filter((one) => one.kind === 'frame' && one.n === 3)).not.toContainEqual(
    expect.objectContaining({ key: 'the-key' }),
  )
  expect(table.entries.map(({ key }) => key)).toEqual([undefined, 'the-key', 'the-key'])
})

test('[HOUSE-4.1] what is no message is told what it should be', async () => {
  const { ann, live } = await scene()
  const notAnObject = { at: '', expected: 'a JSON object' }
  for (const text of ['', '{', 'play', 'null', '7', '"play"', '{"kind":"play"', '\u0000'])
    await refusedAt(live, ann, text, {
      code: 'malformedMessage',
      rule: 'HOUSE-4.1',
      facts: notAnObject,
    })
  for (const sent of [[], {}, { kind: null }, { kind: ['play'] }, { kind: 'Play' }])
    await refusedAt(live, ann, sent, {
      code: 'malformedMessage',
      rule: 'HOUSE-4.1',
      facts: {
        at: '/kind',
        expected:
          'hello, watch, unwatch, play, ask, answer, withdraw, rematch, seat, chat, lobby, ping',
      },
    })
  const binary = ann.until(({ kind }) => kind === 'refused')
  ann.socket.send(Buffer.from(JSON.stringify({ kind: 'ping' })))
  expect(await binary).toMatchObject({ code: 'malformedMessage', facts: notAnObject })
})

test('[HOUSE-4.1] wrong types are refused with the key and the place', async () => {
  const { ann, id, live } = await scene()
  const good: { readonly [kind: string]: { readonly [field: string]: unknown } } = {
    hello: { protocol: 1 },
    watch: { table: id },
    unwatch: { table: id },
    play: { table: id, move: ready },
    ask: { table: id, about: 'undo' },
    answer: { table: id, asking: 'q', yes: true },
    seat: { table: id, to: 'bot' },
    chat: { table: id, text: 'hello' },
  }
  const wrong = [null, true, -1, 2 ** 40, 0.5, [], {}, 'x'.repeat(2000)]
  for (const [kind, fields] of Object.entries(good)) {
    for (const field of Object.keys(fields)) {
      for (const value of wrong) {
        if (field === 'move' || (field === 'yes' && value === true)) continue
        const answer = await answerTo(ann, { kind, key: 'k', ...fields, [field]: value })
        expect(answer, `${kind} ${field} ${value}`).toMatchObject({
          kind: 'refused',
          key: 'k',
          code: 'malformedMessage',
          rule: 'HOUSE-4.1',
          facts: { at: expect.stringMatching(new RegExp(`^/(${field}|key)$`)) },
        })
      }
    }
  }
  expect(tableOf(live).n).toBe(1)
})

test('[HOUSE-4.2] hello comes first, in the protocol of the house', async () => {
  const { house, ann, id, live } = await scene()
  const socket = new WebSocket(`${house.url.replace('http', 'ws')}/socket`, {
    headers: { cookie: ann.cookie },
  })
  await once(socket, 'open')
  const next = async (sent: unknown) => {
    const heard = once(socket, 'message')
    socket.send(JSON.stringify(sent))
    return JSON.parse(String((await heard)[0]))
  }
  const before = standingOf(live)
  const refused = { kind: 'refused', code: 'helloFirst', rule: 'HOUSE-4.2' }
  expect(await next({ kind: 'ping' })).toEqual(refused)
  expect(await next({ kind: 'watch', table: id })).toEqual({ ...refused, table: id })
  expect(await next({ kind: 'play', table: id, key: 'k', move: ready })).toEqual({
    ...refused,
    table: id,
    key: 'k',
  })
  const closed = once(socket, 'close')
  expect(await next({ kind: 'hello', protocol: PROTOCOL - 1 })).toEqual({
    kind: 'bye',
    reason: 'outdated',
    after: 0,
  })
  expect((await closed)[0]).toBe(4000)
  expect(standingOf(live)).toBe(before)
})

test('a message above 16 KiB ends the connection with 1009, and below it is read', async () => {
  const { ann, live } = await scene()
  const long = (bytes: number) => `{"kind":"${'x'.repeat(bytes - 11)}"}`
  await refusedAt(live, ann, long(16 * 1024), {
    code: 'malformedMessage',
    rule: 'HOUSE-4.1',
    facts: { at: '/kind', expected: expect.any(String) },
  })
  for (const bytes of [16 * 1024 + 1, 100_000, 5_000_000]) {
    const closed = once(ann.socket, 'close')
    ann.socket.send(long(bytes))
    expect((await closed)[0], String(bytes)).toBe(1009)
    await ann.connect()
  }
  expect(tableOf(live).n).toBe(1)
})

test('[HOUSE-4.4] a flood is told to wait, each message with its key, and then sent away', async () => {
  const { eve, ann, id, live } = await scene()
  await eve.watch(id)
  const before = standingOf(live)
  const closed = once(eve.socket, 'close')
  const bye = eve.until(({ kind }) => kind === 'bye')
  for (let i = 0; i < 1000; i++) eve.say({ kind: 'play', table: id, key: `f${i}`, move: ready })
  expect(await bye).toEqual({ kind: 'bye', reason: 'flood', after: 10_000 })
  expect((await closed)[0]).toBe(1008)
  const slowed = eve.messages.flatMap((one) =>
    one.kind === 'refused' && one.code === 'tooFast' ? [one.key ?? 'none'] : [],
  )
  expect(slowed.length).toBe(200)
  expect(new Set(slowed.filter((key) => /^f\d+$/.test(key))).size).toBe(200)
  expect(standingOf(live)).toBe(before)
  expect(await ann.play(id, ready)).toMatchObject({ kind: 'frame', n: 2 })
  await eve.connect()
})

test('[HOUSE-6.1] a page of another site gets no socket', async () => {
  const { house, ann } = await scene()
  const opening = (origin: string, path = '/socket') =>
    new Promise<string>((resolve) => {
      const socket = new WebSocket(`${house.url.replace('http', 'ws')}${path}`, {
        headers: { cookie: ann.cookie, origin },
      })
      socket.on('open', () => {
        socket.close()
        resolve('open')
      })
      socket.on('unexpected-response', (_request, response) => {
        let body = ''
        response.on('data', (part) => {
          body += String(part)
        })
        response.on('end', () => resolve(`${response.statusCode} ${body}`))
      })
      socket.on('error', () => undefined)
    })
  for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1.evil.example', 'x'])
    expect(await opening(origin)).toMatch(/^403 \{.*"code":"crossSite"/)
  const own = house.url
  expect(await opening(own)).toBe('open')
  for (const path of ['/', '/socket/', '/other', '//', '/%zz'])
    expect(await opening(own, path), path).toMatch(/^404 \{.*"code":"noSuchPlace"/)
})

test('[HOUSE-2.1] a table that waits plays nothing', async () => {
  const house = await openHouse()
  const [ann, bob] = (await guests(house.url, 'Ann', 'Bob')) as [Person, Person]
  const live = await seatedAt(house, [ann, bob])
  await expect.poll(() => live.stored.deadline).toBe(null) // both have come: nobody is to be removed
  const about = { table: live.id, key: 'k' }
  for (const [sent, code] of [
    [{ kind: 'play', ...about, move: ready }, 'notStarted'],
    [{ kind: 'ask', ...about, about: 'undo' }, 'notStarted'],
    [{ kind: 'ask', ...about, about: 'go' }, 'notStarted'],
    [{ kind: 'answer', ...about, asking: 'q', yes: true }, 'notAsked'],
    [{ kind: 'seat', ...about, to: 'leave' }, 'notPlaying'],
    [{ kind: 'seat', ...about, to: 'bot' }, 'notPlaying'],
    [{ kind: 'chat', ...about, text: ' \n' }, 'nothingSaid'],
  ] as const)
    await refusedAt(live, bob, sent, { ...about, code, rule: expect.any(String) })
})

test('[HOUSE-3.1] a game that is over stays over', async () => {
  const { house, ann, bob, id, live } = await scene({ clock: { kind: 'perTurn', seconds: 600 } })
  await ann.play(id, ready)
  const about = { table: id, key: 'k' }
  expect(await answerTo(bob, { kind: 'seat', ...about, to: 'leave' })).toMatchObject({
    kind: 'done',
  })
  expect(live.stored.status).toBe('over')
  for (const [sent, code] of [
    [{ kind: 'play', ...about, key: 'k2', move: ready }, 'gameOver'],
    [{ kind: 'ask', ...about, about: 'undo' }, 'gameOver'],
    [{ kind: 'ask', ...about, about: 'stop' }, 'gameOver'],
    [{ kind: 'ask', ...about, about: 'go' }, 'gameOver'],
    [{ kind: 'seat', ...about, to: 'bot' }, 'notPlaying'],
  ] as const) {
    const key = 'key' in sent ? sent.key : 'k'
    await refusedAt(live, ann, sent, { ...about, key, code, rule: expect.any(String) })
  }
  expect((await liveAt(house, id)).stored.status).toBe('over')
})

test('[HOUSE-3.1] nobody is brought back by taking back a move from before they left', async () => {
  const house = await openHouse()
  const people = (await guests(house.url, 'Ann', 'Bob', 'Cleo')) as [Person, Person, Person]
  const [ann, bob] = people
  const { id, live } = await startedAt(house, people)
  await ann.play(id, ready)
  const about = { table: id, key: 'k' }
  expect(await answerTo(bob, { kind: 'seat', ...about, to: 'leave' })).toMatchObject({
    kind: 'done',
  })
  const expected = { ...about, code: 'nothingToTakeBack', rule: 'HOUSE-3.1' }
  await refusedAt(live, ann, { kind: 'ask', ...about, about: 'undo' }, expected)
})

test('[HOUSE-3.2] clocks that do not stand are not set going, and those that are not there not at all', async () => {
  const { ann, id, live } = await scene()
  const about = { table: id, key: 'k' }
  for (const what of ['stop', 'go'])
    await refusedAt(
      live,
      ann,
      { kind: 'ask', ...about, about: what },
      {
        ...about,
        code: 'noClock',
        rule: 'HOUSE-3.2',
      },
    )
  const timed = await scene({ clock: { kind: 'perTurn', seconds: 600 } })
  await refusedAt(
    timed.live,
    timed.ann,
    { kind: 'ask', table: timed.id, key: 'k', about: 'go' },
    {
      table: timed.id,
      key: 'k',
      code: 'clockGoes',
      rule: 'HOUSE-3.2',
    },
  )
})

test('who left the table, or lost the connection while asking to watch, is not counted as here', async () => {
  const { house, eve, bob, id, live } = await scene()
  for (let i = 0; i < 20; i++) {
    const socket = new WebSocket(`${house.url.replace('http', 'ws')}/socket`, {
      headers: { cookie: eve.cookie },
    })
    await once(socket, 'open')
    socket.send(JSON.stringify({ kind: 'hello', protocol: 1 }))
    socket.send(JSON.stringify({ kind: 'watch', table: id }))
    if (i % 2 === 0) await once(socket, 'message')
    socket.terminate()
  }
  await bob.disconnect()
  await expect.poll(() => live.audience.size).toBe(1)
})
