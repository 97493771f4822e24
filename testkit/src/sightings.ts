// What was seen behind secrets during many games, place by place, and which of them were ever varied.
import { canonical, isSecret, type Secret } from '@foldtable/kernel'

/** A secret and its place, such as `/players/#/hand`: numbers do not count. */
export interface Found {
  readonly held: Secret<unknown>
  readonly place: string
}

/** Every secret of a value, in the order in which `mapSecrets` meets them. */
export function secretsIn(value: unknown): Found[] {
  const found: Found[] = []
  collect(value, '', found)
  return found
}

function collect(value: unknown, place: string, found: Found[]): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    const inside = `${place}/#`
    for (const item of value) if (typeof item === 'object') collect(item, inside, found)
  } else if (isSecret(value)) {
    found.push({ held: value, place })
  } else {
    for (const [name, item] of Object.entries(value)) {
      if (typeof item === 'object') collect(item, `${place}/${name.replace(/\d+/, '#')}`, found)
    }
  }
}

/** What lay behind the secrets of one place or pool, and how often. */
interface Values {
  readonly counts: Map<string, { readonly value: unknown; count: number }>
  total: number
}

const freshValues = (): Values => ({ counts: new Map(), total: 0 })

interface Place {
  readonly seen: Values
  readonly imagined: Values
  varied: number
}

/** So many hidden and none ever varied is too many; so many seen and others imagined, too. */
const MANY = 12
const PLENTY = 60
const TIMES_EACH = 20

export class Sightings {
  readonly #places = new Map<string, Place>()
  /** A secret that lies where it lay is one sighting. */
  readonly #known = new WeakSet<Secret<unknown>>()

  /** Takes note of what lies behind secrets of the truth. */
  see(found: readonly Found[]): void {
    for (const { held, place } of found) {
      if (this.#known.has(held)) continue
      this.#known.add(held)
      note(this.#at(place).seen, held.is)
    }
  }

  imagine({ held, place }: Found): void {
    note(this.#at(place).imagined, held.is)
  }

  vary(places: Iterable<string>): void {
    for (const place of places) this.#at(place).varied += 1
  }

  isVaried(place: string): boolean {
    return this.#at(place).varied > 0
  }

  /** Other values that were seen at this place. */
  othersAt({ held, place }: Found): unknown[] {
    const own = textOf(held.is)
    return [...this.#at(place).seen.counts].flatMap(([text, { value }]) =>
      text === own ? [] : [value],
    )
  }

  /** Places where many things were hidden and none was ever varied. */
  neverVaried(): string[] {
    return [...this.#places].flatMap(([place, { seen, varied }]) =>
      seen.total >= MANY && varied === 0 ? [place] : [],
    )
  }

  /** A place at which something was imagined that, for all that was seen there, cannot be. */
  neverSeen(): { readonly place: string; readonly value: unknown } | undefined {
    for (const [place, { seen, imagined }] of this.#places) {
      const value = strangeIn(seen, imagined)
      if (value !== undefined) return { place, value }
    }
    return undefined
  }

  #at(place: string): Place {
    const known = this.#places.get(place)
    if (known !== undefined) return known
    const fresh = { varied: 0, seen: freshValues(), imagined: freshValues() }
    this.#places.set(place, fresh)
    return fresh
  }
}

const textOf = (value: unknown): string => canonical(value)

function note(values: Values, value: unknown): void {
  const text = textOf(value)
  const known = values.counts.get(text)
  if (known === undefined) values.counts.set(text, { value, count: 1 })
  else known.count += 1
  values.total += 1
}

/** Of numbers, one outside those seen; of other things, one that was not seen though each of those was many times. */
function strangeIn(seen: Values, imagined: Values): unknown {
  if (seen.total < PLENTY) return undefined
  const known = [...seen.counts.values()].map(({ value }) => value)
  const isStrange = known.every((value) => typeof value === 'number')
    ? outside(known)
    : seen.total >= TIMES_EACH * known.length
      ? (value: unknown) => !seen.counts.has(textOf(value))
      : () => false
  const strange = [...imagined.counts.values()].filter(({ value }) => isStrange(value))
  const count = strange.reduce((sum, one) => sum + one.count, 0)
  return count > imagined.total / 20 ? strange[0]?.value : undefined
}

function outside(known: readonly number[]): (value: unknown) => boolean {
  const [least, most] = [Math.min(...known), Math.max(...known)]
  return (value) => typeof value !== 'number' || value < least || value > most
}
