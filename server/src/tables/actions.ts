// What a seat can do at a table that is being played: move, take back, stop the clocks, leave, let a bot play.
import { randomUUID } from 'node:crypto'
import {
  type AnyTable,
  hostAfter,
  type Refusal,
  type Request,
  readMove,
  refuse,
  type Seat,
  undoFor,
} from '@foldtable/kernel'
import type { ClientMessage } from '@foldtable/protocol'
import type { Statement } from '../ledger/sql.ts'
import { type House, hostMove, isBotId, type Sitting } from './house.ts'
import type { LiveTable, Made } from './live-table.ts'

type Message<K extends ClientMessage['kind']> = Extract<ClientMessage, { kind: K }>

export type SeatMessage = Message<'seat'>

/** Nothing means that it is done; an entry was told to everybody already. */
export type Outcome = { readonly refusal: Refusal } | { readonly duplicate: number } | undefined

const outcomeOf = (made: Made): Outcome => ('entry' in made ? undefined : made)
const refused = (code: string, rule: string): Outcome => ({ refusal: refuse(code, rule) })

/** Plays a request that is judged by the kernel. */
export const playRequest = (live: LiveTable, request: Request<{ kind: string }>): Promise<Made> =>
  live.commit((table) => {
    const played = table.play(request)
    if (!played.ok) return { refusal: played.refusal }
    return played.entry === undefined ? { duplicate: played.duplicate } : { entry: played.entry }
  })

export async function play(
  live: LiveTable,
  account: string | null,
  message: Message<'play'>,
  at: number,
): Promise<Outcome> {
  const seat = live.seatOf(account)
  if (live.stored.status === 'waiting') return refused('notStarted', 'HOUSE-2.1')
  if (seat === undefined) return refused('notSeated', 'T-2.4')
  const read = readMove(live.game, message.move)
  if (!read.ok) return { refusal: read.refusal }
  const { key, question } = message
  const request = { by: seat, move: read.move, at, key }
  return outcomeOf(
    await playRequest(live, question === undefined ? request : { ...request, question }),
  )
}

/** Taking back and stopping the clocks are free or need everybody's consent, as the game says; setting them going is free. */
export async function ask(
  live: LiveTable,
  account: string | null,
  { about, key }: Message<'ask'>,
  at: number,
): Promise<Outcome> {
  const seat = live.seatOf(account)
  const { table } = live
  if (seat === undefined) return refused('notSeated', 'T-2.4')
  if (table === undefined || live.stored.status === 'waiting')
    return refused('notStarted', 'HOUSE-2.1')
  const duplicate = table.entryOfKey(seat, key)
  if (duplicate !== undefined) return { duplicate }
  if (live.stored.status === 'over') return refused('gameOver', 'T-2.3') // its record is open to all
  if (about !== 'undo' && table.clockSettings.kind === 'none')
    return refused('noClock', 'HOUSE-3.2')
  if (about === 'go') {
    if (table.clock.stoppedAt === null) return refused('clockGoes', 'HOUSE-3.2')
    return outcomeOf(await live.commit((one) => ({ entry: one.setClock('go', seat, at, key) })))
  }
  if (about === 'stop' && table.clock.stoppedAt !== null) return refused('clockStands', 'HOUSE-3.2')
  if (about === 'undo') await live.unfold()
  const mayStop = live.game.stopsClock === 'anyone'
  const whole = live.table ?? table
  const undo = about === 'undo' ? undoFor(whole, seat) : { to: 0, free: mayStop }
  if (undo === undefined || (about === 'undo' && hasSomebodyLeftSince(whole, undo.to)))
    return refused('nothingToTakeBack', 'HOUSE-3.1')
  const waitsFor = undo.free ? [] : othersAsked(live, seat)
  live.asking = { id: randomUUID(), about, seat, key, to: undo.to, waitsFor }
  return waitsFor.length === 0 ? carryOut(live, at) : undefined
}

/** Whoever has left has no seat to come back to. */
const hasSomebodyLeftSince = (table: AnyTable, n: number): boolean =>
  table.pathTo(table.n).some((entry) => entry.n > n && entry.by === 'host')

