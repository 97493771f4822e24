// The words of the app: complete in every language, none missing, none left over.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { games } from '@foldtable/games'
import { type Catalog, kernelWords, LOCALES, type Locale, speak } from '@foldtable/kernel'
import { refusalWords } from '@foldtable/protocol'
import { expect, test } from 'vitest'
import { app as appEn } from '../src/words/en/app.ts'
import { bar as barEn } from '../src/words/en/bar.ts'
import { help as helpEn } from '../src/words/en/help.ts'
import { past as pastEn } from '../src/words/en/past.ts'
import { table as tableEn } from '../src/words/en/table.ts'
import { app as appFr } from '../src/words/fr/app.ts'
import { bar as barFr } from '../src/words/fr/bar.ts'
import { help as helpFr } from '../src/words/fr/help.ts'
import { past as pastFr } from '../src/words/fr/past.ts'
import { table as tableFr } from '../src/words/fr/table.ts'

const app: { readonly [L in Locale]: Catalog } = {
  en: { ...appEn, ...pastEn },
  fr: { ...appFr, ...pastFr },
}
const own: { readonly [L in Locale]: Catalog } = {
  en: { ...app.en, ...tableEn, ...barEn, ...helpEn },
  fr: { ...app.fr, ...tableFr, ...barFr, ...helpFr },
}
const source = fileURLToPath(new URL('../src/', import.meta.url))
const texts = globSync('**/*.{ts,tsx}', { cwd: source })
  .filter((file) => !file.startsWith('words/'))
  .map((file) => ({ file, text: readFileSync(join(source, file), 'utf8') }))

const placesOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? ''))].sort()

test('every sentence is there in every language, with the same places', () => {
  expect(Object.keys(own.fr).sort()).toEqual(Object.keys(own.en).sort())
  const different = Object.keys(own.en).filter(
    (id) => String(placesOf(own.en[id] ?? '')) !== String(placesOf(own.fr[id] ?? '')),
  )
  expect(different).toEqual([])
  for (const locale of LOCALES)
    expect(Object.entries(own[locale]).filter(([, text]) => text.trim() === '')).toEqual([])
})

test('one word for one thing: French says robot', () => {
  const said = Object.entries({ ...own.fr, ...refusalWords.fr, ...kernelWords.fr })
  expect(said.filter(([, text]) => /\bbots?\b/i.test(text))).toEqual([])
})

test('words that come later are said only where they come along', () => {
  const says = (text: string, words: Catalog) =>
    Object.keys(words).filter((id) => text.includes(`'${id}'`))
  const late = texts
    .filter(({ file }) => !file.startsWith('pages/table/'))
    .flatMap(({ file, text }) => [
      ...says(text, barEn).map((id) => `${file}: ${id}`),
      ...(text.includes('words/help.ts') ? [] : says(text, helpEn).map((id) => `${file}: ${id}`)),
    ])
  expect(late).toEqual([])
})

test('no id has two texts', () => {
  const twice = Object.keys(own.en).filter(
    (id) =>
      (id in tableEn && id in app.en) ||
      (id in appEn && id in pastEn) ||
      id in refusalWords.en ||
      id in kernelWords.en,
  )
  expect(twice).toEqual([])
})

test('every id that is said has a text', () => {
  const known = { ...kernelWords.en, ...refusalWords.en, ...own.en }
  const first = new Set(Object.keys(own.en).map((id) => id.split('.')[0]))
  const missing = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/'([a-zA-Z]+(?:\.[a-zA-Z0-9]+)+)'/g)]
      .map(([, id]) => id ?? '')
      .filter((id) => first.has(id.split('.')[0]) && known[id] === undefined)
      .map((id) => `${file}: ${id}`),
  )
  expect(missing).toEqual([])
})

test('every id that is put together begins like one that has a text', () => {
  const ids = Object.keys({ ...kernelWords.en, ...refusalWords.en, ...own.en })
  const missing = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/\bsay\(\s*`([\w.]+\.)\$\{/g)]
      .map(([, start]) => start ?? '')
      .filter((start) => !ids.some((id) => id.startsWith(start)))
      .map((start) => `${file}: ${start}`),
  )
  expect(missing).toEqual([])
})

test('no text of the pages is left over', () => {
  const all = texts.map(({ text }) => text).join('\n')
  const starts = [...all.matchAll(/`([a-zA-Z]+\.(?:[a-zA-Z]+\.)*)\$\{/g)].map(
    ([, start]) => start ?? '',
  )
  const unused = Object.keys(app.en).filter(
    (id) =>
      !id.startsWith('refusal.') &&
      !all.includes(`'${id}'`) &&
      !starts.some((start) => id.startsWith(start)),
  )
  expect(unused).toEqual([])
})

/** Before these signs French has a space at which no line ends. */
const BREAKS = /[ \u00a0][:;!?»$]|«[ \u00a0]/

test('in French no line ends before a sign, in any catalog of the house', () => {
  const catalogs: readonly (readonly [string, Catalog])[] = [
    ['the app', { ...own.fr, ...refusalWords.fr, ...kernelWords.fr }],
    ...games.map(({ meta, catalogs: { fr } }) => [meta.id, fr] as const),
  ]
  let signs = 0
  for (const [name, catalog] of catalogs)
    for (const id of Object.keys(catalog)) {
      const said = speak({ id }, { locale: 'fr', catalog, nameOf: String })
      expect(said, `${name}: ${id}`).not.toMatch(BREAKS)
      signs += said.split('\u202f').length - 1
    }
  expect(signs).toBeGreaterThan(300)
})

test('no page puts a colon after a text by itself: French has another one', () => {
  const glued = texts
    .filter(({ file }) => file.endsWith('.tsx'))
    .flatMap(({ file, text }) =>
      text
        .split('\n')
        .flatMap((line) => (/\}: ?(<\/?[a-z]|`\})/.test(line) ? [`${file}: ${line}`] : [])),
    )
  expect(glued).toEqual([])
})
