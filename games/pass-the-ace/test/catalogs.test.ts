// The game's words where grammar asks for more than a place to fill; games/test/catalog.test.ts holds them complete.
import { speak } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { catalogs } from '../src/catalogs/index.ts'

test.each([
  ['en', 'P1 loses a life.', 'P1 and P2 lose a life.'],
  ['fr', 'P1 perd une vie.', 'P1 et P2 perdent une vie.'],
] as const)('%s gives one and several the verb that belongs to them', (locale, one, several) => {
  const speech = { locale, catalog: catalogs[locale], nameOf: (seat: number) => `P${seat}` }
  const said = (seats: number[]) => speak({ id: 'livesLost', params: { seats: { seats } } }, speech)
  expect([said([1]), said([1, 2])]).toEqual([one, several])
})
