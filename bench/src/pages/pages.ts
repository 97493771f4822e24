// The pages that people meet first, judged by Lighthouse: home, lobby, a table where one plays, and one that is over.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '@foldtable/server/server'
import { settingsFrom } from '@foldtable/server/settings/settings'
import { chromium } from 'playwright-core'
import { browserPath } from '../../../tools/browser.js'
import type { Bench } from '../bench.ts'
import { type Spread, spreadOf } from '../figures.ts'
import { aligned, type Row, rangeOf, threeDigits } from '../rows.ts'
import { CATEGORIES, type Judged, lighthouse, SIZES, type Size } from './judge.ts'
import { type Place, placesOf } from './places.ts'

interface PageFigures {
  readonly page: string
  readonly size: Size
  readonly scores: { readonly [category: string]: Spread }
  readonly paintMs: Spread
  readonly largestMs: Spread
  readonly blockedMs: Spread
  readonly shift: Spread
  readonly kilobytes: Spread
  readonly faults: readonly string[]
}

export const pages: Bench = async ({ rounds = 3, only }, say) => {
  const judge = await lighthouse()
  const executablePath = browserPath()
  if (executablePath === undefined) throw new Error('no Chromium found; set CHROMIUM to its path')
  const dataDir = mkdtempSync(join(tmpdir(), 'foldtable-'))
  const server = await startServer(settingsFrom({ ...SETTINGS, DATA_DIR: dataDir }))
  const port = await freePort()
  const args = ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ executablePath, args })
  try {
    const places = await placesOf(server)
    const figures: PageFigures[] = []
    for (const place of places.filter(({ name }) => only?.includes(name) ?? true))
      for (const size of SIZES) {
        const found: Judged[] = []
        for (let round = 1; round <= rounds; round++) {
          say(`${place.name}, ${size}, round ${round} of ${rounds}`)
          found.push(await judge(place.url, { port, size, cookie: place.cookie }))
        }
        figures.push(figuresOf(place, size, found))
      }
    return { figures: { bench: 'pages', pages: figures }, text: textOf(figures) }
  } finally {
    await browser.close()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const SETTINGS = { PORT: '0', LOG_LEVEL: 'silent', RATE_LIMIT: '0' }

function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const server = createServer().listen(0, '127.0.0.1', () => {
    const address = server.address()
    server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0))
  })
  return promise
}

function figuresOf({ name }: Place, size: Size, found: readonly Judged[]): PageFigures {
  const of = (read: (judged: Judged) => number) => spreadOf(found.map(read))
  return {
    page: name,
    size,
    scores: Object.fromEntries(
      CATEGORIES.map((id) => [id, of(({ scores }) => scores[id] ?? 0)] as const),
    ),
    paintMs: of(({ paintMs }) => paintMs),
    largestMs: of(({ largestMs }) => largestMs),
    blockedMs: of(({ blockedMs }) => blockedMs),
    shift: of(({ shift }) => shift),
    kilobytes: of(({ kilobytes }) => kilobytes),
    faults: [...new Set(found.flatMap(({ faults }) => faults))],
  }
}

const textOf = (figures: readonly PageFigures[]): string =>
  aligned(
    figures.flatMap(({ page, size, scores, faults, ...rest }) => {
      const row = (label: string, spread: Spread, written = threeDigits): Row => [
        label,
        written(spread.median),
        rangeOf(spread, written),
      ]
      const decimals = (n: number) => n.toFixed(3)
      return [
        [`${page}, ${size}`, '', '', faults.join(' ')] satisfies Row,
        ...CATEGORIES.map((id) => row(`  ${id}`, scores[id] ?? spreadOf([0]))),
        row('  first paint, ms', rest.paintMs),
        row('  largest paint, ms', rest.largestMs),
        row('  blocked, ms', rest.blockedMs),
        row('  layout shift', rest.shift, decimals),
        row('  kB', rest.kilobytes),
      ]
    }),
  ).join('\n')
