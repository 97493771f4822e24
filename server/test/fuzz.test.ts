// Messages that make no sense, or almost, by the hundred thousand: the server stays up and every table stays whole.

import { playRequest } from '@foldtable/host/actions'
import { answer, ask } from '@foldtable/host/consent'
import type { LiveTable } from '@foldtable/host/live-table'
import { keyedChance, seededChance } from '@foldtable/kernel'
import { difference } from '@foldtable/testkit/compare'
import { count, depth, seedOf, tell } from '@foldtable/testkit/depth'
import { expect, onTestFinished, test } from 'vitest'
import { type RunningServer, startServer } from '../src/server.ts'
import { FuzzMessages } from './fuzz-messages.ts'
import { Speaker } from './fuzz-speaker.ts'
import { testSettings } from './house.ts'
import { Person } from './person.ts'
import { caughtUp, guests, liveAt, seatedAt, startedAt, tableOf } from './seated.ts'

const MESSAGES = depth({ quick: 20_000, deep: 300_000 })
const TOGETHER = depth({ quick: 60, deep: 100 })
const PLAYING = 4

const seed = seedOf('fuzz')

const UNLIMITED = { messageRate: 1e9, messageBurst: 1e9, slowReaderKb: 1e6, unreadKb: 1e6 }

test(`${MESSAGES} random and mutated messages leave the server up and the tables whole`, async () => {
  const settings = testSettings(UNLIMITED)
  const house = await startServer(settings)
  const people = await guests(house.url, 'Ann', 'Bob', 'Cleo')
  const tables = await tablesToTalkOf(house, people)
  const speakers = [...people, ...people, new Person(house.url, 'Nobody')].map(
    (person) => new Speaker(person),
  )
  for (const speaker of speakers) await speaker.connect()
  const chance = seededChance(seed)
  const messages = new FuzzMessages(chance)
  const said = () => speakers.reduce((sum, speaker) => sum + speaker.said, 0)
  while (said() < MESSAGES) {
    messages.tables = await tables.now()
    for (const speaker of speakers) {
      for (let i = 0; i < TOGETHER; i++) speaker.say(messages.next())
      if (chance.below(20) === 0) speaker.say(Buffer.from(messages.next()))
      if (chance.below(60) === 0) speaker.say(`{"kind":"${'x'.repeat(17_000)}"}`)
    }
    await Promise.all(speakers.map((speaker) => speaker.settled()))
    expect(speakers.flatMap((speaker) => [...speaker.open])).toEqual([]) // HOUSE-4.5
  }

  const codes = new Set(speakers.flatMap((speaker) => [...speaker.codes.keys()]))
  tell(`entries: ${tables.all.map(({ stored }) => stored.n).join(' ')}`)
  count(said())
  tell(`refusals: ${[...codes].sort().join(' ')}`)
  expect(codes).not.toContain('outage')
  expect(codes).not.toContain('fault')
  expect(codes.size).toBeGreaterThan(12)
  expect(speakers.some(({ closings }) => closings > 0)).toBe(true)
  expect(Math.max(...tables.all.map(({ stored }) => stored.n))).toBeGreaterThan(20)

  const nobody = new Person(house.url, 'Nobody')
  expect((await nobody.get('/healthz')).json()).toMatchObject({ alive: true })
  const figures = (await nobody.get('/metrics')).text
  expect(figures).toContain('foldtable_faults_total{kind="rule"} 0')
  expect(figures).not.toMatch(/^foldtable_faults_total\{.*\} [1-9]/m)
  for (const speaker of speakers) speaker.close()
  await house.tables.settle()
  const stood = await Promise.all(tables.all.map(whole))
  await house.stop()

  const again = await startServer(settings)
  onTestFinished(() => again.stop())
  for (const { live, n, state } of stood) {
    const back = tableOf(await liveAt(again, live.id))
    expect(back.n).toBeGreaterThanOrEqual(n)
    expect(difference(back.stateAt(n), state)).toBeUndefined()
  }
  await finish(
    again,
    people,
    tables.all.findLast(({ stored }) => stored.status === 'playing'),
  )
})

