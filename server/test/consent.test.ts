// Questions at a table: one at a time, told how they end, withdrawn, and kept over a restart; and who stays away too long.

import type { LiveTable } from '@foldtable/host/live-table'
import type { RoomInfo, ServerMessage } from '@foldtable/protocol'
import { expect, test } from 'vitest'
import { openHouse, testSettings } from './house.ts'
import type { Person } from './person.ts'
import { guests, liveAt, startedAt, tableOf } from './seated.ts'

const DAY = 24 * 3_600_000
const CLOCK = { kind: 'perTurn', seconds: 300 }

async function timed(more: Parameters<typeof openHouse>[0] = {}) {
  const time = { ahead: 0 }
  const { dataDir } = testSettings()
  const open = () =>
    openHouse({ dataDir, botPace: 600_000, ...more }, () => Date.now() + time.ahead)
  return { house: await open(), open, time }
}

async function sent(person: Person, message: Parameters<Person['say']>[0]) {
  const key = 'key' in message ? message.key : ''
  const answer = person.until((one) => 'key' in one && one.key === key)
  person.say(message)
  const { kind, ...rest } = await answer
  return kind === 'refused' && 'code' in rest ? rest.code : kind
}

type About = 'undo' | 'stop' | 'go' | 'end' | 'replace'

const asks = (person: Person, table: string, about: About, of?: number) =>
  sent(person, {
    kind: 'ask',
    table,
    key: person.key(),
    about,
    ...(of === undefined ? {} : { of }),
  })
const answers = (person: Person, live: LiveTable, yes: boolean) =>
  sent(person, {
    kind: 'answer',
    table: live.id,
    key: person.key(),
    asking: live.asking?.id ?? '',
    yes,
  })

/** The latest that somebody was told of a table. */
function toldOf(person: Person, table: string): RoomInfo {
  const isTold = (one: ServerMessage) =>
    (one.kind === 'house' || one.kind === 'table') && one.table === table
  const message = person.messages.findLast(isTold)
  if (message === undefined || !('house' in message)) throw new Error('told nothing')
  return message.house
}

async function away(person: Person, live: LiveTable): Promise<void> {
  await person.disconnect()
  await expect.poll(() => live.presence.isHere(idOf(live, person))).toBe(false)
  await live.inTurn(() => live.movements.settle())
}

const idOf = ({ room }: LiveTable, { name }: Person): string =>
  room.sittings.find((one) => one.name === name)?.id ?? ''

test('[HOUSE-3.7] a question tells what it is about, who agreed and how it ended, also after a restart', async () => {
  const { house, open } = await timed()
  const people = await guests(house.url, 'Ann', 'Bob', 'Cleo')
  const { id, live } = await startedAt(house, people, { clock: CLOCK })
  for (const one of people) await one.play(id, { kind: 'ready' })
  const asked = live.stored.asked[0] ?? 0
  const mover = people[asked] as Person
  await mover.play(id, { kind: 'stick' })
  const { n } = tableOf(live)
  await people[live.stored.asked[0] ?? 0]?.play(id, { kind: 'stick' })
  const others = people.filter((one) => one !== mover) as [Person, Person]
  expect(await asks(mover, id, 'undo')).toBe('done')
  expect(await asks(others[1], id, 'stop')).toBe('questionOpen')
  expect(await answers(others[0], live, true)).toBe('done')
  const seatOf = (person: Person) => people.indexOf(person)
  await expect
    .poll(() => toldOf(others[1], id).asking)
    .toMatchObject({
      about: 'undo',
      seat: asked,
      entry: n,
      waitsFor: [seatOf(others[1])],
      agreed: [seatOf(others[0])],
    })
  const { id: asking } = live.asking ?? { id: '' }
  await house.stop()
  const again = await open()
  for (const one of people) {
    Object.assign(one, { url: again.url })
    await one.connect()
    await one.watch(id)
  }
  const back = await liveAt(again, id)
  expect(back.asking?.id).toBe(asking)
  expect(await answers(others[1], back, false)).toBe('done')
  const how = { id: asking, about: 'undo', seat: asked, yes: false, by: seatOf(others[1]) }
  for (const one of people) {
    await expect.poll(() => toldOf(one, id).answered).toMatchObject(how)
    await expect.poll(() => toldOf(one, id).asking).toBeNull()
  }
  expect(await asks(mover, id, 'undo')).toBe('done')
  await expect.poll(() => toldOf(mover, id).answered).toBeNull()
  for (const one of others) expect(await answers(one, back, true)).toBe('done')
  expect(tableOf(back).entries.at(-1)).toMatchObject({ rewind: n - 1 })
  await expect
    .poll(() => toldOf(mover, id).answered)
    .toMatchObject({ about: 'undo', yes: true, by: null })
})

