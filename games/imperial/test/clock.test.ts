// I-18: the chess clock with a bank and a penalty, kept by the house; spans and points by the game.
import { type ClockSettings, timeLeft, undoFor } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { score } from '../src/scoring.ts'
import { A, arrange, B, C, choose, finish, go, type ImperialScene, propose, vote } from './table.ts'

const clock: ClockSettings = { kind: 'penalty', seconds: 120, increment: 30, refill: 60 }

const timed = () =>
  arrange({
    stock: { Austria: 'A 4', Italy: 'B 4', France: 'A 4', England: 'B 4' },
    clock,
  })

const banks = ({ table }: ImperialScene) => table.clock.banks.map((ms) => ms / 1000)

/** The seat thinks for so many seconds, then taxes; whatever the clock has to say follows. */
function tax(scene: ImperialScene, seat: number, seconds: number): void {
  scene.now += seconds * 1000
  scene.play(seat, propose('Taxation'))
  const request = scene.table.clockRequest(scene.now)
  if (request !== undefined) expect(scene.table.play(request).ok).toBe(true)
}

test('[G-33, I-18.1, I-18.3] bank, increment and penalty', () => {
  const scene = timed()
  tax(scene, A, 100)
  expect(banks(scene)).toEqual([50, 120])
  tax(scene, B, 10)
  expect(banks(scene)).toEqual([50, 120])
  tax(scene, A, 90)
  expect(banks(scene)).toEqual([60, 120])
  expect(scene.state.players.map(({ modifier }) => modifier)).toEqual([-1, 0])
  tax(scene, B, 10.4)
  expect(banks(scene)).toEqual([60, 120])
})

test('[G-33, I-18.3] exactly nothing left is no loss', () => {
  const scene = arrange({
    stock: { Austria: 'A 4', Italy: 'A 4' },
    clock: { ...clock, seconds: 60 },
  })
  tax(scene, A, 90)
  expect(banks(scene)[A]).toBe(0)
  expect(scene.state.players[A]?.modifier).toBe(0)
})

test('[G-33, I-18.2] building a maneuver is one span', () => {
  const scene = arrange({ stock: { Austria: 'B 4; A 3' }, armies: { Austria: 'Vienna' }, clock })
  scene.now = 20_000
  scene.play(B, propose('L-Maneuver'))
  scene.now = 50_000
  scene.play(B, choose(0))
  scene.now = 60_000
  scene.play(B, go('Prague'))
  expect(banks(scene)).toEqual([120, 90])
})

test('[I-18.2] a vote decided without somebody ends that span too', () => {
  const scene = arrange({ stock: { Austria: 'A 4; B 3; C 1+2', Italy: 'C 4' }, clock })
  scene.play(A, propose('Taxation'))
  scene.play(B, propose('R-Produce'))
  scene.now = 50_000
  scene.play(B, vote(2))
  scene.now = 70_000
  scene.play(C, vote(2))
  expect(banks(scene)).toEqual([80, 100, 80])
})

test('[I-18.2] whoever is asked something else then begins a new span', () => {
  const scene = arrange({ stock: { Austria: 'A 4; B 3; C 1+2' }, clock })
  scene.play(A, propose('Taxation'))
  scene.play(B, propose('R-Produce'))
  scene.now = 70_000
  scene.play(B, vote(2))
  scene.play(C, vote(2))
  expect(scene.table.decision).toMatchObject({ seats: [A], about: 'proposal' })
  expect(banks(scene)[A]).toBe(80)
  expect(scene.table.clock.since[A]).toBe(70_000)
})

test('[I-18.4] nothing happens when the bank runs out: the game waits', () => {
  const { table } = timed()
  expect(table.deadlineOf(A)).toBeNull()
  expect(table.clockRequest(1_000_000)).toBeUndefined()
  expect(timeLeft(table.clock, clock, A, 200_000)).toBe(-80_000)
})

test('[I-18.3, I-17.2] the lost point is in the score, and the log', () => {
  const scene = timed()
  const before = score(scene.state)[A]?.points ?? 0
  tax(scene, A, 151)
  expect(scene.events.at(-1)).toEqual({ kind: 'timePenalty', seat: A })
  expect(score(scene.state)[A]?.points).toBe(before - 1)
})

test('[I-18.3] a penalty may follow the end of the game', () => {
  const scene = arrange({
    stock: { Austria: 'A 4' },
    points: { Austria: 24 },
    chips: { Austria: 'Greece, Romania' },
    clock,
  })
  tax(scene, A, 500)
  expect(scene.state.mode).toBe('over')
  expect(scene.state.players[A]?.modifier).toBe(-1)
})

test('[I-18.5] while the clock is stopped no span advances, and a move sets it going', () => {
  const scene = timed()
  scene.table.setClock('stop', B, 100_000)
  scene.now = 900_000
  scene.play(A, propose('Taxation'))
  expect(banks(scene)).toEqual([50, 120])
  expect(scene.table.clock.stoppedAt).toBeNull()
  scene.table.setClock('stop', A, 910_000)
  scene.table.setClock('go', B, 990_000)
  expect(timeLeft(scene.table.clock, clock, B, 1_000_000)).toBe(100_000)
})

test('[I-18.6] without a clock nobody loses anything', () => {
  const scene = arrange({ stock: { Austria: 'A 4', Italy: 'B 4' }, armies: { Austria: 'Vienna' } })
  scene.now = 1e12
  scene.play(A, propose('L-Maneuver'))
  scene.play(A, finish)
  expect(scene.table.clockRequest(2e12)).toBeUndefined()
  expect(scene.table.clock.banks).toEqual([])
})

test('[I-19.7] undo gives the bank and the point back', () => {
  const scene = timed()
  const { n } = scene.table
  expect(n).toBe(0)
  tax(scene, A, 10)
  tax(scene, B, 500)
  expect(scene.state.players[B]?.modifier).toBe(-1)
  expect(undoFor(scene.table, B)).toEqual({ to: 1, free: true })
  scene.table.rewind(1, B, scene.now)
  expect(banks(scene)).toEqual([120, 120])
  expect(scene.state.players[B]?.modifier).toBe(0)
  expect(scene.table.clock.since[B]).toBe(scene.now)
})
