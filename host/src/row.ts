// What is stored of a table besides its entries, after a change of what lies around its game. Pure.
import type { AnyTable, Entry, Game, Outcome } from '@foldtable/kernel'
import { hasEverybodyLeft, type Scene } from './absence.ts'
import { isBotId } from './bots.ts'
import { calledAt } from './called.ts'
import { dueAt, duesOf, gameDues } from './due.ts'
import type { Progress, Sitter, Status, StoredTable } from './ports.ts'
import type { Room } from './room.ts'
import { roomText } from './stored-room.ts'

interface Aside {
  /** Another invitation than before. */
  readonly invite?: string
  /** Not worth being called a change of the table. */
  readonly isQuiet?: boolean
}

/** The new room, or why not. */
export type RoomChange = Outcome<Aside & { readonly room: Room }>

/** What a row is made from besides the room. */
interface RowScene extends Omit<Scene, 'room'> {
  readonly game: Game
  readonly stored: StoredTable
  readonly table: AnyTable | undefined
}

/** With the revision after the one that is stored. */
export function rowWith(
  scene: RowScene,
  room: Room,
  { invite, isQuiet = false }: Aside,
  now: number,
): StoredTable {
  const { stored } = scene
  const next = {
    ...stored,
    house: roomText(room),
    status: statusOf(room, stored.status),
    invite: invite ?? stored.invite,
    revision: stored.revision + 1,
    updated: isQuiet ? stored.updated : now,
  }
  return { ...next, ...plansOf({ ...scene, stored: next }, room) }
}

/** What depends on who is there. A table whose game has to be folded first is as due as before. */
export function plansOf(
  { game, presence, audience, table, stored }: RowScene,
  room: Room,
): Pick<StoredTable, 'deadline' | 'isShown'> {
  const { status, updated } = stored
  const isShown = status !== 'waiting' || room.pace === 'slow' || presence.isHere(room.party.host) // HOUSE-1.6
  if (status === 'playing' && table === undefined) return { deadline: stored.deadline, isShown }
  const dues = duesOf({ room, game, presence, audience, table, status, updated })
  return { deadline: dueAt(dues), isShown }
}

/** What the row says of a table after this entry, its latest. In a pause it waits for nobody: it goes on by itself. */
export function standingOf({ decision }: AnyTable, { n, at }: Pick<Entry, 'n' | 'at'>) {
  const result = decision.result ?? null
  const isOpen = decision.result === undefined && decision.due === undefined
  const status: Status = result === null ? 'playing' : 'over'
  return { n, at, updated: at, status, asked: isOpen ? decision.seats : [], result }
}

/** What an entry changes besides adding itself. */
export function progressOf(
  scene: Scene & { readonly stored: StoredTable },
  table: AnyTable,
  entry: Entry,
): Progress {
  const { stored } = scene
  const { status, asked, result } = standingOf(table, entry)
  const deadline = dueAt(gameDues(scene, table))
  const isTurning = status !== stored.status || entry.n === 1
  const isDeadlineNew = deadline !== stored.deadline
  const { revision } = stored
  return { revision, status, asked, deadline, isDeadlineNew, result, isTurning }
}

/** A room that all people have left is closed, and so is a game. */
function statusOf(room: Room, status: Status): Status {
  if (status === 'waiting')
    return room.party.people.every(({ id }) => isBotId(id)) ? 'over' : room.party.status
  return hasEverybodyLeft(room) || room.ended !== undefined ? 'over' : status
}

/** Whose table it is: those who sit there, and those who did until somebody followed them. */
export function sittersOf(room: Room, status: Status): Sitter[] {
  const { sittings, party, followed = [] } = room
  const calls = calledAt(room, status)
  const people = sittings.length > 0 ? sittings : party.people
  const seated = people.flatMap((one, at): Sitter[] => {
    if (isBotId(one.id)) return []
    const isPlayedFor = status === 'playing' && 'hasLeft' in one && (one.isBot || one.hasLeft)
    const called = isPlayedFor ? 'nothing' : calls.get(one.id)
    const sitter = { account: one.id, seat: sittings.length > 0 ? at : null }
    return [called === undefined ? sitter : { ...sitter, called }]
  })
  return [...seated, ...followed.map((account) => ({ account, seat: null }))]
}
