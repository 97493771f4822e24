// A pack of things that are always somewhere, each once: hidden in hands and stacks, or open on the table.
import { isSecret, open, type Secret } from '@foldtable/kernel'

type Thing = string | number

/** For `unseen`: the pack less what this copy of the state knows. */
export function unseenOf<T extends Thing>(
  pack: readonly T[],
  held: readonly (T | Secret<T>)[],
): T[] {
  const seen = new Set(held.map((one) => (isSecret(one) ? one.is : one)))
  return pack.filter((thing) => !seen.has(thing))
}

/** For `conserved`: everything that is somewhere, in a fixed order. Opens what is hidden. */
export const everyOf = <T extends Thing>(held: readonly (T | Secret<T>)[]): T[] =>
  held.map((one) => (isSecret(one) ? open(one) : one)).sort()
