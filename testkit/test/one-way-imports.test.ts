// The house's imports run one way, and the check would notice if they did not.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { againstTheOrder, strayImports } from '../src/one-way-imports.ts'
import { root, sources } from './sources.ts'

test('every source file imports only what it may know', () => {
  expect(
    sources().flatMap((file) => strayImports(file, readFileSync(join(root, file), 'utf8'))),
  ).toEqual([])
})

test.each([
  ['kernel/src/a.ts', "import { b } from '@foldtable/parts/cards'"],
  ['kernel/src/a.ts', "import { existsSync, readFileSync } from 'node:fs'"],
  ['parts/src/a.ts', "export * from '../../games/catalog.ts'"],
  ['games/imperial/src/a.ts', "import { b } from '../../pass-the-ace/src/index.ts'"],
  ['games/imperial/src/a.ts', "import type { Game } from '@foldtable/server/tables'"],
  ['games/imperial/src/moves/a.ts', "const b = await import('@foldtable/testkit/laws')"],
  ['server/src/tables/a.ts', "import { passTheAce } from '@foldtable/games/pass-the-ace'"],
  ['protocol/src/a.ts', "import { games } from '@foldtable/games'"],
  ['bots/src/a.ts', "import {\n  b,\n} from 'node:worker_threads'"],
])('%s may not say %s', (file, source) => {
  expect(strayImports(file, source)).toHaveLength(1)
})

test.each([
  ['kernel/src/a.ts', "import { sha256 } from '@noble/hashes/sha2.js'\nimport { b } from './b.ts'"],
  [
    'games/imperial/src/moves/a.ts',
    "import { b } from '../state.ts'\nimport { c } from '@foldtable/parts/hexes'",
  ],
])('%s may say %s', (file, source) => {
  expect(strayImports(file, source)).toEqual([])
})

test('rooms of the server and of the client know only those before them', () => {
  const stray = sources().flatMap((file) =>
    againstTheOrder(file, readFileSync(join(root, file), 'utf8')),
  )
  expect(stray).toEqual([])
})

test.each([
  ['server/src/tables/a.ts', "import { b } from '../http/b.ts'"],
  ['server/src/notices/a.ts', "import { b } from '../statistics/b.ts'"],
  ['server/src/base/log.ts', "import type { B } from '../ledger/sql.ts'"],
  ['client/src/wire/a.ts', "import type { B } from '../store/types.ts'"],
  ['client/src/data/a.ts', "import { b } from '../words/index.ts'"],
  ['client/src/plain/a.tsx', "import { b } from '../pages/table/bar.tsx'"],
  ['client/src/pages/lobby/a.tsx', "import { b } from '../table/bar.tsx'"],
  ['client/src/pages/home/a.tsx', "const b = import('../../app/shell.tsx')"],
  ['client/src/a.ts', "import { b } from 'react'"],
])('%s may not know a later room: %s', (file, source) => {
  expect(againstTheOrder(file, source)).toHaveLength(1)
})
