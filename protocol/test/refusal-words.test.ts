// Whatever the server refuses has a sentence in every language.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { kernelWords, LOCALES } from '@foldtable/kernel'
import { expect, test } from 'vitest'
import { refusalWords } from '../src/index.ts'

const SERVER = join(import.meta.dirname, '../../server/src')

test('every code that the server refuses with has its words', () => {
  const sources = globSync('**/*.ts', { cwd: SERVER }).map((file) =>
    readFileSync(join(SERVER, file), 'utf8'),
  )
  const codes = sources.flatMap((source) =>
    [...source.matchAll(/\brefused?\(\s*'(\w+)'/g)].map(([, code = '']) => code),
  )
  expect(codes.length).toBeGreaterThan(30)
  for (const locale of LOCALES) {
    const known = { ...kernelWords[locale], ...refusalWords[locale] }
    expect(codes.filter((code) => known[`refusal.${code}`] === undefined)).toEqual([])
  }
})

test('both languages have the same sentences', () => {
  expect(Object.keys(refusalWords.fr)).toEqual(Object.keys(refusalWords.en))
})
