// Who is away: nobody is hurried after a restart, one person with bots is waited for. The house's time jumps.
import { expect, test, vi } from 'vitest'
import { openHouse, testSettings } from './house.ts'
import { Person } from './person.ts'
import { guests, liveAt, startedAt, tableOf } from './seated.ts'
import { stored } from './stored.ts'

type House = Awaited<ReturnType<typeof openHouse>>
type Started = Awaited<ReturnType<typeof startedAt>>

async function timedHouse(more: Parameters<typeof openHouse>[0] = {}) {
  const time = { ahead: 0 }
  const now = () => Date.now() + time.ahead
  return { house: await openHouse(more, now), time, now }
}

/** Everybody has seen the high card: somebody is asked. */
async function dealt(house: House, people: readonly Person[], wanted: object = {}) {
  const started = await startedAt(house, people, { ...wanted })
  for (const person of people) await person.play(started.id, { kind: 'ready' })
  return started
}

const askedAt = ({ live }: Pick<Started, 'live'>): number => {
  const { decision } = tableOf(live)
  return decision.result === undefined ? (decision.seats[0] ?? -1) : -1
}

/** Resolved once the house has seen them go. */
async function goes({ live }: Pick<Started, 'live'>, person: Person, seat: number): Promise<void> {
  const { id } = live.room.sittings[seat] ?? { id: '' }
  await person.disconnect()
  await soon(() => expect(live.presence.isHere(id)).toBe(false))
  await live.inTurn(() => live.movements.settle())
}

const soon = (holds: () => void) => vi.waitFor(holds, { timeout: 20_000, interval: 10 })

async function comesBack(person: Person, url: string, id: string): Promise<Person> {
  const back = new Person(url, person.name)
  back.cookie = person.cookie
  await back.connect()
  await back.watch(id)
  return back
}

test.each([70_000, 305_000])(
  '[HOUSE-2.5] after %i ms of thinking and a restart nobody was played for',
  async (thought) => {
    const { dataDir } = testSettings()
    const time = { ahead: 0 }
    const now = () => Date.now() + time.ahead
    const house = await openHouse({ dataDir }, now)
    const people = await guests(house.url, 'Ann', 'Bob')
    const started = await dealt(house, people)
    const { id } = started
    const seat = askedAt(started)
    const n = tableOf(started.live).n
    time.ahead += thought
    await house.stop()
    const again = await openHouse({ dataDir }, now)
    await again.tables.tick(id)
    await comesBack(people[1 - seat] as Person, again.url, id)
    await again.tables.tick(id)
    await comesBack(people[seat] as Person, again.url, id)
    await again.tables.tick(id)
    const live = await liveAt(again, id)
    expect([live.stored.status, tableOf(live).n]).toEqual(['playing', n])
  },
)

test('[HOUSE-2.5, T-4.8] a live table is not forgotten after a crash', async () => {
  const { dataDir } = testSettings()
  const { house } = await timedHouse({ dataDir })
  const people = await guests(house.url, 'Ann', 'Bob')
  const { id } = await dealt(house, people)
  const waiting = (await people[0]?.post('/api/tables', { game: 'pass-the-ace' }))?.json()
  await house.stop()
  stored(dataDir, 'UPDATE tables SET deadline = NULL') // as it is while all are there
  const later = await timedHouse({ dataDir })
  await soon(() => {
    later.time.ahead += 60_000
    later.house.wake()
    const rows = stored(dataDir, 'SELECT id, status FROM tables ORDER BY id')
    const open = rows.filter(({ status }) => status !== 'over')
    expect([rows.length, open]).toEqual([2, []])
  })
  expect((await liveAt(later.house, id)).stored.result).toMatchObject({ reason: 'abandoned' })
  expect((await liveAt(later.house, waiting.id)).truth.isClosed).toBe(true)
})

