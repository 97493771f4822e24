// A pack of things that are always somewhere, each once: hidden in hands and stacks, or open on the table.
import { isSecret, open, type Secret } from '@foldtable/kernel'

type Thing = string | number
type Lots<T> = readonly (readonly (T | Secret<T>)[])[]

/** For `unseen`: the pack less what this copy of the state knows of these lots. */
export function unseenOf<T extends Thing>(pack: readonly T[], ...lots: Lots<T>): T[] {
  const seen = new Set(lots.flat().map((one) => (isSecret(one) ? one.is : one)))
  return pack.filter((thing) => !seen.has(thing))
}

/** For `conserved`: everything that is in these lots, in a fixed order. Opens what is hidden. */
export const everyOf = <T extends Thing>(...lots: Lots<T>): T[] =>
  lots
    .flat()
    .map((one) => (isSecret(one) ? open(one) : one))
    .sort()
