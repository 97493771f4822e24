// Options for random play.
import { byDefault, forRandomPlay, integer, passes, seededChance, shape } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { randomOptions } from '../src/random-options.ts'

test('where a schema says what random play takes, it takes that', () => {
  const schema = shape({ games: byDefault(forRandomPlay(integer(1, 100), 1, 2), 10) })
  const chance = seededChance('random options')
  const found = Array.from({ length: 40 }, () => randomOptions(schema, chance).games)
  expect(new Set(found)).toEqual(new Set([1, 2]))
  expect(passes(schema, { games: 100 })).toBe(true)
})
