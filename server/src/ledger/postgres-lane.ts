// One connection to PostgreSQL: one job at a time, each sent whole before anything is heard, so that no lock is held across a way to the
// node and back. Whatever goes wrong is named: not done, or not known.
import pg from 'pg'
import { failureOf, isGuard } from './postgres-errors.ts'
import { type Answer, type JobAnswer, Outage, type Row } from './sql.ts'

/** The server lets go of what takes too long, so that a node that is gone keeps nobody waiting. */
const LIMITS =
  '-c statement_timeout=4000 -c lock_timeout=2000 -c idle_in_transaction_session_timeout=4000'
const CONNECT_MS = 2000
const LONGEST_REST_MS = 500

const [BOOL, BIGINT, NUMERIC] = [16, 20, 1700]
/** As SQLite has them. */
const parsers: { readonly [type: number]: (text: string) => number } = {
  [BOOL]: (text) => (text === 't' ? 1 : 0),
  [BIGINT]: Number,
  [NUMERIC]: Number,
}
const types = {
  getTypeParser: (type: number, format?: 'text') =>
    parsers[type] ?? pg.types.getTypeParser(type, format),
}

/** Every promotion and every recovery of the past begins another timeline; another cluster or database is another past anyway. */
const STANDING = `SELECT pg_is_in_recovery() AS standby, (SELECT system_identifier FROM pg_control_system()) || '-' ||
  (SELECT oid FROM pg_database WHERE datname = current_database()) || '-' ||
  CASE WHEN NOT pg_is_in_recovery() THEN substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) END AS timeline`

export interface LaneOptions {
  /** Of those, the first that is no standby. */
  readonly urls: readonly string[]
  /** For the server. */
  readonly options?: string
  /** With every connection, before anything is asked: which past the database has. Whoever throws will not have it. */
  connected?(timeline: string): void
}

/** As `Statement` and `Job`, with lists as values too. */
interface Statement {
  readonly sql: string
  readonly values?: readonly unknown[]
}
interface Job {
  readonly statements: readonly Statement[]
  readonly guard?: boolean
  /** Asked once there is a connection: throws if it is not to be done any more. */
  check?(): void
}

export class Lane {
  readonly #options: LaneOptions
  #client: pg.Client | undefined
  /** Cancelled while it waited for the standby: the server answers "done" all the same. */
  #isUnsure = false

  constructor(options: LaneOptions) {
    this.#options = options
  }

  /** Until then, `performance.now()`, it is tried. */
  async run(job: Job, end: number): Promise<JobAnswer> {
    for (let attempt = 1; ; attempt++) {
      const { answer, problem, failure } = await this.#tried(job, end)
      if (answer !== undefined) return answer
      const text = problem instanceof Error ? problem.message : String(problem)
      if (!failure.isUndone) throw new Outage(text, { isUnknown: !failure.isAnswer })
      const rest = Math.min(LONGEST_REST_MS, 20 * attempt * attempt)
      if (performance.now() + rest >= end) throw new Outage(text)
      await new Promise((resolve) => setTimeout(resolve, rest))
    }
  }

  /** The next job connects anew; what is under way is not known. */
  cut(): void {
    this.#drop(this.#client)
  }

  async close(): Promise<void> {
    await this.#client?.end().catch(() => undefined)
    this.#drop(this.#client)
  }

  async #tried(job: Job, end: number) {
    let client: pg.Client | undefined
    try {
      client = this.#client ?? (await this.#connect(end))
      job.check?.()
      this.#isUnsure = false
      const answer = await this.#inTime(client, end, flight(client, job))
      if (!this.#isUnsure) return { answer }
      const problem = new Error('stored here, perhaps not at the standby')
      return { problem, failure: { isUndone: false, isAnswer: false } }
    } catch (problem) {
      if (problem instanceof Outage) throw problem
      const failure = failureOf(problem, client !== undefined)
      if (!failure.isAnswer) this.#drop(client)
      return { problem, failure }
    }
  }

