// P-0: how cards and seats are written.
import { expect, test } from 'vitest'
import { faceOf, PACKS } from '../src/cards.ts'
import { nextOf } from '../src/state.ts'
import { hand, identity, P0, P1, P2, P3 } from './table.ts'

test('[P-0.1] one pack has plain cards, two packs say which', () => {
  expect(PACKS[1].slice(0, 14).join(' ')).toBe('2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS 2H')
  expect(PACKS[2].filter((card) => card.startsWith('AS'))).toEqual(['AS/0', 'AS/1'])
})

test('[P-0.2] cards of two packs match by suit and rank, and are still two cards', () => {
  expect(faceOf('AS/0').type).toBe(faceOf('AS/1').type)
  expect(new Set(PACKS[2]).size).toBe(104)
})

test('[P-0.3] spades, hearts, diamonds, clubs, each from two to ace, pack by pack', () => {
  expect(PACKS[1].filter((card) => card.startsWith('A'))).toEqual(['AS', 'AH', 'AD', 'AC'])
  expect([PACKS[2][0], PACKS[2][51], PACKS[2][52], PACKS[2][103]]).toEqual([
    '2S/0',
    'AC/0',
    '2S/1',
    'AC/1',
  ])
})

test('[P-0.4, P-0.5] P0 to P3 sit in seats 0 to 3, and after P3 comes P0', () => {
  const scene = identity('4P1D')
  expect([P0, P1, P2, P3].map((seat) => nextOf(scene.state, seat))).toEqual([P1, P2, P3, P0])
  expect(hand(scene, P0).startsWith('2S 6S')).toBe(true)
})
