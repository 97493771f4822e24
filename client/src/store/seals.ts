// The seals of tables as this browser first saw them: a house that shows another one later has changed the deal.
import { type KeyValues, readKept } from '../wire/key-values.ts'

export interface KeptSeal {
  readonly commitment: string
  /** When it was first seen here. */
  readonly at: number
  /** Only after the end: then it proves nothing. */
  readonly isLate: boolean
}

const PREFIX = 'foldtable.seal.'
/** Older ones make room. */
const MOST = 300

export const keptSeal = (storage: KeyValues, table: string): KeptSeal | undefined =>
  readKept(storage, `${PREFIX}${table}`)

/** The first one stays. */
export function keepSeal(storage: KeyValues, table: string, seal: KeptSeal): KeptSeal {
  const known = keptSeal(storage, table)
  if (known !== undefined) return known
  const names = storage.keys(PREFIX)
  if (names.length >= MOST) {
    const ageOf = (name: string) => readKept<KeptSeal>(storage, name)?.at ?? 0
    for (const name of names
      .toSorted((a, b) => ageOf(a) - ageOf(b))
      .slice(0, names.length - MOST + 1))
      storage.remove(name)
  }
  storage.set(`${PREFIX}${table}`, JSON.stringify(seal))
  return seal
}
