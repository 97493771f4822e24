// Where everything is kept: a file in the data folder, or a PostgreSQL that several nodes share.
import { sentence } from './doctor/finding.ts'
import { findingsAtStart, thisMachine } from './doctor/local.ts'
import type { Holder } from './folder/lock.ts'
import { openData } from './folder/opening.ts'
import type { Store } from './ledger/entries.ts'
import { lastPulse, writePulse } from './ledger/pulse.ts'
import type { makeLog } from './log.ts'
import type { Nodes } from './nodes/nodes.ts'
import type { Settings } from './settings.ts'
import { versionText } from './version.ts'

type Log = ReturnType<typeof makeLog>

export interface Opened {
  readonly sql: Store & { readonly waiting: { readonly read: number; readonly write: number } }
  /** The others, where there may be any. */
  readonly nodes?: Nodes
  /** Those who come later are told who is here. */
  tell(holder: Holder): void
  /** What is not well, at the start. */
  warn(): void
  close(): Promise<void>
}

export async function openStore(
  settings: Settings,
  systemTime: () => number,
  log: Log,
): Promise<Opened> {
  const { databaseUrl, redisUrl, dataDir } = settings
  if (databaseUrl !== undefined) return openShared({ databaseUrl, redisUrl }, log)
  const { sql, lock, lastWritten } = await openData(dataDir, systemTime(), log)
  return {
    sql,
    tell: (holder) => lock.tell(holder),
    warn() {
      const machine = { ...thisMachine(), now: systemTime() }
      for (const finding of findingsAtStart(dataDir, machine, lastWritten))
        log.warn({ about: finding.about }, sentence(finding))
    },
    async close() {
      await sql.close()
      lock.release()
    },
  }
}

/** Nothing of PostgreSQL is loaded where it is not used. */
async function openShared(
  urls: { readonly databaseUrl: string; readonly redisUrl: string | undefined },
  log: Log,
): Promise<Opened> {
  const { openNodes } = await import('./nodes/opening.ts')
  const failed = (problem: unknown) => log.warn({ err: problem }, 'the bell does not ring')
  const knows = JSON.stringify({ release: versionText() })
  const { sql, nodes } = await openNodes(urls, { knows, log, failed })
  const lastWritten = await lastPulse(sql)
  await writePulse(sql, Math.max(lastWritten, nodes.now()))
  return {
    sql,
    nodes,
    tell: () => undefined,
    warn: () => undefined,
    close: () => sql.close(),
  }
}
