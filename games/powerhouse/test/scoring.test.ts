// P-10: what a game brings.
import { expect, test } from 'vitest'
import { scoreGame } from '../src/rules/score-game.ts'
import { identity, leadWith, P0, P1, P2, P3, runToEnd } from './table.ts'

test('[P-10.1, P-10.2, P-10.3, GP-19] a bid that is just reached is made', () => {
  expect(scoreGame({ bid: 160, leader: P2, team: [P2, P3], taken: [50, 40, 100, 60] })).toEqual({
    points: { team: 160, others: 90 },
    made: true,
    deltas: [90, 90, 160, 160],
  })
})

test('[P-10.4, P-10.5, GP-20] missed by five: the leader loses the bid, the partner gets half', () => {
  expect(scoreGame({ bid: 160, leader: P2, team: [P2, P3], taken: [50, 45, 95, 60] })).toEqual({
    points: { team: 155, others: 95 },
    made: false,
    deltas: [95, 95, -160, 47],
  })
})

test('[P-10.3, GP-21] what was taken counts and not what was bid', () => {
  const { deltas } = scoreGame({ bid: 150, leader: P0, team: [P0, P1], taken: [150, 60, 40, 0] })
  expect(deltas).toEqual([210, 210, 40, 40])
})

test('[P-10.2, P-10.5, GP-22] eight players, everything bid: made, and missed by five', () => {
  const team = [0, 1, 2, 3]
  const made = scoreGame({ bid: 500, leader: 0, team, taken: [500, 0, 0, 0, 0, 0, 0, 0] })
  expect(made.deltas).toEqual([500, 500, 500, 500, 0, 0, 0, 0])
  const failed = scoreGame({ bid: 500, leader: 0, team, taken: [495, 0, 0, 0, 5, 0, 0, 0] })
  expect(failed.deltas).toEqual([-500, 2, 2, 2, 5, 5, 5, 5])
})

test('[P-10.6] scores begin at nothing, add up and may fall below', () => {
  const scene = identity('4P1D', { gameCount: 2 })
  expect(scene.state.scores).toEqual([0, 0, 0, 0])
  leadWith(scene, 150)
  runToEnd(scene)
  expect(scene.state.scores).toEqual([-150, 52, 105, 105])
  expect(scene.table.game.score(scene.state).map(({ points }) => points)).toEqual([
    -150, 52, 105, 105,
  ])
})

test('[P-10.7] the line on the score sheet', () => {
  const scene = identity('4P1D', { gameCount: 1 })
  leadWith(scene, 150)
  runToEnd(scene)
  expect(scene.state.sheet).toEqual([
    {
      game: 1,
      redeals: 0,
      dealer: P3,
      leader: P0,
      bid: 150,
      suit: 'S',
      calls: [{ card: 'AH', copy: null, partner: P1 }],
      team: [P0, P1],
      points: { team: 145, others: 105 },
      made: false,
      deltas: [-150, 52, 105, 105],
      scores: [-150, 52, 105, 105],
    },
  ])
})

test('[P-10.7] what profiles add up: games, games led, bids made', () => {
  const scene = identity('5P1D', { gameCount: 1 })
  leadWith(scene, 150)
  runToEnd(scene)
  const tallies = scene.table.game.score(scene.state).map(({ tally }) => tally)
  expect(tallies.slice(0, 2)).toEqual([
    { gamesPlayed: 1, bidsWon: 1, bidsMade: 1 },
    { gamesPlayed: 1, bidsWon: 0, bidsMade: 0 },
  ])
})
