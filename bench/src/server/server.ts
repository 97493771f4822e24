// The server at Pass the Ace under load, beside boardgame.io, Colyseus and a bare `ws` server; and what it costs besides.
import { loadavg } from 'node:os'
import type { Asked, Bench } from '../bench.ts'
import { appends } from './append.ts'
import { beside } from './beside.ts'
import { cold } from './cold.ts'
import { contest } from './contest.ts'
import { CONTESTANTS } from './contestant.ts'
import { ends } from './ends.ts'
import { idleTables } from './idle.ts'
import { lobbyPages } from './lobby.ts'
import { isOursThere } from './our-server.ts'
import { PARTS, type Part, type Say, type ServerSettings } from './settings.ts'
import { spectators } from './spectators.ts'
import { starts } from './start.ts'
import { storm } from './storm.ts'
import { textOf } from './text.ts'

export type ServerFigures = Awaited<ReturnType<typeof measure>>

async function measure(settings: ServerSettings, say: Say) {
  const { parts } = settings
  const loadBefore = loadavg()[0] ?? 0
  const run = async <T>(
    part: Part,
    measured: (settings: ServerSettings, say: Say) => Promise<T>,
  ) => (parts.includes(part) ? await measured(settings, say) : undefined)
  const ofOurs: typeof run = async (part, measured) => {
    if (isOursThere() || !parts.includes(part)) return run(part, measured)
    say(`"${part}" is left out: there is no server/src/main.ts yet`)
    return undefined
  }
  const contests = await run('tables', contest)
  return {
    bench: 'server',
    game: 'pass-the-ace',
    node: process.version,
    /** Of the machine over the last minute, before we began. */
    loadBefore,
    settings,
    contests,
    spectators: await run('spectators', spectators),
    beside: await ofOurs('beside', beside),
    ends: await ofOurs('ends', ends),
    cold: await ofOurs('cold', cold),
    storm: await ofOurs('storm', storm),
    idle: await ofOurs('idle', idleTables),
    start: await ofOurs('start', starts),
    append: await run('append', appends),
    lobby: await ofOurs('lobby', lobbyPages),
  } as const
}

function settingsFrom(asked: Asked): ServerSettings {
  const { rounds = 5, seconds = 2, tables = [1, 16, 64, 256], seed } = asked
  return {
    parts: chosen('only', PARTS, asked.only),
    against: chosen('against', CONTESTANTS, asked.against),
    tables,
    rounds,
    seconds,
    again: asked.again ?? true,
    seed,
  }
}

/** All, unless some were asked for. */
function chosen<T extends string>(flag: string, all: readonly T[], some?: readonly string[]) {
  const unknown = some?.find((one) => !all.some((known) => known === one))
  if (unknown !== undefined)
    throw new RangeError(`--${flag} knows ${all.join(', ')}, not "${unknown}"`)
  return all.filter((one) => some?.includes(one) ?? true)
}

export const server: Bench = async (asked, say) => {
  const figures = await measure(settingsFrom(asked), say)
  return { figures, text: textOf(figures) }
}
