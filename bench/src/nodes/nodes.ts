// Several nodes over one PostgreSQL and one Redis: what the engine keeps up with, what a move costs, and everybody coming back at once.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Lane } from '@foldtable/server/ledger/postgres-lane'
import {
  giveAway,
  makePostgres,
  makeRedis,
  postgresUrl,
  redisUrl,
} from '../../../tools/src/cluster/services.ts'
import type { Bench } from '../bench.ts'
import { aligned, type Row, threeDigits, whole } from '../rows.ts'
import { appendsBeside } from './appends.ts'
import { playing } from './playing.ts'
import { storm } from './storm.ts'
import { ended, nodesOver } from './system.ts'

const TABLES_A_NODE = 4
const SOCKETS = 2000

export const nodes: Bench = async ({ seconds = 20, only, seed }, say) => {
  const folder = mkdtempSync(join(tmpdir(), 'foldtable-bench-'))
  giveAway(folder)
  const [postgres, redis] = [await makePostgres(folder), await makeRedis(folder)]
  const running: Awaited<ReturnType<typeof nodesOver>> = []
  const does = (part: string) => only === undefined || only.includes(part)
  const started = async (name: string, count: number) => {
    await emptyDatabase(postgresUrl(postgres.port), name)
    const own = await nodesOver(count, postgresUrl(postgres.port, name), redisUrl(redis.port))
    running.push(...own)
    return own
  }
  try {
    await Promise.all([postgres.start(), redis.start()])
    const figures: { [part: string]: unknown } = {}
    const rows: Row[] = []
    if (does('appends')) {
      say('appends to both engines')
      await emptyDatabase(postgresUrl(postgres.port), 'appends')
      const url = postgresUrl(postgres.port, 'appends')
      const found = await appendsBeside(url, Math.max(1, seconds / 10), seed)
      figures.appends = found
      for (const { engine, waiting, perSecond, p50, p99 } of found)
        rows.push([
          `appends a second, ${waiting} waiting, ${engine}`,
          whole(perSecond),
          `p50 ${threeDigits(p50)} ms, p99 ${threeDigits(p99)} ms`,
        ])
    }
    if (does('playing')) {
      say('three houses play at the same time')
      const systems = [
        await started('one', 1),
        await started('apart', 2),
        await started('both', 2),
      ] as const
      const found = await playing(...systems, TABLES_A_NODE, 1000 * seconds)
      figures.playing = found
      const [alone] = found
      for (const { what, moves, cpuUs, ring } of found)
        rows.push(
          [
            `CPU of nodes a move, ${what}`,
            `${whole(cpuUs)} us`,
            `${threeDigits(cpuUs / (alone?.cpuUs ?? cpuUs))} times, ${moves} moves`,
            ring &&
              `to the other node p50 ${threeDigits(ring.p50)} ms, p99 ${threeDigits(ring.p99)} ms`,
          ].filter((one) => one !== undefined) as unknown as Row,
        )
      for (const node of running.splice(0)) await ended(node)
    }
    if (does('storm')) {
      say(`${SOCKETS} sockets lose their node`)
      const [dying, living] = await started('storm', 2)
      if (dying === undefined || living === undefined) throw new Error('two nodes are needed')
      const found = await storm([dying, living], SOCKETS)
      figures.storm = found
      rows.push([`all of ${found.sockets} sockets back`, `${whole(found.allBackMs)} ms`, ''])
    }
    return { figures, text: aligned(rows).join('\n') }
  } finally {
    for (const node of running) await ended(node)
    await Promise.all([postgres.end(), redis.end()])
    rmSync(folder, { recursive: true, force: true })
  }
}

async function emptyDatabase(url: string, name: string): Promise<void> {
  const lane = new Lane({ urls: [url] })
  await lane.run({ statements: [{ sql: `CREATE DATABASE ${name}` }] }, performance.now() + 10_000)
  await lane.close()
}
