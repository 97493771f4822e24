// The games' own players answer one of their offers, from their view and their chance alone.
import { policyOf } from '@foldtable/bots/policies'
import { botProblem } from '@foldtable/testkit/bot-law'
import { expect, test } from 'vitest'
import { games } from '../catalog.ts'

const ENTRIES = 60

test.each(games)(
  'the bot of $meta.id answers what it is offered, and the same when asked again',
  async (game) => {
    const policy = await policyOf(game.meta.id)
    if (policy === undefined) return
    const { min, max } = game.meta.seats
    for (const seats of new Set([min, max])) {
      const settings = { seats, seed: `ci ${seats}`, most: ENTRIES }
      expect(botProblem(game, policy, settings)).toBeUndefined()
    }
  },
)
