// Runs the server with settings from the environment, until it is told to stop.
import { games } from '@foldtable/games'

import { endWhenTold } from './base/ending.ts'
import { makeLog } from './base/log.ts'
import { startServer } from './server.ts'
import { environmentIn, misspelt, withSecrets } from './settings/environment.ts'
import { inWords } from './settings/in-words.ts'
import { LISTED, type Settings, settingsFrom } from './settings/settings.ts'

function stopWith(problem: unknown): never {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exit(1)
}

function settingsHere(): Settings {
  const environment = environmentIn(process.cwd(), process.env)
  const read = settingsFrom(withSecrets(environment, LISTED))
  const log = makeLog(read.logLevel)
  for (const hint of misspelt(environment, LISTED)) log.warn(hint)
  return read
}

/** The log has it all in JSON; whoever sits at a terminal is told in words. */
function greet(url: string): void {
  if (!process.stdout.isTTY) return
  console.log(`Foldtable is open at ${url}`)
  console.log(`Play in a terminal instead: npx foldtable play ${games[0]?.meta.id}`)
}

let settings: Settings
try {
  settings = settingsHere()
} catch (problem) {
  stopWith(problem)
}
try {
  const server = await startServer(settings)
  greet(settings.isPublicUrlGiven ? settings.publicUrl : server.url)
  endWhenTold(() => server.stop())
} catch (problem) {
  stopWith(inWords(problem, settings))
}
