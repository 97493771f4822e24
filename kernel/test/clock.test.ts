// Clocks: T-5, the deadlines of Pass the Ace and the penalty clock of Imperial (I-18).
import { passTheAce } from '@foldtable/games/pass-the-ace'
import { sealedBids } from '@foldtable/testkit/sealed-bids'
import { expect, test } from 'vitest'
import {
  type ClockSettings,
  clockSchema,
  type Decision,
  type Entry,
  freshClock,
  passes,
  scriptedChance,
  Table,
  tick,
  timeLeft,
} from '../src/index.ts'

const bids = (clock: ClockSettings, seats = 2) =>
  Table.open(
    {
      game: sealedBids,
      seats,
      options: { rounds: 3, ties: 'nobody' },
      chance: scriptedChance(),
      clock,
    },
    1000,
  )
const bid = (card: number) => ({ kind: 'bid', card }) as const

const ace = (clock: ClockSettings, deck: string[] = ['2H', '9D', '7C']) => {
  const chance = scriptedChance({ shuffles: [['KH'], deck] })
  return Table.open({ game: passTheAce, seats: 3, options: { startingLives: 3 }, chance, clock }, 0)
}

test('[T-5.2] everybody who is asked has a turn of their own', () => {
  const table = bids({ kind: 'perTurn', seconds: 30 })
  expect([table.deadlineOf(0), table.deadlineOf(1)]).toEqual([31_000, 31_000])
  table.play({ by: 0, move: bid(1), at: 5000 })
  expect([table.deadlineOf(0), table.deadlineOf(1)]).toEqual([null, 31_000])
  table.play({ by: 1, move: bid(2), at: 9000 })
  expect([table.deadlineOf(0), table.deadlineOf(1)]).toEqual([39_000, 39_000])
})

test('[T-2.6, T-5.3, T-5.1] the clock plays when the seconds are over, and no earlier', () => {
  const table = bids({ kind: 'perTurn', seconds: 30 })
  table.play({ by: 0, move: bid(3), at: 5000 })
  expect(table.deadline).toBe(31_000)
  expect(table.clockRequest(30_999)).toBeUndefined()
  const early = table.play({ by: 'clock', seat: 1, move: bid(1), at: 30_999 })
  expect(early).toEqual({
    ok: false,
    refusal: { code: 'tooEarly', rule: 'T-2.6', facts: { at: 31_000 } },
  })
  const request = table.clockRequest(31_000)
  expect(request).toEqual({ by: 'clock', seat: 1, move: bid(1), at: 31_000 })
  if (request !== undefined)
    expect(table.play(request)).toMatchObject({ ok: true, entry: { by: 'clock', seat: 1 } })
  expect(table.deadlineOf(1)).toBe(61_000)
})

test('[A-12.1, A-12.4, GA-21] with a time limit each turn has its deadline, whoever is connected', () => {
  const table = ace({ kind: 'perTurn', seconds: 20 })
  expect(table.deadline).toBe(5000)
  table.play({ by: 'clock', move: { kind: 'advance' }, at: 5000 })
  expect(table.deadline).toBe(25_000)
  expect(table.clockRequest(24_999)).toBeUndefined()
  expect(table.play({ by: 'clock', seat: 1, move: { kind: 'stick' }, at: 24_999 })).toMatchObject({
    ok: false,
  })
  const request = table.clockRequest(25_000)
  expect(request).toEqual({ by: 'clock', seat: 1, move: { kind: 'stick' }, at: 25_000 })
  if (request === undefined) return
  expect(table.play(request)).toMatchObject({
    entry: { events: [{ kind: 'stuck', seat: 1, auto: true }] },
  })
  expect(table.decision).toMatchObject({ seats: [2] })
  expect(table.deadline).toBe(45_000)
})

test('[A-12.1] without a time limit a turn has no deadline', () => {
  const table = ace({ kind: 'none' })
  table.play({ by: 'clock', move: { kind: 'advance' }, at: 5000 })
  expect(table.deadline).toBeNull()
})

test('[T-5.7, T-2.6] in a pause no seat’s clock runs, and the pause has its own end', () => {
  const table = ace({ kind: 'perTurn', seconds: 20 })
  expect([0, 1, 2].map((seat) => table.deadlineOf(seat))).toEqual([null, null, null])
  table.play({ by: 1, move: { kind: 'ready' }, at: 4000 })
  expect(table.dueAt).toBe(5000)
  expect(table.play({ by: 'clock', move: { kind: 'advance' }, at: 4999 })).toMatchObject({
    refusal: { code: 'tooEarly' },
  })
  expect(table.clockRequest(5000)).toEqual({ by: 'clock', move: { kind: 'advance' }, at: 5000 })
})

