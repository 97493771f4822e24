// What a viewer is told about the table as it stands, and what offers are called: A-16 in sentences.
import { speak, type Viewer } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { passTheAce } from '../src/index.ts'
import { nameOffer } from '../src/words/offers.ts'
import { summary } from '../src/words/summary.ts'
import { A, type AceScene, allStick, B, C, D, deal, drawFor, leave, stick, swap } from './table.ts'

const speech = {
  locale: 'en',
  catalog: passTheAce.catalogs.en,
  nameOf: (seat: number) => 'ABCD'.charAt(seat),
} as const

const seen = ({ table }: AceScene, viewer: Viewer): string[] =>
  summary(table.view(viewer), viewer).map((message) => speak(message, speech))

test('before the first deal everybody reads who deals and who has how many lives', () => {
  expect(seen(drawFor('KH', { players: 2, lives: 1 }), A)).toEqual([
    'A deals first. Deck: 50.',
    'A: one life.',
    'B: one life.',
  ])
})

test('[A-16.4] one reads one’s own card, those one has held, those turned up, and no other', () => {
  const scene = deal('5H 9D KC 7S', { players: 4 })
  scene.play(B, swap)
  scene.play(C, swap)
  expect(seen(scene, B).slice(5)).toEqual([
    'You hold the 9 of diamonds.',
    'You know that C holds the 5 of hearts.',
    'D shows the king of clubs.',
  ])
  expect(seen(scene, A).slice(5)).toEqual([
    'You hold the 7 of spades.',
    'D shows the king of clubs.',
  ])
  expect(seen(scene, 'spectator').slice(5)).toEqual(['D shows the king of clubs.'])
})

test('whoever is out and whoever has left are told apart', () => {
  const scene = deal('2C 9D 10S JH', { players: 4, lives: 1 })
  allStick(scene)
  scene.host(D, leave)
  scene.waitOut()
  expect(seen(scene, 'spectator')).toEqual([
    'Round 2, dealt by C. Deck: 46. Trash: 4.',
    'A: one life.',
    'B is out.',
    'C: one life.',
    'D has left.',
  ])
})

test('in a double game nobody is out', () => {
  const scene = deal('7C 7D', { players: 2, lives: 1 })
  allStick(scene)
  expect(seen(scene, 'spectator').slice(1, 3)).toEqual(['A: 0 lives.', 'B: 0 lives.'])
})

test('[A-5.4] a swap is offered with the name of the player it will hit', () => {
  const scene = deal('5H 9D 7C 8S', { players: 4 })
  scene.host(C, leave)
  const named = (seat: number) =>
    scene.table
      .offers(seat)
      .map((move) => speak(nameOffer(scene.table.view(seat), seat, move), speech))
  expect(named(B)).toEqual(['Stick', 'Swap with D'])
  scene.play(B, stick)
  scene.play(D, stick)
  expect(named(A)).toEqual(['Stick', 'Draw from the deck'])
})
