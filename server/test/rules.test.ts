// Every rule of the house has a test.
import { join } from 'node:path'
import { ruleCoverage } from '@foldtable/testkit/rule-coverage'
import { expect, test } from 'vitest'

test('every numbered rule of the server is cited', () => {
  const { rules, unknown } = ruleCoverage(join(import.meta.dirname, '..'))
  expect(rules.filter(({ status }) => status !== 'cited')).toEqual([])
  expect(unknown).toEqual([])
  expect(rules.length).toBeGreaterThan(20)
})
