// What the host has to do at a table by itself. One list answers both questions, when and what, so that they cannot disagree.
// Pure: who is there, the time and the table come in.
import { type AnyTable, type PartyTask, type Seat, tasksOf } from '@foldtable/kernel'
import {
  absences,
  desertedAt,
  isBotAsked,
  isUnattended,
  isWaitingForOne,
  pauseEnd,
  type Scene,
} from './absence.ts'
import { partyNow } from './party-now.ts'
import type { Status } from './ports.ts'
import { voteDueAt } from './votes.ts'

export type Task =
  | Extract<PartyTask, { kind: 'start' | 'remove' }>
  /** Nothing has happened in the waiting room of a slow table for weeks. */
  | { readonly kind: 'close' }
  /** A rematch that was offered, or a question that outlives moves, is decided. */
  | { readonly kind: 'offer' | 'vote' }
  /** Everybody has been away for long. */
  | { readonly kind: 'abandon' }
  /** What the clock plays: the end of a pause, a penalty, a move for who ran out of time. */
  | { readonly kind: 'clock' }
  /** Somebody is asked and has been away for too long. */
  | { readonly kind: 'absent'; readonly seat: Seat }
  /** A bot that was asked was lost with a restart. */
  | { readonly kind: 'bot' }

interface Due {
  readonly at: number
  readonly task: Task
}

/** A table as far as its time depends on it. */
export interface DueScene extends Scene {
  readonly table: AnyTable | undefined
  readonly status: Status
  /** When something last happened there. */
  readonly updated: number
}

/** A slow table that still waits is closed when nothing has happened there for this long. */
export const IDLE_ROOM_MS = 30 * 24 * 3_600_000
/** A bot that has not moved after this long was lost with a restart and is asked again. */
const BOT_LOST_MS = 60_000

/** Of two that are due, the first is done first. */
export function duesOf(scene: DueScene): readonly Due[] {
  const { status, table, room } = scene
  if (status === 'waiting') return roomDues(scene)
  if (table === undefined || (status === 'over' && table.decision.result === undefined))
    return room.offer === undefined ? [] : [{ at: room.offer.until, task: OFFER }]
  return gameDues(scene, table)
}

function roomDues({ room, presence, updated }: DueScene): readonly Due[] {
  if (room.party.status !== 'waiting') return []
  const tasks = tasksOf(partyNow(room, presence)).flatMap(({ at, task }): Due[] =>
    task.kind === 'abandon' ? [] : [{ at, task }],
  )
  return tasks.length > 0 || room.pace === 'live'
    ? tasks
    : [{ at: updated + IDLE_ROOM_MS, task: { kind: 'close' } }]
}

const OFFER: Task = { kind: 'offer' }
const VOTE: Task = { kind: 'vote' }
const ABANDON: Task = { kind: 'abandon' }
const CLOCK: Task = { kind: 'clock' }
const BOT: Task = { kind: 'bot' }

/** Of a game that is on, or over: there the clock may still owe something. */
export function gameDues(scene: Scene, table: AnyTable): readonly Due[] {
  const { room } = scene
  const due: Due[] = []
  const add = (at: number | null, task: Task) => {
    if (at !== null) due.push({ at, task })
  }
  if (table.decision.result !== undefined) {
    add(room.offer?.until ?? null, OFFER)
    add(table.deadline, CLOCK)
    return due
  }
  if (isUnattended(scene)) return due
  add(voteDueAt(room), VOTE)
  add(desertedAt(scene), ABANDON)
  add(isWaitingForOne(scene) ? pauseEnd(table) : table.deadline, CLOCK)
  for (const { seat, at } of absences(scene, table)) add(at, { kind: 'absent', seat })
  if (isBotAsked(room, table)) add(table.at + BOT_LOST_MS, BOT)
  return due
}

/** When the time of the seat is up, or of whoever is asked if it is not; null while no clock runs. */
export function timeUpAt(scene: Scene, table: AnyTable, seat: Seat): number | null {
  const { decision } = table
  if (decision.result !== undefined || decision.due !== undefined) return null
  if (isWaitingForOne(scene)) return null
  const asked = decision.seats.includes(seat) ? [seat] : decision.seats
  return earliestOf(asked.map((one) => table.deadlineOf(one)))
}

/** When the host has to look at the table again. */
export const dueAt = (dues: readonly Due[]): number | null => earliestOf(dues.map(({ at }) => at))

function earliestOf(times: readonly (number | null)[]): number | null {
  let first: number | null = null
  for (const at of times) if (at !== null && (first === null || at < first)) first = at
  return first
}

/** What is to be done by now. */
export const taskBy = (dues: readonly Due[], now: number): Task | undefined =>
  dues.find(({ at }) => at <= now)?.task
