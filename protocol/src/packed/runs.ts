// A list of objects field by field: how many of which shape follow each other, and in which order their fields come. Both ends work
// it out alike.
import { KIND, type Words } from './words.ts'

/** So many objects of one shape, one after another. */
export interface Run {
  readonly shape: number
  rows: number
}

/** Every field that one of them has, each once. */
export function fieldsOf(runs: readonly Run[], { list }: Words): string[] {
  const fields = new Set<string>()
  for (const { shape } of runs)
    for (const field of list.shapes[shape] ?? []) if (!field.startsWith(KIND)) fields.add(field)
  return [...fields]
}
