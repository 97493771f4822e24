// Set-ups are data: what each must have, and one that is added as a file.
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { AnyPointing } from '@foldtable/games/pointing'
import { type Game, type Json, readOptions, seededChance, Table } from '@foldtable/kernel'
import { walkBoard } from '@foldtable/testkit/board-law'
import { checkLaws } from '@foldtable/testkit/laws'
import { mapList, setupList } from '@foldtable/testkit/lists'
import { afterAll, describe, expect, test } from 'vitest'
import { COUNTRIES } from '../src/data/countries.ts'
import { MAP, type Place } from '../src/data/map.ts'
import { having, partOf } from '../src/data/setups.ts'
import type { State } from '../src/index.ts'
import { SETUPS } from '../src/setups/index.ts'
import type { Setup } from '../src/setups/setup.ts'
import { BESIDE, ISLAND, MALTA, SHAPE } from './malta.ts'

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

  const inFolder = (...path: string[]) => join(folder, 'games/imperial', ...path)
  const load = async (file: string) => await import(pathToFileURL(inFolder(file)).href)

  /** The game with two files more, one for its rules and one for its drawing, and the lists made anew. */
  let added: Promise<Game> | undefined
  const withMalta = (): Promise<Game> => {
    added ??= addMalta()
    return added
  }

  async function addMalta(): Promise<Game> {
    for (const part of ['imperial/src', 'imperial/board', 'drawing', 'board.ts'])
      cpSync(join(root, 'games', part), join(folder, 'games', part), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    writeFileSync(inFolder('src/setups/malta.ts'), MALTA)
    writeFileSync(inFolder('src/setups/index.ts'), setupList(inFolder('src/setups')))
    writeFileSync(inFolder('board/maps/malta.ts'), SHAPE)
    writeFileSync(inFolder('board/maps/index.ts'), mapList(inFolder('board/maps')))
    const { imperial } = await load('src/index.ts')
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

    const { mapOf }: typeof import('../board/map.ts') = await load('board/map.ts')
    const { regionAt }: typeof import('../board/shapes.ts') = await load('board/shapes.ts')
    const { linesOf }: typeof import('../board/lines.ts') = await load('board/lines.ts')
    const map = mapOf((state as State).rules)
    const { name, units, chip } = map.regions['Malta' as Place]
    for (const spot of [name, chip ?? name, ...units]) expect(regionAt(map, spot)).toBe('Malta')
    expect(regionAt(map, BESIDE)).toBe('Ionian Sea')
    expect(map.places.filter((place) => map.regions[place] === undefined)).toEqual([])
    expect(mapOf({ board: 'seed' }).places).not.toContain('Malta')
    expect(regionAt(mapOf({ board: 'seed' }), name)).toBe('Ionian Sea')
    expect(linesOf(map).of.coast).toContain(ISLAND)
  })

  test('is played on by pointing: every offer can be made on its map, and some lead to the island', async () => {
    const game = await withMalta()
    const { pointing }: typeof import('../board/choosing.ts') = await load('board/choosing.ts')
    const read = readOptions(game, { board: 'malta', stockPrices: 'malta' })
    if (!read.ok) throw new RangeError('the options do not fit')
    const chance = seededChance('to Malta')
    const table = Table.open({ game, seats: 3, options: read.options, chance })
    let landings = 0
    for (let moves = 0; moves < 400 && table.decision.result === undefined; moves++) {
      const seat = chance.pick(table.decision.seats)
      const offers = table.offers(seat)
      if (moves % 20 === 0)
        expect(
          walkBoard(game, pointing as AnyPointing, table.view(seat), seat, offers),
        ).toMatchObject({ missed: [], refused: [], muddled: [] })
      const toward = (place: string) => offers.find((move) => 'dest' in move && move.dest === place)
      const ashore = toward('Malta')
      if (ashore !== undefined) landings += 1
      table.play({
        by: seat,
        move: ashore ?? toward('Ionian Sea') ?? chance.pick(offers),
        at: moves,
      })
    }
    expect(landings).toBeGreaterThan(0)
  })
})
