// The laws in play that trades, builds and fights, which the random play of the house seldom does.
import type { Game } from '@foldtable/kernel'
import { checkLaws } from '@foldtable/testkit/laws'
import { expect, test } from 'vitest'
import { eager } from './eager.ts'
import { watch } from './random-games.ts'

test.each([2, 3, 4])('[D-17, S-17.2] all laws hold with %i seats', (seats) => {
  const game = eager as unknown as Game
  const { broken, games } = checkLaws(game, { seats, games: 12, seed: 'eager' })
  expect(broken).toBeUndefined()
  expect(games).toBe(12)
})

/** All but the opening, and declining to refit, which nobody eager does. */
const KINDS = `basilicaBuilt battleFought cardDrawn cargoWasted crewHired deckShuffled delivered fortBuilt galleyBought
  galleyMoved galleySunk gameEnded garrisonHired goodsBought incomePaid portClaimed portClosed portFreed portTaken
  refitted roundBegan sailorsLoaded sailorsUnloaded scored secondChosen stageBegan startChosen swapped trackAdvanced
  turnBegan turnChosen turnEnded winePaid`

test('[S-17.5] everything that can happen does', () => {
  const kinds = new Set<string>()
  watch(12, {
    heard({ entry }) {
      for (const { kind } of entry.events) kinds.add(kind)
      return undefined
    },
  })
  expect(KINDS.split(/\s+/).filter((kind) => !kinds.has(kind))).toEqual([])
})
