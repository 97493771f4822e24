// What the docs name is there.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { allRoutes } from '@foldtable/protocol/routes'
import { expect, test } from 'vitest'
import { namedIn } from '../src/named-places.ts'

const root = join(import.meta.dirname, '..', '..')
/** What was true once stays as it was written; rules name where they come from. */
const PAST = /^(CHANGELOG\.md|docs\/decisions\/)|playthroughs\/|RULES(\.\w+)?\.md$/
/** Made when it is needed. */
const MADE = /(^|\/)(dist|node_modules|data)(\/|$)/

const prose = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], { cwd: root })
  .toString()
  .trim()
  .split('\n')
  .filter((file) => existsSync(join(root, file)) && !PAST.test(file))

function strangeIn(file: string): string[] {
  const { paths, links, names, routes } = namedIn(readFileSync(join(root, file), 'utf8'))
  const isThere = (path: string) => MADE.test(path) || existsSync(join(root, path))
  return [
    ...paths.filter((path) => !isThere(path)),
    ...links.filter((link) => !isThere(join(dirname(file), link))),
    ...names
      .filter(({ file: source }) => existsSync(join(root, source)))
      .filter(({ name, file: source }) => !readFileSync(join(root, source), 'utf8').includes(name))
      .map(({ name, file: source }) => `${name} in ${source}`),
    ...routes.filter((route) => allRoutes[route] === undefined),
  ].map((what) => `${file} names ${what}`)
}

test('paths, links, names and routes in the docs are there', () => {
  expect(prose.length).toBeGreaterThan(8)
  expect(prose.flatMap(strangeIn)).toEqual([])
})

test('what is named is found in prose', () => {
  const text =
    'See `kernel/src/x.ts:12`, `games/*/src`, [law](../a.md#b), [out](https://x.example), `judge` in `kernel/src/judge.ts` and `GET /api/tables?page=1`, `GET /api/me`.'
  expect(namedIn(text)).toEqual({
    paths: ['kernel/src/x.ts', 'kernel/src/judge.ts'],
    links: ['../a.md'],
    names: [{ name: 'judge', file: 'kernel/src/judge.ts' }],
    routes: ['GET /api/me'],
  })
})
