// What people do around a game: sit down, get ready, begin, leave, send somebody away. Each takes its turn, and answers why not.
import {
  AWAY_REMOVABLE_MS,
  type Changed,
  DONE,
  depart,
  setColour as inColour,
  setReady as inReady,
  changeSettings as inSettings,
  join as joined,
  type Outcome,
  type Party,
  refused,
  remove as removed,
  type Seat,
  start as started,
} from '@foldtable/kernel'
import { playRequest } from './actions.ts'
import { type BotLevel, isBotId, nextBot, withLevel } from './bots.ts'
import { settleQuestion } from './consent.ts'
import { takeFreeSeat } from './free-seat.ts'
import type { LiveTable } from './live-table.ts'
import { partyNow, partyToRemoveFrom } from './party-now.ts'
import { type Room, withGiven } from './room.ts'
import { settingsFrom, withParty } from './room-changes.ts'
import { leaveGame } from './seats.ts'
import { UNSEEN_MS } from './votes.ts'
import type { NewTable, Person } from './wanted.ts'

type Answer = Promise<Outcome>

const DAY = 24 * 3_600_000

export const changeParty = (
  live: LiveTable,
  change: (party: Party) => Changed,
  besides: (room: Room) => Room = (room) => room,
): Answer =>
  live.inTurn(() =>
    live.changeRoom((room) =>
      withParty(
        besides(room),
        change({ ...room.party, status: live.stored.status }), // a closed room stays closed
      ),
    ),
  )

/** Whoever sits there already may give other bytes to the chance; in a game that is on a seat may have become free. */
export function join(live: LiveTable, person: Person, entropy?: string): Answer {
  if (live.stored.status === 'playing' && live.seatOf(person.id) === undefined)
    return joinGame(live, person)
  const change = (party: Party): Changed => {
    if (live.room.sittings.some(({ id, hasLeft }) => id === person.id && hasLeft))
      return refused('alreadyStarted', 'T-4.3')
    const changed = joined(party, person, live.world.now())
    if (changed.ok) live.presence.expect(person.id)
    return changed
  }
  const came = (room: Room): Room => ({
    ...withGiven(room, person.id, entropy),
    avatars: { ...room.avatars, [person.id]: person.avatar },
  })
  return changeParty(live, change, came)
}

const joinGame = (live: LiveTable, person: Person): Answer =>
  live.inTurn(async () => {
    const at = live.world.now()
    const outcome = await takeFreeSeat(live, person, at)
    await settleQuestion(live, at)
    return outcome
  })

/** Whoever sits in the waiting room gives other bytes to the chance (HOUSE-2.9). */
export const stir = (live: LiveTable, by: string, entropy: string): Answer =>
  live.inTurn(async () => {
    if (live.seatOf(by) === undefined) return refused('notSeated', 'HOUSE-1.4')
    if (live.stored.status !== 'waiting') return refused('alreadyStarted', 'T-4.3')
    return live.changeRoom((room) => ({ ok: true, room: withGiven(room, by, entropy) }))
  })

/** Out of the waiting room, or out of the game for good. */
export const leave = (live: LiveTable, account: string): Answer =>
  live.inTurn(async () => {
    const now = live.world.now()
    const seat = live.seatOf(account)
    if (seat === undefined) return refused('notSeated', 'T-4.4')
    if (live.stored.status === 'over') return DONE
    if (live.stored.status === 'waiting')
      return live.changeRoom((room) =>
        withParty(room, depart(partyNow(room, live.presence), account, now)),
      )
    const left = await leaveGame(live, seat, now)
    await settleQuestion(live, now)
    return left
  })

export const addBot = (live: LiveTable, by: string, level?: BotLevel): Answer =>
  changeParty(live, (party) =>
    by === party.host
      ? joined(party, nextBot(party, level), live.world.now())
      : refused('notHost', 'T-4.2'),
  )

/** A bot that sits there already plays at another level from now on, while the table waits. */
export const setBotLevel = (live: LiveTable, by: string, seat: Seat, level: BotLevel): Answer =>
  changeParty(live, (party) => {
    if (by !== party.host) return refused('notHost', 'T-4.2')
    if (party.status !== 'waiting') return refused('alreadyStarted', 'T-4.3')
    const changed = withLevel(party, seat, level)
    if (changed === undefined) return refused('notSeated', 'T-4.4')
    return { ok: true, party: changed }
  })

export const setReady = (live: LiveTable, account: string, isReady: boolean): Answer =>
  changeParty(live, (party) => inReady(party, account, isReady, live.world.now()))

interface Colouring {
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
  changeParty(live, (party) => {
    const { id: person = '' } = party.people[seat] ?? {}
    if (person !== by && !(isBotId(person) && by === party.host))
      return refused('notSeated', 'T-4.12')
    return inColour(party, person, colour, colours)
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
    const { room, stored } = live
    const person = (room.sittings.length > 0 ? room.sittings : room.party.people)[seat]
    if (person === undefined) return refused('notSeated', 'T-4.4')
    const isSlow = room.pace === 'slow'
    const goneFor = isSlow ? UNSEEN_MS : AWAY_REMOVABLE_MS
    const how = { goneFor, isKeptOut: isKeptOut && !isBotId(person.id) }
    const changed = removed(partyToRemoveFrom(live), by, person.id, now, how)
    if (!changed.ok)
      return isSlow && changed.refusal.code === 'cannotRemove'
        ? refused('cannotRemoveYet', 'T-4.6', { days: UNSEEN_MS / DAY })
        : changed
    const outcome =
      stored.status === 'waiting'
        ? await live.changeRoom((one) => withParty(one, changed))
        : await leaveGame(live, seat, now, { wasRemoved: true })
    await settleQuestion(live, now)
    if (outcome.ok) told(person.id)
    return outcome
  })

/** The host ends a game that can be ended for everybody. */
export const end = (live: LiveTable, by: string): Answer =>
  live.inTurn(async () => {
    const move = live.game.host?.end
    const seat = live.seatOf(by)
    if (live.stored.status !== 'playing') return refused('notPlaying', 'HOUSE-3.4')
    if (by !== live.room.party.host || seat === undefined) return refused('notHost', 'T-4.2')
    if (move === undefined) return refused('cannotEnd', 'HOUSE-3.5', { game: live.game.meta.title })
    return playRequest(live, { by: 'host', seat, move, at: live.world.now() })
  })

export const start = (live: LiveTable, by: string): Answer =>
  changeParty(live, (party) => started(party, by))

export const changeSettings = (
  live: LiveTable,
  by: string,
  settings: Omit<NewTable, 'game' | 'bots' | 'visibility' | 'pace'>,
): Answer =>
  changeParty(
    live,
    (party) => inSettings(live.game.meta, party, by, settingsFrom(settings), live.world.now()),
    (room) => ({
      ...room,
      substitutes: settings.substitutes ?? room.substitutes ?? false,
      hints: settings.hints ?? room.hints ?? false,
    }),
  )
