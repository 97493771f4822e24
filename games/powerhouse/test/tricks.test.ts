// P-8: following suit, who wins, and what the winner gets.
import { expect, test } from 'vitest'
import { winningPlace } from '../src/rules/tricks.ts'
import {
  arrange,
  bid,
  call,
  cards,
  contract,
  identity,
  kinds,
  P0,
  P1,
  P2,
  P3,
  pass,
  play,
  playAll,
  suit,
  turnOf,
} from './table.ts'

/** P2 leads with 160, clubs and the ace of clubs. */
function clubs() {
  const scene = identity('4P1D')
  for (const [seat, move] of [
    [P0, bid(150)],
    [P1, pass],
    [P2, bid(160)],
    [P3, pass],
    [P0, pass],
    [P2, suit('C')],
    [P2, call('AC')],
  ] as const)
    scene.play(seat, move)
  return scene
}

test('[P-8.1, P-8.3, P-9.1, GP-12] two tricks: a lead, a refused card, a partner revealed', () => {
  const scene = clubs()
  playAll(scene, 'AD JD QD KD')
  expect(scene.state.tricks.at(-1)).toMatchObject({ winner: P2, points: 40 })
  scene.play(P2, play('KC'))
  expect(scene.refusal(P3, play('5S'))).toBe('mustFollowSuit')
  const { events } = scene.play(P3, play('AC'))
  expect(events).toEqual([
    { kind: 'played', seat: P3, card: 'AC', place: 11 },
    { kind: 'partnerRevealed', seat: P3, call: 0, card: 'AC' },
  ])
  playAll(scene, '3C 4C')
  expect(scene.state.tricks.at(-1)).toMatchObject({ winner: P3, points: 20 })
})

test('[P-8.1] whoever took a trick leads to the next, and all play clockwise', () => {
  const scene = clubs()
  playAll(scene, '6D JD QD KD')
  expect(scene.state.tricks).toEqual([
    { lead: P2, cards: cards('6D JD QD KD'), winner: P1, points: 30 },
  ])
  expect(turnOf(scene)).toBe(P1)
  playAll(scene, '4C 5C')
  expect(turnOf(scene)).toBe(P3)
})

test('[P-8.2] the first card may be any card of the hand', () => {
  const scene = contract('4P1D', 150, 'S', ['AH'])
  expect(scene.table.offers(P0)).toHaveLength(13)
})

test('[P-8.3] whoever has none of the suit may play anything and need not trump', () => {
  const scene = arrange({
    key: '4P1D',
    hands: [
      '2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS',
      '2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH',
      '2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD',
      '2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC',
    ],
    bid: 150,
    leader: P0,
    suit: 'H',
    calls: [{ card: 'AD', copy: null, played: 0, partner: null }],
    turn: P0,
  })
  scene.play(P0, play('2S'))
  expect(scene.table.offers(P1)).toHaveLength(13)
  playAll(scene, '2H 3D 4C')
  expect(scene.state.tricks.at(-1)?.winner).toBe(P1)
})

test('[P-8.3] the refusal names the suit that must be followed', () => {
  const scene = contract('4P1D', 150, 'S', ['AH'])
  scene.play(P0, play('4D'))
  expect(scene.table.refusal({ by: P1, move: play('3S'), at: 0 })).toEqual({
    code: 'mustFollowSuit',
    rule: 'P-8.3',
    facts: { suit: { word: 'suit.D' } },
  })
})

test('[P-8.4] the first reason is given: phase, seat, stale, turn, card, hand, suit', () => {
  const scene = identity('4P1D')
  expect(scene.refusal(P0, play('2S'))).toBe('wrongPhase')
  const playing = contract('4P1D', 150, 'S', ['AH'])
  const question = playing.table.question(P0) ?? 0
  playing.play(P0, play('2S'))
  expect(playing.refusal(4, play('3S'))).toBe('notSeated')
  expect(playing.refusal(P0, play('6S'), { question })).toBe('staleMove')
  expect(playing.refusal(P0, play('6S'))).toBe('notYourTurn')
  expect(playing.refusal(P1, play('AS/0'))).toBe('invalidCard')
  expect(playing.refusal(P1, play('AS'))).toBe('cardNotInHand')
  expect(playing.refusal(P1, play('AH'))).toBe('mustFollowSuit')
})

test('[P-8.4] with two packs it matters which copy is in hand', () => {
  const scene = contract('6P2D', 300, 'H', ['AS 1st', 'AC 1st'])
  expect(scene.refusal(P0, play('AD/1'))).toBe('cardNotInHand')
  expect(scene.refusal(P0, play('AD'))).toBe('invalidCard')
  scene.play(P0, play('AD/0'))
})

test.each([
  ['KH AH 2S 3S', 'S', P3],
  ['9H AS 10H AD', 'C', P2],
] as const)('[P-8.5, GP-13] %s with %s as PowerHouse', (trick, powerHouse, winner) => {
  expect(winningPlace(cards(trick), powerHouse)).toBe(winner)
})

test.each([
  ['AS/0 KS/0 AS/1', 'C', P2],
  ['KS/0 KS/1 AS/0', 'C', P2],
  ['AD/0 4S/0 4S/1 AD/1', 'S', P2],
  ['9H/0 9D/0', 'C', P0],
] as const)('[P-8.5, P-8.6, GP-14] duplicates: %s with %s', (trick, powerHouse, winner) => {
  expect(winningPlace(cards(trick), powerHouse)).toBe(winner)
})

test('[P-8.7] the last card takes the trick, and the next one is open at once', () => {
  const scene = contract('4P1D', 150, 'S', ['AH'])
  playAll(scene, '5H 10H JH')
  const { events } = scene.play(P3, play('QH'))
  expect(events.slice(1)).toEqual([{ kind: 'trickTaken', seat: P3, points: 35 }])
  expect(scene.state).toMatchObject({ trick: [], taken: [0, 0, 0, 35], turn: P3 })
})

test('[P-8.8] the last card of all also scores the game', () => {
  const scene = contract('4P1D', 150, 'S', ['AH'])
  while (scene.state.tricks.length < 12 || scene.state.trick.length < 3) scene.runOut(turnOf(scene))
  expect(kinds(scene.runOut(turnOf(scene)).events)).toBe('played trickTaken gameScored')
  expect(scene.state.phase).toBe('finished')
})
