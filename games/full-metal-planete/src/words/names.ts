// How pieces are named in messages: by their colour of the moment, `Red tank 3`. One that has changed its colour says so, and
// keeps its number: `Blue tank 3 (once red)` is not `Blue tank 3`.
import type { Message, Param, Seat } from '@foldtable/kernel'
import type { Colours, Event } from '../events.ts'
import { unitNamed } from '../field/index.ts'
import { type ItemId, mineralIndex, type State, type Unit, type UnitId } from '../state.ts'

const COLOURS = ['colour.red', 'colour.blue', 'colour.green', 'colour.yellow']
const UNIT_ID = /^([a-z]+)-p(\d)(?:-(\d+))?$/

/** The colour in which it came into the game; nothing for ore. */
export function firstColourOf(id: ItemId): Seat | undefined {
  const at = id.indexOf('-p')
  return at < 0 ? undefined : id.charCodeAt(at + 2) - '1'.charCodeAt(0)
}

/** A unit as it is now. Every unit is named many times over, so its names are kept. */
export function unitName({ id, home }: Unit): Param {
  const known = NAMES[home]?.get(id)
  if (known !== undefined) return known
  const name = { parts: [nameOf(id, home)] }
  NAMES[home]?.set(id, name)
  return name
}

const NAMES = [0, 1, 2, 3].map(() => new Map<UnitId, Param>())

/** A unit or ore as it is now; of something that is not there, what its name would be. */
export function piece(view: State, id: ItemId): Param {
  const unit = unitNamed(view, id)
  return unit === undefined ? { parts: [nameOf(id)] } : unitName(unit)
}

export const pieces = (view: State, ids: readonly ItemId[]): Param => ({
  parts: ids.map((id) => nameOf(id, unitNamed(view, id)?.home)),
})

/** As it was when that happened. */
export const pieceThen = ({ colours }: Told, id: ItemId): Param => ({
  parts: [nameOf(id, colours?.[id])],
})

export const piecesThen = ({ colours }: Told, ids: readonly ItemId[]): Param => ({
  parts: ids.map((id) => nameOf(id, colours?.[id])),
})

type Told = Pick<Event, 'colours'>

/** The colours that the ids do not tell; nothing if there are none. */
export function changedColours(state: State, ids: readonly ItemId[]): Colours | undefined {
  let changed: { [unit: UnitId]: Seat } | undefined
  for (const id of ids) {
    const first = firstColourOf(id)
    const home = first === undefined ? undefined : unitNamed(state, id)?.home
    if (home !== undefined && home !== first) changed = { ...changed, [id]: home }
  }
  return changed
}

function nameOf(id: ItemId, colour?: Seat): Message {
  const ore = mineralIndex(id)
  if (ore >= 0) return { id: 'piece', params: { kind: { word: 'type.mineral' }, n: ore + 1 } }
  const [, type, player, serial] = UNIT_ID.exec(id) ?? []
  if (type === undefined) return { id }
  const first = Number(player) - 1
  const kind = { word: `piece.${type}.${colour ?? first}` }
  if (serial === undefined) return { id: 'piece.only', params: { kind } } // of astronefs each has one
  const params = { kind, n: Number(serial) }
  if (colour === undefined || colour === first) return { id: 'piece', params }
  return { id: 'piece.changed', params: { ...params, colour: { word: COLOURS[first] ?? '' } } }
}
