// The words of a game for packed frames, read off its kept ledgers: what each viewer was sent, and views now and then.
import { type Game, seededChance, Table, type TableRecord, viewersOf } from '@foldtable/kernel'
import { Packer } from '@foldtable/protocol/packed/pack'
import { WordCount, type WordList, wordsFrom } from '@foldtable/protocol/packed/words'
import { keptRecords } from '@foldtable/testkit/ledgers'

/** Beyond these a word costs nearly as much by its number as by itself. */
const MOST = { shapes: 128, names: 256 }
const VIEW_EVERY = 25
/** Bytes of views that others are compressed with, and how far apart in their games they are. */
const SAMPLE = 3072
const SAMPLE_EVERY = 60

export function wireWords(game: Game, folder: string): WordList {
  const records = keptRecords(folder)
  const count = new WordCount()
  for (const { seats, table, entry } of stepsOf(game, records))
    for (const viewer of viewersOf(seats)) {
      count.add(table.frame(entry, viewer))
      if (entry.n % VIEW_EVERY === 0) count.add(table.view(viewer))
    }
  const list = count.list(MOST)
  return { ...list, sample: sampleOf(game, records, list) }
}

function* stepsOf(game: Game, records: readonly TableRecord[]) {
  for (const { seats, options, entries } of records) {
    const terms = { game, seats: seats.length, options, chance: seededChance('words') }
    const table = Table.fold(terms, [])
    for (const entry of entries) {
      table.accept(entry)
      yield { seats: seats.length, table, entry }
    }
  }
}

/** The latest are the most like those to come: compression looks back no further than it must. */
function sampleOf(game: Game, records: readonly TableRecord[], list: WordList): string {
  const words = wordsFrom(list)
  const packer = new Packer()
  for (const { table, entry } of stepsOf(game, records))
    if (entry.n % SAMPLE_EVERY === 0) packer.value(table.view(1), words)
  return Buffer.from(packer.take().subarray(-SAMPLE)).toString('base64')
}
