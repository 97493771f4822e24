// Which nodes are alive: each has a row with a number of its own and beats; one whose heart has stopped is buried by whoever sees it first.
import { query, type Sql } from '../ledger/sql.ts'
import { NOW } from './claims.ts'

export const BEAT_MS = 2000
const DEAD_MS = 8000
/** As many bits as a number has, and a few to spare. */
const MOST_NODES = 50

export class Membership {
  readonly #sql: Sql
  #node: string
  readonly #knows: string
  #alive = 1

  constructor(sql: Sql, node: string, knows: string) {
    this.#sql = sql
    this.#node = node
    this.#knows = knows
  }

  /** How many nodes there were at the latest beat, this one included. */
  get alive(): number {
    return this.#alive
  }

  /** From now on it is somebody new. */
  rename(node: string): void {
    this.#node = node
  }

  /** Takes the lowest number that is free. */
  async enter(): Promise<number> {
    for (let slot = 0; slot < MOST_NODES; slot++) {
      const [taken] = await query(
        this.#sql,
        `INSERT INTO nodes VALUES ($1, $2, ${NOW}, $3) ON CONFLICT DO NOTHING RETURNING slot`,
        ...[this.#node, slot, this.#knows],
      )
      if (taken !== undefined) return slot
      const [own] = await query(this.#sql, 'SELECT slot FROM nodes WHERE id = $1', this.#node)
      if (own !== undefined) return Number(own.slot)
    }
    throw new Error(`there are ${MOST_NODES} nodes already`)
  }

  /** The database's time; nothing if others took this node for dead: then it enters anew. */
  async beat(): Promise<number | undefined> {
    const text = `UPDATE nodes SET beat = ${NOW} WHERE id = $1
      RETURNING beat, (SELECT count(*) FROM nodes WHERE beat > ${NOW} - ${DEAD_MS}) AS alive`
    const [row] = await query(this.#sql, text, this.#node)
    this.#alive = Math.max(1, Number(row?.alive ?? 1))
    return row === undefined ? undefined : Number(row.beat)
  }

  /** What the others know that are alive. */
  async others(): Promise<string[]> {
    const text = `SELECT knows FROM nodes WHERE id <> $1 AND beat > ${NOW} - ${DEAD_MS}`
    return (await query(this.#sql, text, this.#node)).map(({ knows }) => String(knows))
  }

  /** Answers the tables at which somebody was lost with a node that died. Only one node buries each. */
  async bury(): Promise<string[]> {
    const rows = await query(
      this.#sql,
      `WITH dead AS (DELETE FROM nodes WHERE beat < ${NOW} - ${DEAD_MS} AND id <> $1 RETURNING id, beat)
        UPDATE presence p SET gone = dead.beat FROM dead WHERE p.node = dead.id AND p.gone IS NULL
        RETURNING p.table_id`,
      this.#node,
    )
    return [...new Set(rows.map((row) => String(row.table_id)))]
  }

  /** The last thing a node does. */
  async leave(): Promise<void> {
    await query(
      this.#sql,
      `WITH gone AS (DELETE FROM nodes WHERE id = $1 RETURNING id)
        UPDATE presence SET gone = ${NOW} WHERE node = $1 AND gone IS NULL`,
      this.#node,
    )
  }
}
