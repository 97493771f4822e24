// P-4: twos go out, the rest is dealt.
import { expect, test } from 'vitest'
import { PACKS } from '../src/cards.ts'
import { cards, hand, identity, leadWith, P0, P1, P2, P3, P4, P5, runToEnd } from './table.ts'

test('[P-4.3, GP-3] four players without shuffling', () => {
  const scene = identity('4P1D')
  expect([P0, P1, P2, P3].map((seat) => hand(scene, seat))).toEqual([
    '2S 6S 10S AS 5H 9H KH 4D 8D QD 3C 7C JC',
    '3S 7S JS 2H 6H 10H AH 5D 9D KD 4C 8C QC',
    '4S 8S QS 3H 7H JH 2D 6D 10D AD 5C 9C KC',
    '5S 9S KS 4H 8H QH 3D 7D JD 2C 6C 10C AC',
  ])
  expect(scene.state.removed).toEqual([])
})

test('[P-4.1, P-4.3, GP-3] five players: two twos go out', () => {
  const scene = identity('5P1D')
  expect(scene.state.removed).toEqual(['2S', '2H'])
  expect([P0, P1, P2, P3, P4].map((seat) => hand(scene, seat))).toEqual([
    '3S 8S KS 6H JH 3D 8D KD 5C 10C',
    '4S 9S AS 7H QH 4D 9D AD 6C JC',
    '5S 10S 3H 8H KH 5D 10D 2C 7C QC',
    '6S JS 4H 9H AH 6D JD 3C 8C KC',
    '7S QS 5H 10H 2D 7D QD 4C 9C AC',
  ])
})

test('[P-4.3] six players with two packs', () => {
  const scene = identity('6P2D')
  expect(hand(scene, P0)).toBe(
    '3S/0 9S/0 3H/0 9H/0 2D/0 8D/0 AD/0 7C/0 KC/0 6S/1 QS/1 5H/1 JH/1 4D/1 10D/1 3C/1 9C/1',
  )
  expect(hand(scene, P5)).toBe(
    '8S/0 AS/0 8H/0 AH/0 7D/0 KD/0 6C/0 QC/0 5S/1 JS/1 4H/1 10H/1 3D/1 9D/1 2C/1 8C/1 AC/1',
  )
})

test('[P-4.1] the first of the shuffled twos go out', () => {
  const scene = identity('5P1D', {}, [cards('2C 2D')])
  expect(scene.state.removed).toEqual(['2C', '2D'])
})

test('[P-4.2] everybody sees which twos are out, and from which pack', () => {
  const scene = identity('7P2D')
  expect(scene.table.view('spectator').removed).toEqual(cards('2S/0 2H/0 2D/0 2C/0 2S/1 2H/1'))
})

test('[P-4.3, P-3.3] the first card of the shuffled pack goes to the starter, in later games too', () => {
  const scene = identity('4P1D', { gameCount: 2 }, [cards('KD 7H'), cards('9C')])
  expect([hand(scene, P0).slice(0, 2), hand(scene, P1).slice(0, 2)]).toEqual(['KD', '7H'])
  leadWith(scene, 150)
  runToEnd(scene)
  scene.waitOut()
  expect(hand(scene, P1).startsWith('9C')).toBe(true)
})

test('[P-4.4] a new game keeps scores and score sheet and nothing else', () => {
  const scene = identity('4P1D', { gameCount: 2 })
  const fresh = scene.table.snapshot().state
  leadWith(scene, 150)
  runToEnd(scene)
  const { scores, sheet } = scene.table.snapshot().state
  scene.waitOut()
  expect(scene.state).toEqual({
    ...fresh,
    game: 2,
    dealer: P0,
    turn: P1,
    lead: P1,
    hands: scene.state.hands,
    scores,
    sheet,
  })
  expect(scene.state.hands.flat().length).toBe(PACKS[1].length)
})