test('[T-5.4] a bank pays for the turn and gains the increment', () => {
  const table = bids({ kind: 'bank', seconds: 60, increment: 5 })
  table.play({ by: 0, move: bid(1), at: 21_000 })
  expect(table.clock.banks).toEqual([45_000, 60_000])
  expect(table.deadlineOf(1)).toBe(61_000)
  table.play({ by: 1, move: bid(2), at: 31_000 })
  expect(table.clock.banks).toEqual([45_000, 35_000])
  expect(table.deadlineOf(0)).toBe(31_000 + 45_000)
  expect(timeLeft(table.clock, table.clockSettings, 0, 41_000)).toBe(35_000)
})

test('[T-5.5] a game without a penalty has nothing to play for whoever overran', () => {
  const table = bids({ kind: 'penalty', seconds: 60, increment: 0, refill: 20 })
  table.play({ by: 0, move: bid(1), at: 101_000 })
  expect(table.clock).toMatchObject({ banks: [20_000, 60_000], owing: [0] })
  expect(table.deadline).toBeNull()
  expect(table.clockRequest(200_000)).toBeUndefined()
})

/** Feeds spans of one seat's turn to the penalty clock, in seconds. */
const IMPERIAL = { kind: 'penalty', seconds: 120, increment: 30, refill: 60 } as const
const A = 0
const B = 1
function spans(...turns: (readonly [seat: number, seconds: number])[]) {
  const clock = freshClock(IMPERIAL, 2)
  const asks = (seat: number): Decision<never> => ({ seats: [seat], about: 'turn' })
  const entry = (by: number, at: number): Entry => ({
    n: 1,
    at,
    by,
    move: { kind: 'any' },
    events: [],
  })
  let now = 0
  tick(clock, IMPERIAL, entry(1, 0), asks(turns[0]?.[0] ?? A))
  turns.forEach(([seat, seconds], index) => {
    now += seconds * 1000
    tick(clock, IMPERIAL, entry(seat, now), asks(turns[index + 1]?.[0] ?? 1 - seat))
  })
  return { banks: clock.banks.map((ms) => ms / 1000), owing: clock.owing }
}

test('[T-5.5] the penalty clock counts as Imperial’s rule I-18.3 has it', () => {
  expect(spans([A, 100])).toEqual({ banks: [50, 120], owing: [] })
  expect(spans([A, 100], [B, 10])).toEqual({ banks: [50, 120], owing: [] })
  expect(spans([A, 100], [B, 10], [A, 90])).toEqual({ banks: [60, 120], owing: [A] })
  expect(spans([A, 100], [B, 10], [A, 90], [A, 90])).toEqual({ banks: [0, 120], owing: [A] })
  expect(spans([B, 10.4])).toEqual({ banks: [120, 120], owing: [] })
})

test('[T-5.1] a turn of several moves is one turn', () => {
  const clock = freshClock(IMPERIAL, 2)
  const turn = (seat: number, number: number): Decision<never> => ({
    seats: [seat],
    about: 'turn',
    turn: number,
  })
  const entry = (by: number, at: number): Entry => ({
    n: 1,
    at,
    by,
    move: { kind: 'any' },
    events: [],
  })
  tick(clock, IMPERIAL, entry(A, 0), turn(B, 7))
  tick(clock, IMPERIAL, entry(B, 20_000), turn(B, 7))
  tick(clock, IMPERIAL, entry(B, 50_000), turn(B, 7))
  expect(clock.since[B]).toBe(0)
  tick(clock, IMPERIAL, entry(B, 60_000), turn(A, 8))
  expect(clock.banks).toEqual([120_000, 90_000])
})

test('[T-5.9] a turn may be several usual ones long, where seconds are counted per turn', () => {
  const slow: typeof sealedBids = {
    ...sealedBids,
    decision: (state) => ({ times: 3, ...sealedBids.decision(state) }),
  }
  const deadline = (clock: ClockSettings) => {
    const options = { rounds: 3, ties: 'nobody' } as const
    return Table.open({ game: slow, seats: 2, options, chance: scriptedChance(), clock }, 0)
  }
  const table = deadline({ kind: 'perTurn', seconds: 20 })
  expect(table.deadlineOf(0)).toBe(60_000)
  expect(timeLeft(table.clock, table.clockSettings, 0, 10_000)).toBe(50_000)
  expect(deadline({ kind: 'bank', seconds: 20, increment: 0 }).deadlineOf(0)).toBe(20_000)
})

