// the public record of a round, and the moments that have a name.
import { expect, test } from 'vitest'
import { handsOf } from '../src/hands.ts'
import { historyOf, momentsOf } from '../src/history.ts'
import { A, allStick, B, C, D, deal, draw, moments, results, stick, swap } from './table.ts'

test('[A-17.1] the record has one line per action, in order', () => {
  const scene = deal('2C KD 6S 9S 10H', { players: 4 })
  scene.play(B, swap)
  scene.play(C, stick)
  scene.runOut(D)
  scene.play(A, draw)
  expect(scene.state.actions).toEqual([
    { kind: 'kung', seat: B, target: C, king: 'KD' },
    { kind: 'stick', seat: C },
    { kind: 'stick', seat: D, auto: true },
    { kind: 'draw', seat: A, discarded: '9S' },
  ])
})

test('[A-17.1] the record stays until the next deal and then begins anew', () => {
  const scene = deal('5H 9D 7C')
  allStick(scene)
  expect(scene.state.actions).toHaveLength(3)
  scene.waitOut()
  expect(scene.state.actions).toEqual([])
})

test.each([
  ['8H 3S JD', { id: '1.1.0.modi', kind: 'modi', seat: B, target: C }],
  ['6H 6S 2D', { id: '1.1.0.dirtyDan', kind: 'dirtyDan', seat: B, target: C }],
  ['2C KD 9S', { id: '1.1.0.kung', kind: 'kung', seat: B, target: C, king: 'KD' }],
])(
  '[A-17.2, A-17.4] a swap at %s has a name, and names the player who suffered it',
  (top, moment) => {
    const scene = deal(top)
    scene.play(B, swap)
    expect(moments(scene)).toEqual([moment])
  },
)

test('[A-17.2] a swap for a higher card, a stick and a draw have none', () => {
  const scene = deal('5H 9D 7C AS')
  scene.play(B, swap)
  scene.play(C, stick)
  scene.play(A, draw)
  expect(moments(scene)).toEqual([])
})

test('[A-17.2] a double game is the moment of the last to act', () => {
  const scene = deal('7C 7D', { players: 2, lives: 1 })
  allStick(scene)
  expect(moments(scene)).toEqual([{ id: '1.1.2.doubleGame', kind: 'doubleGame', seat: A }])
})

test('[A-17.2, A-17.3] moments follow from the record alone, the same while it grows and afterwards', () => {
  const scene = deal('8H 3S JD')
  scene.play(B, swap)
  const [early] = moments(scene)
  allStick(scene)
  scene.waitOut()
  expect(results(scene).flatMap(momentsOf)).toEqual([early])
})

test('[A-17.3] a moment is numbered by leg, round and action', () => {
  const scene = deal('9H 10D JC 8S 7D KC')
  allStick(scene)
  scene.waitOut()
  scene.play(C, stick)
  scene.play(A, swap)
  expect(moments(scene).map(({ id }) => id)).toEqual(['1.2.1.kung'])
})

test('[A-17.5] a round tells through whose hands each card went', () => {
  const scene = deal('8H 3S JD QC')
  scene.play(B, swap)
  scene.play(C, swap)
  scene.play(A, draw)
  expect(results(scene)[0]?.cards).toEqual([
    { seat: B, card: '3S', hands: [C, B] },
    { seat: C, card: 'JD', hands: [A, C] },
    { seat: A, card: 'QC', hands: [A] },
  ])
  expect(handsOf([{ kind: 'swap', seat: B, target: C }]).get(C)).toEqual([B, C])
})

test('[A-17.5] a card that goes on and on has been in many hands', () => {
  const scene = deal('2C 9S 10D')
  scene.play(B, swap)
  scene.play(C, swap)
  scene.play(A, stick)
  expect(results(scene)[0]?.cards.find(({ seat }) => seat === A)).toEqual({
    seat: A,
    card: '2C',
    hands: [B, C, A],
  })
})

test('[A-6.5, A-17.2] rounds and moments tell when they were, where the entries say so', () => {
  const scene = deal('8H 3S JD')
  scene.play(B, swap)
  allStick(scene)
  const past = scene.table.entries.map(({ events }, nth) => ({ events, at: 1000 * nth }))
  const acted = past.findIndex(({ events }) => events.some(({ kind }) => kind === 'swapped'))
  const ended = past.findIndex(({ events }) => events.some(({ kind }) => kind === 'livesLost'))
  const [round] = historyOf(3, 3, past)
  expect(round).toMatchObject({
    endedAt: 1000 * ended,
    times: [1000 * acted, 1000 * (acted + 1), 1000 * ended],
  })
  expect(round && momentsOf(round)).toMatchObject([{ kind: 'modi', at: 1000 * acted }])
})
