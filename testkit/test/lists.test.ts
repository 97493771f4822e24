// Lists are made from folders: whatever lies there is in them, and what is gone is not.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { listsOf, staleLists, writeLists } from '../src/lists.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const other = mkdtempSync(join(tmpdir(), 'lists-'))
afterAll(() => rmSync(other, { recursive: true, force: true }))

function put(file: string, text = ''): void {
  mkdirSync(dirname(join(other, file)), { recursive: true })
  writeFileSync(join(other, file), text)
}

const read = (file: string): string => readFileSync(join(other, file), 'utf8')

test('a game that is a folder is entered with its board, its guide and its bot', () => {
  for (const { file } of listsOf(root)) put(file, readFileSync(join(root, file), 'utf8'))
  for (const folder of ['games/imperial/src/setups', 'games/imperial/board/maps'])
    cpSync(join(root, folder), join(other, folder), { recursive: true })
  put('games/imperial/src/index.ts')
  put('games/high-tide/src/index.ts')
  put('games/high-tide/board/index.tsx')
  put('games/high-tide/bot/index.ts')
  expect(writeLists(other)).toHaveLength(3)
  expect(staleLists(other)).toEqual([])
  expect(read('games/catalog.ts')).toContain(
    [
      "import { highTide } from './high-tide/src/index.ts'",
      "import { imperial } from './imperial/src/index.ts'",
      '',
      'export const games: readonly Game[] = [imperial, highTide]',
    ].join('\n'),
  )
  expect(read('games/loaders.ts')).toContain(
    [
      "  'high-tide': {",
      "    rules: () => import('./high-tide/src/index.ts').then(({ highTide }) => highTide as Game),",
      "    board: () => import('./high-tide/board/index.tsx').then(({ board }) => board),",
      '  },',
      '}',
    ].join('\n'),
  )
  expect(read('bots/src/policies.ts')).toContain(
    "= {\n  'high-tide': () => import('@foldtable/games/high-tide/bot'),\n}",
  )
})
