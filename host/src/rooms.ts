// What people do around a game: sit down, get ready, begin, leave, send somebody away. Each takes its turn, and answers why not.
import {
  AWAY_REMOVABLE_MS,
  type Changed,
  depart,
  setColour as inColour,
  setReady as inReady,
  changeSettings as inSettings,
  join as joined,
  type Refusal,
  type Room,
  refuse,
  remove as removed,
  start as started,
} from '@foldtable/kernel'
import { playRequest, refusalOf } from './actions.ts'
import { settleQuestion } from './consent.ts'
import { takeFreeSeat } from './free-seat.ts'
import { type House, hostMove, isBotId, nextBot, withGiven } from './house.ts'
import type { LiveTable } from './live-table.ts'
import { settingsFrom, withRoom } from './room-changes.ts'
import { roomNow, roomToRemoveFrom } from './room-now.ts'
import { leaveGame } from './seats.ts'
import { UNSEEN_MS } from './votes.ts'
import type { NewTable, Person } from './wanted.ts'

type Answer = Promise<Refusal | undefined>

const DAY = 24 * 3_600_000

export const changeRoom = (
  live: LiveTable,
  change: (room: Room) => Changed,
  besides: (house: House) => House = (house) => house,
): Answer =>
  live.inTurn(() =>
    live.changeHouse((house) =>
      withRoom(
        besides(house),
        change({ ...house.room, status: live.stored.status }), // a closed room stays closed
      ),
    ),
  )

/** Whoever sits there already may give other bytes to the chance; in a game that is on a seat may have become free. */
export function join(live: LiveTable, person: Person, entropy?: string): Answer {
  if (live.stored.status === 'playing' && live.seatOf(person.id) === undefined)
    return joinGame(live, person)
  const change = (room: Room): Changed => {
    if (live.house.sittings.some(({ id, hasLeft }) => id === person.id && hasLeft))
      return { ok: false, refusal: refuse('alreadyStarted', 'T-4.3') }
    const changed = joined(room, person, live.world.now())
    if (changed.ok) live.presence.expect(person.id)
    return changed
  }
  const came = (house: House): House => ({
    ...withGiven(house, person.id, entropy),
    avatars: { ...house.avatars, [person.id]: person.avatar },
  })
  return changeRoom(live, change, came)
}

const joinGame = (live: LiveTable, person: Person): Answer =>
  live.inTurn(async () => {
    const at = live.world.now()
    const refusal = await takeFreeSeat(live, person, at)
    await settleQuestion(live, at)
    return refusal
  })

/** Whoever sits in the waiting room gives other bytes to the chance (HOUSE-2.9). */
export const stir = (live: LiveTable, by: string, entropy: string): Answer =>
  live.inTurn(async () => {
    if (live.seatOf(by) === undefined) return refuse('notSeated', 'HOUSE-1.4')
    if (live.stored.status !== 'waiting') return refuse('alreadyStarted', 'T-4.3')
    return live.changeHouse((house) => ({ house: withGiven(house, by, entropy) }))
  })

/** Out of the waiting room, or out of the game for good. */
export const leave = (live: LiveTable, account: string): Answer =>
  live.inTurn(async () => {
    const now = live.world.now()
    const seat = live.seatOf(account)
    if (seat === undefined) return refuse('notSeated', 'T-4.4')
    if (live.stored.status === 'over') return undefined
    if (live.stored.status === 'waiting')
      return live.changeHouse((house) =>
        withRoom(house, depart(roomNow(house, live.presence), account, now)),
      )
    const left = await leaveGame(live, seat, now)
    await settleQuestion(live, now)
    return refusalOf(left)
  })

export const addBot = (live: LiveTable, by: string): Answer =>
  changeRoom(live, (room) =>
    by === room.host
      ? joined(room, nextBot(room), live.world.now())
      : { ok: false, refusal: refuse('notHost', 'T-4.2') },
  )

export const setReady = (live: LiveTable, account: string, isReady: boolean): Answer =>
  changeRoom(live, (room) => inReady(room, account, isReady, live.world.now()))

export interface Colouring {
  readonly seat: number
  readonly colour: string
  /** Those that seats of the game can have. */
  readonly colours: readonly string[]
}

/** One's own; the host chooses for bots too. */
export const setColour = (
  live: LiveTable,
  by: string,
  { seat, colour, colours }: Colouring,
): Answer =>
  changeRoom(live, (room) => {
    const { id: person = '' } = room.people[seat] ?? {}
    if (person !== by && !(isBotId(person) && by === room.host))
      return { ok: false, refusal: refuse('notSeated', 'T-4.12') }
    return inColour(room, person, colour, colours)
  })

/** The host sends somebody away: from the waiting room at once, from a game whoever is away for long. `told` hears who it was. */
export const remove = (
  live: LiveTable,
  by: string,
  { seat, isKeptOut }: { readonly seat: number; readonly isKeptOut: boolean },
  told: (person: string) => void,
): Answer =>
  live.inTurn(async () => {
    const now = live.world.now()
    const { house, stored } = live
    const person = (house.sittings.length > 0 ? house.sittings : house.room.people)[seat]
    if (person === undefined) return refuse('notSeated', 'T-4.4')
    const isSlow = house.pace === 'slow'
    const goneFor = isSlow ? UNSEEN_MS : AWAY_REMOVABLE_MS
    const how = { goneFor, isKeptOut: isKeptOut && !isBotId(person.id) }
    const changed = removed(roomToRemoveFrom(live), by, person.id, now, how)
    if (!changed.ok)
      return isSlow && changed.refusal.code === 'cannotRemove'
        ? refuse('cannotRemoveYet', 'T-4.6', { days: UNSEEN_MS / DAY })
        : changed.refusal
    const refusal =
      stored.status === 'waiting'
        ? await live.changeHouse((one) => withRoom(one, changed))
        : refusalOf(await leaveGame(live, seat, now, { wasRemoved: true }))
    await settleQuestion(live, now)
    if (refusal === undefined) told(person.id)
    return refusal
  })

/** The host ends a game that can be ended for everybody. */
export const end = (live: LiveTable, by: string): Answer =>
  live.inTurn(async () => {
    const move = hostMove(live.game, 'quit')
    const seat = live.seatOf(by)
    if (live.stored.status !== 'playing') return refuse('notPlaying', 'HOUSE-3.4')
    if (by !== live.house.room.host || seat === undefined) return refuse('notHost', 'T-4.2')
    if (move === undefined) return refuse('cannotEnd', 'HOUSE-3.5', { game: live.game.meta.title })
    const made = await playRequest(live, { by: 'host', seat, move, at: live.world.now() })
    return 'refusal' in made ? made.refusal : undefined
  })

export const start = (live: LiveTable, by: string): Answer =>
  changeRoom(live, (room) => started(room, by))

export const changeSettings = (
  live: LiveTable,
  by: string,
  settings: Omit<NewTable, 'game' | 'bots' | 'visibility' | 'pace'>,
): Answer =>
  changeRoom(
    live,
    (room) => inSettings(live.game.meta, room, by, settingsFrom(settings), live.world.now()),
    (house) => ({ ...house, substitutes: settings.substitutes ?? house.substitutes ?? false }),
  )
