// the table is cleared for the next deal.
import { expect, test } from 'vitest'
import { A, allStick, B, C, deal, kinds, swap, trash } from './table.ts'

test('[A-7.1] shown cards go onto the trash in the order of play, then the next player deals', () => {
  const scene = deal('5H 9D 7C')
  allStick(scene)
  expect(kinds(scene.waitOut().events)).toBe('tableCleared roundBegan dealt')
  expect(trash(scene.state)).toBe('5H 9D 7C')
  expect(scene.state).toMatchObject({ round: 2, dealer: B, order: [C, A, B] })
})

test('[A-7.1] a king that was turned up goes onto the trash like any card', () => {
  const scene = deal('2C KD 9S')
  scene.play(B, swap)
  allStick(scene)
  scene.waitOut()
  expect(trash(scene.state)).toBe('2C KD 9S')
})
