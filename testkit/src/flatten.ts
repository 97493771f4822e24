// A state as lines a person can read: one for each place, lists of simple things on one line, blanks as `?`.
import { isSecret } from '@foldtable/kernel'

/** From places such as `players.1.lives` to short texts. */
export function flatten(value: unknown): Map<string, string> {
  const lines = new Map<string, string>()
  collect(value, '', lines)
  return lines
}

function collect(value: unknown, place: string, lines: Map<string, string>): void {
  if (isSmall(value)) lines.set(place, smallText(value))
  else if (Array.isArray(value) && value.every(isSmall)) lines.set(place, listText(value))
  else {
    for (const [name, item] of Object.entries(value as object)) {
      collect(item, place === '' ? name : `${place}.${name}`, lines)
    }
  }
}

const isLeaf = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || isSecret(value)

/** A leaf, or a few leaves under names. */
const isSmall = (value: unknown): boolean =>
  isLeaf(value) ||
  (!Array.isArray(value) && Object.values(value as object).every(isLeaf) && sizeOf(value) <= 4)

const sizeOf = (value: unknown): number => Object.keys(value as object).length

const smallText = (value: unknown): string =>
  isLeaf(value)
    ? leafText(value)
    : Object.entries(value as object)
        .map(([name, item]) => `${name} ${leafText(item)}`)
        .join(' ')

/** A secret shows who may know it: `9D{1 2}`, or `?{1 2}` for whoever may not. */
function leafText(value: unknown): string {
  if (!isSecret(value)) return typeof value === 'string' ? value : JSON.stringify(value)
  const inside = value.is === undefined ? '?' : leafText(value.is)
  return value.to.length === 0 ? inside : `${inside}{${value.to.join(' ')}}`
}

/** Equal neighbours are counted: `[48 × ?]`. */
function listText(values: readonly unknown[]): string {
  const runs: { text: string; count: number }[] = []
  for (const text of values.map(smallText)) {
    const last = runs.at(-1)
    if (last?.text === text) last.count += 1
    else runs.push({ text, count: 1 })
  }
  return `[${runs.map(({ text, count }) => (count === 1 ? text : `${count} × ${text}`)).join(', ')}]`
}

/** What changed between two flattened states, a line for each place. */
export function changes(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  const places = [...new Set([...before.keys(), ...after.keys()])]
  return places.flatMap((place) => {
    const [was, is] = [before.get(place), after.get(place)]
    return was === is ? [] : [`${place}: ${was ?? 'nothing'} → ${is ?? 'nothing'}`]
  })
}
