// Set-ups are data: what each must have, and one that is added as a file.
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Game, type Json, readOptions, seededChance, Table } from '@foldtable/kernel'
import { checkLaws } from '@foldtable/testkit/laws'
import { setupList } from '@foldtable/testkit/lists'
import { afterAll, describe, expect, test } from 'vitest'
import { COUNTRIES } from '../src/data/countries.ts'
import { MAP, type Place } from '../src/data/map.ts'
import { having, partOf } from '../src/data/setups.ts'
import type { State } from '../src/index.ts'
import { SETUPS } from '../src/setups/index.ts'
import type { Setup } from '../src/setups/setup.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

describe.each(having('board'))('the map %s', (name) => {
  const { territories, factories } = partOf('board', name)
  const places = Object.entries(territories)

  test('[I-1.1] has borders that both sides know', () => {
    const oneSided = places.flatMap(([place, { touches }]) =>
      touches.filter((other) => !territories[other]?.touches.includes(place)),
    )
    expect(oneSided).toEqual([])
  })

  test('[I-1.1, I-12.7a] has ports that touch their sea, and calls places what they are elsewhere', () => {
    for (const [place, { kind, country, port, touches }] of places) {
      expect(MAP[place as Place]).toMatchObject({ kind, country, port })
      if (port !== undefined) expect(touches).toContain(port)
    }
  })

  test('[I-1.2] has two first factories at home for each country', () => {
    for (const country of COUNTRIES) {
      expect(factories[country]).toHaveLength(2)
      for (const place of factories[country]) expect(territories[place]?.country).toBe(country)
    }
  })
})

test('[I-7.1, I-2.3] wheels have all eight actions, and prices rise', () => {
  for (const name of having('wheel')) expect(new Set(partOf('wheel', name)).size).toBe(8)
  for (const name of having('stockPrices')) {
    const prices = partOf('stockPrices', name)
    expect(prices).toHaveLength(9)
    expect(prices.slice().sort((a, b) => a - b)).toEqual(prices)
  }
})

test('each part of a set-up has a name in both languages', () => {
  for (const { words, rank: _, ...parts } of Object.values<Setup>(SETUPS))
    for (const language of ['en', 'fr'] as const)
      expect(Object.keys(words[language]).sort()).toEqual(Object.keys(parts).sort())
})

describe('a set-up that is added as a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'imperial-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** With an island between three seas, and dearer stock. */
  const MALTA = `import { seed } from './seed.ts'
import { neutral, type Setup, withBorders } from './setup.ts'

const territories = withBorders(
  { ...seed.board.territories, Malta: neutral('') },
  [['Malta', 'Western Med'], ['Malta', 'Ionian Sea'], ['Malta', 'Eastern Med']],
)

export const malta = {
  rank: 3,
  words: {
    en: { board: 'With Malta', stockPrices: 'Dear', 'place.Malta': 'Malta' },
    fr: { board: 'Avec Malte', stockPrices: 'Chères', 'place.Malta': 'Malte' },
  },
  stockPrices: [3, 5, 7, 10, 13, 17, 22, 28, 33],
  board: { territories, factories: seed.board.factories },
} satisfies Setup
`

  async function withMalta(): Promise<Game> {
    cpSync(join(root, 'games/imperial/src'), join(folder, 'src'), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    writeFileSync(join(folder, 'src/setups/malta.ts'), MALTA)
    writeFileSync(join(folder, 'src/setups/index.ts'), setupList(join(folder, 'src/setups')))
    const { imperial } = await import(pathToFileURL(join(folder, 'src/index.ts')).href)
    return imperial
  }

  test('is offered by name on the page of options, and played on, with every law', async () => {
    const game = await withMalta()
    const { board, stockPrices, wheel } = game.meta.options.properties ?? {}
    expect(board?.enum).toEqual(['preset', 'seed', 'published', 'malta'])
    expect(stockPrices?.enum).toEqual(['preset', 'standard', 'schema-example', 'malta'])
    expect(wheel?.enum).toEqual(['preset', 'standard', 'schema-example'])
    expect(game.catalogs.fr).toMatchObject({
      'option.board.malta': 'Avec Malte',
      'option.stockPrices.malta': 'Chères',
      'place.Malta': 'Malte',
      'army.Malta': 'armée (Malte)',
    })
    const options: Json = { board: 'malta', stockPrices: 'malta' }
    expect(checkLaws(game, { seats: 3, games: 1, seed: 'malta', options }).broken).toBeUndefined()
    const read = readOptions(game, options)
    if (!read.ok) throw new RangeError('the options do not fit')
    const chance = seededChance('malta')
    const { state } = Table.open({ game, seats: 3, options: read.options, chance })
    expect((state as State).rules).toMatchObject({ board: 'malta', wheel: 'standard' })
  })
})
