// Where everything is kept: a file in the data folder, or a PostgreSQL that several nodes share.
import type { Logger } from 'pino'
import type { Holder } from './folder/lock.ts'
import { openData } from './folder/opening.ts'
import type { Store } from './ledger/entries.ts'
import { mustBeWhole } from './ledger/moving.ts'
import { lastPulse, timelineOf } from './ledger/pulse.ts'
import type { Nodes } from './nodes/nodes.ts'
import type { Settings } from './settings/settings.ts'

export interface Kept {
  readonly sql: Store & { readonly waiting: { readonly read: number; readonly write: number } }
  /** When a server wrote to it last, in milliseconds since 1970; 0 if never. */
  readonly lastWritten: number
  /** Which past it has: another one after a failover or a restore. */
  timeline(): string
  /** The others, where there may be any. */
  readonly nodes?: Nodes
  /** Those who come to the folder later are told who is here. */
  tell(holder: Holder): void
  release(): Promise<void>
}

export async function openKept(settings: Settings, now: number, log: Logger): Promise<Kept> {
  const { databaseUrl, redisUrl, dataDir } = settings
  const kept = await (databaseUrl === undefined
    ? openFile(dataDir, now, log)
    : openShared({ databaseUrl, redisUrl }, log))
  try {
    await mustBeWhole(kept.sql)
    return kept
  } catch (problem) {
    await kept.release()
    throw problem
  }
}

async function openFile(dataDir: string, now: number, log: Logger): Promise<Kept> {
  const { sql, lock, lastWritten } = await openData(dataDir, now, log)
  const timeline = await timelineOf(sql)
  return {
    ...{ sql, lastWritten },
    timeline: () => timeline,
    tell: (holder) => lock.tell(holder),
    async release() {
      try {
        await sql.close()
      } finally {
        lock.release()
      }
    },
  }
}

/** Nothing of PostgreSQL is loaded where it is not used. */
async function openShared(
  urls: { readonly databaseUrl: string; readonly redisUrl: string | undefined },
  log: Logger,
): Promise<Kept> {
  const { openNodes } = await import('./nodes/opening.ts')
  const failed = (problem: unknown) => log.warn({ err: problem }, 'the bell does not ring')
  const { known } = await import('./nodes/knowing.ts')
  const knows = JSON.stringify(known())
  const { sql, nodes } = await openNodes(urls, { knows, log, failed })
  return {
    ...{ sql, nodes, lastWritten: await lastPulse(sql) },
    timeline: () => sql.timeline,
    tell: () => undefined,
    release: () => sql.close(),
  }
}
