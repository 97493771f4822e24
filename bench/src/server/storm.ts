// Everybody loses the line at once and comes back: how long until the last of them has its table again.
import { quantile, type Spread, spreadOf } from '../figures.ts'
import { SEATS } from './contestant.ts'
import { type Connection, type Guest, guests, startedTable } from './our-client.ts'
import { freshFolder, removeFolder, startOurs } from './our-server.ts'
import type { Say, ServerSettings } from './settings.ts'
import { cpuMsOf } from './usage.ts'

export interface StormFigures {
  readonly people: number
  /** Milliseconds from the cut until they have their table: the middle one, and the last. */
  readonly middle: Spread
  readonly last: Spread
  /** Milliseconds of CPU for each of them. */
  readonly cpuEach: Spread
}

const TABLES = 64

interface Seat {
  readonly person: Guest
  readonly table: string
}

export async function storm({ rounds }: ServerSettings, say: Say): Promise<StormFigures> {
  const folder = freshFolder()
  const server = await startOurs(folder)
  try {
    const seats: Seat[] = []
    for (let made = 0; made < TABLES; made++) {
      const people = await guests(server.address, SEATS)
      const table = await startedTable(people)
      for (const person of people) seats.push({ person, table })
    }
    let there = await Promise.all(seats.map(comeBack))
    const done: { middle: number; last: number; cpu: number }[] = []
    for (let round = 1; round <= rounds; round++) {
      say(`a storm of ${seats.length}, round ${round} of ${rounds}`)
      const [begun, cpu] = [performance.now(), cpuMsOf(server.pid)]
      for (const { connection } of there) connection.close()
      there = await Promise.all(seats.map(comeBack))
      await new Promise((resolve) => setTimeout(resolve, 2000)) // what they are told afterwards counts too
      const times = there.map(({ at }) => at - begun)
      done.push({
        middle: quantile(times, 0.5),
        last: quantile(times, 1),
        cpu: (cpuMsOf(server.pid) - cpu) / seats.length,
      })
    }
    for (const { connection } of there) connection.close()
    return {
      people: seats.length,
      middle: spreadOf(done.map(({ middle }) => middle)),
      last: spreadOf(done.map(({ last }) => last)),
      cpuEach: spreadOf(done.map(({ cpu }) => cpu)),
    }
  } finally {
    await server.stop()
    removeFolder(folder)
  }
}

async function comeBack({ person, table }: Seat): Promise<{ connection: Connection; at: number }> {
  const connection = await person.connect()
  await connection.watch(table, { frame: () => undefined, other: () => undefined })
  return { connection, at: performance.now() }
}
