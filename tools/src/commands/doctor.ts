// Looks at everything that an operator may have got wrong, and says what to do.
import { existsSync } from 'node:fs'
import type { Finding } from '@foldtable/server/doctor/finding'
import type { Holder } from '@foldtable/server/folder/lock'
import type { Settings } from '@foldtable/server/settings/settings'
import { command, EXIT } from '../command.ts'
import { dataFolder, dataOption } from '../data-folder.ts'

export const doctor = command({
  name: 'doctor',
  operand: '',
  summary: 'checks settings, data, mail, proxy, sockets, clock and backups, and says what to do',
  options: { ...dataOption, json: { type: 'boolean', help: 'as JSON, for programs' } },
  notes: [
    'Run it where the server runs, as its user, with its settings (environment or .env). Exit code 1 if something is wrong.',
  ],
  async run(_operand, { data, json = false }) {
    const findings = await everyFinding(data)
    console.log(json ? JSON.stringify(findings, null, 2) : findings.map(lineOf).join('\n'))
    return findings.some(({ state }) => state === 'wrong') ? EXIT.failed : EXIT.fine
  },
})

const lineOf = ({ about, state, says, todo }: Finding): string =>
  `${state.padEnd(7)}  ${about.padEnd(8)}  ${says}${todo === undefined ? '' : `\n${' '.repeat(19)}-> ${todo}`}`

async function everyFinding(data: string | undefined): Promise<readonly Finding[]> {
  const { ok } = await import('@foldtable/server/doctor/finding')
  const { localFindings, thisMachine } = await import('@foldtable/server/doctor/local')
  const { versionText } = await import('@foldtable/server/base/version')
  const { settings, findings } = await settingsHere()
  const folder = data === undefined && settings !== undefined ? settings.dataDir : dataFolder(data)
  return [
    ok('version', versionText()),
    ...findings,
    ...localFindings(folder, thisMachine()),
    ...(settings === undefined ? [] : await mailFindings(settings)),
    ...(await serverFindings(folder, settings)),
  ]
}

async function settingsHere(): Promise<{ settings?: Settings; findings: readonly Finding[] }> {
  const { ok, warning, wrong } = await import('@foldtable/server/doctor/finding')
  const { environmentIn, misspelt, withSecrets } = await import(
    '@foldtable/server/settings/environment'
  )
  const { LISTED, settingsFrom } = await import('@foldtable/server/settings/settings')
  const environment = environmentIn(process.cwd(), process.env)
  const hints = misspelt(environment, LISTED).map((hint) =>
    warning('settings', hint, 'mend the name'),
  )
  try {
    const settings = settingsFrom(withSecrets(environment, LISTED))
    return { settings, findings: hints.length > 0 ? hints : [ok('settings', 'all can be read')] }
  } catch (problem) {
    const says = problem instanceof Error ? problem.message : String(problem)
    return { findings: [...hints, wrong('settings', says, 'see `npx foldtable settings`')] }
  }
}

async function mailFindings(settings: Settings): Promise<readonly Finding[]> {
  const { ok, warning, wrong } = await import('@foldtable/server/doctor/finding')
  const { createMailer } = await import('@foldtable/server/mail/mailer')
  const { mailProblems } = await import('@foldtable/server/mail/check')
  const log = { info: () => undefined, warn: () => undefined }
  const { smtpUrl, mailFrom: from, mailSeconds } = settings
  const mailer = createMailer({ smtpUrl, from, patienceMs: mailSeconds * 1000, log })
  const problems = await mailProblems(settings, mailer)
  if (problems.length === 0) return [ok('mail', 'the mail server knows us')]
  const find = mailer.isReal ? wrong : warning
  return problems.map((says) =>
    find('mail', says, 'see SMTP_URL and MAIL_FROM in docs/self-hosting.md'),
  )
}

/** Only where a server runs can it be reached. */
async function serverFindings(
  folder: string,
  settings: Settings | undefined,
): Promise<readonly Finding[]> {
  const { ok, warning } = await import('@foldtable/server/doctor/finding')
  const { reachFindings } = await import('@foldtable/server/doctor/reach')
  const { versionText } = await import('@foldtable/server/base/version')
  const holder = await holderIn(folder)
  if (holder === undefined) {
    const todo = 'start it to have address, sockets and proxy checked'
    return [warning('server', 'no server runs on this data', todo)]
  }
  const { pid, version, url = '' } = holder
  const [runs, own] = [`process ${pid} runs version ${version}`, versionText()]
  const at = (given: Settings) => (given.isPublicUrlGiven ? given : { ...given, publicUrl: url })
  return [
    version === own
      ? ok('server', runs)
      : warning('server', `${runs}, and this is ${own}`, 'start it anew'),
    ...(settings === undefined ? [] : await reachFindings(at(settings), holder)),
  ]
}

/** Nobody, too, where one may not look: that is said of the folder already. */
async function holderIn(folder: string): Promise<Holder | undefined> {
  const { holderOf } = await import('@foldtable/server/folder/lock')
  try {
    return existsSync(folder) ? holderOf(folder)?.holder : undefined
  } catch {
    return undefined
  }
}
