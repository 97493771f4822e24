// The coverage check finds what is cited, what is missing, what is exempt and what does not exist.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ruleCoverage } from '../src/rule-coverage.ts'

function folderWith(rules: string, tests: string): string {
  const house = mkdtempSync(join(tmpdir(), 'rules-'))
  const folder = join(house, 'games', 'sample')
  mkdirSync(join(folder, 'test'), { recursive: true })
  mkdirSync(join(house, 'kernel', 'test'), { recursive: true })
  writeFileSync(join(folder, 'RULES.md'), rules)
  writeFileSync(join(folder, 'test', 'a.test.ts'), tests)
  writeFileSync(
    join(house, 'kernel', 'test', 'b.test.ts'),
    "test('[X-1.4] the house shows it', () => {})",
  )
  return folder
}

const rules = `# Sample
- **X-1.1** Shown.
- **X-1.2** Shown in a table,
  over two lines.
- **X-1.3** Only seen by people. [page: it is a colour]
- **X-1.4** The house's.
- **X-2.1** Nobody shows this.
- **X-3** A section of its own.
- **X-3.1a** The first of two halves.
`
const tests = `
test('[X-1.1, X-3, X-3.1a] one', () => {})
test.each([[1]])('[X-1.2, X-9.9] %s', () => {})
// test comments do not count: [X-2.1]
`

test('cited, exempt, missing and unknown rules are told apart', () => {
  expect(ruleCoverage(folderWith(rules, tests))).toEqual({
    rules: [
      { id: 'X-1.1', status: 'cited', citedBy: 1 },
      { id: 'X-1.2', status: 'cited', citedBy: 1 },
      { id: 'X-1.3', status: 'exempt', citedBy: 0, reason: '[page: it is a colour]' },
      { id: 'X-1.4', status: 'cited', citedBy: 1 },
      { id: 'X-2.1', status: 'missing', citedBy: 0 },
      { id: 'X-3', status: 'cited', citedBy: 1 },
      { id: 'X-3.1a', status: 'cited', citedBy: 1 },
    ],
    unknown: ['X-9.9'],
    percent: (100 * 5) / 6,
  })
})
