// Back from few bytes to JSON. Whatever is not as it was packed throws a `RangeError`: it may come from anywhere.
import * as mark from './marks.ts'
import { fieldsOf, type Run } from './runs.ts'
import { KIND, type Shape, type Words } from './words.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Nobody nests as deep; a text that does would fill the stack. */
const DEEPEST = 64
/** Nor has as much of one kind. */
const MOST_ROWS = 100_000

export class Unpacker {
  readonly #bytes: Uint8Array
  #at = 0
  #depth = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  /** How much was read. */
  get at(): number {
    return this.#at
  }

  byte(): number {
    const value = this.#bytes[this.#at++]
    if (value === undefined) throw new RangeError('it ends too early')
    return value
  }

  count(): number {
    let [value, times] = [0, 1]
    for (let byte = this.byte(); ; byte = this.byte()) {
      value += (byte & 0x7f) * times
      if (byte < 0x80) break
      times *= 0x80
    }
    if (!Number.isSafeInteger(value)) throw new RangeError('a number is too large')
    return value
  }

  text(): string {
    const length = this.count()
    const bytes = this.#bytes.subarray(this.#at, this.#at + length)
    if (bytes.length < length) throw new RangeError('it ends too early')
    this.#at += length
    return utf8.decode(bytes)
  }

  value(words: Words): unknown {
    const first = this.byte()
    if (first < mark.SMALL) return first
    if (first < mark.NAMES.from) return this.#shaped(first - mark.SHAPES.from, words)
    if (first < mark.LISTS.from) return known(words.list.names[first - mark.NAMES.from])
    if (first < mark.LISTS.from + mark.LISTS.many) return this.#list(first - mark.LISTS.from, words)
    return this.#other(first, words)
  }

  #other(first: number, words: Words): unknown {
    switch (first) {
      case mark.NULL:
        return null
      case mark.TRUE:
        return true
      case mark.FALSE:
        return false
      case mark.NUMBER:
        return this.count()
      case mark.NEGATIVE:
        return -this.count()
      case mark.FRACTION:
        return Number(this.text())
      case mark.TEXT:
        return this.text()
      case mark.NAME:
        return known(words.list.names[this.count()])
      case mark.LIST:
        return this.#list(this.count(), words)
      case mark.OBJECT:
        return this.#spelled(this.count(), words)
      case mark.SHAPE:
        return this.#shaped(this.count(), words)
      case mark.COLUMNS:
        return this.#columns(words)
      case mark.MIDDLE.from:
      case mark.MIDDLE.from + 1:
      case mark.MIDDLE.from + 2:
      case mark.MIDDLE.from + 3:
        return mark.SMALL + ((first - mark.MIDDLE.from) << 8) + this.byte()
      default:
        throw new RangeError(`nothing begins with ${first}`)
    }
  }

  #list(length: number, words: Words): unknown[] {
    return this.#within(() => {
      const list: unknown[] = []
      for (let item = 0; item < length; item++) list.push(this.value(words))
      return list
    })
  }

  #columns(words: Words): unknown {
    return this.#within(() => {
      const list: { [name: string]: unknown }[] = []
      const runs = this.#runs()
      for (const { shape, rows } of runs)
        for (let row = 0; row < rows; row++) list.push(blank(known(words.list.shapes[shape])))
      for (const field of fieldsOf(runs, words))
        for (const row of list) if (Object.hasOwn(row, field)) put(row, field, this.value(words))
      return list
    })
  }

  #runs(): Run[] {
    const runs: Run[] = []
    let rows = 0
    for (let left = this.count(); left > 0; left--) {
      const run = { shape: this.count(), rows: this.count() }
      rows += run.rows
      if (rows > MOST_ROWS) throw new RangeError('there are too many rows')
      runs.push(run)
    }
    return runs
  }

  #shaped(shape: number, words: Words): unknown {
    return this.#within(() => {
      const value: { [name: string]: unknown } = {}
      for (const field of known(words.list.shapes[shape]))
        if (field.startsWith(KIND)) value.kind = field.slice(KIND.length)
        else put(value, field, this.value(words))
      return value
    })
  }

  #spelled(fields: number, words: Words): unknown {
    return this.#within(() => {
      const value: { [name: string]: unknown } = {}
      for (let field = 0; field < fields; field++) {
        const name = this.value(words)
        put(value, String(name), this.value(words))
      }
      return value
    })
  }

  #within<T>(read: () => T): T {
    this.#depth += 1
    if (this.#depth > DEEPEST) throw new RangeError('it is nested too deep')
    const value = read()
    this.#depth -= 1
    return value
  }
}

/** With its fields in their order, to be filled in. */
function blank(shape: Shape): { [name: string]: unknown } {
  const row: { [name: string]: unknown } = {}
  for (const field of shape)
    if (field.startsWith(KIND)) row.kind = field.slice(KIND.length)
    else put(row, field, null)
  return row
}

/** A field whatever it is called. */
function put(value: { [name: string]: unknown }, name: string, field: unknown): void {
  if (name === '__proto__')
    Object.defineProperty(value, name, {
      value: field,
      enumerable: true,
      writable: true,
      configurable: true,
    })
  else value[name] = field
}

function known<T>(word: T | undefined): T {
  if (word === undefined) throw new RangeError('a word is not in the list')
  return word
}
