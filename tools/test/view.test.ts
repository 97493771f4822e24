// A redacted state as people read it.
import { secret } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { readAnswer } from '../src/play/answers.ts'
import { compact } from '../src/view/compact.ts'

const speech = {
  locale: 'en',
  catalog: { 'card.KH': 'king of hearts', 'gameWon.KH': 'x {seat}' },
  nameOf: (seat: number) => ['Ann', 'Bob'][seat] ?? '',
} as const
const showing = { speech, seats: 2, width: 80 }

test.each([
  ['card', secret('KH', [0]), 'king of hearts'],
  ['card', { to: [1] }, '?'],
  ['deck', [{ to: [] }, { to: [] }], '2 × ?'],
  ['hand', ['KH', 'KH', 'KH', 'KH'], 'KH, KH, KH, KH'],
  ['dealer', 1, 'Bob'],
  ['round', 1, '1'],
  ['action', { kind: 'swap', seat: 0, target: 1, auto: true, note: null }, 'swap Ann Bob auto'],
])('%s %j', (field, value, text) => {
  expect(compact(field, value, showing)).toBe(text)
})

test('an answer is a command, a number or a beginning', () => {
  const names = ['Stick', 'Swap', 'Swap all']
  expect(readAnswer('2', names)).toEqual({ kind: 'move', index: 1 })
  expect(readAnswer('st', names)).toEqual({ kind: 'move', index: 0 })
  expect(readAnswer('swap', names)).toEqual({ kind: 'move', index: 1 })
  expect(readAnswer('s', names)).toEqual({ kind: 'unclear', choices: names })
  expect(readAnswer('4', names)).toEqual({ kind: 'nothing' })
  expect(readAnswer(' U ', names)).toEqual({ kind: 'undo' })
})
