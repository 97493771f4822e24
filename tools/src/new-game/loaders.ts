// Entering a game into games/loaders.ts, from which browsers load it: the last of the list, rules only.
import { loaderOf } from '@foldtable/testkit/lists'
import type { Names } from './names.ts'

const END = /\n\}\n$/

/** The new text; nothing if the loaders do not look as expected. */
export function withLoader(loaders: string, { name }: Names): string | undefined {
  if (!loaders.includes('export const loaders') || !END.test(loaders)) return undefined
  return loaders.replace(END, () => `\n${loaderOf(name)}\n}\n`)
}
