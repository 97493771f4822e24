// PostgreSQL and Redis as processes of our own on loopback: for trying out several nodes, and for tests.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Lane } from '@foldtable/server/ledger/postgres-lane'
import { postgresFolder, redisPath } from '../../databases.js'
import { libraries } from '../../debian.js'

const env = { ...process.env, ...libraries() }

interface Somebody {
  readonly uid: number
  readonly gid: number
}

/** PostgreSQL does not run as root: as `postgres` there, or as whoever has the fewest rights. */
function somebodyElse(): Somebody | undefined {
  if (process.getuid?.() !== 0) return undefined
  const people = readFileSync('/etc/passwd', 'utf8')
  const found =
    /^postgres:[^:]*:(\d+):(\d+)/m.exec(people) ?? /^nobody:[^:]*:(\d+):(\d+)/m.exec(people)
  return { uid: Number(found?.[1] ?? 65534), gid: Number(found?.[2] ?? 65534) }
}

/** So that whoever runs PostgreSQL may come by. */
export function giveAway(folder: string): void {
  const who = somebodyElse()
  if (who !== undefined) chownSync(folder, who.uid, who.gid)
}

/** A server that can be killed and started again with what it has written. */
export class Service {
  readonly port: number
  readonly #command: readonly [string, ...string[]]
  readonly #isUp: () => Promise<boolean>
  readonly #who: Somebody | undefined
  #process: ChildProcess | undefined

  constructor(
    port: number,
    command: readonly [string, ...string[]],
    isUp: () => Promise<boolean>,
    who?: Somebody,
  ) {
    this.#isUp = isUp
    this.port = port
    this.#command = command
    this.#who = who
  }

  get pid(): number {
    return this.#process?.pid ?? 0
  }

  /** Resolved once it answers. Signals to the terminal do not reach it if it is detached. */
  async start(isDetached = false): Promise<void> {
    const [file, ...args] = this.#command
    const child = spawn(file, args, { env, stdio: 'ignore', detached: isDetached, ...this.#who })
    if (isDetached) child.unref()
    this.#process = child
    while (!(await this.#isUp())) {
      if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}`)
      await wait(10)
    }
  }

  async end(signal: 'SIGKILL' | 'SIGINT' = 'SIGKILL'): Promise<void> {
    const running = this.#process
    if (running === undefined || running.exitCode !== null || running.signalCode !== null) return
    running.kill(signal)
    await once(running, 'exit')
  }
}

/** Not started yet. Written to disk as it would be elsewhere: only making the folder does not wait for it. */
export async function makePostgres(
  folder: string,
  settings: readonly string[] = [],
): Promise<Service> {
  const programs = postgresFolder() ?? ''
  const who = somebodyElse()
  const data = join(folder, 'postgres')
  if (!existsSync(join(data, 'PG_VERSION'))) {
    mkdirSync(data, { mode: 0o700, recursive: true })
    giveAway(data)
    await promisify(execFile)(
      join(programs, 'initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      { env, cwd: '/', ...who },
    )
  }
  const port = await freePort()
  const own = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=`,
    'max_connections=200',
  ]
  const options = [...own, ...settings].flatMap((one) => ['-c', one])
  const command = [join(programs, 'postgres'), '-D', data, ...options] as const
  return new Service(port, command, () => doesAnswer(postgresUrl(port)), who)
}

export async function makeRedis(folder: string): Promise<Service> {
  const port = await freePort()
  const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', folder]
  return new Service(port, [redisPath() ?? '', ...options], () => isOpen(port))
}

export const postgresUrl = (port: number, database = 'postgres'): string =>
  `postgres://postgres@127.0.0.1:${port}/${database}`

export const redisUrl = (port: number): string => `redis://127.0.0.1:${port}`

async function doesAnswer(url: string): Promise<boolean> {
  const lane = new Lane({ urls: [url] })
  const asked = lane.run({ statements: [{ sql: 'SELECT 1' }] }, performance.now() + 100)
  const isUp = await asked.then(
    () => true,
    () => false,
  )
  await lane.close()
  return isUp
}

export async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const opened = await Promise.race([
    once(socket, 'connect').then(
      () => true,
      () => false,
    ),
    wait(1000, false),
  ])
  socket.destroy()
  return opened
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
