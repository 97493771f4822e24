// A table's game, folded from what its ledger keeps.
import {
  type AnyTable,
  type Entry,
  type Game,
  keyedChance,
  Table,
  type Terms,
} from '@foldtable/kernel'
import type { StoredTable, TableLedger } from './ports.ts'
import type { Room } from './room.ts'

/** What a game is folded with. */
export interface Folding {
  readonly game: Game
  readonly stored: StoredTable
  readonly room: Room
  readonly ledger: TableLedger
  /** From all entries, whether there is a snapshot or not. */
  readonly isWhole: boolean
  /** The snapshot was left alone, and all entries were folded. */
  unfit(why: string): void
}

function termsOf({ game, stored, room }: Pick<Folding, 'game' | 'stored' | 'room'>): Terms {
  const { party, sittings, entropy } = room
  const { options, clock } = party.settings
  const chance = keyedChance(stored.chanceKey, entropy)
  return { game, seats: sittings.length, options, chance, clock }
}

/** With all entries from the first, for what lies before the snapshot. */
export const wholeTable = async (
  folding: Pick<Folding, 'game' | 'stored' | 'room'> & {
    readonly ledger: Pick<TableLedger, 'entriesAfter'>
  },
): Promise<AnyTable> =>
  Table.fold(termsOf(folding), await folding.ledger.entriesAfter(folding.stored.id, 0))

/** From its snapshot, where that is of these rules and folds, else from all entries; nothing if there are none. */
export async function foldedTable(folding: Folding): Promise<AnyTable | undefined> {
  const { ledger, game, stored } = folding
  const { snapshot, unfit } = await ledger.snapshot(stored.id, game.meta.version)
  if (unfit !== undefined) folding.unfit(unfit)
  if (snapshot === undefined || folding.isWhole) {
    const whole = await wholeTable(folding)
    return whole.n === 0 ? undefined : whole
  }
  const entries = await ledger.entriesAfter(stored.id, snapshot.standing.n)
  try {
    return Table.fold(termsOf(folding), entries, snapshot)
  } catch (problem) {
    folding.unfit(`it does not fold: ${problem}`)
    return wholeTable(folding)
  }
}

/** Entry 1. The key decides it, so that opening again after a crash gives the same. */
export function openedTable(
  folding: Pick<Folding, 'game' | 'stored' | 'room'>,
  now: number,
): { readonly table: AnyTable; readonly entry: Entry } {
  const table = Table.open(termsOf(folding), now)
  const [entry] = table.entries
  if (entry === undefined) throw new Error(`table ${folding.stored.id} did not open`)
  return { table, entry }
}
