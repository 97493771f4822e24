// Tables that cannot be served: each harms only itself. The house's time jumps; nobody waits.
import { passTheAce } from '@foldtable/games/pass-the-ace'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openHouse, testSettings } from './house.ts'
import type { Person } from './person.ts'
import { guests, liveAt, startedAt } from './seated.ts'
import { copies, stored } from './stored.ts'

const soon = (holds: () => void) => vi.waitFor(holds, { timeout: 20_000, interval: 20 })

/** Tables that cannot be served, a third each: a house that is no JSON, one that lacks something, a game that is gone. */
const BAD = `deadline = 1,
  house = CASE rowid % 3 WHEN 0 THEN '{' WHEN 1 THEN json_remove(house, '$.room.settings.clock') ELSE house END,
  game = CASE rowid % 3 WHEN 2 THEN 'whist' ELSE game END`

/** A table whose clock ticks every 20 seconds, and many that cannot be served, due before it. */
async function amongBadOnes() {
  const { dataDir } = testSettings()
  const time = { ahead: 0 }
  const open = () => openHouse({ dataDir }, () => Date.now() + time.ahead)
  const house = await open()
  const people = await guests(house.url, 'Ann', 'Bob')
  const clock = { kind: 'perTurn', seconds: 20 }
  const { id } = await startedAt(house, people, { clock })
  copies(dataDir, id, 210, BAD)
  return { house, dataDir, time, id, people, open }
}

const rests = (dataDir: string) =>
  stored(dataDir, "SELECT deadline FROM tables WHERE id LIKE 'copy%'").map((row) =>
    Number(row.deadline),
  )

test('[HOUSE-20.1] 210 tables that cannot be served do not stop the clock of another', async () => {
  const { house, dataDir, time, id, open } = await amongBadOnes()
  const live = await liveAt(house, id)
  const entry = (n: number) => soon(() => expect(live.stored.n).toBeGreaterThanOrEqual(n))
  house.wake()
  await soon(() => expect(Math.min(...rests(dataDir))).toBeGreaterThan(Date.now()))
  time.ahead += 5000
  house.wake()
  await entry(2)
  time.ahead += 20_000
  house.wake()
  await entry(3)
  const figures = await (await fetch(`${house.url}/metrics`)).text()
  expect(figures).toContain('foldtable_tables_resting 210')
  expect(figures).toContain('foldtable_faults_total{kind="damaged"} 210')
  await house.stop()
  time.ahead += 3_600_000
  const again = await open()
  const back = await liveAt(again, id)
  await soon(() => expect(back.stored.n).toBeGreaterThan(3))
})

test('[HOUSE-20.1] a rule that throws for the clock is told once for each rest, which grows', async () => {
  const time = { ahead: 0 }
  const house = await openHouse({}, () => Date.now() + time.ahead)
  const people = await guests(house.url, 'Ann', 'Bob')
  const clock = { kind: 'perTurn', seconds: 20 }
  const { live, id } = await startedAt(house, people, { clock })
  for (const person of people) await person.play(id, { kind: 'ready' })
  const throwing = vi.spyOn(passTheAce, 'timeout').mockImplementation(() => {
    throw new Error('our bug')
  })
  onTestFinished(() => throwing.mockRestore())
  time.ahead += 20_000
  const pauses: number[] = []
  for (let rest = 0; rest < 8; rest++) {
    const now = Date.now() + time.ahead
    for (let times = 0; times < 3; times++) await house.tables.tick(id)
    const minutes = Math.round(((live.stored.deadline ?? 0) - now) / 60_000)
    pauses.push(minutes)
    time.ahead += minutes * 60_000 + 1000
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
  expect(throwing.mock.calls.length).toBeLessThanOrEqual(2 * pauses.length)
  const told = () => people[0]?.messages.findLast((one) => one.kind === 'house')
  const { deadline: until } = live.stored
  await expect.poll(told).toMatchObject({ house: { stopped: { until } } })
  throwing.mockRestore()
  await house.tables.tick(id)
  expect(live.table?.entries.at(-1)).toMatchObject({ by: 'clock' })
  expect(live.rest).toBeNull()
  await expect.poll(told).toMatchObject({ house: { stopped: null } })
})

test('[HOUSE-20.1, T-4.1] settings are stored with their defaults', async () => {
  const house = await openHouse()
  const [ann] = (await guests(house.url, 'Ann')) as [Person]
  for (const { id: game } of (await ann.get('/api/games')).json()) {
    const { id } = (await ann.post('/api/tables', { game })).json()
    const before = (await ann.get(`/api/tables/${id}`)).json().options
    const changed = await ann.post(`/api/tables/${id}/settings`, { options: {} })
    expect([game, changed.json().options]).toEqual([game, before])
  }
})

test('[HOUSE-20.1] options that are missing in what is stored take their defaults', async () => {
  const { dataDir } = testSettings()
  const house = await openHouse({ dataDir })
  const [ann] = (await guests(house.url, 'Ann')) as [Person]
  const { id } = (await ann.post('/api/tables', { game: 'pass-the-ace', bots: 1 })).json()
  await house.stop()
  stored(
    dataDir,
    "UPDATE tables SET house = json_set(house, '$.room.settings.options', json('{}'))",
  )
  const again = await openHouse({ dataDir })
  const live = await liveAt(again, id)
  expect(live.room.party.settings.options).toEqual({ startingLives: 3 })
})
