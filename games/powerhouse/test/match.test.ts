// P-3 and P-11: games in a row, the pause between them, and the end.
import { placesBy } from '@foldtable/parts/ranking'
import { expect, test } from 'vitest'
import { starterOf } from '../src/state.ts'
import {
  type HouseScene,
  identity,
  leadWith,
  leave,
  nextGame,
  P0,
  P1,
  P2,
  P3,
  ready,
  runToEnd,
} from './table.ts'

function playGame(scene: HouseScene): void {
  leadWith(scene, 150)
  runToEnd(scene)
}

test('[P-3.1, P-3.2, P-11.2, P-11.3, P-13.6, GP-23] a match of four games in which every seat leads once', () => {
  const scene = identity('4P1D', { gameCount: 4 })
  const dealers: number[] = []
  for (let game = 1; game <= 4; game++) {
    dealers.push(scene.state.dealer)
    playGame(scene)
    expect(scene.state.phase).toBe('finished')
    scene.waitOut()
  }
  expect(dealers).toEqual([P3, P0, P1, P2])
  expect(scene.state.sheet.map(({ deltas }) => deltas)).toEqual([
    [-150, 52, 105, 105],
    [105, -150, 52, 105],
    [105, 105, -150, 52],
    [52, 105, 105, -150],
  ])
  expect(scene.state.scores).toEqual([112, 112, 112, 112])
  expect(scene.table.decision).toEqual({ result: { reason: 'completed', places: [1, 1, 1, 1] } })
})

test('[P-3.3] the starter sits after the dealer and bids first', () => {
  const scene = identity('4P1D', { gameCount: 2 })
  expect([starterOf(scene.state), scene.state.turn]).toEqual([P0, P0])
  playGame(scene)
  scene.waitOut()
  expect([starterOf(scene.state), scene.state.turn]).toEqual([P1, P1])
})

test('[P-3.2] a match longer than the table goes round again', () => {
  const scene = identity('4P1D', { gameCount: 6 })
  for (let game = 1; game <= 5; game++) {
    playGame(scene)
    scene.waitOut()
  }
  expect(scene.state).toMatchObject({ game: 6, dealer: P0 })
})

test('[P-11.1] the clock ends the pause after 15 seconds and not before', () => {
  const scene = identity('4P1D', { gameCount: 2 })
  scene.now = 100_000
  playGame(scene)
  expect(scene.table.dueAt).toBe(115_000)
  expect(scene.refusal('clock', nextGame, { at: 114_999 })).toBe('tooEarly')
  scene.waitOut()
  expect(scene.state).toMatchObject({ phase: 'bidding', game: 2 })
})

test('[P-11.1] it ends at once when everybody is ready', () => {
  const scene = identity('4P1D', { gameCount: 2 })
  playGame(scene)
  for (const seat of [P2, P0, P3]) scene.play(seat, ready)
  expect(scene.table.decision).toMatchObject({ seats: [P1], about: 'finished' })
  expect(scene.refusal(P0, ready)).toBe('notYourTurn')
  scene.play(P1, ready)
  expect(scene.state).toMatchObject({
    phase: 'bidding',
    game: 2,
    ready: [false, false, false, false],
  })
})

test('[P-11.1] the pause after a game with a leaver waits for the others alone', () => {
  const scene = identity('4P1D', { gameCount: 2 })
  leadWith(scene, 150)
  scene.host(P1, leave)
  runToEnd(scene)
  for (const seat of [P0, P2, P3]) scene.play(seat, ready)
  expect(scene.state).toMatchObject({ phase: 'over', end: 'playerLeft' })
})

test('[P-11.2] after the last game the pause leads to the end', () => {
  const scene = identity('4P1D', { gameCount: 1 })
  playGame(scene)
  expect(scene.table.decision.result).toBeUndefined()
  scene.waitOut()
  expect(scene.state).toMatchObject({ phase: 'over', end: 'completed' })
  expect(scene.refusal(P0, ready)).toBe('gameOver')
})

test('[P-11.3] equal scores share a place, and the next one is left out', () => {
  expect(placesBy([300, 200, 100, 100, 50])).toEqual([1, 2, 3, 3, 5])
})
