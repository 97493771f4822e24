// Runs the server with settings from the environment, until it is told to stop.

import { startServer } from './server.ts'
import { settingsFrom } from './settings.ts'

try {
  const settings = settingsFrom(process.env)
  const server = await startServer(settings)
  console.log(
    `Foldtable is open at ${settings.publicUrl.includes(`:${settings.port}`) ? server.url : settings.publicUrl}`,
  )
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
