// Packed frames of every game: they come back as they were and stay small, and so does a whole view (WRITE_WORDS=1 learns the words anew).
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { playOut } from '@foldtable/bots/random-play'
import { games } from '@foldtable/games'
import { type Game, readOptions, seededChance, Table, viewersOf } from '@foldtable/kernel'
import { PackedLine, packFrame, packNumber } from '@foldtable/protocol/packed/frames'
import { Packer } from '@foldtable/protocol/packed/pack'
import { type WordList, type Words, wordsFrom } from '@foldtable/protocol/packed/words'
import { describe, expect, test } from 'vitest'
import { wireWords } from '../src/wire-words.ts'

const SEATS = 4
const MOST_ENTRIES = 600
/** Games that deal many cards at once. */
const DEALING = new Set(['pass-the-ace', 'powerhouse'])
const VIEW = 500

const fileOf = (id: string) => join(import.meta.dirname, '../../games', id, 'words.json')

interface Sizes {
  readonly frames: number[]
  readonly views: number[]
}

/** Every frame of every viewer, the mover's with its key. */
function sizesOf(game: Game, words: Words, seed: string): Sizes {
  const sizes: Sizes = { frames: [], views: [] }
  const terms = { game, seats: SEATS, options: optionsOf(game), chance: seededChance(seed) }
  const table = Table.open(terms)
  const line = new PackedLine([words], (bytes) => bytes)
  line.read(packNumber(300, 'a table', words.hash))
  const packer = new Packer()
  playOut(table, seededChance(`${seed} player`), {
    most: MOST_ENTRIES,
    onEntry(entry) {
      for (const viewer of viewersOf(SEATS)) {
        const frame = table.frame(entry, viewer)
        const own = viewer === entry.by ? { key: `${entry.n} of this line` } : undefined
        if (own !== undefined) line.played(own.key)
        const bytes = packFrame(300, frame, words, own?.key)
        sizes.frames.push(bytes.length)
        expect(line.read(bytes)).toEqual({ kind: 'frame', table: 'a table', ...own, ...frame })
        if (entry.n % 20 !== 0) continue
        packer.value(table.view(viewer), words)
        sizes.views.push(deflateRawSync(packer.take(), { dictionary: words.sample }).length)
      }
    },
  })
  return sizes
}

function optionsOf(game: Game) {
  const read = readOptions(game)
  if (!read.ok) throw new RangeError(`${game.meta.id} has no usual options`)
  return read.options
}

const quantile = (sizes: readonly number[], part: number): number =>
  sizes.toSorted((a, b) => a - b)[Math.floor(part * (sizes.length - 1))] ?? 0

describe.each(games.map((game) => [game.meta.id, game] as const))('%s', (id, game) => {
  if (process.env.WRITE_WORDS === '1') {
    const { shapes, names, sample } = wireWords(game, join(import.meta.dirname, '../../games', id))
    const lines = (list: readonly unknown[]) => list.map((one) => JSON.stringify(one)).join(',\n')
    const parts = [`"shapes":[\n${lines(shapes)}\n]`, `"names":[\n${lines(names)}\n]`]
    writeFileSync(fileOf(id), `{${parts.join()},"sample":"${sample}"}\n`)
  }
  const words = wordsFrom(JSON.parse(readFileSync(fileOf(id), 'utf8')) as WordList)

  test('frames are small and whole', () => {
    const { frames, views } = sizesOf(game, words, `packed ${id}`)
    const figures = {
      median: quantile(frames, 0.5),
      p99: quantile(frames, 0.99),
      view: quantile(views, 1),
    }
    expect(figures.median).toBeLessThanOrEqual(25)
    expect(figures.p99).toBeLessThanOrEqual(DEALING.has(id) ? 240 : 60)
    expect(figures.view).toBeLessThanOrEqual(VIEW)
  })
})
