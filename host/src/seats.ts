// Who plays at a seat: its person, a bot for them, or nobody any more.
import { hostAfter, type Outcome, type Party, refused, type Seat } from '@foldtable/kernel'
import type { ClientMessage } from '@foldtable/protocol'
import { playRequest } from './actions.ts'
import { isBotId } from './bots.ts'
import type { LiveTable } from './live-table.ts'
import type { Cause } from './ports.ts'
import { questionAfter } from './question.ts'
import type { Room, Sitting } from './room.ts'

export type SeatMessage = Extract<ClientMessage, { kind: 'seat' }>

/** Leaves for good, lets a bot play on, or takes the seat back from it. */
export async function changeSeat(
  live: LiveTable,
  account: string | null,
  { to }: SeatMessage,
  at: number,
): Promise<Outcome> {
  const seat = live.seatOf(account)
  if (seat === undefined) return refused('notSeated', 'T-2.4')
  if (live.stored.status !== 'playing') return refused('notPlaying', 'HOUSE-3.4')
  if (to === 'leave') return leaveGame(live, seat, at)
  return giveSeat(live, seat, to === 'bot' ? botFor(live, 'asked', at) : { isBot: false }, { at })
}

/** Who ran out of time and is not there is played for by a bot from now on, where the table wants that. */
export async function substitute(live: LiveTable, seat: Seat, at: number): Promise<void> {
  const { room, stored, presence } = live
  const sitting = room.sittings[seat]
  if (room.substitutes !== true || stored.status !== 'playing') return
  if (sitting === undefined || sitting.isBot || sitting.hasLeft || presence.isHere(sitting.id))
    return
  await giveSeat(live, seat, botFor(live, 'away', at), { at })
}

/** A bot plays for the person from here on. */
export const botFor = (
  { stored: { n } }: LiveTable,
  why: 'asked' | 'away',
  since: number,
): Partial<Sitting> => ({ isBot: true, standIn: { since, n, why } })

/** Where the game has no way of leaving, a bot plays on for good. Only people leave. */
export async function leaveGame(
  live: LiveTable,
  seat: Seat,
  at: number,
  { wasRemoved = false } = {},
): Promise<Outcome> {
  const move = live.game.host?.leave
  if (move !== undefined) {
    const made = await playRequest(live, { by: 'host', seat, move, at })
    if (!made.ok) return made
  }
  const left = { hasLeft: true, isBot: move === undefined }
  return giveSeat(live, seat, wasRemoved ? { ...left, wasRemoved } : left, {
    at,
    cause: { kind: 'left', seat },
  })
}

interface Aside {
  readonly at: number
  readonly cause?: Cause
  /** What becomes of the open question. */
  besides?(room: Room): Room
}

export async function giveSeat(
  live: LiveTable,
  seat: Seat,
  change: Partial<Sitting>,
  { at, cause, besides = (room) => questionAfter(room, seat, at) }: Aside,
): Promise<Outcome> {
  return live.changeRoom((room) => {
    const sitting = room.sittings[seat]
    if (sitting === undefined || isBotId(sitting.id)) return refused('notSeated', 'T-2.4')
    const sittings = room.sittings.map((one, other) => (other === seat ? given(one, change) : one))
    return { ok: true, room: { ...besides(room), sittings, party: hosted(live, room, sittings) } }
  }, cause)
}

/** A bot that plays on is the one that stood in before. */
function given({ standIn, ...sitting }: Sitting, change: Partial<Sitting>): Sitting {
  const next = { ...sitting, ...change }
  const isSame = standIn !== undefined && sitting.isBot && next.isBot && !next.hasLeft
  return isSame ? { ...next, standIn } : next
}

/** A host who left hands the table on to the lowest seat that is there (T-4.4). */
function hosted(live: LiveTable, { party }: Room, sittings: readonly Sitting[]): Party {
  const stayed = sittings.flatMap(({ id, hasLeft }) =>
    hasLeft || isBotId(id) ? [] : [{ id, awaySince: live.presence.awaySince(id) }],
  )
  return { ...party, host: hostAfter(party, stayed) }
}
