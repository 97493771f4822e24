// Real PostgreSQL and Redis on loopback: one of each for all files of a run, a database for each test that asks; or one of its own for a
// test that kills it.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { postgresFolder, redisPath } from '../../tools/databases.js'
import { libraries } from '../../tools/debian.js'
import { freePort } from './child.ts'
import { freshFolder } from './house.ts'

export const hasPostgres = postgresFolder() !== undefined
export const hasRedis = redisPath() !== undefined

const env = { ...process.env, ...libraries() }

/** PostgreSQL does not run as root: as `postgres` there, or as whoever has the fewest rights. */
function somebodyElse(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const people = readFileSync('/etc/passwd', 'utf8')
  const found =
    /^postgres:[^:]*:(\d+):(\d+)/m.exec(people) ?? /^nobody:[^:]*:(\d+):(\d+)/m.exec(people)
  return { uid: Number(found?.[1] ?? 65534), gid: Number(found?.[2] ?? 65534) }
}

/** A server that can be killed and started again with what it has written. */
export class Service {
  readonly port: number
  readonly #command: readonly [string, ...string[]]
  readonly #isUp: () => Promise<boolean>
  readonly #who: { uid: number; gid: number } | undefined
  #process: ChildProcess | undefined

  constructor(
    port: number,
    command: readonly [string, ...string[]],
    isUp: () => Promise<boolean>,
    who?: { uid: number; gid: number },
  ) {
    this.#isUp = isUp
    this.port = port
    this.#command = command
    this.#who = who
  }

  get pid(): number {
    return this.#process?.pid ?? 0
  }

  /** Resolved once it answers. */
  async start(isShared = false): Promise<void> {
    const [file, ...args] = this.#command
    const child = spawn(file, args, { env, stdio: 'ignore', detached: isShared, ...this.#who })
    if (isShared) child.unref()
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

async function isOpen(port: number): Promise<boolean> {
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

/** Not started yet. Written to disk as it would be elsewhere: only making the folder does not wait for it. */
export async function makePostgres(
  folder: string,
  settings: readonly string[] = [],
): Promise<Service> {
  const programs = postgresFolder() ?? ''
  const who = somebodyElse()
  const data = join(folder, 'postgres')
  mkdirSync(data, { mode: 0o700 })
  if (who !== undefined) chownSync(data, who.uid, who.gid)
  await promisify(execFile)(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { env, cwd: '/', ...who },
  )
  const port = await freePort()
  const own = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=`,
    'max_connections=200',
  ]
  const options = [...own, ...settings].flatMap((one) => ['-c', one])
  const isUp = () => asked(postgresUrl(port), 'SELECT 1').then(Boolean, () => false)
  return new Service(port, [join(programs, 'postgres'), '-D', data, ...options], isUp, who)
}

export const makeRedis = async (folder: string): Promise<Service> => {
  const port = await freePort()
  const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', folder]
  return new Service(port, [redisPath() ?? '', ...options], () => isOpen(port))
}

/** The first who asks starts it, everybody else finds it there. */
async function shared(name: string, make: (folder: string) => Promise<Service>): Promise<number> {
  const { folder } = inject('databases')
  const [place, port] = [join(folder, name), join(folder, `${name}.port`)]
  if (isFirst(place)) {
    chownSyncIfRoot(folder)
    const service = await make(place)
    await service.start(true)
    writeFileSync(join(folder, `${name}.pid`), `${service.pid}`)
    watch(service.pid, folder)
    writeFileSync(`${port}.new`, `${service.port}`)
    renameSync(`${port}.new`, port)
  }
  while (!existsSync(port)) await wait(20)
  return Number(readFileSync(port, 'utf8'))
}

/** A run that is killed in the middle leaves nothing behind, where processes can be looked at. */
function watch(pid: number, folder: string): void {
  if (!existsSync('/proc/self')) return
  const text = 'while [ -d /proc/$0 ]; do sleep 2; done; [ ! -e $2 ] || { kill -9 $1; rm -rf $2; }'
  const args = ['-c', text, `${inject('databases').run}`, `${pid}`, folder]
  spawn('sh', args, { stdio: 'ignore', detached: true }).unref()
}

/** So that whoever runs PostgreSQL may come by. */
function chownSyncIfRoot(folder: string): void {
  const who = somebodyElse()
  if (who !== undefined) chownSync(folder, who.uid, who.gid)
}

function isFirst(place: string): boolean {
  try {
    mkdirSync(place, { mode: 0o755 })
    return true
  } catch {
    return false
  }
}

export const postgresUrl = (port: number, database = 'postgres'): string =>
  `postgres://postgres@127.0.0.1:${port}/${database}`

/** An empty database on the PostgreSQL that all share. It goes with that: dropping it would wait for the disk. */
export async function freshDatabase(): Promise<string> {
  const port = await shared('postgres', makePostgres)
  const name = `t${randomBytes(6).toString('hex')}`
  await asked(postgresUrl(port), `CREATE DATABASE ${name}`)
  return postgresUrl(port, name)
}

/** One statement from outside, to look and to damage. */
export async function asked(url: string, text: string, ...values: unknown[]) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}

export const redisUrl = (port: number): string => `redis://127.0.0.1:${port}`

/** The Redis that all share. Whatever is kept there has a name of its own. */
export const sharedRedis = async (): Promise<string> => redisUrl(await shared('redis', makeRedis))

/** For a test that kills it. */
export async function ownRedis(): Promise<Service> {
  const service = await makeRedis(freshFolder())
  onTestFinished(() => service.end())
  await service.start()
  return service
}

export async function ownPostgres(settings: readonly string[] = []): Promise<Service> {
  const folder = freshFolder()
  chownSyncIfRoot(folder)
  const service = await makePostgres(folder, settings)
  onTestFinished(() => service.end())
  await service.start()
  return service
}