test('[HOUSE-4.7] what was heard is not done again after a restart', async () => {
  const { house, open } = await timed()
  const people = await guests(house.url, 'Ann', 'Bob')
  const [ann, bob] = people as [Person, Person]
  const { id, live } = await startedAt(house, people, { clock: CLOCK })
  const asking = { kind: 'ask', table: id, key: 'the same', about: 'stop' } as const
  expect(await sent(ann, asking)).toBe('done')
  expect(await answers(bob, live, false)).toBe('done')
  await house.stop()
  const again = await open()
  for (const one of people) {
    Object.assign(one, { url: again.url })
    await one.connect()
    await one.watch(id)
  }
  expect(await sent(ann, asking)).toBe('done')
  expect((await liveAt(again, id)).asking).toBeNull()
  expect(await sent(ann, { ...asking, key: 'another' })).toBe('done')
  expect((await liveAt(again, id)).asking).toMatchObject({ about: 'stop', seat: 0 })
})

test('[HOUSE-3.7] whoever asked withdraws it, and a move makes it idle', async () => {
  const { house } = await timed()
  const people = await guests(house.url, 'Ann', 'Bob')
  const [ann, bob] = people as [Person, Person]
  const { id, live } = await startedAt(house, people, { clock: CLOCK })
  await asks(ann, id, 'stop')
  const withdraws = (person: Person) =>
    sent(person, {
      kind: 'withdraw',
      table: id,
      key: person.key(),
      asking: live.asking?.id ?? 'none',
    })
  expect(await withdraws(bob)).toBe('notAsked')
  expect(await withdraws(ann)).toBe('done')
  expect(await withdraws(ann)).toBe('notAsked')
  await expect
    .poll(() => toldOf(bob, id))
    .toMatchObject({ asking: null, answered: { seat: 0, yes: false, by: 0 } })
  await asks(ann, id, 'stop')
  const idle = bob.until((one) => one.kind === 'house' && one.house.answered !== null)
  await bob.play(id, { kind: 'ready' })
  expect(await idle).toMatchObject({
    house: { asking: null, answered: { about: 'stop', yes: false, by: null } },
  })
})

test('[HOUSE-3.2] everybody is told who stopped the clocks and since when, and that they go again', async () => {
  const { house, open } = await timed()
  const people = await guests(house.url, 'Ann', 'Bob')
  const [ann, bob] = people as [Person, Person]
  const { id, live } = await startedAt(house, people, { clock: CLOCK })
  await asks(bob, id, 'stop')
  await answers(ann, live, true)
  const stopped = { seat: 1, since: tableOf(live).clock.stoppedAt }
  await expect.poll(() => toldOf(ann, id).pausedBy).toEqual(stopped)
  await house.stop()
  const again = await open()
  for (const one of people) {
    Object.assign(one, { url: again.url })
    await one.connect()
    await one.watch(id)
  }
  await expect.poll(() => toldOf(ann, id).pausedBy).toEqual(stopped)
  const goes = bob.until((one) => one.kind === 'house' && one.house.pausedBy === null)
  await ann.play(id, { kind: 'ready' }) // a move sets them going too
  await goes
})

test('[HOUSE-3.8] at a live table a bot takes the seat of who is away for two minutes, if all others agree', async () => {
  const { house, time } = await timed()
  const people = await guests(house.url, 'Ann', 'Bob', 'Cleo')
  const [ann, bob, cleo] = people as [Person, Person, Person]
  const { id, live } = await startedAt(house, people, { game: 'serenissima', clock: CLOCK })
  await away(cleo, live)
  for (const about of ['end', 'replace'] as const)
    expect(await asks(ann, id, about, 2)).toBe('notOverdue')
  const at = toldOf(ann, id).seats[2]?.overdueAt ?? 0
  expect(at).toBe((toldOf(ann, id).seats[2]?.awaySince ?? 0) + 120_000)
  time.ahead += 121_000
  expect(await asks(ann, id, 'replace', 1)).toBe('notOverdue')
  expect(await asks(ann, id, 'replace', 2)).toBe('done')
  await expect
    .poll(() => toldOf(bob, id).asking)
    .toMatchObject({ about: 'replace', of: 2, waitsFor: [1] })
  expect(await answers(bob, live, true)).toBe('done')
  await expect
    .poll(() => toldOf(bob, id))
    .toMatchObject({ asking: null, answered: { yes: true, about: 'replace' } })
  await expect
    .poll(() => toldOf(bob, id).seats[2])
    .toMatchObject({
      isBot: true,
      hasLeft: false,
      standIn: { why: 'away', moves: 0 },
    })
  await cleo.connect()
  await cleo.watch(id)
  await sent(cleo, { kind: 'seat', table: id, key: 'back', to: 'back' })
  await expect.poll(() => toldOf(cleo, id).seats[2]).toMatchObject({ isBot: false, standIn: null })
})

