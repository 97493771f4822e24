// cards, seats and what "left" means.
import { PACK } from '@foldtable/parts/cards'
import { expect, test } from 'vitest'
import { cardValue } from '../src/state.ts'
import {
  A,
  allStick,
  B,
  C,
  cards,
  D,
  deal,
  deck,
  draw,
  drawFor,
  hands,
  lives,
  stick,
} from './table.ts'

test('[A-0.1, A-0.3] a card is its rank and suit, and the pack runs through the suits', () => {
  expect(PACK.join(' ')).toBe(
    [
      'AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH',
      'AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD',
      'AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC',
      'AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS',
    ].join(' '),
  )
})

test('[A-0.2] the ace is 1 and the king is 13', () => {
  expect(cards('AS 2D 9C 10H JC QD KS').map(cardValue)).toEqual([1, 2, 9, 10, 11, 12, 13])
})

test('[A-0.2] suits break no tie', () => {
  const scene = deal('4S 4H JC')
  allStick(scene)
  expect(lives(scene.state)).toBe('3 2 2')
})

test('[A-0.4] left is the next higher seat, and after the last one comes seat 0', () => {
  const scene = drawFor('2H KH 3H')
  scene.waitOut()
  expect(scene.state.dealer).toBe(B)
  expect(scene.state.order).toEqual([C, A, B])
})

test('[A-0.4] going left skips who is out and who has left', () => {
  const scene = deal('2C 9D 10S JH', { players: 4, lives: 1 })
  allStick(scene)
  scene.host(C, { kind: 'leave' })
  scene.waitOut()
  expect(lives(scene.state)).toBe('1 0 0 1')
  expect(scene.state.order).toEqual([A, D])
})

test('[A-0.5] cards are taken from the top of the deck, which is its first one', () => {
  const scene = deal('5C 4D 3S KC 10H')
  expect(hands(scene.state)).toBe('3S 5C 4D')
  scene.play(B, stick)
  scene.play(C, stick)
  scene.play(A, draw)
  expect(hands(scene.state)).toBe('KC 5C 4D')
  expect(deck(scene.state).startsWith('10H AH 2H')).toBe(true)
})

test('[A-0.6] the letters of our examples are seats: A in seat 0 deals, B in seat 1 acts first', () => {
  const { state } = deal('5H 9D 7C 10S', { players: 4 })
  expect(state.dealer).toBe(0)
  expect(state.order).toEqual([1, 2, 3, 0])
  expect([A, B, C, D]).toEqual([0, 1, 2, 3])
})
