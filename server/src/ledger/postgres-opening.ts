// Opens a PostgreSQL: up to date, whoever else starts at the same moment.
import { migrate } from './migrations.ts'
import { type PostgresOptions, PostgresSql } from './postgres.ts'
import { Lane } from './postgres-lane.ts'
import { Outage, query, type Sql } from './sql.ts'

/** Any number, always the same: whoever holds it changes the database's shape. */
const LOCK = 4_061_979
/** A change that waits for a lock keeps everybody behind it waiting: it lets go soon and tries again. */
const PATIENT = '-c lock_timeout=2000 -c statement_timeout=0'
const LONGEST_MS = 3_600_000

/** `urls` as the setting has them: one, or several with commas between, of which one is no standby. */
export const addressesIn = (urls: string): string[] => urls.split(',').map((one) => one.trim())

export async function openPostgres(
  urls: string,
  hearing: Pick<PostgresOptions, 'wentBack' | 'appended'> = {},
): Promise<{ sql: PostgresSql; steps: number }> {
  const addresses = addressesIn(urls)
  const steps = await migratePostgres(addresses)
  return { sql: new PostgresSql({ ...hearing, urls: addresses }), steps }
}

/** Under a lock of its own; answers how many steps were taken. */
export async function migratePostgres(urls: readonly string[]): Promise<number> {
  const lane = new Lane({ urls, options: PATIENT })
  const sql = oneLane(lane)
  try {
    while (!(await isLocked(sql))) await new Promise((resolve) => setTimeout(resolve, 100))
    return await migrate(sql)
  } finally {
    await lane.close() // and with it the lock
  }
}

/** Not waited for on the server, where it would stand in the way of an index that is built beside. */
async function isLocked(sql: Sql): Promise<boolean> {
  const [row] = await query(sql, 'SELECT pg_try_advisory_lock($1) AS locked', LOCK)
  return row?.locked === 1
}

const oneLane = (lane: Lane): Sql => ({
  engine: 'postgres',
  run: (job) => lane.run(job, performance.now() + LONGEST_MS),
  backup: () => Promise.reject(new Outage('not here')),
  close: () => lane.close(),
})
