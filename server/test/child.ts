// The real server as a process of its own, which can be killed and started again on the same port and data.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { freePort } from '../../tools/src/cluster/services.ts'

export { freePort }

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
/** It is started often. */
const COMPILED = fileURLToPath(
  new URL('../../node_modules/.cache/foldtable/compiled', import.meta.url),
)
const ERROR = /"level":"(error|fatal)"/
const LONGEST_START_MS = 30_000

export class Child {
  readonly url: string
  /** Every line of its log that tells of an error. */
  readonly errors: string[] = []
  readonly #environment: NodeJS.ProcessEnv
  #process: ChildProcess | undefined

  private constructor(port: number, dataDir: string, more: NodeJS.ProcessEnv) {
    this.url = `http://127.0.0.1:${port}`
    this.#environment = {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMIT: '0',
      ENTRIES_PER_MINUTE: '1000000',
      GUESTS_PER_HOUR: '0',
      NAMES_PER_HOUR: '0',
      TABLES_PER_HOUR: '0',
      BOT_PACE_MS: '0',
      NODE_COMPILE_CACHE: COMPILED,
      ...more,
    }
  }

  static async start(dataDir: string, more: NodeJS.ProcessEnv = {}): Promise<Child> {
    const child = new Child(await freePort(), dataDir, more)
    onTestFinished(async () => void (await child.end('SIGKILL')))
    await child.start()
    return child
  }

  /** Resolved once it answers. */
  async start(): Promise<void> {
    const started = spawn(process.execPath, ['--max-semi-space-size=16', MAIN], {
      env: this.#environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    createInterface(started.stdout).on('line', (line) => {
      if (ERROR.test(line)) this.errors.push(line)
    })
    this.#process = started
    const end = performance.now() + LONGEST_START_MS
    while (!(await this.#isUp())) {
      if (started.exitCode !== null || performance.now() > end)
        throw new Error(`the server did not start (${started.exitCode})`)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }

  /** It sleeps until it is woken with SIGCONT. */
  signal(signal: 'SIGSTOP' | 'SIGCONT' | 'SIGUSR2'): void {
    this.#process?.kill(signal)
  }

  /** Its exit code; null if it had none because it was killed. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const running = this.#process
    if (running === undefined || running.exitCode !== null || running.signalCode !== null)
      return running?.exitCode ?? null
    running.kill(signal)
    await once(running, 'exit')
    return running.exitCode
  }

  async #isUp(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/healthz`)).ok
    } catch {
      return false
    }
  }
}
