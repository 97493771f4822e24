// A new game from the template: made, listed, and within the laws.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkLaws } from '@foldtable/testkit/laws'
import { ruleCoverage } from '@foldtable/testkit/rule-coverage'
import { expect, test } from 'vitest'
import { GAMES, ROOT } from '../src/checkout.ts'
import { withGame } from '../src/new-game/catalog.ts'
import { withLoader } from '../src/new-game/loaders.ts'
import { namesFrom } from '../src/new-game/names.ts'
import { emptyFolder, foldtable } from './command-line.ts'

const BIOME = join(ROOT, 'node_modules', '.bin', 'biome')

/** A folder of games beside the packages of this checkout. */
function otherGames(): string {
  const folder = emptyFolder()
  const games = join(folder, 'games')
  mkdirSync(games)
  for (const list of ['catalog.ts', 'loaders.ts'])
    copyFileSync(join(GAMES, list), join(games, list))
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  return games
}

test('the game is made and listed, and keeps every law', async () => {
  const games = otherGames()
  const { status, stdout } = foldtable(['new-game', 'high-tide', '--into', games])
  expect(status).toBe(0)
  expect(stdout).toContain('npx foldtable laws high-tide')
  const catalog = readFileSync(join(games, 'catalog.ts'), 'utf8')
  expect(catalog).toContain("import { highTide } from './high-tide/src/index.ts'")
  expect(catalog).toMatch(/, highTide\]|^ {2}highTide,$/m)

  expect(readFileSync(join(games, 'loaders.ts'), 'utf8')).toMatch(
    /\n {2}'high-tide': \{\n {4}rules: .*\n {2}\},\n\}\n$/s,
  )

  const { highTide } = await import(pathToFileURL(join(games, 'high-tide/src/index.ts')).href)
  expect(highTide.meta).toMatchObject({ id: 'high-tide', title: 'High Tide' })
  const report = checkLaws(highTide, { seats: 3, games: 20, seed: 'template' })
  expect(report.broken).toBeUndefined()
  const { percent, unknown } = ruleCoverage(join(games, 'high-tide'))
  expect({ percent, unknown }).toEqual({ percent: 100, unknown: [] })
})

test('the catalog keeps its imports sorted and its list in order', () => {
  const before = readFileSync(join(GAMES, 'catalog.ts'), 'utf8')
  const after = withGame(before, namesFrom('zebra', GAMES)) ?? ''
  const imports = [...after.matchAll(/'\.\/([\w-]+)\/src\/index\.ts'/g)].map(([, name]) => name)
  expect(imports).toEqual([...imports].sort())
  expect(imports).toContain('zebra')
  expect(Math.max(...after.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100)
})

test('browsers find every game where the formatter would put it', () => {
  const before = readFileSync(join(GAMES, 'loaders.ts'), 'utf8')
  for (const name of ['go', 'high-tide', 'a-rather-long-name-of-a-game']) {
    const after = withLoader(before, namesFrom(name, GAMES)) ?? ''
    const formatted = spawnSync(BIOME, ['format', '--stdin-file-path=games/loaders.ts'], {
      cwd: ROOT,
      input: after,
      encoding: 'utf8',
    })
    expect(formatted.stdout, name).toBe(after)
  }
})

test('names follow from the one given', () => {
  expect(namesFrom('high-tide', GAMES)).toEqual({
    name: 'high-tide',
    title: 'High Tide',
    camelName: 'highTide',
    prefix: 'HT',
  })
  expect(namesFrom('stones', GAMES).prefix).toBe('ST')
})
