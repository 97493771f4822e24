// A house of some nodes over a database of its own, and what each of them has used.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../tools/src/cluster/services.ts'
import { HOST } from '../server/listening.ts'
import { SETTINGS } from '../server/our-server.ts'

const MAIN = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url))

export interface Node {
  readonly url: string
  readonly process: ChildProcess
}

export interface Used {
  readonly cpuSeconds: number
  readonly moves: number
}

export async function nodesOver(
  count: number,
  databaseUrl: string,
  redisUrl: string,
): Promise<Node[]> {
  const ports = await Promise.all(Array.from({ length: count }, () => freePort()))
  return Promise.all(
    ports.map(async (port) => {
      const own = { HOST, PORT: `${port}`, DATABASE_URL: databaseUrl, REDIS_URL: redisUrl }
      const env = { ...process.env, ...SETTINGS, ...own }
      const child = fork(MAIN, { env, stdio: 'inherit' })
      const url = `http://${HOST}:${port}`
      while (!(await isReady(url))) await new Promise((resolve) => setTimeout(resolve, 20))
      return { url, process: child }
    }),
  )
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

export async function ended({ process: child }: Node, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}

/** By all of them together. */
export async function usedBy(nodes: readonly Node[]): Promise<Used> {
  const texts = await Promise.all(
    nodes.map(async ({ url }) => (await fetch(`${url}/metrics`)).text()),
  )
  const sum = (name: string) =>
    texts
      .flatMap((text) => text.split('\n').filter((line) => line.startsWith(name)))
      .reduce((all, line) => all + Number(line.split(' ').at(-1)), 0)
  return { cpuSeconds: sum('process_cpu_seconds_total'), moves: sum('foldtable_moves_total') }
}
