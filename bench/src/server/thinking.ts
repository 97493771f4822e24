// A person's move while strong bots think at other tables, beside the same move while they do not: tables of bots pause where nobody
// looks on, so that both are measured in turn.
import type { Window } from './closed-loop.ts'
import { type Connection, Guest } from './our-client.ts'
import { freshFolder, removeFolder, startOurs } from './our-server.ts'
import { Load } from './processes.ts'
import { type Ratio, ratioOf, type Standing, standingOf } from './rounds.ts'
import type { Say, ServerSettings } from './settings.ts'

export interface ThinkingFigures {
  readonly tables: number
  readonly alone: Standing
  readonly beside: Standing
  /** Beside bots by alone. */
  readonly ratio: Ratio
  /** Moves of bots while they were watched. */
  readonly botMoves: number
}

const TABLES = 50
const GAME = 'imperial'
const SEATS = 4
const STRONG = 3
const LEAD_MS = 1000
const WARM_UP_MS = 2000

export async function besideBots(
  { rounds, seconds }: ServerSettings,
  say: Say,
): Promise<ThinkingFigures> {
  const folder = freshFolder()
  const server = await startOurs(folder)
  const load = new Load('ours', server)
  try {
    say(`seating ${SEATS * TABLES} bots at ${TABLES} tables`)
    const bots = await seated(server.address)
    await load.prepare(1, 0)
    await load.run(LEAD_MS, WARM_UP_MS)
    const [alone, beside]: [Window[], Window[]] = [[], []]
    for (let round = 1; round <= rounds; round++) {
      say(`${TABLES} tables of bots, round ${round} of ${rounds}`)
      alone.push(await load.run(LEAD_MS, 1000 * seconds))
      await bots.watch()
      beside.push(await load.run(LEAD_MS, 1000 * seconds))
      bots.unwatch()
    }
    const ratio = ratioOf(beside, alone)
    const { moves: botMoves } = bots
    return { tables: TABLES, alone: standingOf(alone), beside: standingOf(beside), ratio, botMoves }
  } finally {
    await load.stop()
    await server.stop()
    removeFolder(folder)
  }
}

/** Tables that only bots play, and somebody who may look on. */
class Seated {
  moves = 0
  readonly #watcher: Connection
  readonly #tables: readonly string[]

  constructor(watcher: Connection, tables: readonly string[]) {
    this.#watcher = watcher
    this.#tables = tables
  }

  async watch(): Promise<void> {
    const hearer = {
      frame: () => {
        this.moves += 1
      },
      other: () => undefined,
    }
    await Promise.all(this.#tables.map((table) => this.#watcher.watch(table, hearer)))
  }

  unwatch(): void {
    for (const table of this.#tables) this.#watcher.unwatch(table)
  }
}

async function seated(address: string): Promise<Seated> {
  const host = await Guest.named(address, 'Host')
  const watcher = await host.connect()
  const tables: string[] = []
  while (tables.length < TABLES) tables.push(await botTable(host, watcher))
  return new Seated(watcher, tables)
}

/** Its host hands the own seat over, too. */
async function botTable(host: Guest, watcher: Connection): Promise<string> {
  const { id } = await host.post('/api/tables', { game: GAME, pace: 'live', maxPlayers: SEATS })
  for (let bot = 1; bot < SEATS; bot++) await host.post(`/api/tables/${id}/bot`, { level: STRONG })
  await host.post(`/api/tables/${id}/start`)
  await watcher.watch(id, { frame: () => undefined, other: () => undefined })
  watcher.say({ kind: 'seat', table: id, key: 'a bot plays for the host', to: 'bot' })
  watcher.unwatch(id)
  return id
}
