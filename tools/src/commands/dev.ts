// The house for whoever works on it: a change of a page or a board is seen at once, one of a rule after the server has begun again by itself.
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT } from '../checkout.ts'
import { BadInput, command, EXIT } from '../command.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

export const dev = command({
  name: 'dev',
  operand: '',
  summary: 'serves the house live: changed boards and pages show at once, changed rules begin anew',
  options: {
    port: { type: 'string', value: 'n', help: 'of the page (5173); the server has the next one' },
    data: { type: 'string', value: 'folder', help: 'where its tables are kept (data/dev)' },
  },
  async run(_operand, { port = '5173', data = join(ROOT, 'data', 'dev') }) {
    const page = portFrom(port)
    const server = `http://127.0.0.1:${page + 1}`
    const url = `http://127.0.0.1:${page}`
    const children = [
      serverOf({ PORT: String(page + 1), HOST: '127.0.0.1', PUBLIC_URL: url, DATA_DIR: data }),
      pagesOf(page, { FOLDTABLE_SERVER: server }),
    ]
    console.log(`Foldtable, live: ${url}  (Ctrl-C ends it)`)
    return firstToEnd(children)
  },
})

function portFrom(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 1 && port <= 65_534) return port
  throw new BadInput(`--port is a number from 1 to 65534, and not ${text}`)
}

/** Begins anew whenever a file that it has loaded changes. A page of Vite is its own page: PUBLIC_URL says so. */
const serverOf = (settings: Record<string, string>): ChildProcess =>
  started(['--watch', '--watch-preserve-output', bin, 'serve'], { LOG_LEVEL: 'warn', ...settings })

const pagesOf = (port: number, settings: Record<string, string>): ChildProcess =>
  started([vite, 'client', '--host', '127.0.0.1', '--port', String(port), '--strictPort'], settings)

const bin = fileURLToPath(new URL('../../bin/foldtable.js', import.meta.url))
const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')

const started = (args: readonly string[], settings: Record<string, string>): ChildProcess =>
  spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'inherit', 'inherit'],
  })

/** One without the other is of no use. A word to this process is one to both. */
async function firstToEnd(children: readonly ChildProcess[]): Promise<number> {
  const endAll = (): void => {
    for (const child of children) child.kill('SIGTERM')
  }
  let isTold = false
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      isTold = true
      endAll()
    })
  }
  const ended = children.map(
    (child) => new Promise<void>((resolve) => child.once('exit', () => resolve())),
  )
  await Promise.race(ended)
  endAll()
  await Promise.all(ended)
  return isTold ? EXIT.fine : EXIT.failed
}
