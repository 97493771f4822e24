// What every game of the catalog brings along: goldens, old ledgers, covered rules, complete words.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES, problemsOf, readOptions } from '@foldtable/kernel'
import { checkLedgers } from '@foldtable/testkit/ledgers'
import { casesOf, writePlaythroughs } from '@foldtable/testkit/playthroughs'
import { ruleCoverage } from '@foldtable/testkit/rule-coverage'
import { describe, expect, test } from 'vitest'
import { games } from '../catalog.ts'

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

  test('says the same things in every language', () => {
    const [first, ...others] = LOCALES.map((locale) => Object.keys(game.catalogs[locale]).sort())
    for (const ids of others) expect(ids).toEqual(first)
    for (const kind of Object.keys(game.moves)) {
      const hasWord = game.moves[kind]?.author !== undefined || first?.includes(`move.${kind}`)
      expect(hasWord, `move.${kind}`).toBe(true)
    }
    for (const name of Object.keys(options.properties ?? {}))
      expect(first).toContain(`option.${name}`)
  })

  test('is read from its own folder', () => {
    expect(readFileSync(join(folderOf(id), 'src', 'meta.ts'), 'utf8')).toContain(`'${id}'`)
  })
})
