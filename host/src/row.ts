// What is stored of a table besides its entries, after a change of what lies around its game. Pure.
import type { AnyTable, Game, Refusal } from '@foldtable/kernel'
import { hasEverybodyLeft, type Scene } from './absence.ts'
import { calledAt } from './called.ts'
import { duesOf, earliestOf } from './due.ts'
import { type House, isBotId } from './house.ts'
import type { Sitter, Status, StoredTable } from './ports.ts'

interface Aside {
  /** Another invitation than before. */
  readonly invite?: string
  /** Not worth being called a change of the table. */
  readonly isQuiet?: boolean
}

/** The new house, or why not. */
export type HouseChange = (Aside & { readonly house: House }) | { readonly refusal: Refusal }

/** What a row is made from besides the house. */
export interface RowScene extends Omit<Scene, 'house'> {
  readonly game: Game
  readonly stored: StoredTable
  readonly table: AnyTable | undefined
}

/** With the revision after the one that is stored. */
export function rowWith(
  scene: RowScene,
  house: House,
  { invite, isQuiet = false }: Aside,
  now: number,
): StoredTable {
  const { stored } = scene
  const next = {
    ...stored,
    house: JSON.stringify(house),
    status: statusOf(house, stored.status),
    invite: invite ?? stored.invite,
    revision: stored.revision + 1,
    updated: isQuiet ? stored.updated : now,
  }
  return { ...next, ...plansOf({ ...scene, stored: next }, house) }
}

/** What depends on who is there. A table whose game has to be folded first is as due as before. */
export function plansOf(
  { game, presence, audience, table, stored }: RowScene,
  house: House,
): Pick<StoredTable, 'deadline' | 'isShown'> {
  const { status, updated } = stored
  const isShown = status !== 'waiting' || house.pace === 'slow' || presence.isHere(house.room.host) // HOUSE-1.6
  if (status === 'playing' && table === undefined) return { deadline: stored.deadline, isShown }
  const dues = duesOf({ house, game, presence, audience, table, status, updated })
  return { deadline: earliestOf(dues), isShown }
}

/** A room that all people have left is closed, and so is a game. */
function statusOf(house: House, status: Status): Status {
  if (status === 'waiting')
    return house.room.people.every(({ id }) => isBotId(id)) ? 'over' : house.room.status
  return hasEverybodyLeft(house) || house.ended !== undefined ? 'over' : status
}

export function sittersOf(house: House, status: Status): Sitter[] {
  const people = house.sittings.length > 0 ? house.sittings : house.room.people
  const calls = calledAt(house, status)
  return people.flatMap(({ id }, at) => {
    const seat = house.sittings.length > 0 ? at : null
    const called = calls.get(id)
    if (isBotId(id)) return []
    return [called === undefined ? { account: id, seat } : { account: id, seat, called }]
  })
}
