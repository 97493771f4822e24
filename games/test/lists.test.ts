// Lists that are made from folders are as the tool makes them.
import { fileURLToPath } from 'node:url'
import { staleLists } from '@foldtable/testkit/lists'
import { expect, test } from 'vitest'

test('every list is what `npx foldtable lists` writes', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  expect(staleLists(root).map(({ file }) => file)).toEqual([])
})
