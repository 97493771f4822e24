// what happens when time runs out. When it does is the house's to count.
import { expect, test } from 'vitest'
import { A, advance, B, C, deal, drawFor, kinds, stick, swap } from './table.ts'

test('[A-12.2] whoever runs out of time sticks, and the record says so', () => {
  const scene = deal('2H 9D 7C')
  expect(scene.runOut(B).events).toEqual([{ kind: 'stuck', seat: B, auto: true }])
  expect(scene.state.actions).toEqual([{ kind: 'stick', seat: B, auto: true }])
  expect(scene.table.decision).toEqual({ seats: [C], about: 'turn' })
})

test('[A-12.2] the dealer sticks too, and the round ends', () => {
  const scene = deal('2H 9D', { players: 2 })
  scene.play(B, stick)
  expect(kinds(scene.runOut(A).events)).toBe('stuck revealed livesLost')
})

test('[A-12.2] a stick of one’s own is not marked', () => {
  const scene = deal('2H 9D 7C')
  scene.play(B, stick)
  expect(scene.state.actions).toEqual([{ kind: 'stick', seat: B }])
})

test('[A-12.2] a pause is not cut short', () => {
  const scene = drawFor('KH')
  expect(scene.refusal('clock', advance, { at: 4999 })).toBe('tooEarly')
})

test('[A-12.5] after the clock has played, the player’s own move comes too late', () => {
  const scene = deal('2H 9D 7C')
  const question = scene.table.question(B) ?? 0
  scene.runOut(B)
  expect(scene.refusal(B, swap, { question })).toBe('staleMove')
  expect(scene.refusal(B, swap)).toBe('notYourTurn')
})

test('[A-12.5] after the player has moved, the clock comes too late', () => {
  const scene = deal('2H 9D 7C')
  scene.play(B, swap)
  expect(scene.refusal('clock', stick, { seat: B })).toBe('notYourTurn')
})

test('[A-12.6] a king is not stuck by itself: the table waits as for any other card', () => {
  const king = deal('KC 9D 7C')
  const other = deal('5C 9D 7C')
  expect(king.table.decision).toEqual({ seats: [B], about: 'turn' })
  expect(king.table.decision).toEqual(other.table.decision)
})
