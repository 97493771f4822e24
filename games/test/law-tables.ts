// How many random games of each game the laws are held against, at each number of seats.
import { checkLaws } from '@foldtable/testkit/laws'
import { expect, test } from 'vitest'
import { games } from '../catalog.ts'

/** The longer a game, the fewer of it. */
const GAMES: { readonly [id: string]: number } = {
  'pass-the-ace': 2000,
  powerhouse: 500,
  serenissima: 300,
  imperial: 30,
  'full-metal-planete': 20,
}
const USUALLY = 500
/** With six seats PowerHouse has two variants, drawn at random: enough for 500 of each. */
const MORE: { readonly [table: string]: number } = { 'powerhouse 6': 1100 }

const gamesOf = (id: string, seats: number): number =>
  MORE[`${id} ${seats}`] ?? GAMES[id] ?? USUALLY

/** One test for each game and number of seats that is wanted; several files share them out among processor cores. */
export function lawsOfTables(isWanted: (seats: number) => boolean): void {
  for (const game of games) {
    const { id, seats } = game.meta
    for (let count = seats.min; count <= seats.max; count++) {
      if (!isWanted(count)) continue
      const seed = `ci ${id} ${count}`
      test(`${id} keeps all laws with ${count} seats (seed ${seed})`, () => {
        const report = checkLaws(game, { seats: count, games: gamesOf(id, count), seed })
        expect(report.broken).toBeUndefined()
        expect(report.games).toBe(gamesOf(id, count))
      })
    }
  }
}
