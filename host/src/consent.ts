// What a seat asks the others: to take a move back, to stop the clocks, to let a bot play for who stays away, to end the
// game. One question at a time; it is kept with the room, so that a restart forgets none.
import {
  type AnyTable,
  type Outcome,
  type Played,
  refused,
  type Seat,
  type Undo,
  undoFor,
} from '@foldtable/kernel'
import type { ClientMessage } from '@foldtable/protocol'
import { endForAll } from './ending.ts'
import type { LiveTable } from './live-table.ts'
import { isOverdue, wasSeenSince } from './overdue.ts'
import { type How, openQuestion, withoutQuestion } from './question.ts'
import type { Question, Room } from './room.ts'
import { botFor, giveSeat } from './seats.ts'
import { isVote, voteDueAt } from './votes.ts'

type Message<K extends ClientMessage['kind']> = Extract<ClientMessage, { kind: K }>

/** Taking back and stopping are free or need everybody's consent, as the game says; setting the clocks going is free. */
export async function ask(
  live: LiveTable,
  account: string | null,
  message: Message<'ask'>,
  at: number,
): Promise<Outcome<{ duplicate?: number | undefined }>> {
  const { about, key } = message
  const seat = live.seatOf(account)
  const { table } = live
  if (seat === undefined) return refused('notSeated', 'T-2.4')
  if (table === undefined || live.stored.status === 'waiting')
    return refused('notStarted', 'HOUSE-2.1')
  const duplicate = table.entryOfKey(seat, key)
  if (duplicate !== undefined) return { ok: true, duplicate }
  if (live.stored.status === 'over') return refused('gameOver', 'T-2.3') // its record is open to all
  if (about === 'go') return setGoing(live, table, seat, { at, key })
  const wish = await wishOf(live, table, seat, message, at)
  if (!wish.ok) return wish
  const question = {
    id: live.world.newId(),
    about,
    seat,
    key,
    at,
    n: live.stored.n,
    agreed: [],
    ...wish.wish,
  }
  if (question.waitsFor.length === 0) return carryOut(live, question, at)
  if (openQuestion(live) !== undefined) return refused('questionOpen', 'HOUSE-3.7')
  return live.changeRoom(({ answered: _, ...room }) => ({
    ok: true,
    room: { ...room, question },
    isQuiet: true,
  }))
}

async function setGoing(
  live: LiveTable,
  table: AnyTable,
  seat: Seat,
  { at, key }: { at: number; key: string },
): Promise<Outcome> {
  if (table.clockSettings.kind === 'none') return refused('noClock', 'HOUSE-3.2')
  if (table.clock.stoppedAt === null) return refused('clockGoes', 'HOUSE-3.2')
  return live.truth.committed((one) => ({ ok: true, entry: one.setClock('go', seat, at, key) }))
}

type Wish = Outcome<{ wish: Pick<Question, 'waitsFor' | 'to' | 'entry' | 'of'> }>

const wishOf = async (
  live: LiveTable,
  table: AnyTable,
  seat: Seat,
  { about, of }: Message<'ask'>,
  at: number,
): Promise<Wish> => {
  if (about === 'undo') return undoWish(live, table, seat)
  if (about === 'end' || about === 'replace') return voteWish(live, seat, { about, of, at })
  if (table.clockSettings.kind === 'none') return refused('noClock', 'HOUSE-3.2')
  if (table.clock.stoppedAt !== null) return refused('clockStands', 'HOUSE-3.2')
  const waitsFor = live.game.stopsClock === 'anyone' ? [] : othersAsked(live, seat)
  return { ok: true, wish: { waitsFor } }
}

async function undoWish(live: LiveTable, table: AnyTable, seat: Seat): Promise<Wish> {
  await live.truth.unfold()
  const whole = live.table ?? table
  const undo = undoAt(whole, live.room, seat)
  if (undo === undefined) return refused('nothingToTakeBack', 'HOUSE-3.1')
  const { to, free } = undo
  const entry = whole.pathTo(whole.n).find(({ n }) => n > to)?.n ?? to + 1
  return { ok: true, wish: { to, entry, waitsFor: free ? [] : othersAsked(live, seat) } }
}

/** How the seat could take its latest move back; nothing if it could not. The table has all its entries. */
export function undoAt(
  table: AnyTable,
  { isPractice = false }: Pick<Room, 'isPractice'>,
  seat: Seat,
): Undo | undefined {
  const undo = undoFor(table, seat, { isPractice })
  return undo === undefined || hasSomebodyLeftSince(table, undo.to) ? undefined : undo
}

/** Whoever has left has no seat to come back to. */
const hasSomebodyLeftSince = (table: AnyTable, to: number): boolean =>
  table.pathTo(table.n).some(({ n, by, move }) => n > to && by === 'host' && move !== undefined)

