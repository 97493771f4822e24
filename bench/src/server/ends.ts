// What the end of a game costs: short games, which end all the time and are replaced by others that were made before, beside endless ones.

import type { Spread } from '../figures.ts'
import { spreadOf } from '../figures.ts'
import type { Window } from './closed-loop.ts'
import { freshFolder, removeFolder, startOurs } from './our-server.ts'
import { Load } from './processes.ts'
import type { Say, ServerSettings } from './settings.ts'

const TABLES = 16
const SPARES = 150
const LIVES = 1
const LEAD_MS = 200
const MS = 500

export interface EndsFigures {
  readonly tables: number
  /** Of each game that ended, besides what its moves cost: microseconds of CPU, and bytes to the disk. */
  readonly cpuPerEnd: Spread
  readonly writtenPerEnd: Spread
  readonly ended: number
}

export async function ends({ rounds }: ServerSettings, say: Say): Promise<EndsFigures> {
  const folder = freshFolder()
  const server = await startOurs(folder)
  const short = new Load('ours', server, LIVES)
  const endless = new Load('ours', server)
  try {
    await endless.prepare(TABLES, 0)
    for (let time = 0; time < 5; time++) await endless.run(LEAD_MS, 2000)
    const costs: { cpu: number; written: number; ended: number }[] = []
    for (let round = 0; round <= rounds; round++) {
      say(round === 0 ? 'ends of games, warming up' : `ends of games, round ${round} of ${rounds}`)
      await short.prepare(TABLES, TABLES + SPARES)
      const [usual, ending] = [await endless.run(LEAD_MS, MS), await short.run(LEAD_MS, MS)]
      if (round > 0) costs.push(costOf(usual, ending))
    }
    return {
      tables: TABLES,
      cpuPerEnd: spreadOf(costs.map(({ cpu }) => cpu)),
      writtenPerEnd: spreadOf(costs.map(({ written }) => written)),
      ended: costs.reduce((sum, { ended }) => sum + ended, 0),
    }
  } finally {
    for (const load of [short, endless]) await load.stop()
    await server.stop()
    removeFolder(folder)
  }
}

function costOf(usual: Window, { moves, ended, cpuPerMove, writtenPerMove }: Window) {
  const each = (more: number) => (more * moves) / ended
  return {
    cpu: each(cpuPerMove - usual.cpuPerMove),
    written: each(writtenPerMove - usual.writtenPerMove),
    ended,
  }
}