test('[HOUSE-3.8] a vote outlives moves, and ends when who was missed is back', async () => {
  const { house, time } = await timed()
  const people = await guests(house.url, 'Ann', 'Bob', 'Cleo')
  const [ann, bob, cleo] = people as [Person, Person, Person]
  const { id, live } = await startedAt(house, people, { clock: CLOCK })
  await away(cleo, live)
  time.ahead += 121_000
  await asks(ann, id, 'end')
  await bob.play(id, { kind: 'ready' })
  await live.inTurn(async () => undefined)
  expect(live.asking).toMatchObject({ about: 'end', waitsFor: [1] })
  await cleo.connect()
  await cleo.watch(id)
  await expect.poll(() => live.asking).toBeNull()
  await expect
    .poll(() => toldOf(ann, id).answered)
    .toMatchObject({ about: 'end', yes: false, by: null })
})

test.each(['imperial', 'powerhouse', 'pass-the-ace'])(
  '[HOUSE-3.8, HOUSE-10.2] %s over days: whoever is asked and not seen for three days holds up nobody',
  async (game) => {
    const { house, time, open } = await timed()
    const names = ['Ann', 'Bob', 'Cleo', 'Dan']
    const people = await guests(house.url, ...names)
    const { id, live } = await startedAt(house, people, { game, pace: 'slow' })
    for (const one of people)
      if (one.offers(id).some(({ kind }) => kind === 'ready')) await one.play(id, { kind: 'ready' })
    const missed = live.stored.asked[0] ?? 0
    const [ann, bob] = people.filter((_, seat) => seat !== missed) as [Person, Person]
    for (const one of people) if (one !== ann && one !== bob) await away(one, live)
    time.ahead += 2 * DAY
    expect(await asks(ann, id, 'end')).toBe('notOverdue')
    time.ahead += 1.1 * DAY
    expect(await asks(ann, id, 'end')).toBe('done')
    expect(await answers(bob, live, true)).toBe('done')
    const areAllAsked = game === 'imperial' // else one more may have a say
    expect(live.stored.status).toBe(areAllAsked ? 'over' : 'playing')
    await house.stop()
    time.ahead += 3.1 * DAY
    const again = await open()
    const back = await liveAt(again, id)
    again.wake()
    await expect.poll(() => back.stored.status).toBe('over')
    expect(back.stored.asked).toEqual([])
    const reader = Object.assign(ann, { url: again.url })
    await reader.connect()
    await reader.watch(id)
    const told = toldOf(reader, id)
    expect(told.answered).toMatchObject({ about: 'end', yes: true })
    const hasOwnEnd = tableOf(back).decision.result !== undefined
    expect(hasOwnEnd).toBe(game !== 'imperial')
    expect(told.ended === null).toBe(hasOwnEnd)
    expect((await reader.get(`/api/tables/${id}/record`)).status).toBe(200)
    const me = (await reader.get('/api/me')).json()
    const { games } = (await reader.get(`/api/players/${me.id}`)).json()
    for (const one of games) expect(one).toMatchObject({ won: 0, rating: null })
    const [move] = tableOf(back).offers(back.seatOf(me.id) ?? 0)
    if (hasOwnEnd || move === undefined) return
    expect(await sent(reader, { kind: 'play', table: id, key: 'x', move })).toBe('gameOver')
    expect((await reader.get('/api/my/tables?state=waiting')).text).not.toContain(id)
  },
)

test('[HOUSE-21.6] a bot that plays for somebody tells since when, why, and how often', async () => {
  const { house, time, open } = await timed({ botPace: 0 })
  const people = await guests(house.url, 'Ann', 'Bob')
  const [ann, bob] = people as [Person, Person]
  const { id, live } = await startedAt(house, people, { game: 'serenissima', pace: 'slow' })
  const before = Date.now()
  await sent(bob, { kind: 'seat', table: id, key: 'bot', to: 'bot' })
  const standIn = () => toldOf(bob, id).seats[1]?.standIn
  expect(standIn()?.why).toBe('asked')
  expect(standIn()?.since).toBeGreaterThanOrEqual(before)
  const moved = () => tableOf(live).entries.filter(({ by }) => by === 1).length
  while (moved() < 2) {
    const [move] = ann.offers(id)
    if (move !== undefined) await ann.play(id, move)
    else await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await expect.poll(() => standIn()?.moves).toBe(moved())
  const count = moved()
  await house.stop()
  time.ahead += 1000
  const again = await open()
  Object.assign(bob, { url: again.url })
  await bob.connect()
  await bob.watch(id)
  expect(standIn()?.moves).toBeGreaterThanOrEqual(count)
})