test('[HOUSE-21.1] one person with bots is not played for, and nothing is abandoned', async () => {
  const { house, time } = await timedHouse()
  const people = await guests(house.url, 'Ann')
  const started = await startedAt(house, people, { bots: 2 })
  const [ann] = people as [Person]
  await ann.play(started.id, { kind: 'ready' })
  await soon(() => expect(askedAt(started)).toBe(0))
  await goes(started, ann, 0)
  const { n } = tableOf(started.live)
  expect(started.live.stored.deadline).toBeNull()
  for (const days of [0.001, 0.01, 1, 100]) {
    time.ahead += days * 24 * 3_600_000
    await house.tables.tick(started.id)
  }
  expect(tableOf(started.live).n).toBe(n)
  expect(started.live.stored.status).toBe('playing')
})

test.each([
  { kind: 'perTurn', seconds: 30 },
  { kind: 'bank', seconds: 60, increment: 0 },
  { kind: 'penalty', seconds: 60, increment: 0, refill: 60 },
])(
  '[HOUSE-21.1] the $kind clock of one person with bots stands while they are away',
  async (clock) => {
    const { dataDir } = testSettings()
    const { house, time, now } = await timedHouse({ dataDir })
    const people = await guests(house.url, 'Ann')
    const started = await startedAt(house, people, { game: 'serenissima', bots: 1, clock })
    const [ann] = people as [Person]
    await soon(() => expect(tableOf(started.live).question(0)).not.toBeNull())
    time.ahead += 10_000
    await goes(started, ann, 0)
    time.ahead += 3_600_000
    await house.tables.tick(started.id)
    const back = await comesBack(ann, house.url, started.id)
    await started.live.inTurn(async () => undefined)
    const left = () => {
      const { clock: faces, clockSettings } = tableOf(started.live)
      const bank = clockSettings.kind === 'none' ? 0 : clockSettings.seconds * 1000
      return bank - (now() - (faces.since[0] ?? 0))
    }
    expect(left()).toBeGreaterThan((clock.seconds - 15) * 1000)
    expect(left()).toBeLessThanOrEqual((clock.seconds - 10) * 1000)
    expect(started.live.stored.deadline === null).toBe(clock.kind === 'penalty')
    await back.disconnect()
    await house.stop()
    time.ahead += 3_600_000
    const again = await openHouse({ dataDir }, now)
    await comesBack(ann, again.url, started.id)
    const live = await liveAt(again, started.id)
    await live.inTurn(async () => undefined)
    await again.tables.tick(started.id)
    expect(tableOf(live).entries.filter(({ by }) => by === 'clock')).toEqual([])
    expect(tableOf(live).question(0)).not.toBeNull()
  },
)

test('[HOUSE-21.2] who is away is played for only where somebody else waits, and it is said when', async () => {
  const { house, time, now } = await timedHouse()
  const people = await guests(house.url, 'Ann', 'Bob', 'Cleo')
  const started = await dealt(house, people, { game: 'pass-the-ace' })
  const { live, id } = started
  const seat = askedAt(started)
  const others = [0, 1, 2].filter((one) => one !== seat)
  for (const one of [seat, ...others]) await goes(started, people[one] as Person, one)
  const { n } = tableOf(live)
  time.ahead += 120_000
  await house.tables.tick(id)
  expect(tableOf(live).n).toBe(n) // nobody is there to wait
  const back = await comesBack(people[others[0] ?? 0] as Person, house.url, id)
  const told = (await back.get(`/api/tables/${id}`)).json().seats
  expect(told[seat].playedForAt).toBeGreaterThan(now() + 50_000)
  expect(told[others[0] ?? 0].playedForAt).toBeNull()
  await house.tables.tick(id)
  expect(tableOf(live).n).toBe(n) // and it was said a minute before
  time.ahead += 60_000
  await house.tables.tick(id)
  expect(tableOf(live).n).toBe(n + 1)
})

/** Bots of another table have made some moves: those of any table would have had their turn. */
async function botsHaveThought(house: House): Promise<void> {
  const people = await guests(house.url, 'Zoe')
  const { live, id } = await startedAt(house, people, { game: 'imperial', bots: 2 })
  people[0]?.say({ kind: 'seat', table: id, key: 'bot', to: 'bot' })
  await soon(() => expect(tableOf(live).n).toBeGreaterThan(8))
}

