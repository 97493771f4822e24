// The styles of the app and of the games: no colour or size is asked for that nobody gives.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const sources = globSync(
  ['client/src/**/*.{css,ts,tsx}', 'games/*/{board,guide}/**/*.{css,ts,tsx}', 'games/drawing/*'],
  { cwd: root },
).map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

test('every variable that is used without another choice is set somewhere', () => {
  const set = new Set(
    sources.flatMap(({ text }) =>
      [...text.matchAll(/(--[a-z][\w-]*)(['"]?\]?\s*:|['"`],)/g)].map(([, name]) => name),
    ),
  )
  const patterns = sources.flatMap(({ text }) =>
    [...text.matchAll(/[`'"](--[a-z][\w-]*-)\$\{/g)].map(([, start]) => start ?? ''),
  )
  const missing = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--[a-z][\w-]*)\)/g)]
      .map(([, name]) => name ?? '')
      .filter((name) => !set.has(name) && !patterns.some((start) => name.startsWith(start)))
      .map((name) => `${file}: ${name}`),
  )
  expect([...new Set(missing)]).toEqual([])
  expect(set.size).toBeGreaterThan(50)
})

test('nothing moves for ever but what says that something is on its way', () => {
  const endless = sources.filter(
    ({ file, text }) => file.endsWith('.css') && /\binfinite\b/.test(text),
  )
  expect(endless.map(({ file }) => file)).toEqual(['client/src/styles/controls.css'])
})
