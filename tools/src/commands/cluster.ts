// Several nodes on this machine, to try out what happens with many of them: kill one, and play goes on.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { missingDatabases, postgresFolder, redisPath } from '../../databases.js'
import { ROOT } from '../checkout.ts'
import { proxyTo } from '../cluster/proxy.ts'
import {
  giveAway,
  makePostgres,
  makeRedis,
  postgresUrl,
  redisUrl,
  type Service,
} from '../cluster/services.ts'
import { BadInput, command, EXIT } from '../command.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const MOST = 9

export const cluster = command({
  name: 'cluster',
  operand: '',
  summary: 'runs several nodes over one PostgreSQL on this machine, for trying it out',
  options: {
    nodes: { type: 'string', value: 'n', help: 'how many (3)' },
    port: { type: 'string', value: 'n', help: 'of the one address before them (3000); nodes next' },
    database: { type: 'string', value: 'url', help: 'a PostgreSQL (one of its own)' },
    redis: { type: 'string', value: 'url', help: 'a Redis (one of its own; "none" for none)' },
    data: { type: 'string', value: 'folder', help: 'where its own ones are kept (data/cluster)' },
  },
  notes: ['Kill a node with `kill -9`: its people go on at the others, and it is begun anew.'],
  async run(_operand, { nodes = '3', port = '3000', database, redis, data }) {
    const count = numberFrom('--nodes', nodes, MOST)
    const first = numberFrom('--port', port, 65_535 - MOST)
    const services: Service[] = []
    const folder = data ?? join(ROOT, 'data', 'cluster')
    try {
      const DATABASE_URL = database ?? (await ownPostgres(folder, services))
      const REDIS_URL = redis === 'none' ? '' : (redis ?? (await ownRedis(folder, services)))
      const around = { HOST: '127.0.0.1', TRUST_PROXY: '1', DRAIN_MS: '1000' }
      const settings = { DATABASE_URL, REDIS_URL, ...around }
      return await untilTold(first, count, { LOG_LEVEL: 'warn', ...settings })
    } finally {
      for (const service of services) await service.end('SIGINT')
    }
  },
})

function numberFrom(name: string, text: string, most: number): number {
  const number = Number(text)
  if (Number.isInteger(number) && number >= 1 && number <= most) return number
  throw new BadInput(`${name} is a number from 1 to ${most}, and not ${text}`)
}

async function ownPostgres(folder: string, services: Service[]): Promise<string> {
  if (postgresFolder() === undefined) throw new BadInput(missingDatabases().join(' '))
  mkdirSync(folder, { recursive: true })
  const service = await makePostgres(folder)
  services.push(service)
  await service.start(true)
  return postgresUrl(service.port)
}

/** Without one the bell rings by PostgreSQL. */
async function ownRedis(folder: string, services: Service[]): Promise<string> {
  if (redisPath() === undefined) return ''
  mkdirSync(folder, { recursive: true })
  giveAway(folder)
  const service = await makeRedis(folder)
  services.push(service)
  await service.start(true)
  return redisUrl(service.port)
}

async function untilTold(first: number, count: number, settings: Settings): Promise<number> {
  const ports = Array.from({ length: count }, (_, node) => first + 1 + node)
  const told = new Promise<void>((resolve) => {
    for (const signal of SIGNALS) process.once(signal, () => resolve())
  })
  const nodes = ports.map((port) => new NodeProcess(port, settings))
  const proxy = proxyTo(ports)
  proxy.server.listen(first, '127.0.0.1')
  await once(proxy.server, 'listening')
  console.log(`Foldtable, ${count} nodes: http://127.0.0.1:${first}  (Ctrl-C ends it)`)
  for (const node of nodes) console.log(`  http://127.0.0.1:${node.port}  process ${node.pid}`)
  await told
  proxy.close()
  await Promise.all(nodes.map((node) => node.end()))
  return EXIT.fine
}

type Settings = { readonly [name: string]: string }

const bin = fileURLToPath(new URL('../../bin/foldtable.js', import.meta.url))
/** One that ends at once would else begin anew without end. */
const REST_MS = 500

/** Begun anew when it is killed. */
class NodeProcess {
  readonly port: number
  readonly #settings: Settings
  #child: ChildProcess
  #isEnding = false

  constructor(port: number, settings: Settings) {
    this.port = port
    this.#settings = { ...settings, PORT: String(port) }
    this.#child = this.#begin()
  }

  get pid(): number | undefined {
    return this.#child.pid
  }

  #begin(): ChildProcess {
    const child = spawn(process.execPath, [bin, 'serve'], {
      cwd: ROOT,
      env: { ...process.env, ...this.#settings },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true, // Ctrl-C is for us, who tell them
    })
    child.once('exit', (code, signal) => {
      if (this.#isEnding) return
      console.log(`The node at ${this.port} ended (${signal ?? code}) and begins anew.`)
      setTimeout(() => {
        if (!this.#isEnding) this.#child = this.#begin()
      }, REST_MS)
    })
    return child
  }

  async end(): Promise<void> {
    this.#isEnding = true
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    this.#child.kill('SIGTERM')
    await once(this.#child, 'exit')
  }
}
