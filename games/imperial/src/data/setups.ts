// The set-ups by what they have: a part is chosen by the name of a set-up that has it.
import { keyedBy } from '@foldtable/parts/keyed'
import { SETUPS } from '../setups/index.ts'
import type { Setup } from '../setups/setup.ts'

type Setups = typeof SETUPS
export type Part = 'board' | 'stockPrices' | 'wheel' | 'unitLimits'

/** The names of the set-ups that have such a part. */
type Having<P extends Part> = {
  [Name in keyof Setups]: Setups[Name] extends { readonly [Q in P]: unknown } ? Name : never
}[keyof Setups]

/** In the order of their rank. */
export const having = <P extends Part>(part: P): Having<P>[] =>
  Object.entries<Setup>(SETUPS)
    .filter(([, setup]) => setup[part] !== undefined)
    .sort(([, a], [, b]) => a.rank - b.rank)
    .map(([name]) => name as Having<P>)

/** A table of few names: unlike `tableOf`, one whose shape is known is read fastest. */
export const bySetup = keyedBy

export function partOf<P extends Part>(part: P, name: Having<P>): NonNullable<Setup[P]> {
  const setup: Setup = SETUPS[name]
  const found = setup[part]
  if (found === undefined) throw new RangeError(`${name} has no ${part}`)
  return found
}
