// the deal moves left.
import { expect, test } from 'vitest'
import { A, allStick, B, C, D, deal, leave } from './table.ts'

test('[A-8.1] a dead seat is skipped', () => {
  const scene = deal('2C 9D 10S JH', { players: 4, lives: 1 })
  allStick(scene)
  scene.waitOut()
  expect(scene.state.dealer).toBe(C)
})

test('[A-8.1] several dead seats in a row are skipped', () => {
  const scene = deal('3D 3S JH QC', { players: 4, lives: 1 })
  allStick(scene)
  scene.waitOut()
  expect(scene.state.dealer).toBe(D)
})

test('[A-8.1, A-8.2] the deal moves on from the seat of a dealer who died', () => {
  const scene = deal('9D 10S JH 2C', { players: 4, lives: 1 })
  allStick(scene)
  scene.waitOut()
  expect(scene.state).toMatchObject({ dealer: B, order: [C, D, B] })
})

test('[A-8.1, A-8.2] the deal moves on from the seat of a dealer who left', () => {
  const scene = deal('9D 10S JH 8C', { players: 4 })
  scene.host(A, leave)
  allStick(scene)
  scene.waitOut()
  expect(scene.state).toMatchObject({ dealer: B, order: [C, D, B] })
})

test('[A-8.1, A-8.2] the next dealer is skipped after leaving during the reveal', () => {
  const scene = deal('9D 10S JH 8C', { players: 4 })
  allStick(scene)
  scene.host(B, leave)
  scene.waitOut()
  expect(scene.state).toMatchObject({ dealer: C, order: [D, A, C] })
})
