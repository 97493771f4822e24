// This node among others over one PostgreSQL: its number and its beats, what it follows, what it hears and tells. It holds nothing that
// is not in the ledger or can be lost.
import { randomUUID } from 'node:crypto'
import type { Counting } from '../base/rates.ts'
import { Bell, type News, type Rung } from '../bell/bell.ts'
import type { Line } from '../bell/line.ts'
import type { NewEntry } from '../ledger/entries.ts'
import type { PostgresSql } from '../ledger/postgres.ts'
import { query } from '../ledger/sql.ts'
import { take, takeDue } from './claims.ts'
import { counted, forgetCounts } from './counts.ts'
import { knowsMore } from './knowing.ts'
import { BEAT_MS, Membership } from './membership.ts'
import { NodeClock } from './node-clock.ts'
import { PresenceRows } from './presence-rows.ts'

/** As many tables in one question. */
const TOGETHER = 500

interface Known {
  readonly id: string
  readonly n: number
  readonly revision: number
}

/** What the rest of the server does about what is heard. */
export interface NodeEars {
  /** The tables in memory, as far as they are known here. */
  known(): Iterable<Known>
  /** False if the table is not in memory here. */
  heardEntry(rung: Rung): boolean
  heard(news: News): void
  /** It stands elsewhere than is known here. */
  wentOn(table: string): void
  /** The database has another past: whatever is in memory may be wrong. */
  wentBack(): void
  failed(problem: unknown): void
}

export class Nodes {
  #id: string = randomUUID()
  readonly presence: PresenceRows
  readonly #sql: PostgresSql
  readonly #bell: Bell
  readonly #membership: Membership
  readonly #clock = new NodeClock()
  #ears: NodeEars | undefined
  #timer: NodeJS.Timeout | undefined
  #round: Promise<void> = Promise.resolve()
  #isSweeping = false
  /** In the past that the database has now it is nobody yet. */
  #isNew = false

