// What a player without a drawing is told, and how offers are named and chosen.
import { speak, type Viewer } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { type Move, powerhouse } from '../src/index.ts'
import {
  bid,
  call,
  contract,
  type HouseScene,
  identity,
  leadWith,
  leave,
  P0,
  P1,
  P3,
  pass,
  play,
  playAll,
  runToEnd,
  suit,
} from './table.ts'

const speech = {
  locale: 'en',
  catalog: powerhouse.catalogs.en,
  nameOf: (seat: number) => `P${seat}`,
} as const

const told = ({ table }: HouseScene, viewer: Viewer): string[] =>
  (powerhouse.summary?.(table.view(viewer), viewer) ?? []).map((one) => speak(one, speech))

const stepsOf = ({ table }: HouseScene, seat: number, move: Move): string =>
  (powerhouse.steps?.(table.view(seat), seat, move) ?? [])
    .map((one) => speak(one, speech))
    .join(' > ')

const named = ({ table }: HouseScene, seat: number, move: Move): string =>
  speak(powerhouse.nameOffer?.(table.view(seat), seat, move) ?? { id: '' }, speech)

test('in the bidding: what was bid, what may be bid, and one’s own hand', () => {
  const scene = identity('5P1D')
  scene.play(P0, bid(160))
  scene.play(P1, pass)
  expect(told(scene, 2)).toEqual([
    'Game 1 of 5, dealt by P4.',
    'Out of play: 2 of spades and 2 of hearts.',
    'P0 has bid 160. A higher bid is 165 to 250.',
    'Passed: P1.',
    'The leader will call one partner card.',
    'With a bid of 200 or more: 2.',
    'P0: 0 in all.',
    'P1: 0 in all.',
    'P2: 0 in all.',
    'P3: 0 in all.',
    'P4: 0 in all.',
    'Your spades: 10 and 5.',
    'Your hearts: K, 8, and 3.',
    'Your diamonds: 10 and 5.',
    'Your clubs: Q, 7, and 2.',
  ])
})

test('in a trick: contract, calls, sides, last trick, cards that lie, role, hand with PowerHouse first', () => {
  const scene = contract('4P1D', 150, 'H', ['AH'])
  playAll(scene, '4D KD 2D 3D 2H 3H')
  expect(told(scene, P1)).toEqual([
    'Game 1 of 4, dealt by P3.',
    'P0 leads with a bid of 150. PowerHouse: hearts.',
    'Called, partner unknown: ace of hearts.',
    'The leader’s side, as far as it is known, has 0 of 150 points.',
    'Last trick: P1 took 4 of diamonds, king of diamonds, 2 of diamonds, and 3 of diamonds (10 points).',
    'Trick 2 of 13, led by P1.',
    'P1: 2 of hearts.',
    'P2: 3 of hearts, winning.',
    'P0: 0 taken, 0 before this game, 12 cards left.',
    'P1: 10 taken, 0 before this game, 11 cards left.',
    'P2: 0 taken, 0 before this game, 11 cards left.',
    'P3: 0 taken, 0 before this game, 12 cards left.',
    'You are a partner of the leader: secret.',
    'Your hearts: A, 10, and 6.',
    'Your spades: J, 7, and 3.',
    'Your diamonds: 9 and 5.',
    'Your clubs: Q, 8, and 4.',
  ])
  expect(told(scene, 'spectator').some((line) => line.startsWith('You'))).toBe(false)
})

test('while the leader chooses, everybody sees what is missing', () => {
  const scene = identity('6P2D')
  leadWith(scene, 300)
  expect(told(scene, P1)).toContain('P0 leads with a bid of 300 and chooses the PowerHouse.')
  scene.play(P0, suit('H'))
  scene.play(P0, call('AS 2nd'))
  expect(told(scene, P1)).toContain(
    'Called, partner unknown: ace of spades, the one played second.',
  )
  expect(told(scene, P1)).toContain('One partner card still to be called.')
})

test('after a game: made or failed, and what each scored', () => {
  const scene = identity('4P1D')
  leadWith(scene, 150)
  scene.host(P3, leave)
  runToEnd(scene)
  const lines = told(scene, P0)
  expect(lines).toContain('Bid failed: P0 and P1 took 145, the others 105.')
  expect(lines).toContain('P0: −150.')
  expect(lines).toContain('P3: +105.')
  expect(lines).toContain('P3, who has left: 105 in all.')
})

test('a bid is chosen by fifties, a call by suit, rank and copy', () => {
  const scene = identity('6P2D')
  expect(stepsOf(scene, P0, bid(335))).toBe('Bid 300 to 345 > Bid 335')
  expect(stepsOf(scene, P0, bid(500))).toBe('Bid 500')
  expect(stepsOf(scene, P0, pass)).toBe('Pass')
  leadWith(scene, 335)
  expect(stepsOf(scene, P0, suit('D'))).toBe('PowerHouse: diamonds')
  scene.play(P0, suit('D'))
  expect(stepsOf(scene, P0, call('AS 2nd'))).toBe(
    'Call a card of spades > A > the one played second',
  )
  expect(stepsOf(scene, P0, call('AD'))).toBe('Call a card of diamonds > A')
})

test('a card is named plainly, and by its pack where the hand holds both', () => {
  const one = contract('6P2D', 300, 'H', ['AS 1st', 'AC 1st'])
  expect(named(one, P0, play('AD/0'))).toBe('Play the ace of diamonds')
  const both = contract('8P2D', 300, 'H', ['AS 1st', 'AC 1st', 'AD 1st'])
  expect(named(both, P0, play('3S/1'))).toBe('Play the 3 of spades (pack 2)')
})
