// How long one page of the lobby takes with very many tables stored: the first, and one far back.
import { quantile, type Spread, spreadOf } from '../figures.ts'
import { freshFolder, removeFolder, startOurs } from './our-server.ts'
import type { Say, ServerSettings } from './settings.ts'
import { storeTables } from './stored-tables.ts'

export interface LobbyFigures {
  readonly stored: number
  /** Milliseconds, the middle one and the slowest of a hundred of each round. */
  readonly first: Spread
  readonly slowest: Spread
  readonly farBack: Spread
}

const STORED = 100_000
const REQUESTS = 100

export async function lobbyPages({ rounds }: ServerSettings, say: Say): Promise<LobbyFigures> {
  const folder = freshFolder()
  try {
    say(`storing ${STORED} tables`)
    await storeTables(folder, STORED)
    const server = await startOurs(folder)
    try {
      await timesOf(server.address, 1) // until all of it is compiled
      const done = []
      for (let round = 1; round <= rounds; round++) {
        say(`pages of the lobby, round ${round} of ${rounds}`)
        const near = await timesOf(server.address, 1)
        const far = await timesOf(server.address, 50)
        done.push({
          first: quantile(near, 0.5),
          slowest: quantile(near, 1),
          farBack: quantile(far, 0.5),
        })
      }
      return {
        stored: STORED,
        first: spreadOf(done.map(({ first }) => first)),
        slowest: spreadOf(done.map(({ slowest }) => slowest)),
        farBack: spreadOf(done.map(({ farBack }) => farBack)),
      }
    } finally {
      await server.stop()
    }
  } finally {
    removeFolder(folder)
  }
}

async function timesOf(address: string, page: number): Promise<number[]> {
  const times: number[] = []
  for (let request = 0; request < REQUESTS; request++) {
    const begun = performance.now()
    const answer = await fetch(`http://${address}/api/tables?page=${page}&size=50`)
    const list: unknown = await answer.json()
    times.push(performance.now() - begun)
    if (!Array.isArray(list) || list.length !== 50) throw new Error('the lobby is not full')
  }
  return times
}
