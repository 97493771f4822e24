// Who is waited for and until when. Absence never plays for somebody whom nobody else waits for (HOUSE-21).
import {
  type AnyTable,
  AWAY_ON_TURN_MS,
  absenceDeadline,
  type Game,
  type Seat,
  tasksOf,
} from '@foldtable/kernel'
import { isBotId } from './bots.ts'
import type { Presence } from './presence.ts'
import type { Room, Sitting } from './room.ts'

export interface Scene {
  readonly room: Room
  readonly game: Game
  readonly presence: Presence
  /** Whoever watches, seated or not. */
  readonly audience: { readonly size: number }
}

const players = new WeakMap<Room['sittings'], readonly Sitting[]>()

/** People who play themselves: asked with every entry, and changed with the room. */
function playersOf({ sittings }: Room): readonly Sitting[] {
  const known = players.get(sittings)
  if (known !== undefined) return known
  const found = sittings.filter(({ isBot, hasLeft }) => !isBot && !hasLeft)
  players.set(sittings, found)
  return found
}

/** The seat of the only person who plays; all others are bots or have left. */
export function loneSeat(room: Room): Seat | undefined {
  const [one, another] = playersOf(room)
  return one === undefined || another !== undefined ? undefined : room.sittings.indexOf(one)
}

/** One person plays with bots and is away: the table waits for them, and their clock stands. */
export function isWaitingForOne({ room, presence }: Pick<Scene, 'room' | 'presence'>): boolean {
  const seat = loneSeat(room)
  return seat !== undefined && !presence.isHere(room.sittings[seat]?.id ?? '')
}

/** Only bots play and nobody looks on: the table pauses until somebody does. */
export const isUnattended = ({
  room,
  audience,
  presence,
}: Pick<Scene, 'room' | 'audience' | 'presence'>): boolean =>
  audience.size === 0 && isForBots(room) && !presence.isWatchedElsewhere

/** A game that only bots play. */
export const isForBots = (room: Room): boolean =>
  room.sittings.length > 0 && playersOf(room).length === 0

export const hasEverybodyLeft = ({ sittings }: Room): boolean =>
  sittings.length > 0 && sittings.every(({ id, hasLeft }) => hasLeft || isBotId(id))

export const isBotAsked = (room: Room, table: AnyTable | undefined): boolean =>
  askedSeats(table).some((seat) => room.sittings[seat]?.isBot)

const askedSeats = (table: AnyTable | undefined): readonly Seat[] =>
  table === undefined || table.decision.result !== undefined ? [] : table.decision.seats

/** When a pause ends, or the clock has something to play that is no decision of anybody. */
export const pauseEnd = (table: AnyTable): number | null =>
  table.clock.owing.length > 0 ? table.at : table.dueAt

/** Who is asked, has been away too long, or will have been, and when. */
export function absences(scene: Scene, table: AnyTable): readonly { seat: Seat; at: number }[] {
  const found: { seat: Seat; at: number }[] = []
  if (table.decision.result !== undefined || table.decision.due !== undefined) return found
  for (const seat of table.decision.seats) {
    const gone = waitedForSince(scene, seat)
    if (gone === null) continue
    const asked = table.clock.since[seat] ?? table.at
    const at = absenceDeadline(table.clockSettings, asked, { awaySince: gone })
    if (at !== null) found.push({ seat, at })
  }
  return found
}

/** From when on the house may play for who is away, if it asks them; null if it does not. */
export function playedForAt(scene: Scene, seat: Seat): number | null {
  const gone = scene.room.party.settings.clock.kind === 'none' ? waitedForSince(scene, seat) : null
  return gone === null ? null : gone + AWAY_ON_TURN_MS
}

/** Since when the person of the seat has been away and somebody else has been there to wait; null if not so. */
function waitedForSince({ room, presence }: Scene, seat: Seat): number | null {
  const sitting = room.sittings[seat]
  if (room.pace === 'slow' || sitting === undefined || sitting.isBot || sitting.hasLeft) return null
  const away = presence.awaySince(sitting.id)
  if (away === null) return null
  const waiting = playersOf(room).flatMap(({ id }) => presence.hereSince(id) ?? [])
  return waiting.length === 0 ? null : Math.max(away, Math.min(...waiting))
}

/** With two or more who play, all of them away: when the game is abandoned. */
export function desertedAt({ room, game, presence }: Scene): number | null {
  const people = playersOf(room)
  if (room.pace === 'slow' || people.length < 2 || game.host?.abandon === undefined) return null
  if (people.some(({ id }) => presence.isHere(id))) return null
  const [first] = tasksOf({
    ...room.party,
    status: 'playing',
    people: people.map(({ id, name }) => ({ id, name, awaySince: presence.awaySince(id) })),
  })
  return first?.task.kind === 'abandon' ? first.at : null
}

/** Seats of people who are asked in a pause and cannot answer, because they are away; at one screen nobody is. */
export function absentInPause(scene: Scene, table: AnyTable | undefined): Seat[] {
  const decision = table?.decision
  if (decision === undefined || decision.result !== undefined || decision.due === undefined)
    return []
  if (scene.room.isPractice || loneSeat(scene.room) !== undefined) return []
  return decision.seats.filter((seat) => {
    const sitting = scene.room.sittings[seat]
    return sitting !== undefined && !sitting.isBot && !scene.presence.isHere(sitting.id)
  })
}
