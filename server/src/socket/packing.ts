// Packed frames for whoever said at `hello` that it knows the words of a game; everybody else, and everything else, stays JSON.
import { readFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import { games } from '@foldtable/games'
import type { Told } from '@foldtable/host/ports'
import type { ServerMessage } from '@foldtable/protocol'
import { packFrame, packNumber, packWhole, wholeOf } from '@foldtable/protocol/packed/frames'
import { type WordList, type Words, wordsFrom } from '@foldtable/protocol/packed/words'
import { framedBytes } from './framed.ts'

const ROOT = new URL('../../../games/', import.meta.url)

/** By game; one that was added without words is not packed. */
const known = new Map<string, Words | undefined>()

export function wordsOf(game: string): Words | undefined {
  if (!known.has(game)) known.set(game, read(game))
  return known.get(game)
}

function read(game: string): Words | undefined {
  if (!games.some(({ meta }) => meta.id === game)) return undefined
  try {
    const list: WordList = JSON.parse(readFileSync(new URL(`${game}/words.json`, ROOT), 'utf8'))
    return wordsFrom(list)
  } catch {
    return undefined
  }
}

/** Those of these hashes that we know too. */
export const agreed = (hashes: readonly string[]): string[] =>
  games.flatMap(({ meta }) => {
    const hash = wordsOf(meta.id)?.hash
    return hash !== undefined && hashes.includes(hash) ? [hash] : []
  })

/** Many lines are sent the same bytes, so a table has one number for all of them, as long as somebody watches it packed. */
const numbers = new Map<string, { readonly number: number; lines: number }>()
let latest = 0

function numberOf(table: string): number {
  const given = numbers.get(table) ?? { number: latest++, lines: 0 }
  given.lines += 1
  numbers.set(table, given)
  return given.number
}

function letGo(table: string): void {
  const given = numbers.get(table)
  if (given === undefined) return
  given.lines -= 1
  if (given.lines === 0) numbers.delete(table)
}

const FRAME = '{"kind":"frame"'

interface Watched {
  readonly number: number
  readonly words: Words
}

/** One connection's end. */
export class Packing {
  readonly #hashes: ReadonlySet<string>
  readonly #tables = new Map<string, Watched>()

  constructor(hashes: Iterable<string>) {
    this.#hashes = new Set(hashes)
  }

  /** What has to be sent before anything packed of this table; nothing if it is not packed, or was told. */
  begin(table: string, game: string): Buffer | undefined {
    const words = wordsOf(game)
    if (words === undefined || !this.#hashes.has(words.hash) || this.#tables.has(table))
      return undefined
    const number = numberOf(table)
    this.#tables.set(table, { number, words })
    return framedBytes(packNumber(number, table, words.hash))
  }

  end(table: string): void {
    if (this.#tables.delete(table)) letGo(table)
  }

  /** Nothing for what is not packed. Those who know the same share the bytes. */
  frame(table: string, told: Told): Uint8Array | undefined {
    const watched = this.#tables.get(table)
    if (watched === undefined || !told.text.startsWith(FRAME)) return undefined
    told.packed ??= packedFrom(told.text, watched)
    return told.packed
  }

  whole(message: Extract<ServerMessage, { kind: 'table' }>): Uint8Array | undefined {
    const watched = this.#tables.get(message.table)
    if (watched === undefined) return undefined
    const { number, words } = watched
    const packed = packWhole(message, words)
    return framedBytes(wholeOf(number, deflateRawSync(packed, { dictionary: words.sample })))
  }
}

function packedFrom(text: string, { number, words }: Watched): Uint8Array {
  const { kind: _, table: __, key, ...frame } = JSON.parse(text)
  return framedBytes(packFrame(number, frame, words, key))
}
