// Runs the server with settings from the environment, until it is told to stop.
import { games } from '@foldtable/games'

import { startServer } from './server.ts'
import { type Settings, settingsFrom } from './settings.ts'

/** Nobody said how the world reaches it, so it is where it listens. */
const isOwnAddress = ({ publicUrl, port }: Settings): boolean =>
  new URL(publicUrl).port === `${port}`

try {
  const settings = settingsFrom(process.env)
  const server = await startServer(settings)
  console.log(`Foldtable is open at ${isOwnAddress(settings) ? server.url : settings.publicUrl}`)
  console.log(`Play in a terminal instead: npx foldtable play ${games[0]?.meta.id}`)
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1)
      isStopping = true
      server.stop().then(
        () => process.exit(0),
        (problem) => {
          console.error(problem)
          process.exit(1)
        },
      )
    })
  }
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exit(1)
}
