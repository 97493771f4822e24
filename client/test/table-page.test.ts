// The table page's reasoning without a screen: turns, catch-up, clocks, results.
import { freshClock, type Game } from '@foldtable/kernel'
import { describe, expect, test } from 'vitest'
import { clockText } from '../src/pages/table/clock-text.ts'
import { missedOf } from '../src/pages/table/past/missed.ts'
import { standingsOf, talliesOf } from '../src/pages/table/result/standings.ts'
import { seatTimes } from '../src/pages/table/seat-times.ts'
import { turnOf } from '../src/pages/table/turn.ts'
import type { LogLine } from '../src/store/types.ts'

describe('whose turn', () => {
  test('the viewer, alone or among others', () => {
    expect(turnOf({ seats: [1], about: 'turn' }, 1)).toEqual({
      kind: 'yours',
      about: 'turn',
      others: [],
    })
    expect(turnOf({ seats: [0, 1], about: 'vote' }, 1)).toMatchObject({
      kind: 'yours',
      others: [0],
    })
  })

  test('somebody else, and for a spectator always', () => {
    expect(turnOf({ seats: [1], about: 'turn' }, 0)).toMatchObject({ kind: 'others', seats: [1] })
    expect(turnOf({ seats: [0], about: 'turn' }, 'spectator')).toMatchObject({ kind: 'others' })
  })

  test('a pause is nobody’s turn', () => {
    const due = { ms: 5000, move: { kind: 'advance' } }
    expect(turnOf({ seats: [0, 1], about: 'reveal', due }, 0)).toEqual({
      kind: 'pause',
      about: 'reveal',
      isAsked: true,
    })
  })

  test('the end names everybody in the first place', () => {
    const turn = turnOf({ result: { reason: 'draw', places: [1, 3, 1] } }, 0)
    expect(turn).toEqual({ kind: 'over', reason: 'draw', winners: [0, 2] })
    expect(turnOf(null, 0)).toEqual({ kind: 'none' })
  })

  test.each(['quit', 'abandoned'])('[HOUSE-10.2] a game that was %s is won by nobody', (reason) => {
    const turn = turnOf({ result: { reason, places: [1, 2, 1] } }, 0)
    expect(turn).toEqual({ kind: 'over', reason, winners: [] })
  })
})

describe('since your last turn', () => {
  const HOUR = 3_600_000
  const game = { weights: { fell: 2, passed: 0 } } as unknown as Game
  const line = (n: number, seat: number | null, kind = 'moved', isUndone = false): LogLine => ({
    ...{ n, seat, kind, isUndone },
    at: n * 60_000,
    message: { id: `${kind}${n}` },
  })
  const missed = (log: readonly LogLine[], unseenFrom: number | null = 2, now = 600_000) =>
    missedOf({ log, viewer: 0, unseenFrom }, game, now)

  test('own moves are not counted, nor what was taken back', () => {
    const log = [line(1, 0), line(2, 1), line(3, 0), line(4, 1, 'moved', true)]
    expect(missed(log, 2, HOUR * 9)).toBeUndefined()
    expect(missed([...log, line(5, 1)], 2, HOUR * 9)).toMatchObject({ from: 4, moves: 1 })
  })

  test('it takes an hour, or five moves of others', () => {
    const four = [line(1, 0), ...[2, 3, 4, 5].map((n) => line(n, 1))]
    expect(missed(four)).toBeUndefined()
    expect(missed(four, 2, HOUR + 60_000)).toMatchObject({ moves: 4, ms: HOUR })
    expect(missed([...four, line(6, 2)])).toMatchObject({ from: 2, moves: 5 })
    expect(missed([...four, line(6, 2)], null)).toBeUndefined()
  })

  test('at most four players, the heaviest of each, in the order in which they moved', () => {
    const log = [
      ...[line(1, 0), line(2, 1, 'fell'), line(3, 1), line(4, 1), line(5, 1, 'passed')],
      ...[line(6, 2, 'passed'), line(7, 3), line(8, 4), line(9, 5), line(10, null, 'fell')],
    ]
    const found = missed(log)
    expect(found?.players).toEqual([
      { seat: 1, messages: [{ id: 'fell2' }, { id: 'moved4' }] },
      ...[3, 4, 5].map((seat) => ({ seat, messages: [{ id: `moved${seat + 4}` }] })),
    ])
    expect(found?.more).toBe(1)
  })
})

describe('clocks', () => {
  const units = { day: 'd', hour: 'h' }

  test.each([
    [0, '0:00'],
    [1, '0:01'],
    [61_000, '1:01'],
    [3_725_000, '1:02:05'],
    [2 * 86_400_000 + 3_600_000, '2 d 1 h'],
    [-5000, '−0:05'],
  ])('%i ms is %s', (ms, text) => expect(clockText(ms, units)).toBe(text))

  test('turns as a board wants them, by the clock of this device', () => {
    const settings = { kind: 'perTurn', seconds: 30 } as const
    const clock = { ...freshClock(settings, 2), since: [null, 10_000] }
    expect(seatTimes(clock, settings, 400)).toEqual([null, { began: 9600, ends: 39_600 }])
    expect(seatTimes({ ...clock, stoppedAt: 12_000 }, settings, 0)).toEqual([null, null])
    expect(seatTimes(clock, { kind: 'none' }, 0)).toEqual([])
  })
})

test('the result is in the order of the places, then of the points', () => {
  const score = [{ points: 2 }, { points: 5 }, { points: 7 }]
  const rows = standingsOf({ reason: 'points', places: [2, 2, 1] }, score)
  expect(rows.map(({ seat }) => seat)).toEqual([2, 1, 0])
  expect(standingsOf({ reason: 'abandoned', places: [] }, score)[0]?.place).toBeNull()
})

test('tallies that only repeat the places are left out', () => {
  const tally = { gamesPlayed: 1, gamesWon: 0, roundsLost: 2, never: 0 }
  expect(talliesOf([{ points: 0, tally }])).toEqual(['roundsLost'])
})
