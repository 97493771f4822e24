// The command line of the house: finds the command and turns its outcome into an exit code.
import { versionText } from '@foldtable/server/base/version'
import { BadInput, type Command, columns, EXIT } from './command.ts'

/** In the order in which they are told. Only the one that is called is loaded: it starts in half the time. */
const COMMANDS: { readonly [name: string]: () => Promise<Command> } = {
  serve: () => import('./commands/serve.ts').then(({ serve }) => serve),
  doctor: () => import('./commands/doctor.ts').then(({ doctor }) => doctor),
  settings: () => import('./commands/settings.ts').then(({ settings }) => settings),
  'mail-test': () => import('./commands/mail-test.ts').then(({ mailTest }) => mailTest),
  backup: () => import('./commands/backup.ts').then(({ backup }) => backup),
  restore: () => import('./commands/restore.ts').then(({ restore }) => restore),
  move: () => import('./commands/move.ts').then(({ move }) => move),
  play: () => import('./commands/play.ts').then(({ play }) => play),
  replay: () => import('./commands/replay.ts').then(({ replay }) => replay),
  verify: () => import('./commands/verify.ts').then(({ verify }) => verify),
  simulate: () => import('./commands/simulate.ts').then(({ simulate }) => simulate),
  contest: () => import('./commands/contest.ts').then(({ contest }) => contest),
  laws: () => import('./commands/laws.ts').then(({ laws }) => laws),
  rules: () => import('./commands/rules.ts').then(({ rules }) => rules),
  playthroughs: () => import('./commands/playthroughs.ts').then(({ playthroughs }) => playthroughs),
  check: () => import('./commands/check.ts').then(({ check }) => check),
  'new-game': () => import('./commands/new-game.ts').then(({ newGame }) => newGame),
  lists: () => import('./commands/lists.ts').then(({ lists }) => lists),
  sdk: () => import('./commands/sdk.ts').then(({ sdk }) => sdk),
  dev: () => import('./commands/dev.ts').then(({ dev }) => dev),
  cluster: () => import('./commands/cluster.ts').then(({ cluster }) => cluster),
  screenshots: () => import('./commands/screenshots.ts').then(({ screenshots }) => screenshots),
}

process.stdout.on('error', (problem: NodeJS.ErrnoException) => {
  if (problem.code === 'EPIPE') process.exit(EXIT.fine) // whoever read along has seen enough
  throw problem
})
process.exitCode = await main(process.argv.slice(2))

async function main([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(await usage())
    return EXIT.fine
  }
  if (name === '--version' || name === 'version') {
    console.log(`foldtable ${versionText()}`)
    return EXIT.fine
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (load === undefined) {
    console.error(`foldtable: there is no command ${name}\n\n${await usage()}`)
    return EXIT.badInput
  }
  try {
    const asked = await load()
    return await asked.run(args)
  } catch (problem) {
    if (!(problem instanceof BadInput)) throw problem
    console.error(`foldtable ${name}: ${problem.message}`)
    console.error(`See \`npx foldtable ${name} --help\`.`)
    return EXIT.badInput
  }
}

async function usage(): Promise<string> {
  const commands = await Promise.all(Object.values(COMMANDS).map((load) => load()))
  const rows = commands.map(({ name, operand, summary }) => [`${name} ${operand}`, summary])
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