test('[HOUSE-21.3] a table that only bots play pauses while nobody looks on', async () => {
  const { house, time } = await timedHouse({ botPace: 0 })
  const people = await guests(house.url, 'Ann')
  const [ann] = people as [Person]
  const started = await startedAt(house, people, { game: 'imperial', bots: 2 })
  const { live, id } = started
  ann.say({ kind: 'seat', table: id, key: 'bot', to: 'bot' })
  await soon(() => expect(tableOf(live).n).toBeGreaterThan(8))
  await ann.disconnect()
  await soon(() => expect(live.audience.size).toBe(0))
  await live.inTurn(() => live.movements.settle())
  expect(live.stored.deadline).toBeNull()
  const { n } = tableOf(live)
  time.ahead += 600_000
  await house.tables.tick(id)
  await botsHaveThought(house)
  expect(tableOf(live).n).toBe(n)
  time.ahead += 60_000
  expect(live.isInUse).toBe(false)
  const eve = new Person(house.url, 'Eve') // a stranger will do
  await eve.connect()
  await eve.watch(id)
  await soon(() => expect(tableOf(live).n).toBeGreaterThan(n + 3))
})

test('[HOUSE-1.6, T-4.8] a live table whose maker does not come is gone after a minute', async () => {
  const { house, time } = await timedHouse({ mostWaitingTables: 3, mostOpenTables: 5 })
  const [ann] = (await guests(house.url, 'Ann')) as [Person]
  const making = async (pace: string) => {
    const made = await ann.post('/api/tables', { game: 'pass-the-ace', pace })
    return made.status === 201 ? 'made' : made.json().code
  }
  expect([await making('live'), await making('live'), await making('slow')]).toEqual(
    Array(3).fill('made'),
  )
  expect(await making('live')).toBe('tooManyOpenTables')
  time.ahead += 60_000
  house.wake()
  const lobby = async () => (await ann.get('/api/tables?status=waiting')).json()
  await vi.waitFor(async () => expect(await making('live')).toBe('made'), { timeout: 20_000 })
  expect(await lobby()).toHaveLength(1) // the slow one; its maker is at none of the others
  time.ahead += 31 * 24 * 3_600_000
  house.wake()
  await vi.waitFor(async () => expect(await lobby()).toEqual([]), { timeout: 20_000 })
})

test('[T-4.8] whoever joins without having opened the table has a minute to come', async () => {
  const { house, time } = await timedHouse()
  const [ann, bob] = (await guests(house.url, 'Ann', 'Bob')) as [Person, Person]
  const { id } = (await ann.post('/api/tables', { game: 'pass-the-ace' })).json()
  await ann.connect()
  await ann.watch(id)
  time.ahead += 600_000
  await bob.post(`/api/tables/${id}/join`)
  time.ahead += 30_000
  await house.tables.tick(id)
  expect((await liveAt(house, id)).room.party.people).toHaveLength(2)
  time.ahead += 30_000
  await house.tables.tick(id)
  expect((await liveAt(house, id)).room.party.people).toHaveLength(1)
})

test('[HOUSE-2.5] a stop waits for who hangs up late, and writes that they are gone', async () => {
  const { dataDir } = testSettings()
  const { house } = await timedHouse({ dataDir })
  const people = await guests(house.url, 'Ann', 'Bob')
  const { id, live } = await dealt(house, people)
  expect(live.stored.deadline).toBeNull()
  for (const { socket } of people) socket.pause() // does not hear the goodbye
  await house.stop()
  const [row] = stored(dataDir, 'SELECT deadline FROM tables WHERE id = ?', id)
  expect(row?.deadline).toBeGreaterThan(Date.now())
})

test('[A-1.8, T-4.5] a countdown that is on from the start is kept', async () => {
  const { house, time } = await timedHouse({ botPace: 600_000 })
  const [ann] = (await guests(house.url, 'Ann')) as [Person]
  const wanted = { game: 'pass-the-ace', bots: 2, autoStart: true, pace: 'slow' }
  const { id } = (await ann.post('/api/tables', wanted)).json()
  time.ahead += 10_000
  house.wake()
  const live = await liveAt(house, id)
  await soon(() => expect(live.stored.status).toBe('playing'))
})
