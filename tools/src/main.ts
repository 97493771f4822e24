// The command line of the house: finds the command and turns its outcome into an exit code.
import { versionText } from '@foldtable/server/base/version'
import { BadInput, type Command, columns, EXIT } from './command.ts'
import { backup } from './commands/backup.ts'
import { check } from './commands/check.ts'
import { cluster } from './commands/cluster.ts'
import { contest } from './commands/contest.ts'
import { dev } from './commands/dev.ts'
import { doctor } from './commands/doctor.ts'
import { laws } from './commands/laws.ts'
import { lists } from './commands/lists.ts'
import { mailTest } from './commands/mail-test.ts'
import { move } from './commands/move.ts'
import { newGame } from './commands/new-game.ts'
import { play } from './commands/play.ts'
import { playthroughs } from './commands/playthroughs.ts'
import { replay } from './commands/replay.ts'
import { restore } from './commands/restore.ts'
import { rules } from './commands/rules.ts'
import { screenshots } from './commands/screenshots.ts'
import { sdk } from './commands/sdk.ts'
import { serve } from './commands/serve.ts'
import { settings } from './commands/settings.ts'
import { simulate } from './commands/simulate.ts'
import { verify } from './commands/verify.ts'

const COMMANDS: readonly Command[] = [
  serve,
  doctor,
  settings,
  mailTest,
  backup,
  restore,
  move,
  play,
  replay,
  verify,
  simulate,
  contest,
  laws,
  rules,
  playthroughs,
  check,
  newGame,
  lists,
  sdk,
  dev,
  cluster,
  screenshots,
]

process.stdout.on('error', (problem: NodeJS.ErrnoException) => {
  if (problem.code === 'EPIPE') process.exit(EXIT.fine) // whoever read along has seen enough
  throw problem
})
process.exitCode = await main(process.argv.slice(2))

async function main([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(usage())
    return EXIT.fine
  }
  if (name === '--version' || name === 'version') {
    console.log(`foldtable ${versionText()}`)
    return EXIT.fine
  }
  const asked = COMMANDS.find((command) => command.name === name)
  if (asked === undefined) {
    console.error(`foldtable: there is no command ${name}\n\n${usage()}`)
    return EXIT.badInput
  }
  try {
    return await asked.run(args)
  } catch (problem) {
    if (!(problem instanceof BadInput)) throw problem
    console.error(`foldtable ${name}: ${problem.message}`)
    console.error(`See \`npx foldtable ${name} --help\`.`)
    return EXIT.badInput
  }
}

function usage(): string {
  const rows = COMMANDS.map(({ name, operand, summary }) => [`${name} ${operand}`, summary])
  return [
    'Usage: npx foldtable <command> [options]',
    '',
    'Commands:',
    ...columns(rows),
    '',
    '`npx foldtable <command> --help` tells all about one. Exit codes: 0 fine, 1 what was asked',
    'about failed, 2 bad input. `npx foldtable --version` tells which version this is.',
  ].join('\n')
}
