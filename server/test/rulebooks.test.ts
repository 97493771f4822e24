// Every rule has its sentence in every language under the same number, and whatever cites a rule cites one that is there.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '@foldtable/games'
import { type Rulebook, sectionsIn } from '@foldtable/protocol'
import { expect, test } from 'vitest'
import { openHouse } from './house.ts'

const ROOT = join(import.meta.dirname, '../..')
const NUMBER = /['"`]([A-Z]+-\d(?:[\d.]*\d)?[a-z]?)['"`]/g
/** Properties of a generated board, which no refusal cites. */
const NO_RULE = /^full-metal-planete P-/

const numbersOf = ({ sections }: Pick<Rulebook, 'sections'>) =>
  sections.flatMap(({ rules }) => rules.map(({ number }) => number))

const citedIn = (folders: string) =>
  globSync(`${folders}/**/*.{ts,tsx}`, { cwd: ROOT }).flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(NUMBER)].map(([, number = '']) => number),
  )

const json = async <T>(answer: Promise<Response>): Promise<T> => (await (await answer).json()) as T
const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code

test('a route answers every rule of every game and of the house, in both languages, and no citation leads nowhere', async () => {
  const { url } = await openHouse()
  const read = (path: string): Promise<Rulebook> => json(fetch(`${url}${path}`))
  const [house, maison] = [await read('/api/rules'), await read('/api/rules?language=fr')]
  expect(numbersOf(maison)).toEqual(numbersOf(house))
  expect(new Set(numbersOf(house)).size).toBe(numbersOf(house).length)
  expect(numbersOf(house)).toEqual(expect.arrayContaining(['T-2.8', 'HOUSE-5.1', 'ACC-1.1']))
  const known = new Set(numbersOf(house))
  const cited = citedIn('{kernel,server,client,bots,parts}/src')
  expect(cited.filter((number) => !known.has(number))).toEqual([])
  expect(cited.length).toBeGreaterThan(50)

  for (const { meta } of games) {
    const path = `/api/games/${meta.id}/rules`
    const [english, french] = [await read(path), await read(`${path}?language=fr`)]
    expect(english).toMatchObject({ game: meta.id, version: meta.version, language: 'en' })
    expect([meta.id, numbersOf(french)]).toEqual([meta.id, numbersOf(english)])
    expect(new Set(numbersOf(english)).size).toBe(numbersOf(english).length)
    for (const [i, { title, rules }] of english.sections.entries()) {
      const beside = french.sections[i]
      expect([title, beside?.rules.length]).toEqual([title, rules.length])
      for (const { text } of [...rules, ...(beside?.rules ?? [])])
        expect(text).toMatch(/^(?!.*\[page:)[\s\S]{4}/)
    }
    const own = new Set(numbersOf(english))
    const ofGame = citedIn(`games/${meta.id}/{src,board,bot,guide}`)
    const lost = ofGame.filter((number) => !own.has(number) && !known.has(number))
    expect(lost.filter((number) => !NO_RULE.test(`${meta.id} ${number}`))).toEqual([])
    expect(ofGame.length).toBeGreaterThan(3)
  }
})

test('the answer is packed, is not sent again unless it changed, and is refused for what is not there', async () => {
  const { url } = await openHouse()
  const path = `${url}/api/games/powerhouse/rules?language=fr`
  const first = await fetch(path, { headers: { 'accept-encoding': 'br' } })
  const text = await first.text()
  expect(first.headers.get('content-encoding')).toBe('br')
  expect(JSON.parse(text).sections[8].title).toBe('P-8 Levées')
  const etag = first.headers.get('etag') ?? ''
  expect((await fetch(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
  const plain = await fetch(path, { headers: { 'accept-encoding': 'identity' } })
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, text])
  const nothing = await fetch(`${url}/api/games/chess/rules`)
  expect([nothing.status, await codeOf(nothing)]).toEqual([404, 'unknownGame'])
  const klingon = await fetch(`${path}-klingon`)
  expect([klingon.status, await codeOf(klingon)]).toEqual([400, 'malformedRequest'])
})

test('a rule is its paragraphs and tables without the wraps of the file, and ends where the next one begins', () => {
  const file = `# Sample

Not a rule.

## X-1 First

Prose between.

- **X-1.1** A sentence
  over two lines. [page: why no test shows it]
- **X-1.2a** A table:

  | a   | b |
  | --- | - |
  | 1   | 2 |

  And after it.

Prose again.

## Sources

- none
`
  expect(sectionsIn(file)).toEqual([
    {
      title: 'X-1 First',
      rules: [
        { number: 'X-1.1', text: 'A sentence over two lines.' },
        {
          number: 'X-1.2a',
          text: 'A table:\n\n| a   | b |\n| --- | - |\n| 1   | 2 |\n\nAnd after it.',
        },
      ],
    },
  ])
})
