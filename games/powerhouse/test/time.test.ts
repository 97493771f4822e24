// P-12: what the clock plays, and when.
import { scriptedChance, secret } from '@foldtable/kernel'
import { Scene } from '@foldtable/testkit/scene'
import { expect, test } from 'vitest'
import { powerhouse } from '../src/index.ts'
import { defaultCard, defaultSuit } from '../src/rules/defaults.ts'
import {
  arrange,
  bid,
  byDefault,
  call,
  contract,
  identity,
  leadWith,
  optionsFor,
  P0,
  P1,
  P2,
  P3,
  pass,
  play,
  playAll,
  suit,
} from './table.ts'

/** Four players with 20 seconds a turn. */
const timed = () =>
  Scene.open({
    game: powerhouse,
    seats: 4,
    options: optionsFor('4P1D'),
    chance: scriptedChance(),
    clock: { kind: 'perTurn', seconds: 20 },
  })

test('[P-12.1, P-12.3, GP-25] a bidder who takes too long passes, and not a moment earlier', () => {
  const scene = timed()
  const { table } = scene
  expect(scene.refusal('clock', pass, { seat: P0, at: 19_999 })).toBe('tooEarly')
  expect(table.clockRequest(19_999)).toBeUndefined()
  expect(table.clockRequest(20_000)).toEqual({ by: 'clock', seat: P0, move: pass, at: 20_000 })
  scene.now = 20_000
  expect(scene.runOut(P0).events).toEqual([{ kind: 'passed', seat: P0, auto: true }])
  expect(table.deadline).toBe(40_000)
})

test('[P-12.1, P-12.4, GP-25] a leader has three times as long, for suit and calls together', () => {
  const scene = timed()
  leadWith(scene, 150)
  expect(scene.table.deadline).toBe(60_000)
  scene.now = 30_000
  scene.play(P0, suit('H'))
  expect(scene.table.deadline).toBe(60_000)
  expect(scene.refusal('clock', byDefault, { seat: P0, at: 59_999 })).toBe('tooEarly')
  scene.now = 60_000
  scene.runOut(P0)
  expect(scene.state).toMatchObject({ phase: 'playing', suit: 'H' })
  expect(scene.table.deadline).toBe(80_000)
})

test('[P-12.3, P-12.4, GP-25] suit and calls in one go, then the lowest card', () => {
  const scene = identity('4P1D')
  leadWith(scene, 150)
  expect(scene.runOut(P0).events).toEqual([
    { kind: 'suitNamed', seat: P0, suit: 'S', auto: true },
    { kind: 'cardCalled', seat: P0, card: 'AH', copy: null, auto: true },
    { kind: 'playBegan' },
  ])
  expect(scene.runOut(P0).events).toEqual([
    { kind: 'played', seat: P0, card: '2S', place: 0, auto: true },
  ])
})

test('[P-12.4] the clock completes what the leader has begun, and calls nothing twice', () => {
  const scene = contract('6P2D', 300, 'H', ['AH 2nd'])
  scene.runOut(P0)
  expect(scene.state.calls.map(({ card, copy }) => [card, copy])).toEqual([
    ['AH', '2nd'],
    ['AS', '1st'],
  ])
})

test('[P-12.4] of suits equally long the one with more points is named', () => {
  const hands = [
    '2S 4S 6S 8S 2H 4H 6H AH 2D 3D 4D 2C 3C',
    '3S 5S 7S 9S 3H 5H 7H 9H 5D 6D 7D 4C 5C',
    '10S JS QS KS AS 8H 10H JH QH KH 8D 9D 10D',
    'JD QD KD AD 6C 7C 8C 9C 10C JC QC KC AC',
  ]
  const common = { bid: 150, leader: P0, suit: 'S', calls: [], turn: P0 } as const
  const { state } = arrange({ key: '4P1D', phase: 'powerhouse', hands, ...common })
  expect(defaultSuit(state)).toBe('H')
})

test('[P-12.4] played is the legal card of fewest points, then of lowest rank, then by suit', () => {
  const scene = contract('4P1D', 150, 'S', ['AH'])
  expect(defaultCard(scene.state, P1)).toBe('2H')
  expect(defaultCard(scene.state, P3)).toBe('2C')
  scene.play(P0, play('2S'))
  expect(scene.table.game.timeout(scene.state, P1)).toEqual(play('7S'))
})

test('[P-12.4] of two equal cards that of the first pack is played', () => {
  const { state } = identity('10P2D')
  const twins = (['9C/1', '3H/1', '3H/0', '5D/0'] as const).map((card) => secret(card, [P0]))
  expect(defaultCard({ ...state, hands: [twins] }, P0)).toBe('3H/0')
})

test('[P-12.4, P-11.1] in the pause the clock may be ready for somebody', () => {
  const scene = contract('4P1D', 150, 'S', ['AH'], { gameCount: 1 })
  while (scene.state.turn !== null) scene.runOut(scene.state.turn)
  expect(scene.runOut(P2).events).toEqual([{ kind: 'readied', seat: P2 }])
})

test('[P-12.5] a default move looks at the player’s own cards alone', () => {
  const scene = contract('4P1D', 150, 'S', ['AH'])
  playAll(scene, '4D')
  for (const seat of [P1, P2, P3]) {
    const view = scene.table.view(seat)
    expect(defaultCard(view, seat)).toBe(defaultCard(scene.state, seat))
  }
  const choosing = identity('4P1D')
  leadWith(choosing, 150)
  expect(powerhouse.timeout(choosing.table.view(P0), P0)).toEqual(byDefault)
})

test('[P-12.3] what the clock did is marked, and what a player did is not', () => {
  const scene = identity('4P1D')
  scene.play(P0, bid(150))
  scene.runOut(P1)
  scene.play(P2, pass)
  expect(scene.state.auction).toEqual([
    { seat: P0, amount: 150 },
    { seat: P1, amount: 0, auto: true },
    { seat: P2, amount: 0 },
  ])
  scene.play(P3, pass)
  scene.play(P0, suit('S'))
  expect(scene.play(P0, call('AH')).events[0]).not.toHaveProperty('auto')
})
