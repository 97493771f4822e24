// What keys mean on the planet, without a screen.
import { expect, test } from 'vitest'
import { deedOfKey } from '../board/keys.ts'
import { hexAtRow } from '../src/board/grid.ts'

const press = (key: string, more: object = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...more,
})
const HERE = hexAtRow(10, 6)

test('[C-20] arrows and letters go over the hexes, and nobody steps off the board', () => {
  const to = (key: string, from = HERE) => deedOfKey(press(key), from, true)
  expect(to('ArrowUp')).toEqual({ kind: 'cursor', to: hexAtRow(9, 6) })
  expect(to('s')).toEqual({ kind: 'cursor', to: hexAtRow(11, 6) })
  expect(to('ArrowRight')).toMatchObject({ kind: 'cursor' })
  expect(to('ArrowUp', hexAtRow(0, 0))).toEqual({ kind: 'cursor', to: hexAtRow(0, 0) })
  const east = to('ArrowRight')
  const back = east?.kind === 'cursor' ? to('ArrowLeft', east.to) : undefined
  expect(back).toEqual({ kind: 'cursor', to: HERE })
})

test('[C-20] single letters mean nothing to whoever wants none; other keys do', () => {
  expect(deedOfKey(press('n'), HERE, false)).toBeUndefined()
  expect(deedOfKey(press('w'), HERE, false)).toBeUndefined()
  expect(deedOfKey(press('n'), HERE, true)).toEqual({ kind: 'next', by: 1 })
  expect(deedOfKey(press('N', { shiftKey: true }), HERE, true)).toEqual({ kind: 'next', by: -1 })
  expect(deedOfKey(press('Enter'), HERE, false)).toEqual({ kind: 'press' })
  expect(deedOfKey(press('Enter', { ctrlKey: true }), HERE, false)).toEqual({ kind: 'endTurn' })
  expect(deedOfKey(press('f', { metaKey: true }), HERE, true)).toBeUndefined()
})
