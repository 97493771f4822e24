// The whole server: what it stands on, what its parts share, and the parts (`list.ts`). Read this and `main.ts` first.

import type { Metrics } from './base/metrics.ts'
import { versionText } from './base/version.ts'
import { sentence } from './doctor/finding.ts'
import { findingsAtStart, thisMachine } from './doctor/local.ts'
import { measure } from './figures.ts'
import { groundPart, openGround } from './ground.ts'
import { furnish, type House } from './house.ts'
import type { Place } from './http/app.ts'
import { portOf } from './http/listen.ts'
import { partsOf } from './list.ts'
import { endAll, startAll } from './parts/life.ts'
import { type Part, together } from './parts/part.ts'
import { addressOf, type Settings } from './settings/settings.ts'
import type { Tables } from './tables/tables.ts'

export interface RunningServer {
  readonly url: string
  readonly port: number
  readonly tables: Tables
  readonly metrics: Metrics
  readonly places: readonly Place[]
  /** Looks at the clocks now; for tests, whose time may jump. */
  wake(): void
  /** Sends the notices that are due now. */
  sendNotices(): Promise<void>
  /** Drains: nobody new is led here, everybody is told to come back, what is under way is finished, the database is closed. */
  stop(): Promise<void>
}

export { DATABASE } from './folder/data-folder.ts'

export async function startServer(
  settings: Settings,
  systemTime: () => number = Date.now,
): Promise<RunningServer> {
  const ground = await openGround(settings, systemTime)
  const parts: Part[] = [groundPart(ground)]
  try {
    const hearing = together(parts, ground.failed)
    const house = await furnish(ground, hearing)
    parts.push(...partsOf(house, hearing.onHeard))
    measure(house)
    await startAll(parts)
    return opened(house, parts)
  } catch (problem) {
    await endAll(parts).catch(ground.failed)
    throw problem
  }
}

function opened(house: House, parts: readonly Part[]): RunningServer {
  const { settings, log, holder, app, tables, metrics, clocks, postman } = house
  const port = portOf(app)
  const url = addressOf(settings, port)
  house.tell({ ...holder, url })
  if (house.nodes === undefined) tellFindings(house)
  log.info({ version: versionText(), port, dataDir: settings.dataDir }, 'open')
  let ended: Promise<void> | undefined
  return {
    ...{ url, port, tables, metrics, places: app.places },
    wake: () => clocks.wake(),
    sendNotices: () => postman.wake(),
    stop() {
      if (ended === undefined) log.info('stopping')
      ended ??= left(house).then(() => endAll(parts))
      return ended
    },
  }
}

/** For as long as a proxy needs to notice, everything goes on. */
async function left({ leaving, settings: { drainMs } }: House): Promise<void> {
  leaving.abort()
  if (drainMs > 0) await new Promise((resolve) => setTimeout(resolve, drainMs))
}

function tellFindings({ settings, systemTime, lastWritten, log }: House): void {
  const machine = { ...thisMachine(), now: systemTime() }
  for (const finding of findingsAtStart(settings.dataDir, machine, lastWritten))
    log.warn({ about: finding.about }, sentence(finding))
}
