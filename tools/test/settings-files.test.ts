// Every place that lists the settings lists all of them, as the table says.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LISTED } from '@foldtable/server/settings/settings'
import { expect, test } from 'vitest'
import { ROOT } from '../src/checkout.ts'
import { SETTINGS_FILES } from '../src/settings-files.ts'

test.each(SETTINGS_FILES)(
  '$path lists every setting (npx foldtable settings --write)',
  ({ path, written }) => {
    const text = readFileSync(join(ROOT, path), 'utf8')
    expect(text).toBe(written(text, LISTED))
  },
)

test('names are each there once', () => {
  const names = LISTED.map(({ name }) => name)
  expect([...new Set(names)]).toEqual(names)
})
