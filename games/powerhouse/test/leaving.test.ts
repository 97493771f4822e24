// P-13: leaving, quitting, and a match that nobody attends.
import { open } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { quit as quitRule } from '../src/moves/quit.ts'
import {
  abandon,
  bid,
  byDefault,
  contract,
  identity,
  kinds,
  leadWith,
  leave,
  P0,
  P1,
  P2,
  P3,
  pass,
  play,
  playAll,
  quit,
  ready,
  runToEnd,
  suit,
  turnOf,
} from './table.ts'

test('[P-13.3, GP-26] the seat of a leaver plays at once, in the step that put it on turn', () => {
  const scene = contract('4P1D', 150, 'S', ['AH'])
  scene.host(P1, leave)
  const { events } = scene.play(P0, play('2S'))
  expect(events).toEqual([
    { kind: 'played', seat: P0, card: '2S', place: 0 },
    { kind: 'played', seat: P1, card: '7S', place: 1, auto: true },
  ])
  expect(turnOf(scene)).toBe(P2)
  runToEnd(scene)
  expect(scene.state.phase).toBe('finished')
  expect(scene.state.sheet).toHaveLength(1)
  scene.waitOut()
  expect(scene.state).toMatchObject({ phase: 'over', end: 'playerLeft' })
})

test('[P-13.3] whoever leaves on turn has played with the leave itself', () => {
  const scene = contract('4P1D', 150, 'S', ['AH'])
  playAll(scene, '2S')
  expect(kinds(scene.host(P1, leave).events)).toBe('playerLeft played')
  expect(turnOf(scene)).toBe(P2)
})

test('[P-13.3] in the bidding a leaver passes; a redeal still belongs to the game', () => {
  const scene = identity('4P1D')
  scene.host(P0, leave)
  expect(turnOf(scene)).toBe(P1)
  for (const seat of [P1, P2]) scene.play(seat, pass)
  expect(kinds(scene.play(P3, pass).events)).toBe('passed redealt dealt passed')
  expect(scene.state).toMatchObject({ game: 1, redeals: 1, turn: P1 })
})

test('[P-13.3] a leader who has left chooses and leads by default', () => {
  const scene = identity('4P1D')
  scene.play(P0, bid(150))
  scene.host(P0, leave)
  for (const seat of [P1, P2]) scene.play(seat, pass)
  expect(kinds(scene.play(P3, pass).events)).toBe(
    'passed bidWon suitNamed cardCalled playBegan played',
  )
  expect(turnOf(scene)).toBe(P1)
})

test('[P-13.3] a leader who leaves while choosing has chosen with it', () => {
  const scene = identity('4P1D')
  leadWith(scene, 150)
  scene.play(P0, suit('D'))
  expect(kinds(scene.host(P0, leave).events)).toBe('playerLeft cardCalled playBegan played')
  expect(scene.state.suit).toBe('D')
})

test('[P-13.3] the seat’s points count as always', () => {
  const scene = identity('4P1D', { gameCount: 1 })
  leadWith(scene, 150)
  scene.host(P1, leave)
  runToEnd(scene)
  expect(scene.state.scores).toEqual([-150, 52, 105, 105])
})

test('[P-13.3] a leave in the pause ends the match at once', () => {
  const scene = identity('4P1D')
  leadWith(scene, 150)
  runToEnd(scene)
  scene.host(P2, leave)
  expect(scene.state).toMatchObject({ phase: 'over', end: 'playerLeft' })
})

test('[P-13.3] with three gone the fourth is still asked, also after a redeal', () => {
  const scene = identity('4P1D')
  for (const seat of [P0, P1, P2]) scene.host(seat, leave)
  expect(turnOf(scene)).toBe(P3)
  scene.play(P3, pass)
  expect(scene.state).toMatchObject({ redeals: 1, turn: P3 })
  scene.play(P3, bid(150))
  expect(scene.state.leader).toBe(P3)
})

test('[P-13.3, P-15.6] the leaver’s hand is known to nobody any more, and still played', () => {
  const scene = contract('4P1D', 150, 'S', ['AH'])
  const held = scene.state.hands[P1]?.map(open)
  scene.host(P1, leave)
  expect(scene.table.view(P1).hands[P1]?.every(({ is }) => is === undefined)).toBe(true)
  expect(scene.state.hands[P1]?.map(open)).toEqual(held)
})

test('[P-13.4, GP-27] quitting drops the game that is on and ranks the games before', () => {
  const scene = identity('4P1D', { gameCount: 4 })
  leadWith(scene, 150)
  runToEnd(scene)
  scene.waitOut()
  leadWith(scene, 150)
  expect(scene.refusal(P1, quit)).toBe('notAPlayersMove')
  scene.host(P0, quit)
  expect(scene.state).toMatchObject({ phase: 'over', end: 'quit', scores: [-150, 52, 105, 105] })
  expect(scene.table.decision.result).toEqual({ reason: 'quit', places: [4, 3, 1, 1] })
})

test.each(['bidding', 'powerhouse', 'playing', 'finished'])(
  '[P-13.4, P-15.7] one may quit in %s, and hidden hands stay hidden',
  (phase) => {
    const scene = identity('4P1D')
    if (phase !== 'bidding') leadWith(scene, 150)
    if (phase === 'playing') scene.runOut(P0)
    if (phase === 'finished') runToEnd(scene)
    expect(scene.state.phase).toBe(phase)
    scene.host(P0, quit)
    expect(quitRule.author).toBe('host')
    expect(JSON.stringify(scene.table.view('spectator'))).not.toMatch(/"is"/)
  },
)

test('[P-13.5] an abandoned match ends in the same way, under its own name', () => {
  const scene = contract('4P1D', 150, 'S', ['AH'])
  scene.host(P0, abandon)
  expect(scene.table.decision.result).toEqual({ reason: 'abandoned', places: [1, 1, 1, 1] })
})

test('[P-13.5] when all have left, the match is abandoned at once', () => {
  const scene = contract('4P1D', 150, 'S', ['AH'])
  for (const seat of [P0, P1, P2]) scene.host(seat, leave)
  expect(kinds(scene.host(P3, leave).events)).toBe('playerLeft matchEnded')
  expect(scene.state.end).toBe('abandoned')
})

test('[P-13.3, P-16.6] whoever has left cannot move, and cannot leave again', () => {
  const scene = contract('4P1D', 150, 'S', ['AH'])
  scene.host(P2, leave)
  expect(scene.refusal(P2, play('4S'))).toBe('notSeated')
  expect(scene.refusal('host', leave, { seat: P2 })).toBe('alreadyLeft')
  runToEnd(scene)
  expect(scene.refusal(P2, ready)).toBe('notSeated')
})

test('[P-13.3] default choices are refused to whoever is not the clock', () => {
  const scene = identity('4P1D')
  leadWith(scene, 150)
  expect(scene.refusal(P0, byDefault)).toBe('notAPlayersMove')
})
