// Time at the tables: clocks, pauses, countdowns and people who are away. The house's time jumps; nobody waits.
import { expect, test } from 'vitest'
import { openHouse, testSettings } from './house.ts'
import { Person } from './person.ts'

/** A house whose clock is moved by hand. */
async function timedHouse(more: Parameters<typeof openHouse>[0] = {}) {
  const time = { ahead: 0 }
  const house = await openHouse(more, () => Date.now() + time.ahead)
  const pass = (ms: number) => {
    time.ahead += ms
    house.wake()
  }
  return { house, pass, time }
}
type Timed = Awaited<ReturnType<typeof timedHouse>>

async function begun({ house }: Timed, names: string[], more: object = {}) {
  const people = await Promise.all(names.map((name) => Person.guest(house.url, name)))
  const [host, ...others] = people as [Person, ...Person[]]
  const { id } = (await host.post('/api/tables', { game: 'pass-the-ace', ...more })).json()
  for (const person of others) await person.post(`/api/tables/${id}/join`)
  for (const person of people) {
    await person.connect()
    await person.watch(id)
  }
  const opened = Promise.all(people.map((one) => one.until((message) => message.kind === 'frame')))
  await host.post(`/api/tables/${id}/start`)
  await opened
  const live = await house.tables.find(id)
  if (live === undefined) throw new Error('no table')
  return { people, id: id as string, live }
}
const frame = (person: Person, text: string) =>
  person.until((message) => message.kind === 'frame' && JSON.stringify(message).includes(text))

test('[A-2.3, A-2.4] a pause ends by itself after five seconds', async () => {
  const timed = await timedHouse()
  const { people } = await begun(timed, ['Ann', 'Bob'])
  const dealt = frame(people[0] as Person, 'roundBegan')
  timed.pass(5000)
  expect(await dealt).toMatchObject({ n: 2 })
})

test('[A-12.2, T-5.3] the clock plays for who ran out of time', async () => {
  const timed = await timedHouse()
  const { people } = await begun(timed, ['Ann', 'Bob'], { clock: { kind: 'perTurn', seconds: 20 } })
  const dealt = frame(people[0] as Person, 'roundBegan')
  timed.pass(5000)
  await dealt
  const stuck = frame(people[0] as Person, 'stuck')
  timed.pass(20_000)
  expect(await stuck).toMatchObject({ events: [{ kind: 'stuck', auto: true }] })
})

test('[HOUSE-2.5] a deadline that passed while the server was down is met when it is back', async () => {
  const { dataDir } = testSettings()
  const timed = await timedHouse({ dataDir })
  const { live, id } = await begun(timed, ['Ann', 'Bob'], {
    pace: 'slow',
  })
  expect(live.stored.deadline).not.toBeNull()
  await timed.house.stop()
  const later = await openHouse({ dataDir }, () => Date.now() + 3_600_000)
  const eve = new Person(later.url, 'Eve')
  await eve.connect()
  await eve.watch(id)
  const isDealt = () => JSON.stringify(eve.replicas.get(id)?.state).includes('"phase":"turns"')
  while (!isDealt()) await eve.until((message) => message.kind === 'frame')
  expect(eve.replicas.get(id)?.state).toMatchObject({ phase: 'turns', round: 1 })
})

test('[A-12.3] without a clock, who is asked and gone is played for after a minute', async () => {
  const timed = await timedHouse()
  const { people, live } = await begun(timed, ['Ann', 'Bob'])
  for (const person of people)
    if (person.offers(live.id).length > 0) await person.play(live.id, { kind: 'ready' })
  const decision = live.table?.decision
  const seat = decision?.result === undefined ? (decision?.seats[0] ?? 0) : 0
  const [asked, other] = [people[seat] as Person, people[1 - seat] as Person]
  const away = other.until(
    (message) => message.kind === 'house' && message.house.seats[seat]?.isHere === false,
  )
  await asked.disconnect()
  await away
  const stuck = frame(other, 'stuck')
  timed.pass(60_000)
  expect(await stuck).toMatchObject({ events: [{ auto: true }] })
})

