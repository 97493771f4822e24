// Every rule of people has a test.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (...path: string[]) => readFileSync(join(import.meta.dirname, ...path), 'utf8')
const numbersIn = (text: string) => new Set(text.match(/ACC-\d+\.\d+/g))

test('every numbered rule of people is cited, and none that does not exist', () => {
  const rules = numbersIn(read('../src/accounts/RULES.md'))
  const files = globSync('{accounts,mail}*.test.ts', { cwd: import.meta.dirname })
  const titles = files.flatMap((file) => read(file).match(/\[ACC-[^\]]+\]/g) ?? [])
  const sources = globSync('*.ts', { cwd: join(import.meta.dirname, '../src/accounts') })
  const cited = sources.flatMap((file) => [...numbersIn(read('../src/accounts', file))])
  expect(numbersIn(titles.join())).toEqual(rules)
  expect(cited.filter((rule) => !rules.has(rule))).toEqual([])
  expect(rules.size).toBeGreaterThan(20)
})
