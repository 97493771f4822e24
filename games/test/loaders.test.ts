// Browsers find every game that the server knows, and the same one.
import type { Game } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { games } from '../catalog.ts'

/** Of which tests need this much; it belongs to browsers. */
interface Loaders {
  readonly [id: string]: { rules(): Promise<Game> }
}

test('the loaders list the games of the catalog, in the same order', async () => {
  const path = '../loaders.ts'
  const { loaders }: { loaders: Loaders } = await import(path)
  const loaded = await Promise.all(Object.values(loaders).map((loader) => loader.rules()))
  expect(Object.keys(loaders)).toEqual(games.map(({ meta }) => meta.id))
  expect(loaded).toEqual([...games])
})
