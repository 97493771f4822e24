// how many may play, and with how many lives.
import { readOptions } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { passTheAce } from '../src/index.ts'
import { deal, drawFor, hands, lives } from './table.ts'

test('[A-1.1] two to eight may play', () => {
  expect(passTheAce.meta.seats).toEqual({ min: 2, max: 8 })
})

test('[A-1.1] eight hands leave 44 cards', () => {
  const { state } = deal('', { players: 8 })
  expect(hands(state)).toBe('8H AH 2H 3H 4H 5H 6H 7H')
  expect(state.deck.length + state.trash.length).toBe(44)
})

test('[A-1.2] everybody starts with three lives unless the table says otherwise', () => {
  expect(readOptions(passTheAce)).toEqual({ ok: true, options: { startingLives: 3 } })
})

test.each([1, 2, 3, 4, 5])('[A-1.2] a table may begin with %i lives each', (startingLives) => {
  const options = { startingLives }
  expect(readOptions(passTheAce, options)).toEqual({ ok: true, options })
  expect(lives(drawFor('KH', { players: 2, lives: startingLives }).state)).toBe(
    `${startingLives} ${startingLives}`,
  )
})

test.each([0, 6, 2.5, '3', null])('[A-1.2] %j lives are refused', (startingLives) => {
  expect(readOptions(passTheAce, { startingLives }).ok).toBe(false)
})

test('[A-1.2] a setting that does not exist is refused', () => {
  expect(readOptions(passTheAce, { jokers: 2 }).ok).toBe(false)
})
