// Running the server until it is told to stop.
import { command, EXIT } from '../command.ts'

export const serve = command({
  name: 'serve',
  operand: '',
  summary: 'runs the server; settings come from the environment or a file .env here',
  options: {},
  notes: ['`npx foldtable settings` lists them; docs/self-hosting.md tells more.'],
  async run() {
    await import('@foldtable/server/main')
    return EXIT.fine
  },
})
