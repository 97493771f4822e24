// How values of a state are put into words: by the game's catalog, by the names of the seats.
import type { Catalog, Speech } from '@foldtable/kernel'

export interface Showing {
  readonly speech: Speech
  readonly seats: number
  /** Columns of the terminal. */
  readonly width: number
  /** Values as the game's code has them, where words would be too wide. */
  readonly brief?: boolean
}

/** Fields that hold a seat, by the words of the house. */
const SEAT_FIELD = /^(seat|target|dealer|winner|player|owner|holder|order)s?$/i

export const isSeatField = (field: string, value: unknown, { seats }: Showing): value is number =>
  SEAT_FIELD.test(field) && Number.isInteger(value) && Number(value) >= 0 && Number(value) < seats

/** `roundsLost` is "rounds lost". */
export const titleOf = (field: string, { speech }: Showing): string =>
  speech.catalog[`field.${field}`] ?? field.replace(/([A-Z])/g, ' $1').toLowerCase()

/** The game's word for one of its things: `card.KH`, `province.paris`; else the thing itself. */
export function wordFor(field: string, value: string, { speech, brief }: Showing): string {
  if (brief) return value
  const { catalog } = speech
  return catalog[`${field}.${value}`] ?? thingsOf(catalog).get(value) ?? value
}

const NO_THING = new Set(['about', 'move', 'refusal', 'option', 'reason', 'tally', 'field'])
const things = new WeakMap<Catalog, ReadonlyMap<string, string>>()

/** The words of a catalog by the last part of their id, where that names only one thing. */
function thingsOf(catalog: Catalog): ReadonlyMap<string, string> {
  const known = things.get(catalog)
  if (known !== undefined) return known
  const found = new Map<string, string>()
  const twice = new Set<string>()
  for (const [id, text] of Object.entries(catalog)) {
    const [kind = '', name] = id.split('.')
    if (name === undefined || NO_THING.has(kind) || text.includes('{')) continue
    if (found.has(name)) twice.add(name)
    found.set(name, text)
  }
  for (const name of twice) found.delete(name)
  things.set(catalog, found)
  return found
}
