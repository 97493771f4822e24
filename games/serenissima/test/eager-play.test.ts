// The laws in play that trades, builds and fights, which the random play of the house seldom does.
import type { Game } from '@foldtable/kernel'
import { rounds, seedOf } from '@foldtable/testkit/depth'
import { checkLaws } from '@foldtable/testkit/laws'
import { expect, test } from 'vitest'
import { eager } from './eager.ts'
import { watch } from './random-games.ts'

test.each([2, 3, 4])('[D-17, S-17.2] all laws hold with %i seats', async (seats) => {
  const game = eager as unknown as Game
  for await (const round of rounds({ quick: 4, deep: 300 })) {
    const { broken } = checkLaws(game, { seats, games: 1, seed: `${seedOf('eager')}.${round}` })
    expect(broken).toBeUndefined()
  }
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
