// What comes with the first table: the store and the wire reach no game and no bot, except when they ask for one.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
/** Imports and exports of values, not of types alone, that are followed at once. */
const IMPORT =
  /(?:^|\n)(?:import|export)\s(?!type\b)[^'"]*?from\s+'([^']+)'|(?:^|\n)import\s+'([^']+)'/g

function fileOf(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(from), specifier)
  const [, area = '', rest = ''] = /^@foldtable\/([^/]+)\/?(.*)$/.exec(specifier) ?? []
  if (area === '') return undefined
  if (area === 'games') return join(ROOT, 'games', rest === '' ? 'catalog.ts' : rest)
  return join(ROOT, area, 'src', rest === '' ? 'index.ts' : `${rest}.ts`)
}

function reachedFrom(files: readonly string[]): Set<string> {
  const reached = new Set(files)
  for (const file of reached) {
    if (!existsSync(file)) throw new Error(`there is no ${file}`)
    for (const [, named, bare] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const next = fileOf(file, named ?? bare ?? '')
      if (next !== undefined) reached.add(next)
    }
  }
  return reached
}

test('the store and the wire bring no game and no bot with them', () => {
  const own = globSync('client/src/{store,wire}/*.ts', { cwd: ROOT }).map((file) =>
    join(ROOT, file),
  )
  expect(own.length).toBeGreaterThan(15)
  const reached = [...reachedFrom(own)].map((file) => file.slice(ROOT.length + 1))
  expect(reached.filter((file) => /^(games|bots|server|testkit)\//.test(file))).toEqual([])
  expect(reached).toContain('kernel/src/replica.ts')
})
