// PostgreSQL carries the bell, for a few nodes without another service. Never inside an append: a commit with a NOTIFY excludes all
// others of the server while it is written, so it is gathered, by itself, and does not wait for the disk.
import pg from 'pg'
import type { Ears, Line, Parcel, To } from './line.ts'

const CONNECT_MS = 2000
const AGAIN_MS = 300
/** A line on which nothing is answered for so long is taken for cut. */
const ANSWER_MS = 4000
const PING_MS = 5000
const TOGETHER = 500
const NOTIFY =
  'SELECT pg_notify(channel, text) FROM unnest($1::text[], $2::text[]) AS rung(channel, text)'

const channelOf = (to: To): string => `foldtable_${to}`

export class PostgresLine implements Line {
  /** The server takes less than 8000. */
  readonly longest = 7900
  readonly #urls: readonly string[]
  readonly #failed: (problem: unknown) => void
  #client: pg.Client | undefined
  #ears: Ears | undefined
  #slot = 0
  #waiting: Parcel[] = []
  #isSending = false
  #pinging: NodeJS.Timeout | undefined

  constructor(urls: readonly string[], failed: (problem: unknown) => void) {
    this.#urls = urls
    this.#failed = failed
  }

  get isWhole(): boolean {
    return this.#client !== undefined
  }

  async start(slot: number, ears: Ears): Promise<void> {
    this.#slot = slot
    this.#ears = ears
    this.#pinging = setInterval(() => this.#ping(), PING_MS)
    this.#pinging.unref()
    await this.#connect()
  }

  async renumber(slot: number): Promise<void> {
    const before = this.#slot
    this.#slot = slot
    if (slot === before) return
    await this.#client?.query(`LISTEN ${channelOf(slot)}; UNLISTEN ${channelOf(before)}`)
  }

  send(parcels: readonly Parcel[]): void {
    this.#waiting.push(...parcels)
    if (!this.#isSending) void this.#sendAll()
  }

  async stop(): Promise<void> {
    this.#ears = undefined
    clearInterval(this.#pinging)
    while (this.#isSending) await new Promise((resolve) => setTimeout(resolve, 5))
    await this.#client?.end().catch(() => undefined)
  }

  /** The first address that is no standby; again until there is one. */
  async #connect(): Promise<void> {
    for (const connectionString of this.#urls) {
      const client = new pg.Client({ connectionString, ...OWN })
      client.on('error', (problem) => this.#failed(problem))
      client.on('notification', ({ payload = '' }) => this.#ears?.heard(payload))
      try {
        await client.connect()
        const { rows } = await client
          .query(
            `LISTEN ${channelOf('all')}; LISTEN ${channelOf(this.#slot)}; SELECT pg_is_in_recovery() AS standby`,
          )
          .then((answers) => (answers as unknown as pg.QueryResult[])[2] ?? { rows: [] })
        if (rows[0]?.standby !== false) throw new Error('this server is a standby')
        this.#joined(client)
        return
      } catch (problem) {
        this.#failed(problem)
        destroy(client)
      }
    }
    this.#again()
  }

  #joined(client: pg.Client): void {
    this.#client = client
    client.once('end', () => {
      if (this.#client === client) this.#client = undefined
      this.#again()
    })
    this.#ears?.missed()
  }

  #again(): void {
    if (this.#ears !== undefined) setTimeout(() => void this.#connect(), AGAIN_MS).unref()
  }

  #ping(): void {
    const client = this.#client
    client?.query('SELECT 1').catch(() => destroy(client))
  }

  async #sendAll(): Promise<void> {
    this.#isSending = true
    while (this.#waiting.length > 0) {
      const together = this.#waiting.splice(0, TOGETHER)
      const values = [together.map(({ to }) => channelOf(to)), together.map(({ text }) => text)]
      await this.#client?.query({ name: 'ring', text: NOTIFY, values }).catch(this.#failed)
    }
    this.#isSending = false
  }
}

const OWN = {
  keepAlive: true,
  connectionTimeoutMillis: CONNECT_MS,
  query_timeout: ANSWER_MS,
  options: '-c synchronous_commit=off',
}

/** `end` waits for an answer. */
function destroy(client: pg.Client): void {
  const { connection } = client as unknown as { connection?: { stream?: { destroy(): void } } }
  connection?.stream?.destroy()
}
