// Frames and whole tables in few bytes, as the server sends them to whoever said at `hello` which words it knows. A table has a number
// on a line: `numbered` comes before anything else about it.
import type { ServerMessage } from '../server-message.ts'
import { Packer } from './pack.ts'
import { Unpacker } from './unpack.ts'
import type { Words } from './words.ts'

type Frame = Extract<ServerMessage, { kind: 'frame' }>

/** The first byte of a message. */
const NUMBERED = 0
const FRAME = 1
const WHOLE = 2
/** Bits of the first byte of a frame: what is there besides its number and its events. */
const OWN = 0x04
const MOVER = 0x08
const TIMED = 0x10
/** It is no plain frame: everything but its number follows as it is. */
const RARE = 0x20
/** So much of a key tells it from others that wait for an answer. */
const KEY_LETTERS = 4

const packer = new Packer()

/** From now on the table is this number on this line, and the words are those of this hash. */
export function packNumber(number: number, table: string, hash: string): Uint8Array {
  packer.byte(NUMBERED)
  packer.count(number)
  packer.text(table)
  packer.text(hash)
  return packer.take()
}

/** What is said of an entry to one viewer, without table and key. */
export type PlainFrame = Omit<Frame, 'kind' | 'table' | 'key'>

/** With the key for whoever moved. */
export function packFrame(
  number: number,
  frame: PlainFrame,
  words: Words,
  key?: string,
): Uint8Array {
  const { n, at, mover, ...rest } = frame
  const events = 'events' in rest && rest.clock === undefined ? rest.events : undefined
  const bits =
    (key === undefined ? 0 : OWN) |
    (mover === undefined ? 0 : MOVER) |
    (at === undefined ? 0 : TIMED) |
    (events === undefined ? RARE : 0)
  packer.byte(FRAME | bits)
  packer.count(number)
  packer.count(n)
  if (key !== undefined) packer.text(key.slice(0, KEY_LETTERS))
  if (mover !== undefined) packer.count(mover)
  if (at !== undefined) packer.count(at)
  packer.value(events ?? rest, words)
  return packer.take()
}

/** The whole of a table, before it is compressed. */
export function packWhole(
  message: Extract<ServerMessage, { kind: 'table' }>,
  words: Words,
): Uint8Array {
  const { kind: _, ...rest } = message
  packer.value(rest, words)
  return packer.take()
}

/** What is sent of it, once it is compressed (`deflate-raw`). */
export function wholeOf(number: number, compressed: Uint8Array): Uint8Array {
  packer.byte(WHOLE)
  packer.count(number)
  const head = packer.take()
  const bytes = new Uint8Array(head.length + compressed.length)
  bytes.set(head)
  bytes.set(compressed, head.length)
  return bytes
}

/** Undoes `deflate-raw` with this dictionary. */
export type Inflate = (bytes: Uint8Array, dictionary: Uint8Array) => Uint8Array

interface Numbered {
  readonly table: string
  readonly words: Words
}

/** One line's end that reads: which table has which number, and which moves it has sent. */
export class PackedLine {
  readonly #words: ReadonlyMap<string, Words>
  readonly #tables = new Map<number, Numbered>()
  readonly #inflate: Inflate
  /** Keys of moves that wait for an answer, the oldest first. */
  readonly #waiting = new Set<string>()

  constructor(words: Iterable<Words>, inflate: Inflate) {
    this.#words = new Map(Array.from(words, (one) => [one.hash, one]))
    this.#inflate = inflate
  }

  /** A `play` with this key was sent. */
  played(key: string): void {
    this.#waiting.add(key)
  }

  /** It was answered otherwise than by a packed frame. */
  answered(key: string): void {
    this.#waiting.delete(key)
  }

  /** Nothing where it says only which number a table has. Throws a `RangeError` if it was not packed so. */
  read(bytes: Uint8Array): ServerMessage | undefined {
    const from = new Unpacker(bytes)
    const first = from.byte()
    if (first === NUMBERED) return this.#numbered(from)
    const at = this.#tables.get(from.count())
    if (at === undefined) throw new RangeError('a table has no number yet')
    if (first !== WHOLE) return this.#frame(from, first, at)
    const whole = new Unpacker(this.#inflate(bytes.subarray(from.at), at.words.sample)).value(
      at.words,
    )
    return { kind: 'table', ...(whole as object) } as ServerMessage
  }

  #numbered(from: Unpacker): undefined {
    const number = from.count()
    const table = from.text()
    const words = this.#words.get(from.text())
    if (words === undefined) throw new RangeError('these words were not agreed on')
    this.#tables.set(number, { table, words })
  }

  #frame(from: Unpacker, first: number, { table, words }: Numbered): ServerMessage {
    const n = from.count()
    const key = first & OWN ? this.#keyOf(from.text()) : {}
    const mover = first & MOVER ? { mover: from.count() } : {}
    const time = first & TIMED ? { at: from.count() } : {}
    const value = from.value(words)
    const rest = first & RARE ? (value as object) : { events: value }
    return { kind: 'frame', table, ...key, n, ...time, ...mover, ...rest } as ServerMessage
  }

  /** One of another device of the same person has none here. */
  #keyOf(letters: string): { readonly key?: string } {
    for (const key of this.#waiting) {
      if (!key.startsWith(letters)) continue
      this.#waiting.delete(key)
      return { key }
    }
    return {}
  }
}
