// One way to write a JSON value as text: keys in order, nothing undefined. Equal values give equal texts.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`)
  return `{${fields.join(',')}}`
}

/** SHA-256 of the canonical text, in hexadecimal. */
export const hashOf = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(canonical(value))))

/** As `hashOf`, of an object whose `list` may be long: stops after every so many of its items, for others to have their turn. */
export function* hashingOf(
  value: { readonly [field: string]: unknown },
  list: string,
): Generator<undefined, string> {
  const hash = sha256.create()
  const fields = Object.keys(value)
    .filter((field) => value[field] !== undefined)
    .sort()
  const add = (text: string) => hash.update(utf8ToBytes(text))
  for (const [at, field] of fields.entries()) {
    add(`${at === 0 ? '{' : ','}${JSON.stringify(field)}:`)
    const items = value[field]
    if (field !== list || !Array.isArray(items)) add(canonical(items))
    else yield* hashingItems(items, add)
  }
  add(fields.length === 0 ? '{}' : '}')
  return bytesToHex(hash.digest())
}

function* hashingItems(
  items: readonly unknown[],
  add: (text: string) => void,
): Generator<undefined> {
  add('[')
  for (const [at, item] of items.entries()) {
    add(`${at === 0 ? '' : ','}${canonical(item)}`)
    if (at % AT_ONCE === AT_ONCE - 1) yield
  }
  add(']')
}

/** So many items are worked on before others have their turn. */
export const AT_ONCE = 100

/** Without stopping. */
export function finished<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
