// Chance of which one answer can be another while all others stay: what depends on that one roll, and who sees it.
import {
  type AnyEvent,
  type CountedChance,
  isKnownTo,
  seededChance,
  type Viewer,
} from '@foldtable/kernel'
import { difference } from './compare.ts'
import { secretsIn } from './sightings.ts'

/** More words than any one answer takes, and more than all of them together. */
const STRIDE = 2 ** 12
const FAR = 2 ** 30

/** Counts answers instead of words, each from a place of its own. `odd` is the answer that comes from elsewhere. */
export class Rolls implements CountedChance {
  position = 0
  readonly #source: CountedChance
  readonly #odd: number | undefined

  constructor(seed: string, odd?: number) {
    this.#source = seededChance(seed)
    this.#odd = odd
  }

  below(count: number): number {
    return this.#next().below(count)
  }

  roll(sides?: number): number {
    return this.#next().roll(sides)
  }

  pick<T>(things: readonly T[]): T {
    return this.#next().pick(things)
  }

  shuffle<T>(things: readonly T[]): T[] {
    return this.#next().shuffle(things)
  }

  #next(): CountedChance {
    const at = this.position++
    this.#source.position = STRIDE * at + (at === this.#odd ? FAR : 0)
    return this.#source
  }
}

/** Whether the events differ in something that they hide from the viewer. */
export function hidesOtherwise(
  one: readonly AnyEvent[],
  other: readonly AnyEvent[],
  viewer: Viewer,
): boolean {
  const [secrets, others] = [secretsIn(one), secretsIn(other)]
  return (
    secrets.length === others.length &&
    secrets.some(
      ({ held }, at) =>
        !isKnownTo(held, viewer) && difference(held.is, others[at]?.held.is) !== undefined,
    )
  )
}
