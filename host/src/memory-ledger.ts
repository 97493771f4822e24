// A ledger in memory, as strict as one on a disk: for a terminal, for tests, and to read what a ledger promises.
import type { Entry } from '@foldtable/kernel'
import type { LiveTable } from './live-table.ts'
import type { FoundSnapshot, Plans, Progress, StoredTable, TableLedger } from './ports.ts'

export class MemoryLedger implements TableLedger {
  readonly #tables = new Map<string, StoredTable>()
  /** As text, so that nobody changes what was written. */
  readonly #entries = new Map<string, string[]>()

  create(table: StoredTable): void {
    this.#tables.set(table.id, table)
    this.#entries.set(table.id, [])
  }

  async table(id: string): Promise<StoredTable | undefined> {
    return this.#tables.get(id)
  }

  async entriesAfter(id: string, n: number): Promise<Entry[]> {
    return (this.#entries.get(id) ?? []).slice(n).map((text) => JSON.parse(text))
  }

  async snapshot(_id: string, _rules: number): Promise<FoundSnapshot> {
    return {}
  }

  async append({ id }: LiveTable, _table: unknown, entry: Entry, progress: Progress) {
    const stored = this.#tables.get(id)
    if (stored === undefined || stored.n !== entry.n - 1) return false
    if (stored.revision !== progress.revision) return false
    const { status, asked, deadline, result } = progress
    const { n, at } = entry
    this.#tables.set(id, { ...stored, n, at, updated: at, status, asked, deadline, result })
    this.#entries.get(id)?.push(JSON.stringify(entry))
    return true
  }

  /** What entries change is left as they made it. */
  async change({ id }: LiveTable, next: StoredTable): Promise<boolean> {
    const stored = this.#tables.get(id)
    if (stored === undefined || stored.revision !== next.revision - 1) return false
    if (stored.n !== next.n) return false
    const { status, visibility, house, deadline, updated, revision, invite, isShown } = next
    const changed = { status, visibility, house, deadline, updated, revision, invite, isShown }
    this.#tables.set(id, { ...stored, ...changed })
    return true
  }

  async setPlans(id: string, { n, revision, deadline, isShown }: Plans): Promise<boolean> {
    const stored = this.#tables.get(id)
    if (stored === undefined || stored.n !== n || stored.revision !== revision) return false
    this.#tables.set(id, { ...stored, deadline, isShown })
    return true
  }
}
