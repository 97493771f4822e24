// A seat that was left for good, at a table that wants substitutes, is taken by somebody else.
import { redact } from '@foldtable/kernel'
import type { RoomInfo, ServerMessage } from '@foldtable/protocol'
import { expect, test } from 'vitest'
import { freshFolder, openHouse } from './house.ts'
import { Person } from './person.ts'
import { guests, liveAt, startedAt, tableOf } from './seated.ts'

const wanted = {
  game: 'imperial',
  substitutes: true,
  options: {},
  clock: { kind: 'perTurn', seconds: 600 },
}

function toldOf(person: Person, table: string): RoomInfo | undefined {
  const isTold = (one: ServerMessage) =>
    (one.kind === 'house' || one.kind === 'table') && one.table === table
  const message = person.messages.findLast(isTold)
  return message !== undefined && 'house' in message ? message.house : undefined
}

async function leftBy(more = {}, dataDir = freshFolder()) {
  const house = await openHouse({ dataDir, botPace: 600_000 })
  const people = (await guests(house.url, 'Ann', 'Bob', 'Cleo')) as [Person, Person, Person]
  const { id, live } = await startedAt(house, people, { ...wanted, ...more })
  const eve = await Person.guest(house.url, 'Bob') // of the same name as who leaves is fine, as who stays is not
  await eve.connect()
  await eve.watch(id)
  await people[1].post(`/api/tables/${id}/leave`)
  const join = async (who: Person) => {
    const { status, json } = await who.post(`/api/tables/${id}/join`)
    return status === 200 ? 'ok' : json().code
  }
  return { house, people, eve, id, live, join }
}

test('[HOUSE-1.12] whoever looks on takes the seat of who left, knows what it knows, and plays', async () => {
  const { people, eve, id, live, join } = await leftBy()
  const [ann, bob] = people
  expect(live.room.sittings[1]).toMatchObject({ hasLeft: true, isBot: true })
  expect(await join(ann)).toBe('ok') // sits there already, and stays where they are
  expect(await join(bob)).toBe('alreadyStarted')
  expect(await join(eve)).toBe('ok')
  expect(live.room.sittings.map(({ name, isBot, hasLeft }) => [name, isBot, hasLeft])).toEqual([
    ['Ann', false, false],
    ['Bob', false, false],
    ['Cleo', false, false],
  ])
  expect(live.room.sittings[1]?.id).not.toBe(live.room.sittings[0]?.id)
  await expect.poll(() => eve.replicas.get(id)?.viewer).toBe(1)
  expect(eve.replicas.get(id)?.state).toEqual(redact(tableOf(live).state, 1))
  expect(bob.replicas.get(id)?.viewer).not.toBe(1)
  await expect.poll(() => toldOf(ann, id)?.seats[1]).toMatchObject({ isBot: false, hasLeft: false })
  expect((await eve.get('/api/my/tables')).json().counts).toMatchObject({ waiting: 1 })
  await eve.play(id, live.game.timeout(tableOf(live).state, 1))
  expect(tableOf(live).entries.at(-1)).toMatchObject({ by: 1 })
  const late = await Person.guest(people[0].url, 'Late')
  expect(await join(late)).toBe('alreadyStarted') // it is taken
})

test('[HOUSE-1.12] whoever left waits for nothing there, keeps the table among theirs, and takes no seat of it again', async () => {
  const { people, eve, live, join } = await leftBy()
  const [, bob] = people
  const mine = async () => {
    const { counts, tables } = (await bob.get('/api/my/tables?state=running')).json()
    return [counts.waiting, tables.map(({ seats }: { seats: string[] }) => seats)]
  }
  expect(await mine()).toEqual([0, [['Ann', 'Bob', 'Cleo']]])
  expect(await join(eve)).toBe('ok')
  expect(live.room.sittings[1]?.isBot).toBe(false)
  expect(await mine()).toEqual([0, [['Ann', 'Bob', 'Cleo']]])
  await eve.post(`/api/tables/${live.id}/leave`)
  expect(live.room.sittings[1]).toMatchObject({ hasLeft: true, isBot: true })
  expect(await join(bob)).toBe('alreadyStarted')
  expect(await join(eve)).toBe('alreadyStarted')
})

test('[HOUSE-1.12] two who take it at once: one sits there, the other looks on', async () => {
  const { house, eve, live, join } = await leftBy()
  const dan = await Person.guest(house.url, 'Ann')
  const outcomes = await Promise.all([join(eve), join(dan)])
  expect(outcomes.toSorted()).toEqual(['alreadyStarted', 'ok'])
  const names = live.room.sittings.map(({ name }) => name)
  expect(new Set(names).size).toBe(3) // no two look alike
})

test('[HOUSE-1.12] not where nobody is wanted, where the game goes on without the seat, nor for whom the host blocked', async () => {
  const closed = await leftBy({ substitutes: false })
  expect(await closed.join(closed.eve)).toBe('alreadyStarted')
  const cards = await leftBy({ game: 'pass-the-ace', clock: { kind: 'perTurn', seconds: 60 } })
  expect(await cards.join(cards.eve)).toBe('alreadyStarted')
  const { people, eve, join } = await leftBy()
  const { id: her } = (await eve.get('/api/me')).json()
  await people[0].post(`/api/players/${her}/keep-away`, { isMuted: false, isBlocked: true })
  expect(await join(eve)).toBe('sentAway')
})

test('[HOUSE-1.12, HOUSE-10.1] such a game counts for no rating, and who took the seat has it after a restart', async () => {
  const dataDir = freshFolder()
  const { eve, id, join, house } = await leftBy({}, dataDir)
  expect(await join(eve)).toBe('ok')
  const { id: her } = (await eve.get('/api/me')).json()
  await house.stop()
  const again = await openHouse({ dataDir, botPace: 600_000 })
  const live = await liveAt(again, id)
  expect(live.seatOf(her)).toBe(1)
  expect(live.room.sittings[1]).toMatchObject({ id: her, hadBot: true, isBot: false })
  expect(live.room.party.people.map(({ name }) => name)).toEqual(['Ann', 'Bob', 'Cleo'])
})
