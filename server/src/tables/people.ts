// What happens to somebody and has to be said at every table at which they sit: merged, renamed, gone.
import type { LiveTable } from '@foldtable/host/live-table'
import { handed } from '@foldtable/host/room-changes'
import { changeParty, leave } from '@foldtable/host/rooms'
import type { Person } from '@foldtable/host/wanted'
import { rename } from '@foldtable/kernel'
import type { Ledger } from '../ledger/ledger.ts'
import { Damaged } from './damage.ts'
import type { Tables } from './tables.ts'

export class People {
  readonly #tables: Tables
  readonly #ledger: Ledger

  constructor(tables: Tables, ledger: Ledger) {
    this.#tables = tables
    this.#ledger = ledger
  }

  /** Seats of a guest that was merged follow to its account. */
  async hand(guest: string, account: Person, moved: readonly string[]): Promise<void> {
    for (const table of moved)
      await this.#changeAt(table, (live) =>
        live.inTurn(() =>
          live.changeRoom((room) => ({ ok: true, room: handed(room, guest, account) })),
        ),
      )
  }

  /** Somebody took another name: it is theirs at tables that wait; a game goes on with the names it began with. */
  async renamed(account: string, name: string): Promise<void> {
    for await (const table of this.#ledger.tablesWith(account, 'waiting'))
      await this.#changeAt(table, (live) =>
        changeParty(live, (party) => ({ ok: true, party: rename(party, { id: account, name }) })),
      )
  }

  /** Leaves every table at which they sit. */
  async leaveAll(account: string): Promise<void> {
    for (const status of ['waiting', 'playing'] as const)
      for await (const table of this.#ledger.tablesWith(account, status))
        await this.#changeAt(table, (live) => leave(live, account))
    for (const live of this.#tables) await this.#tables.rematches.forget(live, account)
  }

  /** One that cannot be opened keeps nobody from the others. */
  async #changeAt(table: string, change: (live: LiveTable) => Promise<unknown>): Promise<void> {
    try {
      const live = await this.#tables.find(table)
      if (live !== undefined) await change(live)
    } catch (problem) {
      if (!(problem instanceof Damaged)) throw problem
    }
  }
}
