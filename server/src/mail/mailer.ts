// Mails leave the house here: by SMTP, or into the log where there is none.
import { Socket } from 'node:net'
import { createTransport } from 'nodemailer'
import { Outage } from '../ledger/sql.ts'
import { CutShort, Undeliverable } from '../notices/channel.ts'
import type { Mail } from './mail.ts'

export interface Mailer {
  /** False if mails only go to the log. */
  readonly isReal: boolean
  /** Resolved once the mail server has taken it. Rejects with an `Outage`, at the latest when its time is up. */
  send(mail: Mail, signal?: AbortSignal): Promise<void>
  /** Rejects with an `Outage` if the mail server cannot be reached or does not know us. */
  verify(signal?: AbortSignal): Promise<void>
}

interface MailLog {
  info(facts: object, text: string): void
  warn(facts: object, text: string): void
}

interface MailSettings {
  readonly smtpUrl?: string | undefined
  readonly from: string
  /** How long the mail server may take for one mail. */
  readonly patienceMs: number
  readonly log: MailLog
}

export function createMailer(settings: MailSettings): Mailer {
  const { smtpUrl } = settings
  return smtpUrl === undefined ? logMailer(settings) : smtpMailer(smtpUrl, settings)
}

/** The log then holds what the mails hold, sign-in links too: there is no other way to get them. */
const logMailer = ({ from, log }: MailSettings): Mailer => ({
  isReal: false,
  async send(mail) {
    log.info({ mail: { from, ...mail } }, `mail to ${mail.to}, not sent: there is no SMTP_URL`)
  },
  async verify() {},
})

type Talk = (transport: ReturnType<typeof transportOver>) => Promise<unknown>

function smtpMailer(url: string, { from, patienceMs }: MailSettings): Mailer {
  const host = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'

  /** Each on a socket of its own, so that it can be cut. */
  async function over(talk: Talk, leaving: AbortSignal | undefined): Promise<void> {
    const limit = AbortSignal.timeout(patienceMs)
    const signal = leaving === undefined ? limit : AbortSignal.any([leaving, limit])
    const socket = new Socket()
    socket.on('error', () => undefined) // the transport tells it
    socket.once('connect', () => signal.aborted && socket.destroy())
    const { promise: isCut, reject: cut } = Promise.withResolvers<never>()
    const end = () => {
      socket.destroy()
      cut(signal.reason)
    }
    signal.addEventListener('abort', end)
    try {
      signal.throwIfAborted()
      await Promise.race([talk(transportOver(url, socket, patienceMs)), isCut])
    } catch (problem) {
      throw leaving?.aborted ? new CutShort('the house is closing') : failureFrom(problem)
    } finally {
      signal.removeEventListener('abort', end)
    }
  }

  return {
    isReal: true,
    async send({ to, id, subject, text, html, headers = {} }, signal) {
      const message = {
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
        ...(id === undefined ? {} : { messageId: `<${id}@${host}>` }),
      }
      await over((transport) => transport.sendMail(message), signal)
    },
    async verify(signal) {
      await over((transport) => transport.verify(), signal)
    },
  }
}

const transportOver = (url: string, socket: Socket, patienceMs: number) =>
  createTransport({
    url,
    socket,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })

function failureFrom(problem: unknown): Outage {
  const text = shortened(problem instanceof Error ? problem.message : String(problem))
  return isFinal(problem)
    ? new Undeliverable(text, { cause: problem })
    : new Outage(text, { cause: problem })
}

/** Mail servers repeat addresses in their answers, and answers go to the log: enough is left to know whose it is. */
export const shortened = (text: string): string =>
  text.replace(/([^\s<>@"'(])[^\s<>@"']*@/g, '$1…@')

/** There is no such mailbox. A refused sender, password or relay (5.7.x) is ours to mend. */
const isFinal = (problem: unknown): boolean =>
  problem instanceof Error &&
  'command' in problem &&
  problem.command === 'RCPT TO' &&
  'responseCode' in problem &&
  [550, 551, 553].includes(Number(problem.responseCode)) &&
  !/\b5\.7\.\d|relay/i.test(problem.message)
