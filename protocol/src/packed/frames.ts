// Frames and whole tables in few bytes, as the server sends them to whoever said at `hello` which words it knows. A table has a number
// on a line: `numbered` comes before anything else about it.
import type { ServerMessage } from '../server-message.ts'
import { Packer } from './pack.ts'
import { Unpacker } from './unpack.ts'
import type { Words } from './words.ts'

type Frame = Extract<ServerMessage, { kind: 'frame' }>

/** What a frame of every line has besides its events; with the first byte it says which of these are there. */
const NUMBERED = 0
const FRAME = 1
const WHOLE = 2
/** Bits of the first byte of a frame. */
const OWN = 0x04
const KEYED = 0x08
const MOVER = 0x10
const TIMED = 0x20
/** It is no plain frame: everything but its number follows as it is. */
const RARE = 0x40

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

/** Whose own move it was: by its place among the moves that were heard on this line, or else by its key. */
export type Own = { readonly request: number } | { readonly key: string } | undefined

export function packFrame(number: number, frame: PlainFrame, words: Words, own?: Own): Uint8Array {
  const { n, at, mover, ...rest } = frame
  const events = 'events' in rest && rest.clock === undefined ? rest.events : undefined
  const isOwn = own !== undefined && 'request' in own
  const bits =
    (isOwn ? OWN : own === undefined ? 0 : KEYED) |
    (mover === undefined ? 0 : MOVER) |
    (at === undefined ? 0 : TIMED) |
    (events === undefined ? RARE : 0)
  packer.byte(FRAME | bits)
  packer.count(number)
  packer.count(n)
  if (own !== undefined) {
    if ('request' in own) packer.count(own.request)
    else packer.text(own.key)
  }
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

interface Numbered {
  readonly table: string
  readonly words: Words
}

/** One line's end that reads: which table has which number, and which moves it has sent. */
export class PackedLine {
  readonly #words: ReadonlyMap<string, Words>
  readonly #tables = new Map<number, Numbered>()
  readonly #inflate: (bytes: Uint8Array) => Uint8Array
  readonly #sent: string[] = []

  /** By their hashes; `inflate` undoes `deflate-raw`. */
  constructor(words: Iterable<Words>, inflate: (bytes: Uint8Array) => Uint8Array) {
    this.#words = new Map(Array.from(words, (one) => [one.hash, one]))
    this.#inflate = inflate
  }

  /** A `play` with this key was sent. */
  played(key: string): void {
    this.#sent.push(key)
  }

  /** Nothing where it says only which number a table has. Throws a `RangeError` if it was not packed so. */
  read(bytes: Uint8Array): ServerMessage | undefined {
    const from = new Unpacker(bytes)
    const first = from.byte()
    if (first === NUMBERED) return this.#numbered(from)
    const at = this.#tables.get(from.count())
    if (at === undefined) throw new RangeError('a table has no number yet')
    if (first !== WHOLE) return this.#frame(from, first, at)
    const whole = new Unpacker(this.#inflate(bytes.subarray(from.at))).value(at.words)
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
    const own = first & OWN ? this.#sent[from.count()] : first & KEYED ? from.text() : undefined
    const mover = first & MOVER ? { mover: from.count() } : {}
    const time = first & TIMED ? { at: from.count() } : {}
    const value = from.value(words)
    const rest = first & RARE ? (value as object) : { events: value }
    const key = own === undefined ? {} : { key: own }
    return { kind: 'frame', table, ...key, n, ...time, ...mover, ...rest } as ServerMessage
  }
}
