// Starting and stopping the processes of the load test: servers, and the load generator of each.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Window } from './closed-loop.ts'
import type { Name } from './contestant.ts'
import { HOST, type Listening } from './listening.ts'
import type { FromLoad, ToLoad } from './load-messages.ts'

export interface ServerProcess {
  readonly pid: number
  /** Host and port. */
  readonly address: string
  /** The same of where tables are made. */
  readonly lobby: string
  stop(): Promise<void>
}

const LONGEST_STOP_MS = 10_000
/** As `npm start`, the container and the service start ours; all others have it too. */
const SEMI_SPACE = '--max-semi-space-size=32'

/** Without IPC left open it would go on alone; all of them end with us. */
export function forked(
  file: string,
  args: readonly string[],
  settings: NodeJS.ProcessEnv = {},
): ChildProcess {
  return fork(fileURLToPath(new URL(file, import.meta.url)), args, {
    env: { ...process.env, NODE_ENV: 'production', ...settings },
    execArgv: [...process.execArgv, SEMI_SPACE],
    stdio: ['ignore', 'ignore', 2, 'ipc'],
  })
}

export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill()
  const late = setTimeout(() => child.kill('SIGKILL'), LONGEST_STOP_MS)
  await exit
  clearTimeout(late)
}

/** What it says next; fails if it ends instead. */
async function heardFrom<T>(child: ChildProcess, what: string): Promise<T> {
  const stop = new AbortController()
  const exit = once(child, 'exit', stop).then(([code]) => {
    throw new Error(`${what} ended with ${code}`)
  })
  try {
    const [message] = await Promise.race([once(child, 'message', stop), exit])
    return message as T
  } finally {
    stop.abort()
    exit.catch(() => {})
  }
}

export async function startServer(file: string, ...args: string[]): Promise<ServerProcess> {
  const child = forked(file, args)
  const { port, lobbyPort } = await heardFrom<Listening>(child, file)
  const [address, lobby] = [`${HOST}:${port}`, `${HOST}:${lobbyPort}`]
  return { pid: child.pid ?? 0, address, lobby, stop: () => ended(child) }
}

export class Load {
  readonly #name: Name
  readonly #child: ChildProcess

  /** Games of ours end, if it is said how many lives everybody has. */
  constructor(name: Name, { address, lobby, pid }: ServerProcess, lives?: number) {
    this.#name = name
    this.#child = forked('./load.ts', [
      ...[name, address, lobby, String(pid)],
      ...(lives === undefined ? [] : [String(lives)]),
    ])
  }

  async prepare(tables: number, spares: number, spectators = 0): Promise<void> {
    await this.#ask({ kind: 'prepare', tables, spares, spectators })
  }

  async run(leadMs: number, ms: number, thinkMs = 0): Promise<Window> {
    const answer = await this.#ask({ kind: 'run', leadMs, ms, thinkMs })
    if (answer.kind !== 'ran') throw new Error(`the load of ${this.#name} did not run`)
    return answer.window
  }

  stop(): Promise<void> {
    return ended(this.#child)
  }

  async #ask(message: ToLoad): Promise<FromLoad> {
    const answering = heardFrom<FromLoad>(this.#child, `the load of ${this.#name}`)
    this.#child.send(message)
    const answer = await answering
    if (answer.kind === 'failed') throw new Error(`${this.#name}: ${answer.problem}`)
    return answer
  }
}