/** Only where somebody stays away for longer than the table's time; whoever does is not asked (HOUSE-3.8). */
function voteWish(
  live: LiveTable,
  seat: Seat,
  { about, of, at }: { about: 'end' | 'replace'; of: Seat | undefined; at: number },
): Wish {
  const isLate = (other: Seat) => other !== seat && isOverdue(live, other, at)
  const late = live.room.sittings.flatMap((_, other) => (isLate(other) ? [other] : []))
  const isDue = about === 'end' ? late.length > 0 : of !== undefined && late.includes(of)
  if (!isDue) return refused('notOverdue', 'HOUSE-3.8')
  const waitsFor = othersAsked(live, seat).filter((other) => !late.includes(other))
  return {
    ok: true,
    wish: about === 'replace' && of !== undefined ? { waitsFor, of } : { waitsFor },
  }
}

/** Bots agree to everything; whoever left has no say. */
const othersAsked = ({ room }: LiveTable, seat: Seat): Seat[] =>
  room.sittings.flatMap(({ isBot, hasLeft }, other) =>
    other === seat || isBot || hasLeft ? [] : [other],
  )

export async function answer(
  live: LiveTable,
  account: string | null,
  message: Message<'answer'>,
  at: number,
): Promise<Outcome> {
  const seat = live.seatOf(account)
  const question = openQuestion(live)
  if (seat === undefined) return refused('notSeated', 'T-2.4')
  if (question?.id !== message.asking || !question.waitsFor.includes(seat))
    return refused('notAsked', 'HOUSE-3.3')
  if (!message.yes) return closed(live, question, { yes: false, by: seat, at })
  const waitsFor = question.waitsFor.filter((other) => other !== seat)
  const next = { ...question, waitsFor, agreed: [...question.agreed, seat] }
  return waitsFor.length === 0 ? carryOut(live, next, at) : put(live, next)
}

/** Whoever asked takes the question back. */
export async function withdraw(
  live: LiveTable,
  account: string | null,
  { asking }: Message<'withdraw'>,
  at: number,
): Promise<Outcome> {
  const question = openQuestion(live)
  const seat = live.seatOf(account)
  if (seat === undefined) return refused('notSeated', 'T-2.4')
  if (question?.id !== asking || question.seat !== seat) return refused('notAsked', 'HOUSE-3.3')
  return closed(live, question, { yes: false, by: seat, at })
}

async function carryOut(live: LiveTable, question: Question, at: number): Promise<Outcome> {
  const outcome = await done(live, question, at)
  if (!outcome.ok || live.room.question?.id !== question.id) return outcome
  return closed(live, question, { yes: true, by: null, at })
}

async function done(live: LiveTable, question: Question, at: number): Promise<Outcome> {
  const { about, seat, key, to = 0, of = seat } = question
  if (about === 'end') return endForAll(live, seat, at)
  if (about === 'replace')
    return giveSeat(live, of, botFor(live, 'away', at), {
      at,
      besides: (room) => withoutQuestion(room, question, { yes: true, by: null, at }),
    })
  if (about === 'undo') await live.truth.unfold()
  return live.truth.committed((table): Outcome<Played> => {
    if (table.n !== question.n) return refused('staleMove', 'T-2.7') // somebody else was first
    if (about === 'undo') return { ok: true, entry: table.rewind(to, seat, at, key) }
    return { ok: true, entry: table.setClock('stop', seat, at, key) }
  })
}

/** Something happened that may end the open question, or decide it. */
export async function settleQuestion(live: LiveTable, now: number): Promise<void> {
  const { question } = live.room
  if (question === undefined) return
  const open = openQuestion(live)
  if (open === undefined || (isVote(open) && isNobodyMissed(live, open))) {
    await closed(live, question, { yes: false, by: null, at: now })
    return
  }
  const isDue = (voteDueAt(live.room) ?? Number.POSITIVE_INFINITY) <= now
  const waitsFor = open.waitsFor.filter((seat) => !isDue || wasSeenSince(live, seat, open.at))
  if (waitsFor.length === 0) await carryOut(live, { ...open, waitsFor }, now)
  else if (isDue) await put(live, { ...open, waitsFor, isLate: true })
}

/** Whoever was to be replaced, or everybody, is here again. */
const isNobodyMissed = ({ room, presence }: LiveTable, { of }: Question): boolean =>
  room.sittings.every(
    ({ id, isBot, hasLeft }, seat) =>
      (of !== undefined && seat !== of) || isBot || hasLeft || presence.isHere(id),
  )

const put = (live: LiveTable, question: Question): Promise<Outcome> =>
  live.changeRoom((room) => ({ ok: true, room: { ...room, question }, isQuiet: true }))

const closed = (live: LiveTable, question: Question, how: How): Promise<Outcome> =>
  live.changeRoom((room) => ({
    ok: true,
    room: withoutQuestion(room, question, how),
    isQuiet: true,
  }))
