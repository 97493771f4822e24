// What every game of the catalog brings along: goldens, old ledgers, covered rules, complete words.
import { join } from 'node:path'
import { problemsOf, readOptions, seededChance, Table } from '@foldtable/kernel'
import { depth } from '@foldtable/testkit/depth'
import { checkLedgers, unkept } from '@foldtable/testkit/ledgers'
import { casesOf, writePlaythroughs } from '@foldtable/testkit/playthroughs'
import { ruleCoverage } from '@foldtable/testkit/rule-coverage'
import { wordProblems } from '@foldtable/testkit/words'
import { describe, expect, test } from 'vitest'
import { games } from '../catalog.ts'

/** Where much is said after each. */
const FEW_ENTRIES: { readonly [id: string]: number } = { imperial: 2000, 'full-metal-planete': 400 }

const folderOf = (id: string) => join(import.meta.dirname, '..', id)

describe.each(games.map((game) => [game.meta.id, game] as const))('%s', (id, game) => {
  const { seats, options } = game.meta

  test('has a playthrough for every number of seats, as the rules play today', () => {
    const shown = new Set(casesOf(folderOf(id)).map((one) => one.seats))
    for (let count = seats.min; count <= seats.max; count++) expect(shown).toContain(count)
    const changed = writePlaythroughs(game, folderOf(id), { check: true }).filter(
      (one) => one.changed,
    )
    expect(changed, `read the difference after: npx foldtable playthroughs ${id}`).toEqual([])
  })

  test('still folds its old ledgers', () => {
    const checked = checkLedgers(game, folderOf(id))
    expect(checked.length).toBeGreaterThan(0)
    expect(checked.filter(({ problem }) => problem !== undefined)).toEqual([])
  })

  test('keeps a ledger of every preset, and every kind of event in one', () => {
    expect(unkept(game, folderOf(id)), `npx foldtable playthroughs ${id}`).toEqual([])
  })

  test('has a test for every rule that a test can show', () => {
    const { rules, unknown, percent } = ruleCoverage(folderOf(id))
    expect(rules.filter(({ status }) => status === 'missing').map((rule) => rule.id)).toEqual([])
    expect(unknown).toEqual([])
    expect(percent).toBe(100)
    expect(rules.length).toBeGreaterThan(0)
  })

  test('has good options by default', () => {
    const read = readOptions(game)
    expect(read.ok ? problemsOf(options, read.options) : read.problems).toEqual([])
  })

  test('has a text for everything it can say, in every language', () => {
    const entries = depth({ quick: FEW_ENTRIES[id] ?? 700, deep: 6000 })
    expect(wordProblems(game, folderOf(id), entries)).toEqual([])
  })

  test('tells pages how long it lasts, how people like to play it, and where in it one is', () => {
    const { minutes, presets = [] } = game.meta
    expect(minutes).toBeDefined()
    expect([1, 2]).toContain(presets.length)
    expect(Object.values(game.weights ?? {})).toContain(2)
    const read = readOptions(game, presets[0]?.options)
    if (!read.ok) throw new Error('no options')
    const chance = seededChance(id)
    const table = Table.open({ game, seats: seats.min, options: read.options, chance })
    expect(game.round?.(table.view('spectator'))).toBeDefined()
  })

  test.each([
    ['quit', 'quit'],
    ['abandon', 'abandoned'],
  ])('[HOUSE-10.2] says so where the host’s %s has ended it', (kind, reason) => {
    if (game.moves[kind] === undefined) return
    const read = readOptions(game)
    if (!read.ok) throw new Error('no options')
    const chance = seededChance(kind)
    const table = Table.open({ game, seats: seats.min, options: read.options, chance })
    table.play({ by: 'host', seat: 0, move: { kind }, at: table.at })
    expect(table.decision.result?.reason).toBe(reason)
  })

  test('is read from its own folder', async () => {
    expect(Object.values(await import(join(folderOf(id), 'src', 'index.ts')))).toContain(game)
  })
})
