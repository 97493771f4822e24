// Browsers find every game that the server knows, and the same one.
import type { Game } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { games } from '../catalog.ts'

/** Of which tests need this much; it belongs to browsers. */
interface Loaders {
  readonly [id: string]: { rules(): Promise<Game> }
}

test('the loaders list the games of the catalog', async () => {
  const path = '../loaders.ts'
  const { loaders }: { loaders: Loaders } = await import(path)
  expect(Object.keys(loaders).sort()).toEqual(games.map(({ meta }) => meta.id).sort())
  for (const game of games) expect(await loaders[game.meta.id]?.rules()).toBe(game)
})
