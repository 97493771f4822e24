// The way of a move is what the docs say: each function is there, is called by one before it, and none was added in silence.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Leg, ON_THIS_DEVICE, SWAP, stepsBack, walkTable } from '../src/walk.ts'

const root = join(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const DOC = 'docs/how-a-move-travels.md'

const WALKS = { 'a swap': SWAP, 'a move on this device': ON_THIS_DEVICE } as const
/** Fewer is better; more has to be wanted, here. */
const BOUNDS = {
  'a swap': { hops: 85, back: 6 },
  'a move on this device': { hops: 48, back: 7 },
} as const

/** Called through a table of kinds, a hook that was handed in, React, or the network. */
const WIRED = new Set([
  ...[
    'swapped',
    'occasions',
    'came',
    'dialSocket',
    'hear',
    'draw',
    'useTable',
    'shownOf',
    'settle',
  ],
  ...['TablePage', 'useMakeValue', 'useBoardProps', 'PassTheAceBoard', 'foldBy', 'decide'],
])

const hopsOf = (legs: readonly Leg[]) => legs.flatMap(({ hops }) => hops)

/** A function, a method, a property that is one, or a component. */
const isIn = (file: string, name: string): boolean =>
  new RegExp(`(^|[\\s.{(])${name}\\s*(<[^=]*>)?\\s*(\\(|[:=])`, 'm').test(read(file))

const calls = (file: string, name: string): boolean =>
  new RegExp(`(^|[^\\w])${name}\\b`, 'm').test(read(file))

describe.each(Object.entries(WALKS))('%s', (name, legs) => {
  test('each function is in its file', () => {
    const missing = hopsOf(legs).filter((hop) => !isIn(hop.file, hop.name))
    expect(missing.map((hop) => `${hop.name} in ${hop.file}`)).toEqual([])
  })

  test('each is named where the way was before', () => {
    const lost = legs.flatMap(({ hops }) =>
      hops.slice(1).filter((hop, at) => {
        const before = hops.slice(0, at + 1)
        return !before.some(
          ({ file, name: by }) => (by !== hop.name || file !== hop.file) && calls(file, hop.name),
        )
      }),
    )
    expect(lost.map((hop) => hop.name).filter((one) => !WIRED.has(one))).toEqual([])
  })

  test('it is not longer than it was, nor goes back more often', () => {
    const { hops, back } = BOUNDS[name as keyof typeof BOUNDS]
    expect({ hops: hopsOf(legs).length, back: legs.flatMap(stepsBack).length }).toEqual({
      hops,
      back,
    })
  })
})

test('the host is one and the same in both', () => {
  const of = (legs: readonly Leg[]) =>
    hopsOf(legs).filter(({ file }) => file.startsWith('host/src/'))
  const device = of(ON_THIS_DEVICE).filter(({ name }) => name !== 'say')
  expect(device).toEqual(of(SWAP))
})

test('docs tell the same tables (WRITE_WALKS=1 writes them)', () => {
  const text = read(DOC)
  const told = Object.entries(WALKS).reduce((page, [name, legs]) => {
    const begin = `<!-- walk: ${name} -->`
    const end = '<!-- end of walk -->'
    const from = page.indexOf(begin)
    const to = page.indexOf(end, from)
    expect(from).toBeGreaterThan(0)
    return `${page.slice(0, from)}${begin}\n${walkTable(legs)}\n${page.slice(to)}`
  }, text)
  if (process.env.WRITE_WALKS === '1') writeFileSync(join(root, DOC), told)
  else expect(text).toBe(told)
})
