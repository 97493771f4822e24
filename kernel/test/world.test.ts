// A world that is played on in one's head goes the same way as a table.
import { randomRequest } from '@foldtable/bots/random-play'
import { games } from '@foldtable/games'
import { difference } from '@foldtable/testkit/compare'
import { expect, test } from 'vitest'
import { copyOf, quickChance, readOptions, seededChance, Table, World } from '../src/index.ts'

const MOVES = 150

test.each(games)('$meta.id: a world follows the table move by move', (game) => {
  const read = readOptions(game, {})
  if (!read.ok) throw new Error('the options have no defaults')
  for (let seats = game.meta.seats.min; seats <= game.meta.seats.max; seats++) {
    const chance = seededChance(`world ${seats}`)
    const table = Table.open({ game, seats, options: read.options, chance })
    const dice = seededChance(`world ${seats}`)
    dice.position = chance.position
    const world = new World(game, copyOf(table.state), dice)
    const player = seededChance(`player ${seats}`)
    for (let move = 0; move < MOVES; move++) {
      const request = randomRequest(table, player)
      if (request === undefined) break
      if (typeof request.by === 'number') world.play(request.by, request.move)
      else expect(world.passPause()).toBe(true)
      expect(table.play(request).ok).toBe(true)
      expect(difference(table.state, world.state)).toBeUndefined()
      expect(world.decision).toEqual(table.decision)
    }
  }
})

test('quick chance is the same for a seed, within bounds, and even', () => {
  const [one, other] = [quickChance(7), quickChance(7)]
  const counts = [0, 0, 0, 0, 0, 0]
  for (let roll = 0; roll < 60_000; roll++) {
    const number = one.below(6)
    expect(other.below(6)).toBe(number)
    counts[number] = (counts[number] ?? 0) + 1
  }
  expect(one.position).toBe(60_000)
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500)
  expect(quickChance(8).shuffle([1, 2, 3, 4, 5, 6, 7, 8])).not.toEqual(
    quickChance(9).shuffle([1, 2, 3, 4, 5, 6, 7, 8]),
  )
})
