// How long our server takes to start: with nothing stored, and with very many tables.
import { type Spread, spreadOf } from '../figures.ts'
import { freshFolder, removeFolder, startOurs } from './our-server.ts'
import type { Say, ServerSettings } from './settings.ts'
import { storeTables } from './stored-tables.ts'

export interface StartFigures {
  readonly stored: number
  /** Milliseconds from starting the process to its answer that it is ready. */
  readonly empty: Spread
  readonly full: Spread
  readonly ratio: Spread
}

const STORED = 100_000

export async function starts({ rounds }: ServerSettings, say: Say): Promise<StartFigures> {
  const [empty, full] = [freshFolder(), freshFolder()]
  try {
    say(`storing ${STORED} tables`)
    await storeTables(full, STORED)
    await startOnce(empty)
    await startOnce(full)
    const done: { empty: number; full: number }[] = []
    for (let round = 1; round <= rounds; round++) {
      say(`starts, round ${round} of ${rounds}`)
      done.push({ empty: await startOnce(empty), full: await startOnce(full) })
    }
    return {
      stored: STORED,
      empty: spreadOf(done.map((one) => one.empty)),
      full: spreadOf(done.map((one) => one.full)),
      ratio: spreadOf(done.map((one) => one.full / one.empty)),
    }
  } finally {
    removeFolder(empty)
    removeFolder(full)
  }
}

async function startOnce(folder: string): Promise<number> {
  const server = await startOurs(folder)
  await server.stop()
  return server.startedInMs
}
