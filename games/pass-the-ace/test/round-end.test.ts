// all cards are shown, and the lowest costs a life.
import { expect, test } from 'vitest'
import { historyOf } from '../src/history.ts'
import {
  A,
  allStick,
  B,
  C,
  D,
  deal,
  hands,
  kinds,
  leave,
  lives,
  results,
  sent,
  stick,
  swap,
} from './table.ts'

test('[A-6.1] every card is turned up', () => {
  const scene = deal('5H 9D 7C')
  allStick(scene)
  expect(hands(scene.table.view('spectator'))).toBe('7C 5H 9D')
})

test('[A-6.2] whoever holds the lowest loses one life', () => {
  const scene = deal('5H 9D 7C')
  allStick(scene)
  expect(lives(scene.state)).toBe('3 2 3')
})

test('[A-6.2] all who share the lowest lose one', () => {
  const scene = deal('4C 9D 4S JC', { players: 4 })
  allStick(scene)
  expect(lives(scene.state)).toBe('3 2 3 2')
})

test('[A-6.3] if all hold the same, all lose one', () => {
  const scene = deal('7C 7D 7S')
  allStick(scene)
  expect(lives(scene.state)).toBe('2 2 2')
})

test('[A-6.4] whoever has no life left is out at that moment', () => {
  const scene = deal('2C 9D 10S', { lives: 1 })
  scene.play(B, stick)
  scene.play(C, stick)
  const { events } = scene.play(A, stick)
  expect(kinds(events)).toBe('stuck revealed livesLost eliminated')
  expect(events.at(-1)).toEqual({ kind: 'eliminated', seats: [B] })
})

test('[A-6.5] a completed round is told in full, in the order of play', () => {
  const scene = deal('4C 9D 4S JC', { players: 4, lives: 1 })
  scene.play(B, stick)
  scene.play(C, swap)
  scene.play(D, stick)
  scene.runOut(A)
  expect(results(scene)).toEqual([
    {
      leg: 1,
      round: 1,
      dealer: A,
      cards: [
        { seat: B, card: '4C', hands: [B] },
        { seat: C, card: '4S', hands: [D, C] },
        { seat: D, card: '9D', hands: [C, D] },
        { seat: A, card: 'JC', hands: [A] },
      ],
      lowest: 4,
      lost: [B, C],
      eliminated: [B, C],
      livesAfter: [1, 0, 0, 1],
      actions: [
        { kind: 'stick', seat: B },
        { kind: 'swap', seat: C, target: D, comparison: 'lower' },
        { kind: 'stick', seat: D },
        { kind: 'stick', seat: A, auto: true },
      ],
      times: [null, null, null, null],
      outcome: 'next',
      endedAt: null,
    },
  ])
})

test('[A-6.5] the last round and a round that calls a double game are kept too', () => {
  const scene = deal('7C 7D', { players: 2, lives: 1, later: ['KH', '2C 9D'] })
  allStick(scene)
  scene.waitOut()
  scene.waitOut()
  allStick(scene)
  expect(results(scene).map(({ leg, round, outcome }) => [leg, round, outcome])).toEqual([
    [1, 1, 'doubleGame'],
    [2, 1, 'completed'],
  ])
})

test('[A-6.5] every viewer can read the same history from what it was sent', () => {
  const scene = deal('4C 9D 4S JC', { players: 4 })
  scene.play(B, swap)
  scene.host(C, leave)
  allStick(scene)
  const events = scene.table.entries.flatMap((entry) => sent(scene, entry, 'spectator'))
  expect(historyOf(4, 3, [{ events }])).toEqual(results(scene))
})

test('[A-6.6] with two or more alive the game goes on', () => {
  const scene = deal('2C 9D 10S', { lives: 1 })
  allStick(scene)
  expect(scene.state).toMatchObject({ phase: 'reveal', end: null })
})

test('[A-6.6] with one alive that one has won, even if the last to die was tied with the winner', () => {
  const scene = deal('2C 9D 7H 7S', { players: 2, lives: 2 })
  allStick(scene)
  scene.waitOut()
  allStick(scene)
  expect(lives(scene.state)).toBe('1 0')
  expect(scene.state).toMatchObject({ phase: 'over', end: { winner: A, reason: 'lastAlive' } })
})

test('[A-6.6] with nobody alive it is a double game', () => {
  const scene = deal('7C 7D', { players: 2, lives: 1 })
  allStick(scene)
  expect(scene.state.phase).toBe('doubleGame')
})
