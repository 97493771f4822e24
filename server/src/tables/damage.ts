// A table that cannot be opened: its row does not read, its game is gone, or its ledger does not fold. It harms only itself.
import { type Refusal, refuse } from '@foldtable/kernel'

export class Damaged extends Error {
  override name = 'Damaged'
  readonly table: string

  constructor(table: string, why: string, options?: ErrorOptions) {
    super(`table ${table} cannot be opened: ${why}`, options)
    this.table = table
  }
}

/** What whoever asked is told of something that failed on our side. */
export const refusalFor = (problem: unknown): Refusal =>
  problem instanceof Damaged ? refuse('tableDamaged', 'HOUSE-20.1') : refuse('outage', 'HOUSE-2.2')
