// one card each, face down.
import { expect, test } from 'vitest'
import { A, allStick, B, C, D, deal, hands, lives, tokens } from './table.ts'

test('[A-4.1] the order of play starts left of the dealer and ends with the dealer', () => {
  const { state } = deal('', { players: 4 })
  expect(state).toMatchObject({ round: 1, dealer: A, order: [B, C, D, A] })
})

test('[A-4.1] each deal is one more round, among those alive', () => {
  const scene = deal('2C 9D 10S JH', { players: 4, lives: 1 })
  allStick(scene)
  scene.waitOut()
  expect(scene.state).toMatchObject({ round: 2, dealer: C, order: [D, A, C] })
})

test('[A-4.2] cards are dealt in the order of play, and each is seen by its holder alone', () => {
  const { state, table } = deal('5H 9D 7C')
  expect(hands(state)).toBe('7C 5H 9D')
  expect(hands(table.view(A))).toBe('7C ?? ??')
  expect(hands(table.view(B))).toBe('?? 5H ??')
  expect(hands(table.view(C))).toBe('?? ?? 9D')
  expect(hands(table.view('spectator'))).toBe('?? ?? ??')
})

test('[A-4.2] whoever is out gets no card', () => {
  const scene = deal('2C 9D 10S 5H 6S', { lives: 1 })
  allStick(scene)
  scene.waitOut()
  expect(lives(scene.state)).toBe('1 0 1')
  expect(hands(scene.state)).toBe('5H -- 6S')
})

test('[A-4.3] the cards of a round are numbered as they are dealt', () => {
  const scene = deal('5H 9D 7C')
  expect(tokens(scene.state)).toBe('3 1 2')
  allStick(scene)
  scene.waitOut()
  expect(tokens(scene.state)).toBe('2 3 1')
})

test('[A-4.4] nobody has acted, and the first in the order of play is asked', () => {
  const { state, table } = deal('5H 9D 7C')
  expect(state).toMatchObject({ phase: 'turns', acted: 0, actions: [] })
  expect(table.decision).toEqual({ seats: [B], about: 'turn' })
})

test('[A-4.5] nobody has to ask for the deal: it is part of the advance', () => {
  const scene = deal('5H 9D 7C')
  allStick(scene)
  const { n } = scene.table
  scene.waitOut()
  expect(scene.table.n).toBe(n + 1)
  expect(scene.state.phase).toBe('turns')
})
