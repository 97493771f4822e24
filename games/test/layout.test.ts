// One layout in all games: a member of the contract is found at the same address in each, and what folds is kept from rules.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { games } from '../catalog.ts'

/** Where a member is, once it has outgrown `index.ts`. */
const ADDRESSES: { readonly [member: string]: string } = {
  meta: 'meta.ts',
  blank: 'setup.ts',
  setup: 'setup.ts',
  evolve: 'fold/index.ts',
  decision: 'decision.ts',
  moves: 'moves/index.ts',
  barred: 'barred.ts',
  timeout: 'timeout.ts',
  undo: 'undo.ts',
  score: 'scoring.ts',
  hidesScores: 'scoring.ts',
  evaluate: 'scoring.ts',
  discloses: 'secrecy.ts',
  unseen: 'secrecy.ts',
  imagine: 'imagine.ts',
  conserved: 'conserved.ts',
  ask: 'words/telling.ts',
  round: 'words/telling.ts',
  weights: 'words/telling.ts',
  tell: 'words/tell.ts',
  gather: 'words/gather.ts',
  nameOffer: 'words/offers.ts',
  steps: 'words/offers.ts',
  wonders: 'words/wonders.ts',
  summary: 'words/summary.ts',
  catalogs: 'catalogs/index.ts',
}

/** A game as `npx foldtable new-game` makes it has all it needs in three files. */
const SMALL = ['moves.ts', 'state.ts']

/**
 * What a fold may know besides the state, its events and the board. Ledgers count on these numbers: they never change. A rule that
 * comes to say another one has it told by the event.
 */
const FIXED: { readonly [name: string]: unknown } = {
  'serenissima START_CREW': 3,
  'imperial DOLLAR': 100,
  'full-metal-planete SHOTS': 2,
}

/** Facts of the pieces and the map, and what is worked out from the state alone. */
const FACTS = /^(state|events|holds|cards|atlas)\.ts$|^(board|field|data)\//

const IMPORT = /^(?:import|export) (type )?(?:\{([^}]*)\}|\*) from '(\.[^']*)'/gm

interface Import {
  readonly names: readonly string[]
  /** Inside `src/`. */
  readonly from: string
}

/** What a file takes of others, types aside. */
function valuesOf(src: string, file: string): Import[] {
  const text = readFileSync(join(src, file), 'utf8')
  return [...text.matchAll(IMPORT)].flatMap(([, type, names = '', path = '']) => {
    const taken = names.split(',').flatMap((name) => (name.includes('type ') ? [] : [name.trim()]))
    const values = taken.filter((name) => name !== '')
    const from = relative(src, join(src, dirname(file), path))
    return type !== undefined || values.length === 0 ? [] : [{ names: values, from }]
  })
}

describe.each(games.map(({ meta }) => meta.id))('%s', (id) => {
  const src = join(import.meta.dirname, '..', id, 'src')
  const isSmall = existsSync(join(src, 'moves.ts'))

  test('has every member of the contract where all games have it', () => {
    const found = valuesOf(src, 'index.ts').flatMap(({ names, from }) =>
      names.map((name) => ({ name, from })),
    )
    const elsewhere = found.filter(
      ({ name, from }) =>
        ADDRESSES[name] !== undefined &&
        ADDRESSES[name] !== from &&
        !(isSmall && SMALL.includes(from)),
    )
    expect(elsewhere).toEqual([])
  })

  test('folds by the state and its events, not by rules', async () => {
    if (isSmall) return
    const files = readdirSync(join(src, 'fold'), { recursive: true, encoding: 'utf8' })
    for (const file of files.filter((name) => name.endsWith('.ts'))) {
      for (const { names, from } of valuesOf(src, join('fold', file))) {
        if (from.startsWith('fold/')) continue
        expect(from, `fold/${file}`).toMatch(FACTS)
        if (!from.startsWith('data/')) continue
        const data: { readonly [name: string]: unknown } = await import(join(src, from))
        for (const name of names)
          if (typeof data[name] === 'number') expect(data[name], name).toBe(FIXED[`${id} ${name}`])
      }
    }
  })
})

test('the field of Full Metal Planète has one door', () => {
  const src = join(import.meta.dirname, '..', 'full-metal-planete', 'src')
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  const inside = files
    .filter((file) => file.endsWith('.ts') && !file.startsWith('field/'))
    .flatMap((file) => valuesOf(src, file).map(({ from }) => ({ file, from })))
    .filter(({ from }) => from.startsWith('field/') && from !== 'field/index.ts')
  expect(inside).toEqual([])
})