test('[T-5.1] whoever is asked something else begins a new turn, even without having moved', () => {
  const clock = freshClock(IMPERIAL, 2)
  const both: Decision<never> = { seats: [A, B], about: 'vote' }
  const entry = (by: number, at: number): Entry => ({
    n: 1,
    at,
    by,
    move: { kind: 'any' },
    events: [],
  })
  tick(clock, IMPERIAL, entry(A, 0), both)
  tick(clock, IMPERIAL, entry(B, 40_000), { seats: [A], about: 'vote' })
  expect(clock.since).toEqual([0, null])
  tick(clock, IMPERIAL, entry(B, 60_000), { seats: [A], about: 'turn' }, true)
  expect(clock.since).toEqual([60_000, null])
  expect(clock.banks).toEqual([90_000, 110_000])
})

test('[T-5.5, T-2.3] whoever overran is penalised by the game’s own move, once, even after the end', () => {
  const fined: typeof sealedBids = {
    ...sealedBids,
    penalty: () => ({ kind: 'concede' }),
    moves: { ...sealedBids.moves, concede: { ...sealedBids.moves.concede, author: 'clock' } },
  }
  const clock = { kind: 'penalty', seconds: 10, increment: 0, refill: 60 } as const
  const options = { rounds: 1, ties: 'nobody' } as const
  const table = Table.open({ game: fined, seats: 2, options, chance: scriptedChance(), clock }, 0)
  expect(table.deadlineOf(0)).toBeNull()
  expect(timeLeft(table.clock, clock, 0, 14_000)).toBe(-4000)
  table.play({ by: 1, move: bid(2), at: 9000 })
  table.play({ by: 0, move: bid(1), at: 14_000 })
  expect(table.decision.result).toBeDefined()
  expect(table.clock.owing).toEqual([0])
  expect(table.play({ by: 'clock', seat: 1, move: { kind: 'concede' }, at: 14_000 })).toMatchObject(
    { ok: false },
  )
  const request = table.clockRequest(14_000)
  if (request === undefined) throw new Error('no penalty')
  expect(table.play(request).ok).toBe(true)
  expect(table.clock.owing).toEqual([])
  expect(table.clockRequest(99_000)).toBeUndefined()
})

test('[T-5.6] stopped clocks stand, and a move sets them going', () => {
  const table = bids({ kind: 'bank', seconds: 60, increment: 0 })
  const stop = table.setClock('stop', 0, 11_000)
  expect(stop).toEqual({ n: 2, at: 11_000, by: 0, clock: 'stop', events: [] })
  expect(table.frame(stop, 1)).toMatchObject({ n: 2, clock: 'stop', events: [] })
  expect(table.deadline).toBeNull()
  expect(timeLeft(table.clock, table.clockSettings, 1, 500_000)).toBe(50_000)
  expect(table.question(0)).toBe(1)
  table.play({ by: 0, move: bid(1), at: 111_000 })
  expect(table.clock.banks[0]).toBe(50_000)
  expect(table.deadlineOf(1)).toBe(161_000)
  table.setClock('stop', 1, 121_000)
  table.setClock('go', 1, 131_000)
  expect(table.deadlineOf(1)).toBe(171_000)
})

test('[T-5.8] a rewind gives the banks back, and turns begin anew', () => {
  const table = bids({ kind: 'bank', seconds: 60, increment: 0 })
  table.play({ by: 0, move: bid(1), at: 21_000 })
  table.rewind(1, 0, 41_000)
  expect(table.clock.banks).toEqual([60_000, 60_000])
  expect([table.deadlineOf(0), table.deadlineOf(1)]).toEqual([101_000, 101_000])
})

test('clock settings from outside are checked', () => {
  expect(passes(clockSchema, { kind: 'none' })).toBe(true)
  expect(passes(clockSchema, { kind: 'perTurn', seconds: 20 })).toBe(true)
  expect(passes(clockSchema, { kind: 'bank', seconds: 20 })).toBe(false)
  expect(passes(clockSchema, { kind: 'perTurn', seconds: 0 })).toBe(false)
  expect(passes(clockSchema, { kind: 'hourglass' })).toBe(false)
})
