// Many players over wires that lose, double, delay and reorder: in the end every replica is what its viewer may know.
import { join } from 'node:path'
import { seededChance } from '@foldtable/kernel'
import { depth, seedsOf } from '@foldtable/testkit/depth'
import { expect, test } from 'vitest'
import { DATABASE } from '../src/server.ts'
import { BadWire } from './bad-wire.ts'
import { freshFolder, openHouse } from './house.ts'
import { Person } from './person.ts'
import { eventually, Steadfast } from './steadfast.ts'
import { strayed, truthsIn } from './truth.ts'

/** How many people and bots sit at each table. Fewer may be in memory than there are. */
const ALL = [
  { people: 8, bots: 0 },
  { people: 5, bots: 0 },
  { people: 4, bots: 0 },
  { people: 3, bots: 1 },
  { people: 2, bots: 2 },
  { people: 1, bots: 2 },
  { people: 1, bots: 1 },
]
const TABLES = depth({ quick: ALL.filter((_, index) => index % 2 === 1), deep: ALL })
const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hope', 'Ida', 'Jon']
/** Usually it takes a tenth of this. */
const LONGEST_MS = 120_000

test.each(seedsOf('wire', { quick: 1, deep: 16 }))(
  'seed %s: over bad wires everybody ends with the redacted truth',
  async (seed) => {
    const dataDir = freshFolder()
    const house = await openHouse({ dataDir, mostLiveTables: 2 }, hurriedClock())
    const { players, wires } = await gathered(house.url, seed)
    const allDone = () => players.every(({ isDone }) => isDone)
    await eventually(allDone, players, LONGEST_MS)
    for (const wire of wires) wire.mend()
    await eventually(allDone, players, LONGEST_MS)
    for (const player of players) player.leave()
    const allGone = () => [...house.tables].every(({ audience }) => audience.size === 0)
    await eventually(allGone, [], LONGEST_MS)
    await house.stop()

    const truths = await truthsIn(join(dataDir, DATABASE))
    expect(truths.size).toBe(TABLES.length)
    expect([...truths.values()].flatMap(({ faults }) => faults)).toEqual([])
    expect(players.flatMap((player) => strayed(player, truths))).toEqual([])
    for (const count of Object.keys(wires[0]?.counts ?? {}) as (keyof BadWire['counts'])[])
      expect(wires.reduce((sum, { counts }) => sum + counts[count], 0)).toBeGreaterThan(0)
  },
)

/** Pauses end by themselves and idle tables go, in the middle of it all. */
function hurriedClock(): () => number {
  const start = Date.now()
  return () => start + 40 * (Date.now() - start)
}

/** People with two devices each, and a stranger who watches all tables. */
async function gathered(url: string, seed: string) {
  const chance = seededChance(seed)
  const people = await Promise.all(NAMES.map((name) => Person.guest(url, name)))
  const devices = ['phone', 'desk'].flatMap((device) =>
    people.map(({ name, cookie }) => ({ name: `${name}-${device}`, cookie })),
  )
  const wires: BadWire[] = []
  const players = [...devices, { name: 'Stranger', cookie: '' }].map(({ name, cookie }) => {
    const wire = new BadWire(`${seed} ${name}`)
    wires.push(wire)
    return new Steadfast({ url, name, cookie, seed, dial: wire.dial })
  })
  for (const { people: count, bots } of TABLES) {
    const seats = chance.shuffle([...NAMES.keys()]).slice(0, count)
    const table = await begun(
      seats.map((index) => people[index] as Person),
      bots,
    )
    for (const index of [...seats, ...seats.map((one) => one + NAMES.length), devices.length])
      players[index]?.watch(table)
  }
  return { players, wires }
}

async function begun([host, ...others]: Person[], bots: number): Promise<string> {
  const wanted = { game: 'pass-the-ace', bots, options: { startingLives: 3 } }
  const { id } = (await host?.post('/api/tables', wanted))?.json() ?? {}
  for (const person of others) await person.post(`/api/tables/${id}/join`)
  const started = await host?.post(`/api/tables/${id}/start`)
  expect(started?.json()).toMatchObject({ status: 'playing' })
  return id
}
