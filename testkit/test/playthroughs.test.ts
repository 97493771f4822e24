// Goldens stay readable where there are many offers.
import type { Game } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { playthrough } from '../src/playthroughs.ts'
import { sealedBids } from '../src/sealed-bids.ts'

const game = sealedBids as unknown as Game

test('a golden shows as many offers of a kind as wanted and counts the others', () => {
  const one = { name: 'bids', seats: 2, seed: 'x', most: 1 }
  expect(playthrough(game, one)).toContain('bid {"card":1} | bid {"card":2} | bid {"card":3} |')
  expect(playthrough(game, { ...one, offers: 1 })).toContain('bid {"card":1} | bid + 3')
})

test('a golden may begin in the middle of a game', () => {
  const one = { name: 'bids', seats: 2, seed: 'x', most: 4 }
  const [, ...pages] = playthrough(game, one).split('\n## ')
  const [head, ...later] = playthrough(game, { ...one, from: 3 }).split('\n## ')
  expect(head).toContain('seed x')
  expect(later).toEqual(pages.slice(2))
})