  constructor(sql: PostgresSql, line: Line, knows: string) {
    this.#sql = sql
    this.#bell = new Bell(line)
    this.#membership = new Membership(sql, this.#id, knows)
    this.presence = new PresenceRows(sql, this.#id, {
      now: () => this.now(),
      failed: (problem) => this.#ears?.failed(problem),
      written: (table) => this.#bell.ring({ kind: 'presence', table }),
    })
  }

  /** The database's. */
  now(): number {
    return this.#clock.now()
  }

  /** False while nothing is heard: whoever uses a table reads first. */
  get isHearing(): boolean {
    return this.#bell.isWhole
  }

  /** Before anything else: it has a number and knows the time. */
  async enter(): Promise<void> {
    this.#slot = await this.#membership.enter()
    for (let beats = 0; beats < 2; beats++) await this.#beatOnce()
  }
  #slot = 0

  async start(ears: NodeEars): Promise<void> {
    this.#ears = ears
    await this.#bell.start(this.#slot, {
      heardEntry: (rung) => {
        if (!ears.heardEntry(rung)) this.#unfollow(rung.table)
      },
      heard: (news) => ears.heard(news),
      missed: () => void this.#sweep(),
    })
    this.#timer = setInterval(() => {
      this.#round = this.#goRound()
    }, BEAT_MS)
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#round
    await this.presence.settle()
    await this.#membership.leave().catch(() => undefined)
    await this.#bell.stop()
  }

  /** From now on this node is rung about the table. What was written before is to be read after this. */
  async follow(table: string): Promise<void> {
    await query(
      this.#sql,
      'UPDATE tables SET follows = follows | $2::bigint WHERE id = $1 AND follows & $2::bigint = 0',
      table,
      this.#bell.bit,
    )
  }

  /** An entry is durable. */
  appended(entry: NewEntry, follows: number): void {
    this.#bell.entry(entry, follows)
  }

  wentBack(): void {
    if (this.#ears === undefined) return
    this.#isNew = true
    this.#ears.wentBack()
    this.#round = this.#round.then(() => this.#goRound())
  }

  ring(news: News): void {
    this.#bell.ring(news)
  }

  takeDue(most: number): Promise<string[]> {
    return takeDue(this.#sql, most)
  }

  /** How many are alive, this one included. */
  get alive(): number {
    return this.#membership.alive
  }

  /** One of the others is of a version that knows more than this one. */
  async isOutdone(): Promise<boolean> {
    return (await this.#membership.others()).some((other) => knowsMore(other))
  }

  /** For all nodes together. */
  readonly counting: Counting = (what, end) => counted(this.#sql, what, end)

  /** What is kept for nodes and nobody asks for any more. */
  async forget(): Promise<void> {
    await this.presence.forget()
    await forgetCounts(this.#sql)
  }

  /** One node does it in so many milliseconds. */
  async isOurs(what: string, ms: number): Promise<boolean> {
    return (await take(this.#sql, what, this.#id, ms)) !== undefined
  }

  async #beatOnce(): Promise<boolean> {
    const sent = performance.now()
    const theirs = await this.#membership.beat()
    if (theirs !== undefined) this.#clock.note(sent, theirs)
    return theirs !== undefined
  }

  async #goRound(): Promise<void> {
    try {
      if (this.#isNew) await this.#beginAnew()
      else if (!(await this.#beatOnce())) await this.#enterAgain()
      this.presence.again()
      for (const table of await this.#membership.bury()) {
        this.#bell.ring({ kind: 'presence', table })
        this.#ears?.heard({ kind: 'presence', table })
      }
      await this.#sweep()
    } catch (problem) {
      this.#ears?.failed(problem)
    }
  }

  /** Others took this node for dead: it has slept. */
  async #enterAgain(): Promise<void> {
    await this.#bell.renumber(await this.#membership.enter())
    this.presence.announce()
  }

  /** Whatever it was in that past is over: its people come back, and are announced under another name. */
  async #beginAnew(): Promise<void> {
    await this.#membership.leave()
    this.#id = randomUUID()
    this.#membership.rename(this.#id)
    this.presence.rename(this.#id)
    this.#isNew = false
    await this.#bell.renumber(await this.#membership.enter())
  }

  /** Lost rings are found: every table in memory is compared with its row, and followed if it is not. */
  async #sweep(): Promise<void> {
    if (this.#isSweeping || this.#ears === undefined) return
    this.#isSweeping = true
    try {
      const known = [...this.#ears.known()]
      for (let from = 0; from < known.length; from += TOGETHER)
        await this.#compare(known.slice(from, from + TOGETHER))
    } catch (problem) {
      this.#ears.failed(problem)
    } finally {
      this.#isSweeping = false
    }
  }

  async #compare(known: readonly Known[]): Promise<void> {
    const rows = await query(
      this.#sql,
      `SELECT id, n, revision, (follows & $2::bigint) AS bit FROM tables
        WHERE id IN (SELECT json_array_elements_text($1::json))`,
      JSON.stringify(known.map(({ id }) => id)),
      this.#bell.bit,
    )
    const stored = new Map(rows.map((row) => [String(row.id), row]))
    for (const { id, n, revision } of known) {
      const row = stored.get(id)
      if (row === undefined) continue
      if (Number(row.bit) === 0) await this.follow(id)
      if (Number(row.bit) === 0 || Number(row.n) !== n || Number(row.revision) !== revision)
        this.#ears?.wentOn(id)
    }
  }

  /** Nobody has it here any more. */
  #unfollow(table: string): void {
    query(
      this.#sql,
      'UPDATE tables SET follows = follows & ~($2::bigint) WHERE id = $1 AND follows & $2::bigint <> 0',
      table,
      this.#bell.bit,
    ).catch((problem: unknown) => this.#ears?.failed(problem))
  }
}
