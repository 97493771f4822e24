// Running the server until it is told to stop.
import { command, EXIT } from '../command.ts'

export const serve = command({
  name: 'serve',
  operand: '',
  summary: 'runs the server; settings come from the environment (.env.example lists them)',
  options: {},
  notes: [
    'PORT (3000), HOST (127.0.0.1), DATA_DIR (./data), PUBLIC_URL, SMTP_URL and more: see docs/self-hosting.md.',
  ],
  async run() {
    await import('@foldtable/server/main')
    return EXIT.fine
  },
})
