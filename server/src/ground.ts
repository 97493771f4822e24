// What every part of the server stands on: its data, its time, its people, its log and figures, and its mail.
import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { Accounts } from './accounts/accounts.ts'
import type { Holder } from './folder/lock.ts'
import { type OpenData, openData } from './folder/opening.ts'
import { houseTime } from './house-time.ts'
import { Ledger } from './ledger/ledger.ts'
import { makeLog } from './log.ts'
import { createMailer, type Mailer } from './mail/mailer.ts'
import { Metrics } from './metrics.ts'
import type { Part } from './parts/part.ts'
import type { Settings } from './settings.ts'
import { VERSION, versionText } from './version.ts'

export interface Ground extends OpenData {
  readonly settings: Settings
  readonly log: Logger
  readonly metrics: Metrics
  readonly ledger: Ledger
  readonly accounts: Accounts
  readonly mailer: Mailer
  /** Aborted when the server ends. */
  readonly closing: AbortController
  /** Who has the folder, as its lock tells. */
  readonly holder: Holder & { readonly key: string }
  now(): number
  systemTime(): number
  failed(problem: unknown): void
}

export async function openGround(settings: Settings, systemTime: () => number): Promise<Ground> {
  const log = makeLog(settings.logLevel)
  const data = await openData(settings.dataDir, systemTime(), log)
  const holder = { pid: process.pid, since: Date.now(), version: versionText(), key: randomUUID() }
  data.lock.tell(holder)
  const metrics = new Metrics(VERSION)
  const ledger = new Ledger(data.sql, (seconds) => metrics.append.observe(seconds))
  try {
    const now = houseTime(systemTime, { atLeast: await ledger.latestAt() })
    const { sessionsPerPerson: sessions, linksToOneAddress: links } = settings
    return {
      ...data,
      ...{ settings, systemTime, log, holder, metrics, ledger, now },
      accounts: new Accounts(data.sql, now, { sessions, links }),
      mailer: createMailer({
        smtpUrl: settings.smtpUrl,
        from: settings.mailFrom,
        patienceMs: settings.mailSeconds * 1000,
        log,
      }),
      closing: new AbortController(),
      failed: (problem) => log.error({ err: problem }, 'something failed'),
    }
  } catch (problem) {
    await closeData(data)
    throw problem
  }
}

/** Begins first and is closed last. */
export const groundPart = (ground: Ground): Part => ({
  stop: () => ground.closing.abort(),
  close: () => closeData(ground),
})

async function closeData({ sql, lock }: OpenData): Promise<void> {
  try {
    await sql.close()
  } finally {
    lock.release()
  }
}