export async function answer(
  live: LiveTable,
  account: string | null,
  message: Message<'answer'>,
  at: number,
): Promise<Outcome> {
  const seat = live.seatOf(account)
  const { asking } = live
  if (seat === undefined) return refused('notSeated', 'T-2.4')
  if (asking === null || asking.id !== message.asking || !asking.waitsFor.includes(seat)) {
    return refused('notAsked', 'HOUSE-3.3')
  }
  if (!message.yes) {
    live.asking = null
    return undefined
  }
  live.asking = { ...asking, waitsFor: asking.waitsFor.filter((other) => other !== seat) }
  return live.asking.waitsFor.length === 0 ? carryOut(live, at) : undefined
}

/** Bots agree to everything; whoever left has no say. */
const othersAsked = ({ house }: LiveTable, seat: Seat): Seat[] =>
  house.sittings.flatMap(({ isBot, hasLeft }, other) =>
    other === seat || isBot || hasLeft ? [] : [other],
  )

async function carryOut(live: LiveTable, at: number): Promise<Outcome> {
  const { asking } = live
  if (asking === null) return undefined
  if (asking.about === 'undo') await live.unfold()
  const make = (table: AnyTable): Made => ({
    entry:
      asking.about === 'undo'
        ? table.rewind(asking.to, asking.seat, at, asking.key)
        : table.setClock('stop', asking.seat, at, asking.key),
  })
  return outcomeOf(await live.commit(make))
}

/** Leaves for good, lets a bot play on, or takes the seat back from it. */
export async function changeSeat(
  live: LiveTable,
  account: string | null,
  { to }: Message<'seat'>,
  at: number,
): Promise<Outcome> {
  const seat = live.seatOf(account)
  if (seat === undefined) return refused('notSeated', 'T-2.4')
  if (live.stored.status !== 'playing') return refused('notPlaying', 'HOUSE-3.4')
  return to === 'leave' ? leaveGame(live, seat, at) : giveSeat(live, seat, { isBot: to === 'bot' })
}

/** Who ran out of time and is not there is played for by a bot from now on, where the table wants that. */
export async function substitute(live: LiveTable, seat: Seat): Promise<void> {
  const { house, stored, audience } = live
  const sitting = house.sittings[seat]
  if (house.substitutes !== true || stored.status !== 'playing') return
  if (sitting === undefined || sitting.isBot || sitting.hasLeft || audience.isHere(sitting.id))
    return
  await giveSeat(live, seat, { isBot: true })
}

/** Where the game has no way of leaving, a bot plays on for good. Only people leave. */
export async function leaveGame(live: LiveTable, seat: Seat, at: number): Promise<Outcome> {
  const move = hostMove(live.game, 'leave')
  if (move !== undefined) {
    const made = await playRequest(live, { by: 'host', seat, move, at })
    if ('refusal' in made) return made
  }
  const also = await live.leaving(seat)
  return giveSeat(live, seat, { hasLeft: true, isBot: move === undefined }, also)
}

async function giveSeat(
  live: LiveTable,
  seat: Seat,
  change: Partial<Sitting>,
  also: readonly Statement[] = [],
): Promise<Outcome> {
  const refusal = await live.changeHouse((house) => {
    const sitting = house.sittings[seat]
    if (sitting === undefined || isBotId(sitting.id))
      return { refusal: refuse('notSeated', 'T-2.4') }
    const sittings = house.sittings.map((one, other) =>
      other === seat ? { ...one, ...change } : one,
    )
    return { house: { ...house, sittings, room: hosted(live, house, sittings) } }
  }, also)
  if (refusal !== undefined) return { refusal }
  live.asking = null // others are asked now than were
  return undefined
}

/** A host who left hands the table on to the lowest seat that is there (T-4.4). */
function hosted(live: LiveTable, { room }: House, sittings: readonly Sitting[]): House['room'] {
  const stayed = sittings.flatMap(({ id, hasLeft }) =>
    hasLeft || isBotId(id) ? [] : [{ id, awaySince: live.audience.awaySince(id) }],
  )
  return { ...room, host: hostAfter(room, stayed) }
}
