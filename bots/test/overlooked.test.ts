// A bot of level 1 overlooks some things, and stays with that for a turn.
import { expect, test } from 'vitest'
import { noticed } from '../src/overlooked.ts'

const offers = Array.from({ length: 400 }, (_, card) => ({ kind: 'play', card }))
const at = (turn: number) => ({ seats: [0], about: 'turn', turn })

test('it overlooks as much as it is told, and always the same within a turn', () => {
  const seen = noticed(offers, at(3), 1, 25)
  expect(seen.length / offers.length).toBeCloseTo(0.75, 1)
  expect(noticed(offers, at(3), 2, 25)).toEqual(seen)
  expect(noticed(offers, at(4), 1, 25)).not.toEqual(seen)
})

test('where a game has no turns, the seed decides', () => {
  const now = { seats: [0], about: 'turn' }
  expect(noticed(offers, now, 1, 25)).not.toEqual(noticed(offers, now, 2, 25))
})

test('it never overlooks everything, and nothing if it is told so', () => {
  expect(noticed(offers, at(1), 1, 100)).toEqual(offers)
  expect(noticed(offers, at(1), 1, 0)).toEqual(offers)
})