/** Some that are played, renewed as they end; one that waits; one that is nobody's business; and names of none. */
async function tablesToTalkOf(house: RunningServer, people: readonly Person[]) {
  const [host] = (await guests(house.url, 'Host')) as [Person]
  const hidden = await seatedAt(house, [host], { visibility: 'private' })
  const waiting = await seatedAt(house, people.slice(0, 2))
  const others = [waiting.id, hidden.id, 'AAAAAAAAAAAA', '__proto__', 'constructor', '']
  const all: LiveTable[] = []
  const clocks = [{ kind: 'none' }, { kind: 'perTurn', seconds: 600 }]
  return {
    all,
    async now(): Promise<string[]> {
      const playing = all.filter(({ stored }) => stored.status === 'playing')
      while (playing.length < PLAYING) {
        const clock = clocks[all.length % clocks.length]
        const { live } = await startedAt(house, people, { clock, options: { startingLives: 5 } })
        for (const person of people) person.say({ kind: 'unwatch', table: live.id })
        playing.push(live)
        all.push(live)
      }
      const over = all.findLast(({ stored }) => stored.status === 'over')
      const ids = playing.map(({ id }) => id)
      return [...ids, ...ids, ...ids, ...others, ...(over === undefined ? [] : [over.id])]
    },
  }
}

/** What is in memory is what the ledger says. */
async function whole(live: LiveTable) {
  return live.inTurn(async () => {
    const table = tableOf(live)
    const folded = await live.truth.wholeTable()
    expect(folded.n).toBe(table.n)
    expect(difference(folded.state, table.state)).toBeUndefined()
    expect(folded.decision).toEqual(table.decision)
    expect(folded.snapshot()).toEqual(table.snapshot())
    return { live, n: table.n, state: folded.state }
  })
}

/** As people play: over sockets, from what each of them sees. */
async function finish(
  house: RunningServer,
  people: readonly Person[],
  found: LiveTable | undefined,
): Promise<void> {
  if (found === undefined) throw new Error('no table is played any more')
  const live = await liveAt(house, found.id)
  const players = people.map((person) => {
    const again = new Person(house.url, person.name)
    again.cookie = person.cookie
    return again
  })
  for (const player of players) {
    await player.connect()
    await player.watch(live.id)
  }
  while (tableOf(live).decision.result === undefined) {
    const { n } = tableOf(live)
    await Promise.all(players.map((player) => caughtUp(player, live.id, n)))
    const mover = players.find((player) => player.offers(live.id).length > 0)
    const [move] = mover?.offers(live.id) ?? []
    if (mover !== undefined && move !== undefined) await mover.play(live.id, move)
    else await Promise.all(players.map((player) => caughtUp(player, live.id, n + 1)))
  }
  expect((await players[0]?.get(`/api/tables/${live.id}/record`))?.status).toBe(200)
}

test('a rewind to before the latest snapshot still folds', async () => {
  const settings = testSettings()
  const house = await startServer(settings)
  const people = await guests(house.url, 'Ann', 'Bob')
  const { id, live, table } = await startedAt(house, people, { options: { startingLives: 5 } })
  const chance = keyedChance('0'.repeat(64))
  const [ann = '', bob = ''] = live.room.sittings.map((sitting) => sitting.id)
  let asked = 0
  while (table.n < 99) {
    await move()
    if (table.n < 99) await takeBack() // so that the game lasts
  }
  await move()
  await takeBack()
  expect(table.entries.at(-1)?.rewind).toBeLessThan(100)
  const { n, state } = await whole(live)
  await house.stop()
  const again = await startServer(settings)
  onTestFinished(() => again.stop())
  const back = tableOf(await liveAt(again, id))
  expect(back.n).toBe(n)
  expect(difference(back.state, state)).toBeUndefined()

  async function move(): Promise<void> {
    if (table.decision.result !== undefined) throw new Error('the game was too short')
    const seat = chance.pick(table.decision.seats)
    const move = chance.pick(table.offers(seat))
    await live.inTurn(() => playRequest(live, { by: seat, move, at: table.at }))
  }

  async function takeBack(): Promise<void> {
    const [by] = table.entries
      .flatMap((entry) => (typeof entry.by === 'number' ? [entry.by] : []))
      .slice(-1)
    asked += 1
    const about = { table: id, key: `undo ${asked}` }
    const [asker, other] = by === 0 ? [ann, bob] : [bob, ann]
    await live.inTurn(() => ask(live, asker, { kind: 'ask', about: 'undo', ...about }, table.at))
    const asking = live.asking?.id
    if (asking !== undefined)
      await live.inTurn(() =>
        answer(live, other, { kind: 'answer', ...about, asking, yes: true }, table.at),
      )
  }
})