test('[A-12.3] at a slow table nobody is hurried', async () => {
  const timed = await timedHouse()
  const { people, live } = await begun(timed, ['Ann', 'Bob'], { pace: 'slow' })
  for (const person of people)
    if (person.offers(live.id).length > 0) await person.play(live.id, { kind: 'ready' })
  for (const person of people) await person.disconnect()
  const n = live.table?.n
  timed.pass(10 * 24 * 3_600_000)
  await timed.house.tables.tick(live.id)
  expect(live.table?.n).toBe(n)
})

test('[A-2.4] in a pause nobody waits for who is away', async () => {
  const timed = await timedHouse()
  const { people, live } = await begun(timed, ['Ann', 'Bob'])
  const [ann, bob] = people as [Person, Person]
  const away = ann.until(
    (message) => message.kind === 'house' && message.house.seats[1]?.isHere === false,
  )
  await bob.disconnect()
  await away
  const dealt = frame(ann, 'roundBegan')
  await ann.play(live.id, { kind: 'ready' })
  await dealt
})

test('[A-13.10] a game that everybody has left alone is abandoned', async () => {
  const timed = await timedHouse()
  const { people, live } = await begun(timed, ['Ann', 'Bob'])
  for (const person of people) await person.disconnect()
  const eve = new Person(timed.house.url, 'Eve')
  await eve.connect()
  await eve.watch(live.id)
  const over = frame(eve, 'abandoned')
  timed.pass(300_000)
  timed.house.wake()
  await over
  expect(live.stored).toMatchObject({ status: 'over', result: { reason: 'abandoned', places: [] } })
})

test('[A-1.8] the countdown starts the game by itself', async () => {
  const timed = await timedHouse()
  const [ann, bob] = await Promise.all(
    ['Ann', 'Bob'].map((name) => Person.guest(timed.house.url, name)),
  )
  if (ann === undefined || bob === undefined) throw new Error('nobody')
  const { id } = (
    await ann.post('/api/tables', { game: 'pass-the-ace', autoStart: true, pace: 'slow' })
  ).json()
  await ann.connect()
  await ann.watch(id)
  expect((await bob.post(`/api/tables/${id}/join`)).json().startsAt).not.toBeNull()
  const opened = ann.until((message) => message.kind === 'frame')
  timed.pass(10_000)
  expect(await opened).toMatchObject({ n: 1 })
})

test('[A-13.2] who is away for a minute leaves the waiting room, and an empty one is closed', async () => {
  const timed = await timedHouse()
  const [ann, bob] = await Promise.all(
    ['Ann', 'Bob'].map((name) => Person.guest(timed.house.url, name)),
  )
  if (ann === undefined || bob === undefined) throw new Error('nobody')
  const { id } = (await ann.post('/api/tables', { game: 'pass-the-ace' })).json()
  await bob.post(`/api/tables/${id}/join`)
  await bob.connect()
  await bob.watch(id)
  const alone = bob.until((message) => message.kind === 'house' && message.house.seats.length === 1)
  timed.pass(60_000)
  expect(await alone).toMatchObject({ house: { seats: [{ name: 'Bob' }], host: 0 } })
  await bob.post(`/api/tables/${id}/leave`)
  expect((await bob.get('/api/tables?status=waiting')).json()).toEqual([])
})

test('[HOUSE-1.5] a bot takes over for who is away and ran out of time, and gives the seat back', async () => {
  const timed = await timedHouse()
  const { people, id, live } = await begun(timed, ['Ann', 'Bob', 'Cora'], {
    clock: { kind: 'perTurn', seconds: 20 },
    substitutes: true,
  })
  const dealt = frame(people[0] as Person, 'roundBegan')
  timed.pass(5000)
  await dealt
  const seat = live.table?.decision.result === undefined ? (live.table?.decision.seats[0] ?? 0) : 0
  const away = people[seat] as Person
  const watcher = people[(seat + 1) % 3] as Person
  await away.disconnect()
  const substituted = watcher.until(
    (message) => message.kind === 'house' && message.house.seats[seat]?.isBot === true,
  )
  timed.pass(20_000)
  await substituted
  await away.connect()
  await away.watch(id)
  const back = watcher.until(
    (message) => message.kind === 'house' && message.house.seats[seat]?.isBot === false,
  )
  away.say({ kind: 'seat', table: id, key: 'back', to: 'back' })
  await back
})
