// Words that a game says over and over, by number: shapes (the fields of an object in their order, with its kind) and names. They are
// read off kept ledgers and belong to both ends of a line, which know that they mean the same list by its hash.
import { keyFromSeed } from '@foldtable/kernel'

/** The fields of an object in their order; of an event with its kind: `kind=swapped`. */
export type Shape = readonly string[]

/** In the order of how often they occur: the first cost a byte. */
export interface WordList {
  readonly shapes: readonly Shape[]
  readonly names: readonly string[]
  /** Packed views as they often are, in Base64: what a whole table is compressed with. */
  readonly sample?: string
}

/** Where the fields that were met so far lead to. */
export interface Branch {
  shape: number | undefined
  readonly next: Map<string, Branch>
}

/** A list made ready for packing and unpacking. */
export interface Words {
  readonly hash: string
  readonly list: WordList
  readonly root: Branch
  readonly names: ReadonlyMap<string, number>
  readonly sample: Uint8Array
}

export const KIND = 'kind='

/** It is said by the shape. */
export const isKind = (name: string, value: unknown): boolean =>
  name === 'kind' && typeof value === 'string'

/** How the field stands in a shape. */
export const fieldOf = (name: string, value: unknown): string =>
  isKind(name, value) ? `${KIND}${value}` : name

export function wordsFrom(list: WordList): Words {
  const root = branch()
  for (const [number, shape] of list.shapes.entries()) leafOf(root, shape).shape = number
  const names = new Map(list.names.map((name, number) => [name, number]))
  const sample = Uint8Array.from(atob(list.sample ?? ''), (one) => one.charCodeAt(0))
  const said = JSON.stringify([list.shapes, list.names, list.sample ?? ''])
  return { hash: keyFromSeed(said).slice(0, 16), list, root, names, sample }
}

const branch = (): Branch => ({ shape: undefined, next: new Map() })

function leafOf(root: Branch, shape: Shape): Branch {
  let at = root
  for (const field of shape) {
    const next = at.next.get(field) ?? branch()
    at.next.set(field, next)
    at = next
  }
  return at
}

/** Counts the words of many values. */
export class WordCount {
  readonly #shapes = new Map<string, number>()
  readonly #names = new Map<string, number>()

  add(value: unknown): void {
    if (typeof value === 'string') more(this.#names, value)
    else if (Array.isArray(value)) for (const item of value) this.add(item)
    else if (typeof value === 'object' && value !== null) this.#addObject(value)
  }

  #addObject(value: object): void {
    const fields = Object.entries(value)
    more(this.#shapes, JSON.stringify(fields.map(([name, field]) => fieldOf(name, field))))
    for (const [name, field] of fields) if (!isKind(name, field)) this.add(field)
  }

  /** Those that occur more than once, the most frequent first. */
  list(most: { readonly shapes: number; readonly names: number }): WordList {
    return {
      shapes: often(this.#shapes, most.shapes).map((text) => JSON.parse(text)),
      names: often(this.#names, most.names),
    }
  }
}

const more = (counts: Map<string, number>, word: string): void => {
  counts.set(word, (counts.get(word) ?? 0) + 1)
}

const often = (counts: ReadonlyMap<string, number>, most: number): string[] =>
  [...counts]
    .filter(([, count]) => count > 1)
    .sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([word]) => word)
