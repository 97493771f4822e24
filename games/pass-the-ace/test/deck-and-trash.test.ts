// the trash becomes the deck when a card is needed.
import { expect, test } from 'vitest'
import { tell } from '../src/words/tell.ts'
import {
  A,
  arrange,
  B,
  C,
  deal,
  deck,
  draw,
  hands,
  kinds,
  packWithout,
  sent,
  stick,
  trash,
} from './table.ts'

/** Three players are shown 2S 3S 4S; two cards are left in the deck. */
const beforeAShortDeal = () =>
  arrange({
    phase: 'reveal',
    lives: [3, 3, 3],
    dealer: C,
    order: [A, B, C],
    acted: 3,
    hands: '2S 3S 4S',
    deck: '9H 8H',
    trash: packWithout('2S 3S 4S 9H 8H'),
    shuffle: '5D 2D',
  })

/** A is to draw, and the deck holds these cards. */
const beforeADraw = (left: string) =>
  arrange({
    lives: [3, 3],
    dealer: A,
    order: [B, A],
    acted: 1,
    hands: '5C 4D',
    deck: left,
    trash: packWithout(`5C 4D ${left}`.trim()),
    shuffle: '10S',
  })

test('[A-9.1] the whole trash is shuffled and becomes the deck; hands stay as they are', () => {
  const scene = beforeADraw('')
  scene.play(A, draw)
  expect(hands(scene.state)).toBe('10S 5C')
  expect(deck(scene.state)).toBe(packWithout('5C 4D 10S'))
})

test('[A-9.2] a deck that has just run out stays empty until a card is needed', () => {
  const scene = beforeADraw('JH')
  expect(kinds(scene.play(A, draw).events)).toBe('drew revealed livesLost')
  expect(deck(scene.state)).toBe('')
  expect(kinds(scene.waitOut().events)).toBe('tableCleared roundBegan trashReshuffled dealt')
})

test('[A-9.2] sticking with an empty deck shuffles nothing', () => {
  const scene = beforeADraw('')
  expect(kinds(scene.play(A, stick).events)).toBe('stuck revealed livesLost')
})

test('[A-9.3] in the middle of a deal, the deal goes on with the next player', () => {
  const scene = beforeAShortDeal()
  expect(kinds(scene.waitOut().events)).toBe('tableCleared roundBegan dealt trashReshuffled dealt')
  expect(hands(scene.state)).toBe('5D 9H 8H')
})

test('[A-9.4] everybody sees that it happened and how many cards went back', () => {
  const scene = beforeAShortDeal()
  const told = sent(scene, scene.waitOut(), 'spectator').map(tell)
  expect(told).toContainEqual({ id: 'trashReshuffled', params: { count: 50 } })
})

test('[A-9.5] everybody sees the whole trash and nobody any card of the deck', () => {
  const scene = deal('9C 4D 10S', { players: 2 })
  scene.play(B, stick)
  scene.play(A, draw)
  for (const viewer of [A, B, 'spectator'] as const) {
    const view = scene.table.view(viewer)
    expect(trash(view)).toBe('4D')
    expect(view.deck).toEqual(new Array(49).fill({ to: [], pool: 'pack' }))
  }
})
