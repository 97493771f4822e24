// Opens a PostgreSQL as one of several nodes, with a bell over Redis where there is one.
import { PostgresLine } from '../bell/postgres-line.ts'
import type { PostgresSql } from '../ledger/postgres.ts'
import { addressesIn, openPostgres } from '../ledger/postgres-opening.ts'
import { query } from '../ledger/sql.ts'
import { Nodes } from './nodes.ts'

export interface OpenNodes {
  readonly sql: PostgresSql
  readonly nodes: Nodes
}

export async function openNodes(
  {
    databaseUrl,
    redisUrl,
  }: { readonly databaseUrl: string; readonly redisUrl?: string | undefined },
  {
    knows,
    log,
    failed,
  }: {
    readonly knows: string
    readonly log: { info(facts: object, text: string): void }
    failed(problem: unknown): void
  },
): Promise<OpenNodes> {
  let nodes: Nodes | undefined
  const { sql, steps } = await openPostgres(databaseUrl, {
    appended: (entry, follows) => nodes?.appended(entry, follows),
    wentBack: () => nodes?.wentBack(),
  })
  if (steps > 0) log.info({ steps }, 'the database was brought up to date')
  try {
    nodes = new Nodes(sql, await lineOver(sql, databaseUrl, redisUrl, failed), knows)
    await nodes.enter()
    return { sql, nodes }
  } catch (problem) {
    await sql.close()
    throw problem
  }
}

async function lineOver(
  sql: PostgresSql,
  databaseUrl: string,
  redisUrl: string | undefined,
  failed: (problem: unknown) => void,
) {
  if (redisUrl === undefined) return new PostgresLine(addressesIn(databaseUrl), failed)
  const { RedisLine } = await import('../bell/redis-line.ts')
  return new RedisLine(redisUrl, await nameOf(sql), failed)
}

/** Unlike that of any other database, so that several may share a Redis. */
async function nameOf(sql: PostgresSql): Promise<string> {
  const name =
    "INSERT INTO claims VALUES ('name', md5(random()::text || clock_timestamp()::text), 0, 0) ON CONFLICT DO NOTHING"
  await query(sql, name)
  const [row] = await query(sql, "SELECT holder FROM claims WHERE what = 'name'")
  return String(row?.holder)
}
