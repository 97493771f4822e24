// What the journal holds of a table that is not in its chapters yet.

/** What the journal holds of a table. */
export interface Open {
  readonly table: string
  n: number
  at: number
  asked: string
  deadline: number | null
  /** Entries that are in no chapter yet. */
  texts: string[]
  /** The commit that the first of them is in. */
  since: number
  /** Its row in `tables` stands at an earlier entry. */
  isRowBehind: boolean
  /** Some of its entries are not where they should be: it is left as it is. */
  isBroken: boolean
}

/** The journal begins to hold something of a table that stands at entry `n`. */
export function begun(all: Map<string, Open>, table: string, n: number): Open {
  const open: Open = {
    ...{ table, n, at: 0, asked: '', deadline: null, texts: [], since: 0 },
    ...{ isRowBehind: false, isBroken: false },
  }
  all.set(table, open)
  return open
}
