// What is said twice, out of order, or by somebody whose session is over.
import { expect, test } from 'vitest'
import { openHouse } from './house.ts'
import { Person } from './person.ts'
import { postOffice } from './post-office.ts'

async function twoAtATable(more: Parameters<typeof openHouse>[0] = {}) {
  const house = await openHouse(more)
  const people = [
    await Person.guest(house.url, 'Ann'),
    await Person.guest(house.url, 'Bob'),
  ] as const
  const [ann, bob] = people
  const { id } = (await ann.post('/api/tables', { game: 'pass-the-ace' })).json()
  await bob.post(`/api/tables/${id}/join`)
  for (const person of people) {
    await person.connect()
    await person.watch(id)
  }
  return { house, ann, bob, id: id as string }
}

const keyed = (person: Person, key: string) =>
  person.until((message) => 'key' in message && message.key === key)

test('[HOUSE-4.7] a line of chat that is sent twice is said once', async () => {
  const { house, ann, bob, id } = await twoAtATable()
  for (let time = 0; time < 2; time++) {
    const done = keyed(ann, 'hello')
    ann.say({ kind: 'chat', table: id, key: 'hello', text: 'Good evening' })
    expect(await done).toMatchObject({ kind: 'done' })
  }
  const late = await Person.guest(house.url, 'Eve')
  await late.connect()
  expect(await late.watch(id)).toMatchObject({ chat: [{ text: 'Good evening' }] })
  expect(bob.messages.filter(({ kind }) => kind === 'chat')).toHaveLength(1)
})

test('[HOUSE-4.7] whoever only looks on cannot crowd out what players said', async () => {
  const talkative = { chatPerPerson: 1000, chatPerTable: 1000 }
  const { house, ann, bob, id } = await twoAtATable(talkative)
  const eve = await Person.guest(house.url, 'Eve')
  await eve.connect()
  const say = async (person: Person, key: string) => {
    const answer = keyed(person, key)
    person.say({ kind: 'chat', table: id, key, text: 'Good evening' })
    return answer
  }
  expect(await say(ann, 'hello')).toMatchObject({ kind: 'done' })
  for (let line = 1; line < 200; line++) await say(bob, `${line}`) // as many as are remembered
  for (let line = 0; line < 5; line++)
    expect(await say(eve, `${line}`)).toMatchObject({ kind: 'refused', code: 'onlySeated' })
  expect(await say(ann, 'hello')).toMatchObject({ kind: 'done' })
  const pong = bob.until(({ kind }) => kind === 'pong')
  bob.say({ kind: 'ping' })
  await pong
  expect(bob.messages.filter((one) => one.kind === 'chat' && one.name === 'Ann')).toHaveLength(1)
})

test('[HOUSE-4.7] what was refused may be asked for again with the same key', async () => {
  const { ann, id } = await twoAtATable()
  for (let time = 0; time < 2; time++) {
    const refused = keyed(ann, 'leave')
    ann.say({ kind: 'seat', table: id, key: 'leave', to: 'leave' })
    expect(await refused).toMatchObject({ kind: 'refused', code: 'notPlaying' })
  }
})

test('[HOUSE-4.7] a free taking back that is sent twice takes one move back', async () => {
  const { house, ann, bob, id } = await twoAtATable()
  await ann.post(`/api/tables/${id}/start`)
  await ann.play(id, { kind: 'ready' }, 'first')
  const live = await house.tables.find(id)
  for (let time = 0; time < 2; time++) {
    const answer = keyed(ann, 'back')
    ann.say({ kind: 'ask', table: id, key: 'back', about: 'undo' })
    await answer
  }
  expect(live?.table?.entries.filter(({ rewind }) => rewind !== undefined)).toHaveLength(1)
  expect(live?.table?.entries.at(-1)).toMatchObject({ key: 'back', rewind: 1 })
  await bob.play(id, { kind: 'ready' })
})

test('[HOUSE-4.7] watching and leaving are done in the order in which they were said', async () => {
  const { house, ann, id } = await twoAtATable()
  for (let time = 0; time < 20; time++) {
    ann.say({ kind: 'unwatch', table: id })
    ann.say({ kind: 'watch', table: id })
  }
  const pong = ann.until(({ kind }) => kind === 'pong')
  ann.say({ kind: 'ping' })
  await pong
  const live = await house.tables.find(id)
  expect(live?.room.party.people.every((one) => live.presence.isHere(one.id))).toBe(true)
})

test('[HOUSE-4.8] a socket does not outlive its session', async () => {
  const { ann, id } = await twoAtATable()
  const bye = ann.until(({ kind }) => kind === 'bye')
  await ann.post('/api/sign-out')
  expect(await bye).toMatchObject({ reason: 'signedOut', after: 0 })
  await ann.connect()
  expect(await ann.watch(id)).toMatchObject({ viewer: 'spectator' })
})

/** The same person in another browser. */
async function otherDevice(person: Person): Promise<Person> {
  const other = new Person(person.url, person.name)
  other.cookie = person.cookie
  await other.connect()
  return other
}

const sentAway = (person: Person) => person.until(({ kind }) => kind === 'bye')

test.each([
  ['deleted', 'DELETE', '/api/me'],
  ['signed out everywhere', 'POST', '/api/sign-out/everywhere'],
])(
  '[HOUSE-4.8, ACC-2.2] sockets of all devices go when a person is %s',
  async (_how, method, path) => {
    const { ann, bob, id } = await twoAtATable()
    const tablet = await otherDevice(ann)
    const byes = [ann, tablet].map(sentAway)
    expect((await ann.ask(method, path)).status).toBe(204)
    for (const bye of byes) expect(await bye).toMatchObject({ reason: 'signedOut' })
    await tablet.connect()
    expect(await tablet.watch(id)).toMatchObject({ viewer: 'spectator' })
    expect((await tablet.get('/api/me')).json()).toBeNull()
    expect((await bob.get('/api/me')).json()).toMatchObject({ name: 'Bob' })
  },
)

test('[HOUSE-4.8, ACC-3.7] sockets of whoever asked go when somebody else opens the letter', async () => {
  const office = await postOffice()
  const house = await openHouse({ smtpUrl: office.url })
  for (const _ of ['a new address', 'a known address']) {
    const mallory = await Person.guest(house.url, 'Mallory')
    await mallory.connect()
    await mallory.post('/api/sign-in', { email: 'ann@example.org' })
    const token = /\/sign-in\/([\w-]+)/.exec(office.taken.at(-1)?.body ?? '')?.[1] ?? ''
    const bye = sentAway(mallory)
    const ann = new Person(house.url, 'Ann')
    await ann.post('/api/sign-in/complete', { token })
    expect(await bye).toMatchObject({ reason: 'signedOut' })
    expect((await mallory.get('/api/me')).json()).toBeNull()
    expect((await ann.get('/api/me')).json()).toMatchObject({ email: 'ann@example.org' })
  }
})

test('[HOUSE-5.1] whoever took another name speaks with it', async () => {
  const { ann, bob, id } = await twoAtATable()
  for (const [method, path, name] of [
    ['PATCH', '/api/me', 'Anna'],
    ['POST', '/api/guest', 'Annie'],
  ] as const) {
    await ann.ask(method, path, { name })
    const heard = bob.until(({ kind }) => kind === 'chat')
    ann.say({ kind: 'chat', table: id, key: name, text: 'It is me' })
    expect(await heard).toMatchObject({ name })
  }
})
