// who deals first.
import { expect, test } from 'vitest'
import { cardValue } from '../src/state.ts'
import { A, B, C, cards, D, deck, drawFor, kinds, lives, packWithout } from './table.ts'

test('[A-3.1] everybody starts alive, in leg 1 before round 1', () => {
  const { state } = drawFor('KH', { lives: 4 })
  expect(lives(state)).toBe('4 4 4')
  expect(state).toMatchObject({ leg: 1, round: 0, actions: [] })
})

test('[A-3.2] each seat in turn takes the top card, for all to see', () => {
  const { state, table } = drawFor('5C KD 9S')
  const drawn = [
    [
      { seat: A, card: '5C' },
      { seat: B, card: 'KD' },
      { seat: C, card: '9S' },
    ],
  ]
  expect(state.highCard).toEqual(drawn)
  expect(table.view('spectator').highCard).toEqual(drawn)
})

test.each([
  ['AC KD QS', B],
  ['2C AD AS', A],
  ['10C 9D JS', C],
])('[A-3.3] of %s the highest deals, the ace being low', (top, dealer) => {
  expect(drawFor(top).state.dealer).toBe(dealer)
})

test('[A-3.4, A-3.6] only those tied for highest draw again, until one is highest', () => {
  const { state } = drawFor('QH QD 5C QS 2H 7D 7C KS AH', { players: 4 })
  expect(state.highCard.map((draws) => draws.map(({ seat }) => seat))).toEqual([
    [A, B, C, D],
    [A, B, D],
    [B, D],
  ])
  expect(state.dealer).toBe(B)
})

test('[A-3.4] whoever dropped out stays out, however low the later cards are', () => {
  const { state } = drawFor('QH QD JC 2H 3D')
  expect(state.highCard).toHaveLength(2)
  expect(state.dealer).toBe(B)
})

test('[A-3.5] when too few cards are left for the tied, the whole pack is shuffled and they go on', () => {
  const pairs = cards(packWithout('KH KD 2C 2S')).sort((a, b) => cardValue(a) - cardValue(b))
  const scene = drawFor(`KH KD 2C ${pairs.join(' ')} 2S`, { later: ['4C 9H'] })
  expect(kinds(scene.events)).toBe(
    `legBegan packShuffled ${'highCardDrawn '.repeat(25)}packShuffled highCardDrawn dealerChosen`,
  )
  expect(scene.state.dealer).toBe(B)
  expect(deck(scene.state)).toBe(packWithout('4C 9H'))
})

test('[A-3.7] the draw is over before anybody is asked anything', () => {
  const { table } = drawFor('QH QD JC 2H 3D')
  expect(table.n).toBe(1)
})

test('[A-3.7] then all 52 cards are shuffled again and the first round is dealt', () => {
  const scene = drawFor('KH', { later: ['5H 9D 7C'] })
  expect(kinds(scene.waitOut().events)).toBe('packShuffled roundBegan dealt')
  expect(scene.state.trash).toEqual([])
  expect(deck(scene.state)).toBe(packWithout('5H 9D 7C'))
})
