// What every part of the server stands on: its data, its time, its people, its log and figures, and its mail.
import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { Accounts } from './accounts/accounts.ts'
import { houseTime } from './base/house-time.ts'
import { makeLog } from './base/log.ts'
import { Metrics } from './base/metrics.ts'
import { VERSION, versionText } from './base/version.ts'
import type { Holder } from './folder/lock.ts'
import { Ledger } from './ledger/ledger.ts'
import { createMailer, type Mailer } from './mail/mailer.ts'
import { type Kept, openKept } from './opening.ts'
import type { Part } from './parts/part.ts'
import type { Settings } from './settings/settings.ts'

export interface Ground extends Kept {
  readonly settings: Settings
  readonly log: Logger
  readonly metrics: Metrics
  readonly ledger: Ledger
  readonly accounts: Accounts
  readonly mailer: Mailer
  /** Aborted when the server is about to end: nobody is to be led here any more. */
  readonly leaving: AbortController
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
  const kept = await openKept(settings, systemTime(), log)
  const holder = { pid: process.pid, since: Date.now(), version: versionText(), key: randomUUID() }
  kept.tell(holder)
  const metrics = new Metrics(VERSION)
  const ledger = new Ledger(kept.sql, (seconds) => metrics.append.observe(seconds))
  try {
    const clock = kept.nodes === undefined ? systemTime : () => kept.nodes?.now() ?? 0
    const now = houseTime(clock, { atLeast: await ledger.latestAt() })
    const { sessionsPerPerson: sessions, linksToOneAddress: links } = settings
    return {
      ...kept,
      ...{ settings, systemTime, log, holder, metrics, ledger, now },
      accounts: new Accounts(kept.sql, now, { sessions, links }),
      mailer: createMailer({
        smtpUrl: settings.smtpUrl,
        from: settings.mailFrom,
        patienceMs: settings.mailSeconds * 1000,
        log,
      }),
      leaving: new AbortController(),
      closing: new AbortController(),
      failed: (problem) => log.error({ err: problem }, 'something failed'),
    }
  } catch (problem) {
    await kept.release()
    throw problem
  }
}

/** Begins first and is closed last. */
export const groundPart = (ground: Ground): Part => ({
  stop() {
    ground.leaving.abort()
    ground.closing.abort()
  },
  close: () => ground.release(),
})
