// What a house at ease feels of what goes on beside: 16 tables at which people think for a tenth of a second, alone, beside a table with a
// thousand who look on, beside bots that think hard, and over a disk that takes 5 ms for each sync.
import { type Spread, spreadOf } from '../figures.ts'
import type { Window } from './closed-loop.ts'
import { type Connection, Guest } from './our-client.ts'
import { freshFolder, removeFolder, startOurs } from './our-server.ts'
import { Load, type ServerProcess } from './processes.ts'
import type { Say, ServerSettings } from './settings.ts'

const TABLES = 16
const THINK_MS = 100
const LEAD_MS = 500
const SPECTATORS = 1000
const BOT_TABLES = 4
const BOTS = 5
const SLOW_DISK_MS = 5

const SCENES = ['alone', 'a crowd', 'hard bots', 'a slow disk'] as const

interface Scene {
  readonly beside: (typeof SCENES)[number]
  readonly p50: Spread
  readonly p99: Spread
  readonly cpuPerMove: Spread
  readonly movesPerSecond: Spread
}

export interface BesideFigures {
  readonly tables: number
  readonly thinkMs: number
  readonly scenes: readonly Scene[]
}

export async function beside(settings: ServerSettings, say: Say): Promise<BesideFigures> {
  const scenes: Scene[] = []
  for (const scene of SCENES) {
    say(`${TABLES} tables at ease, beside: ${scene}`)
    scenes.push(await played(scene, settings))
  }
  return { tables: TABLES, thinkMs: THINK_MS, scenes }
}

async function played(scene: Scene['beside'], { rounds, seconds }: ServerSettings): Promise<Scene> {
  const folder = freshFolder()
  const slow = scene === 'a slow disk' ? { SLOW_DISK_MS: String(SLOW_DISK_MS) } : {}
  const server = await startOurs(folder, slow)
  const load = new Load('ours', server)
  const crowd = scene === 'a crowd' ? new Load('ours', server) : undefined
  const hosts: Connection[] = []
  try {
    await load.prepare(TABLES, 0)
    await crowd?.prepare(1, 0, SPECTATORS)
    if (scene === 'hard bots') hosts.push(...(await seatHardBots(server)))
    await load.run(LEAD_MS, 2000)
    const windows: Window[] = []
    for (let round = 0; round < rounds; round++) {
      const around = crowd?.run(LEAD_MS, 1000 * seconds)
      windows.push(await load.run(LEAD_MS, 1000 * seconds, THINK_MS))
      await around
    }
    const spread = (of: (window: Window) => number) => spreadOf(windows.map(of))
    return {
      beside: scene,
      p50: spread(({ p50 }) => p50),
      p99: spread(({ p99 }) => p99),
      cpuPerMove: spread(({ cpuPerMove }) => cpuPerMove),
      movesPerSecond: spread(({ movesPerSecond }) => movesPerSecond),
    }
  } finally {
    for (const host of hosts) host.close()
    await crowd?.stop()
    await load.stop()
    await server.stop()
    removeFolder(folder)
  }
}

/** Games of Imperial in which bots of the highest level play for everybody, while somebody looks on. */
async function seatHardBots({ address }: ServerProcess): Promise<Connection[]> {
  const hosts: Connection[] = []
  for (let table = 0; table < BOT_TABLES; table++) {
    const host = await Guest.named(address, `Host ${table}`)
    const { id } = await host.post('/api/tables', { game: 'imperial', maxPlayers: BOTS + 1 })
    for (let bot = 0; bot < BOTS; bot++) await host.post(`/api/tables/${id}/bot`, { level: 3 })
    await host.post(`/api/tables/${id}/start`)
    const connection = await host.connect()
    await connection.watch(id, { frame: () => undefined, other: () => undefined })
    connection.say({ kind: 'seat', table: id, key: `bot-${table}`, to: 'bot' })
    hosts.push(connection)
  }
  return hosts
}
