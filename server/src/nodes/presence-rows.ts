// Who is at which table, over all nodes. A node writes only rows of its own name, so that nodes never wait for each other.
import type { Elsewhere } from '@foldtable/host/ports'
import { query, type Sql } from '../ledger/sql.ts'

const SET = `INSERT INTO presence (table_id, account, node, since, gone)
  SELECT w.t, w.a, $2, w.s, w.g FROM json_to_recordset($1::json) AS w(t text, a text, s bigint, g bigint)
  ON CONFLICT (table_id, account, node) DO UPDATE SET since = excluded.since, gone = excluded.gone`

/** Of those who went long ago nobody asks any more. */
const KEPT_MS = 24 * 3_600_000

interface Word {
  readonly t: string
  readonly a: string
  readonly s: number
  readonly g: number | null
}

export interface Surroundings {
  now(): number
  failed(problem: unknown): void
  /** It is written that somebody came or went there. */
  written(table: string): void
}

export class PresenceRows {
  readonly #sql: Sql
  #node: string
  readonly #around: Surroundings
  /** The latest word about each person at each table. */
  #waiting = new Map<string, Word>()
  #flushing: Promise<void> | undefined
  /** Who is here now, to be announced anew. */
  readonly #here = new Map<string, Word>()

  constructor(sql: Sql, node: string, around: Surroundings) {
    this.#sql = sql
    this.#node = node
    this.#around = around
  }

  say(table: string, account: string, isHere: boolean): void {
    const now = this.#around.now()
    const key = `${table} ${account}`
    const since = this.#here.get(key)?.s ?? now
    const word = { t: table, a: account, s: since, g: isHere ? null : now }
    if (isHere) this.#here.set(key, word)
    else this.#here.delete(key)
    this.#waiting.set(key, word)
    this.#flushing ??= Promise.resolve().then(() => this.#flush())
  }

  /** From now on it is somebody new, at whom nobody is yet. */
  rename(node: string): void {
    this.#node = node
    this.#here.clear()
    this.#waiting.clear()
  }

  /** Others took this node for dead. */
  announce(): void {
    for (const [key, word] of this.#here) this.#waiting.set(key, word)
    this.#flushing ??= this.#flush()
  }

  /** Resolved once all is written, or cannot be. */
  async settle(): Promise<void> {
    await this.#flushing
  }

  async elsewhere(table: string): Promise<Elsewhere[]> {
    const rows = await query(
      this.#sql,
      'SELECT account, since, gone FROM presence WHERE table_id = $1 AND node <> $2',
      table,
      this.#node,
    )
    return rows.map(({ account, since, gone }) => ({
      account: String(account),
      since: Number(since),
      gone: gone === null || gone === undefined ? null : Number(gone),
    }))
  }

  /** Somebody of the account has the table open at some node. */
  async isLooking(account: string, table: string): Promise<boolean> {
    const rows = await query(
      this.#sql,
      'SELECT 1 AS here FROM presence WHERE table_id = $1 AND account = $2 AND gone IS NULL LIMIT 1',
      table,
      account,
    )
    return rows.length > 0
  }

  async forget(): Promise<void> {
    await query(this.#sql, 'DELETE FROM presence WHERE gone < $1', this.#around.now() - KEPT_MS)
  }

  /** All of a moment together; what cannot be written is tried again. */
  async #flush(): Promise<void> {
    while (this.#waiting.size > 0) {
      const words = this.#waiting
      this.#waiting = new Map()
      try {
        await query(this.#sql, SET, JSON.stringify([...words.values()]), this.#node)
        for (const table of new Set([...words.values()].map(({ t }) => t)))
          this.#around.written(table)
      } catch (problem) {
        this.#waiting = new Map([...words, ...this.#waiting])
        this.#around.failed(problem)
        break // with the next word, or the next beat
      }
    }
    this.#flushing = undefined
  }

  /** What could not be written before. */
  again(): void {
    if (this.#waiting.size > 0) this.#flushing ??= this.#flush()
  }
}
