// Real PostgreSQL and Redis on loopback: one of each for all files of a run, a database for each test that asks; or one of its own for a
// test that kills it.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { postgresFolder, redisPath } from '../../tools/databases.js'
import {
  giveAway,
  makePostgres,
  makeRedis,
  postgresUrl,
  redisUrl,
  type Service,
} from '../../tools/src/cluster/services.ts'
import { freshFolder } from './house.ts'

export { postgresUrl, redisUrl, type Service }
export const hasPostgres = postgresFolder() !== undefined
export const hasRedis = redisPath() !== undefined

/** The first who asks starts it, everybody else finds it there. */
async function shared(name: string, make: (folder: string) => Promise<Service>): Promise<number> {
  const { folder } = inject('databases')
  const [place, port] = [join(folder, name), join(folder, `${name}.port`)]
  if (isFirst(place)) {
    giveAway(folder)
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

function isFirst(place: string): boolean {
  try {
    mkdirSync(place, { mode: 0o755 })
    return true
  } catch {
    return false
  }
}

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
  giveAway(folder)
  const service = await makePostgres(folder, settings)
  onTestFinished(() => service.end())
  await service.start()
  return service
}
