// JSON in few bytes: words that both ends know are sent as numbers, everything else is spelled out, so that a new word breaks nobody.
import * as mark from './marks.ts'
import { fieldsOf, type Run } from './runs.ts'
import { type Branch, fieldOf, isKind, KIND, type Words } from './words.ts'

const utf8 = new TextEncoder()

type Fields = { readonly [name: string]: unknown }

/** Nothing if some of them have no shape, or are no objects. */
function runsOf(list: readonly unknown[], root: Branch): Run[] | undefined {
  const runs: Run[] = []
  let last: Run | undefined
  for (const item of list) {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return undefined
    const shape = shapeOf(item as Fields, root)
    if (shape === undefined) return undefined
    if (last?.shape === shape) last.rows += 1
    else {
      last = { shape, rows: 1 }
      runs.push(last)
    }
  }
  return runs
}

/** Writes one packed text after another; what was taken is a copy. */
export class Packer {
  #bytes = new Uint8Array(1024)
  #at = 0

  /** What was written since the last time. */
  take(): Uint8Array {
    const taken = this.#bytes.slice(0, this.#at)
    this.#at = 0
    return taken
  }

  byte(value: number): void {
    if (this.#at === this.#bytes.length) this.#grow(1)
    this.#bytes[this.#at++] = value
  }

  /** A whole number from zero, seven bits a byte. */
  count(value: number): void {
    let left = value
    for (; left >= 0x80; left = Math.floor(left / 0x80)) this.byte((left % 0x80) | 0x80)
    this.byte(left)
  }

  text(value: string): void {
    if (this.#at + 3 * value.length + 5 > this.#bytes.length) this.#grow(3 * value.length + 5)
    const bytes = utf8.encode(value)
    this.count(bytes.length)
    this.#bytes.set(bytes, this.#at)
    this.#at += bytes.length
  }

  value(value: unknown, words: Words): void {
    if (typeof value === 'number') this.#number(value)
    else if (typeof value === 'string') this.#name(value, words)
    else if (typeof value !== 'object') this.byte(value === true ? mark.TRUE : mark.FALSE)
    else if (value === null) this.byte(mark.NULL)
    else if (Array.isArray(value)) this.#list(value, words)
    else this.#object(value as Fields, words)
  }

  #list(list: readonly unknown[], words: Words): void {
    const runs = list.length < mark.FEWEST_ROWS ? undefined : runsOf(list, words.root)
    if (runs === undefined) {
      this.#marked(list.length, mark.LISTS, mark.LIST)
      for (const item of list) this.value(item, words)
    } else this.#columns(list as readonly Fields[], runs, words)
  }

  #columns(list: readonly Fields[], runs: readonly Run[], words: Words): void {
    this.byte(mark.COLUMNS)
    this.count(runs.length)
    for (const { shape, rows } of runs) {
      this.count(shape)
      this.count(rows)
    }
    for (const field of fieldsOf(runs, words))
      for (const row of list) if (Object.hasOwn(row, field)) this.value(row[field], words)
  }

  #number(value: number): void {
    if (!Number.isSafeInteger(value) || Object.is(value, -0)) {
      this.byte(mark.FRACTION)
      this.text(String(value))
    } else if (value >= 0 && value < mark.SMALL) this.byte(value)
    else if (value > 0 && value < mark.SMALL + mark.MIDDLE.many) {
      const more = value - mark.SMALL
      this.byte(mark.MIDDLE.from + (more >> 8))
      this.byte(more & 0xff)
    } else {
      this.byte(value < 0 ? mark.NEGATIVE : mark.NUMBER)
      this.count(Math.abs(value))
    }
  }

  #name(value: string, { names }: Words): void {
    const known = names.get(value)
    if (known === undefined) {
      this.byte(mark.TEXT)
      this.text(value)
    } else this.#marked(known, mark.NAMES, mark.NAME)
  }

  #object(value: Fields, words: Words): void {
    const shape = shapeOf(value, words.root)
    if (shape === undefined) this.#spelled(value, words)
    else {
      this.#marked(shape, mark.SHAPES, mark.SHAPE)
      for (const name in value) if (!isKind(name, value[name])) this.value(value[name], words)
    }
  }

  /** As JSON has it: what is not there is left out. */
  #spelled(value: object, words: Words): void {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined)
    this.byte(mark.OBJECT)
    this.count(fields.length)
    for (const [name, field] of fields) {
      this.#name(name, words)
      this.value(field, words)
    }
  }

  /** Frequent ones have a byte of their own. */
  #marked(
    value: number,
    { from, many }: { readonly from: number; readonly many: number },
    mark: number,
  ): void {
    if (value < many) this.byte(from + value)
    else {
      this.byte(mark)
      this.count(value)
    }
  }

  #grow(by: number): void {
    const larger = new Uint8Array(2 * this.#bytes.length + by)
    larger.set(this.#bytes)
    this.#bytes = larger
  }
}

/** Field by field along the tree of shapes. */
function shapeOf(value: Fields, root: Branch): number | undefined {
  let at: Branch | undefined = root
  for (const name in value) {
    const field = value[name]
    if (field === undefined || name.startsWith(KIND)) return undefined
    at = at.next.get(fieldOf(name, field))
    if (at === undefined) return undefined
  }
  return at.shape
}
