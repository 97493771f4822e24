// Whether mails will reach people, and what is to be done where not: for the start, and for who asks by command.
import { Outage } from '../ledger/sql.ts'
import type { Part } from '../parts/part.ts'
import type { Settings } from '../settings/settings.ts'
import type { Mailer } from './mailer.ts'

type Checked = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'isPublicUrlGiven' | 'publicUrl'>

interface Checking {
  readonly settings: Checked
  readonly mailer: Mailer
  readonly closing: AbortController
  readonly log: { warn(text: string): void }
}

/** Looked into at the start, which does not wait for it. */
export const mailCheck = ({ settings, mailer, closing, log }: Checking): Part => ({
  start() {
    void mailProblems(settings, mailer, closing.signal).then((problems) => {
      for (const problem of problems) log.warn(problem)
    })
  },
})

/** Sentences for who runs the house; none if all is well. Never rejects. */
export async function mailProblems(
  settings: Checked,
  mailer: Mailer,
  signal?: AbortSignal,
): Promise<string[]> {
  if (!mailer.isReal) return [NO_MAIL]
  const { mailFrom, isPublicUrlGiven, publicUrl } = settings
  return [
    ...(await serverProblems(mailer, signal)),
    ...(mailFrom.includes('@localhost')
      ? [
          'MAIL_FROM is not set: mails come from foldtable@localhost, which most mail servers refuse',
        ]
      : []),
    ...(isPublicUrlGiven
      ? []
      : [`PUBLIC_URL is not set: mails link to ${publicUrl}, which works on this machine only`]),
  ]
}

const NO_MAIL =
  'SMTP_URL is not set: mails are written to this log instead of being sent, sign-in links with them'

async function serverProblems(mailer: Mailer, signal: AbortSignal | undefined): Promise<string[]> {
  try {
    await mailer.verify(signal)
    return []
  } catch (problem) {
    const why = problem instanceof Outage ? problem.message : String(problem)
    return [
      `the mail server of SMTP_URL cannot be used, nobody can sign in by e-mail: ${why}${hint(why)}`,
    ]
  }
}

const hint = (why: string): string =>
  /self.signed|certificate/i.test(why)
    ? ' (a certificate of your own is taken with ?tls.rejectUnauthorized=false behind the address)'
    : ''
