// No source outgrows what can be read at once: 300 lines a file, 25 members a class.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tooLarge } from '../src/sizes.ts'
import { root, sources } from './sources.ts'

const IS_TEST = /(^|\/)test\/|\.test\.tsx?$|^bench\//

/** What still is larger, to become smaller; nothing is added. */
const STILL = ['server/src/nodes/nodes.ts'] as const

test('no source is above 300 lines, data aside, and no class above 25 members', () => {
  const large = sources()
    .filter((file) => !IS_TEST.test(file))
    .flatMap((file) => tooLarge(file, readFileSync(join(root, file), 'utf8')))
  const isKnown = (one: string) => STILL.some((known) => one.startsWith(known))
  expect(large.filter((one) => !isKnown(one))).toEqual([])
})

test.each([
  ['server/src/a.ts', 'const a = 1\n'.repeat(301), ['server/src/a.ts: 301 lines']],
  ['games/imperial/src/data/a.ts', 'const a = 1\n'.repeat(301), []],
  ['kernel/src/a.ts', `export class A {\n${members(26)}}\n`, ['kernel/src/a.ts: 26 members in A']],
  ['kernel/src/a.ts', `class A<T> extends B {\n${members(25)}}\n\nclass C {\n${members(9)}}\n`, []],
])('%s is judged by what it holds', (file, source, expected) => {
  expect(tooLarge(file, source)).toEqual(expected)
})

/** Fields, methods, accessors and private ones, with what stands inside them. */
function members(count: number): string {
  const kinds = [
    'readonly #X: number',
    'get X() {\n    return 1\n  }',
    'async X(d: E) {\n    d()\n  }',
  ]
  return Array.from({ length: count }, (_, i) => `  ${kinds[i % 3]?.replace('X', `m${i}`)}\n`).join(
    '',
  )
}
