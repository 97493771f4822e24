// How many random games of each game the laws are held against, at each number of seats.
import { type Depths, rounds, seedOf } from '@foldtable/testkit/depth'
import { LawRun } from '@foldtable/testkit/laws'
import { expect, test } from 'vitest'
import { games } from '../catalog.ts'

/** The longer a game, the fewer of it. */
const GAMES: { readonly [table: string]: Depths<number> } = {
  'pass-the-ace': { quick: 6, deep: 2000 },
  powerhouse: { quick: 4, deep: 500 },
  serenissima: { quick: 3, deep: 300 },
  imperial: { quick: 1, deep: 30 },
  'full-metal-planete': { quick: 1, deep: 20 },
  /** With six seats PowerHouse has two variants, drawn at random: enough for 500 of each. */
  'powerhouse 6': { quick: 8, deep: 1100 },
}
const USUALLY = { quick: 20, deep: 500 }

const gamesOf = (id: string, seats: number): Depths<number> =>
  GAMES[`${id} ${seats}`] ?? GAMES[id] ?? USUALLY

/** One test for each game and number of seats that is wanted; several files share them out among processor cores. */
export function lawsOfTables(isWanted: (seats: number) => boolean): void {
  for (const game of games) {
    const { id, seats } = game.meta
    for (let count = seats.min; count <= seats.max; count++) {
      if (!isWanted(count)) continue
      const seed = seedOf(`ci ${id} ${count}`)
      test(`${id} keeps all laws with ${count} seats (seed ${seed})`, async () => {
        const run = new LawRun(game, { seats: count, seed })
        for await (const _ of rounds(gamesOf(id, count))) expect(run.play()).toBeUndefined()
        expect(run.end()).toBeUndefined()
      })
    }
  }
}