  /** A server that says nothing is as good as gone. */
  #inTime<T>(client: pg.Client, end: number, action: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => {
          this.#drop(client)
          reject(new Error('no answer in time'))
        },
        Math.max(0, end - performance.now()),
      )
      action.then(resolve, reject).finally(() => clearTimeout(timer))
    })
  }

  async #connect(end: number): Promise<pg.Client> {
    let problem: unknown
    for (const connectionString of this.#options.urls) {
      const patience = Math.max(1, Math.min(CONNECT_MS, end - performance.now()))
      const client = this.#newClient(connectionString, patience)
      try {
        await this.#inTime(client, end, client.connect())
        const { rows } = await this.#inTime(client, end, client.query(STANDING))
        if (rows[0].standby === 1) throw new Error('this server is a standby')
        this.#options.connected?.(rows[0].timeline)
        this.#client = client
        return client
      } catch (found) {
        problem = found
        this.#drop(client)
      }
    }
    throw problem
  }

  #newClient(connectionString: string, connectionTimeoutMillis: number): pg.Client {
    const { options = LIMITS } = this.#options
    const own = { pipeline: true, keepAlive: true, connectionTimeoutMillis, options, types }
    const client = new pg.Client({ connectionString, ...own } as pg.ClientConfig)
    client.on('error', () => this.#drop(client))
    client.on('end', () => this.#drop(client))
    client.on('notice', ({ message = '' }) => {
      if (message.startsWith('canceling') && message.includes('synchronous replication'))
        this.#isUnsure = true
    })
    return client
  }

  #drop(client: pg.Client | undefined): void {
    if (client === undefined) return
    if (this.#client === client) this.#client = undefined
    ;(client as unknown as Connected).connection?.stream?.destroy()
  }
}

interface Connected {
  readonly connection?: { readonly stream?: { destroy(): void } }
}

/** One statement is a transaction of its own; several are framed. */
async function flight(client: pg.Client, { statements, guard = false }: Job): Promise<JobAnswer> {
  const [first, ...others] = statements
  if (first === undefined) return { ok: true, answers: [] }
  if (others.length === 0) {
    const answer = answerFrom(await send(client, first))
    return guard && answer.changes === 0 ? REFUSED : { ok: true, answers: [answer] }
  }
  const sent = [{ sql: 'BEGIN' }, guard ? guarded(first) : first, ...others, { sql: 'COMMIT' }]
  const settled = await Promise.allSettled(sent.map((one) => send(client, one)))
  return framed(settled)
}

const REFUSED = { ok: false, reason: 'guard' } as const

/** If it touches nothing it fails, and all that follows with it. */
const guarded = ({ sql, values = [] }: Statement): Statement => ({
  sql: `WITH held AS (${sql} RETURNING 1) SELECT 1 / count(*) AS held FROM held`,
  values,
})

function framed(settled: readonly PromiseSettledResult<pg.QueryResult>[]): JobAnswer {
  const commit = settled.at(-1)
  if (commit?.status === 'rejected') throw commit.reason // the one whose failure leaves it open
  const failed = settled.find((one) => one.status === 'rejected')
  if (failed === undefined && commit?.value.command === 'COMMIT')
    return { ok: true, answers: settled.slice(1, -1).flatMap(answered) }
  if (isGuard(failed?.reason)) return REFUSED
  throw failed?.reason ?? new Error('it was not committed')
}

const answered = (one: PromiseSettledResult<pg.QueryResult>): Answer[] =>
  one.status === 'fulfilled' ? [answerFrom(one.value)] : []

const answerFrom = ({ rows, rowCount }: pg.QueryResult): Answer => ({
  rows: rows as Row[],
  changes: rowCount ?? 0,
})

const send = (client: pg.Client, { sql, values = [] }: Statement): Promise<pg.QueryResult> =>
  client.query({ text: sql, values: [...values], name: nameOf(sql) } as pg.QueryConfig)

/** Texts that are made anew each time must not fill the server's memory. */
const MOST_NAMED = 400
const names = new Map<string, string>()
const UNNAMED = /^(BEGIN|COMMIT|CREATE|ALTER|DROP)/

/** What is named is prepared once for each connection. */
function nameOf(sql: string): string | undefined {
  const known = names.get(sql)
  if (known !== undefined || names.size >= MOST_NAMED || UNNAMED.test(sql)) return known
  const name = `s${names.size}`
  names.set(sql, name)
  return name
}
