// One mail to somebody, with the settings of the server, and what came of it.
import { BadInput, command, EXIT } from '../command.ts'

export const mailTest = command({
  name: 'mail-test',
  operand: '<address>',
  summary: 'sends one mail with the settings of the server, and says what came of it',
  options: {},
  async run(to) {
    const { readEmail } = await import('@foldtable/server/accounts/names')
    const { mailProblems } = await import('@foldtable/server/mail/check')
    const { testLetter } = await import('@foldtable/server/mail/letters')
    const { createMailer } = await import('@foldtable/server/mail/mailer')
    const read = readEmail(to ?? '')
    if (!read.ok) throw new BadInput('say to which address, as in ann@example.org')
    const settings = await settingsHere()
    const { smtpUrl, mailFrom: from, mailSeconds } = settings
    const log = { info: () => undefined, warn: () => undefined }
    const mailer = createMailer({ smtpUrl, from, patienceMs: mailSeconds * 1000, log })
    for (const problem of await mailProblems(settings, mailer)) console.log(problem)
    if (!mailer.isReal) return EXIT.failed
    try {
      await mailer.send(testLetter(read.email, settings.publicUrl))
      console.log(`The mail server has taken a mail to ${read.email}. Look whether it arrives.`)
      return EXIT.fine
    } catch (problem) {
      console.log(`Not sent: ${problem instanceof Error ? problem.message : problem}`)
      return EXIT.failed
    }
  },
})

async function settingsHere() {
  const { environmentIn, withSecrets } = await import('@foldtable/server/settings/environment')
  const { LISTED, settingsFrom } = await import('@foldtable/server/settings/settings')
  try {
    return settingsFrom(withSecrets(environmentIn(process.cwd(), process.env), LISTED))
  } catch (problem) {
    throw new BadInput(problem instanceof Error ? problem.message : String(problem))
  }
}
