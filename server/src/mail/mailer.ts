// Mails leave the house here: by SMTP, or into the log where there is none.
import { setTimeout as wait } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { Outage } from '../ledger/sql.ts'
import type { Mail } from './mail.ts'

export interface Mailer {
  /** False if mails only go to the log. */
  readonly isReal: boolean
  /** Resolved once the mail server has taken it. Rejects with an `Outage`. */
  send(mail: Mail): Promise<void>
  /** Rejects with an `Outage` if the mail server cannot be reached or does not know us. */
  verify(): Promise<void>
  close(): void
}

export interface MailLog {
  info(facts: object, text: string): void
  warn(facts: object, text: string): void
}

export interface MailSettings {
  readonly smtpUrl?: string | undefined
  readonly from: string
  readonly log: MailLog
  /** Waits that many milliseconds. */
  readonly pause?: (ms: number) => Promise<unknown>
}

/** The mail server will never take a mail to this address: trying again is no use. */
export class Undeliverable extends Outage {
  override name = 'Undeliverable'
}

/** After the last try there is none. */
const RETRY_AFTER_MS = [1_000, 5_000, null] as const
/** Three tries and their pauses stay well below the ten minutes for which a notice is claimed. */
const TIMEOUT_MS = 20_000

export function createMailer({ smtpUrl, from, log, pause = wait }: MailSettings): Mailer {
  return smtpUrl === undefined ? logMailer(from, log) : smtpMailer(smtpUrl, { from, log, pause })
}

const logMailer = (from: string, log: MailLog): Mailer => ({
  isReal: false,
  async send(mail) {
    log.info({ mail: { from, ...mail } }, `mail to ${mail.to}, not sent: there is no SMTP_URL`)
  },
  async verify() {},
  close() {},
})

function smtpMailer(
  url: string,
  { from, log, pause }: { from: string; log: MailLog; pause: (ms: number) => Promise<unknown> },
): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'

  const post = ({ to, id, subject, text, html, headers = {} }: Mail) =>
    transport.sendMail({
      from,
      to: { name: '', address: to },
      subject,
      text,
      html,
      headers: { ...headers },
      ...(id === undefined ? {} : { messageId: `<${id}@${host}>` }),
    })

  return {
    isReal: true,
    async send(mail) {
      for (const ms of RETRY_AFTER_MS) {
        try {
          await post(mail)
          return
        } catch (problem) {
          const failure = failureFrom(problem)
          if (ms === null || failure instanceof Undeliverable) throw failure
          log.warn({ problem: failure.message, retryAfterMs: ms }, 'a mail was not taken')
          await pause(ms)
        }
      }
    },
    async verify() {
      await transport.verify().catch((problem) => {
        throw failureFrom(problem)
      })
    },
    close: () => transport.close(),
  }
}

function failureFrom(problem: unknown): Outage {
  const text = problem instanceof Error ? problem.message : String(problem)
  return isFinal(problem)
    ? new Undeliverable(text, { cause: problem })
    : new Outage(text, { cause: problem })
}

/** The addressee was refused for good; a refused sender or password is ours to mend. */
const isFinal = (problem: unknown): boolean =>
  problem instanceof Error &&
  'command' in problem &&
  problem.command === 'RCPT TO' &&
  'responseCode' in problem &&
  Number(problem.responseCode) >= 500
