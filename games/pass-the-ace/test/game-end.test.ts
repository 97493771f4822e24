// how a game ends.
import { expect, test } from 'vitest'
import {
  A,
  abandon,
  allStick,
  B,
  C,
  deal,
  draw,
  hands,
  leave,
  ready,
  stick,
  swap,
} from './table.ts'

test('[A-11.1] the last one alive wins, and the others have lost alike', () => {
  const scene = deal('2C 9D 2S', { lives: 1 })
  allStick(scene)
  expect(scene.state.end).toEqual({ winner: C, reason: 'lastAlive' })
  expect(scene.table.decision).toEqual({ result: { reason: 'lastAlive', places: [2, 2, 1] } })
})

test('[A-11.1] the cards of the last round stay on the table face up', () => {
  const scene = deal('2C 9D', { players: 2, lives: 1 })
  allStick(scene)
  expect(hands(scene.table.view('spectator'))).toBe('9D 2C')
})

test('[A-11.2] whoever remains when all others have left wins', () => {
  const scene = deal('2C 9D', { players: 2 })
  scene.host(A, leave)
  expect(scene.table.decision).toEqual({ result: { reason: 'opponentsLeft', places: [2, 1] } })
})

test('[A-11.2] nobody wins an abandoned game', () => {
  const scene = deal('2C 9D', { players: 2 })
  scene.host(A, abandon)
  expect(scene.state.end).toEqual({ winner: null, reason: 'abandoned' })
  expect(scene.table.decision).toEqual({ result: { reason: 'abandoned', places: [] } })
})

test('[A-11.3] after the end every move is refused', () => {
  const scene = deal('2C 9D', { players: 2, lives: 1 })
  allStick(scene)
  for (const seat of [A, B]) {
    expect(scene.table.offers(seat)).toEqual([])
    for (const move of [stick, swap, draw, ready])
      expect(scene.refusal(seat, move)).toBe('gameOver')
  }
  expect(scene.refusal('host', leave, { seat: B })).toBe('gameOver')
})
