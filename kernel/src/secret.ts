// Hidden information, marked in the data: a secret travels with the seats that may know it.
// `redact` is the only code in the house that blanks one.
import type { Seat, Viewer } from './seat.ts'

/**
 * A value that only some seats may know. `is` is missing where the holder of this copy may not know it: then it is a
 * blank. Secrets of one `pool` hold exchangeable things: for whom they are blank, any of them may lie behind any other.
 * A secret is never changed in place; make another one.
 */
export interface Secret<T> {
  readonly to: readonly Seat[]
  readonly is?: T
  readonly pool?: string
}

/** Thrown by `open` on a blank: the reader asked for something that this copy does not know. */
export class Unknown extends Error {
  override name = 'Unknown'
}

export const secret = <T>(value: T, to: readonly Seat[], pool?: string): Secret<T> =>
  pool === undefined ? { to, is: value } : { to, is: value, pool }

export function open<T>(held: Secret<T>): T {
  if (held.is === undefined) throw new Unknown('a blank was opened')
  return held.is
}

/** The same secret, known to these seats and to no others. For `decide`: the new secret goes into an event. */
export const shownTo = <T>(held: Secret<T>, to: readonly Seat[]): Secret<T> =>
  secret(open(held), to, held.pool)

export const isKnownTo = (held: Secret<unknown>, viewer: Viewer): boolean =>
  viewer !== 'spectator' && held.to.includes(viewer)

/** Any object with a list called `to` is a secret: no other data in a game may look like that. */
export const isSecret = (value: unknown): value is Secret<unknown> =>
  typeof value === 'object' && value !== null && Array.isArray((value as Secret<unknown>).to)

/** A copy in which every secret that the viewer may not know is blank: of a state, an event, an entry alike. */
export const redact = <T>(value: T, viewer: Viewer): T => redacted(value, viewer) as T

function redacted(value: unknown, viewer: Viewer): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const list = new Array(value.length)
    for (let i = 0; i < value.length; i++) list[i] = redacted(value[i], viewer)
    return list
  }
  if (isSecret(value)) return blankedFor(value, viewer)
  const copy = spread(value)
  for (const key in copy) copy[key] = redacted(copy[key], viewer)
  return copy
}

/** As `redact`, for whoever only reads it: what hides nothing is not copied. */
export function withBlanks<T>(value: T, viewer: Viewer): T
export function withBlanks(value: unknown, viewer: Viewer): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return listWithBlanks(value, viewer)
  if (isSecret(value)) return blankedFor(value, viewer)
  const held = value as Readonly<Record<string, unknown>>
  let copy: Record<string, unknown> | undefined
  for (const key in held) {
    const item = withBlanks(held[key], viewer)
    if (item === held[key]) continue
    copy ??= spread(held)
    copy[key] = item
  }
  return copy ?? value
}

function listWithBlanks(list: readonly unknown[], viewer: Viewer): readonly unknown[] {
  let copy: unknown[] | undefined
  for (let i = 0; i < list.length; i++) {
    const item = withBlanks(list[i], viewer)
    if (item === list[i]) continue
    copy ??= list.slice()
    copy[i] = item
  }
  return copy ?? list
}

/** Copied at once: an object that gets more than some sixteen fields one by one is slow to read ever after. */
const spread = (value: object): Record<string, unknown> => ({ ...value })

function blankedFor(held: Secret<unknown>, viewer: Viewer): Secret<unknown> {
  if (held.is === undefined || isKnownTo(held, viewer)) return held
  return held.pool === undefined ? { to: held.to } : { to: held.to, pool: held.pool }
}

/** A deep copy with nothing blanked: what `redact` would give somebody who may know everything. */
export function copyOf<T>(value: T): T
export function copyOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || isSecret(value)) return value
  if (Array.isArray(value)) return value.map((item) => copyOf(item))
  const copy = spread(value)
  for (const key in copy) copy[key] = copyOf(copy[key])
  return copy
}

/** Replaces every secret in a copy of `value` by what `change` makes of it, in a fixed order. */
export function mapSecrets<T>(value: T, change: (held: Secret<unknown>) => Secret<unknown>): T
export function mapSecrets(
  value: unknown,
  change: (held: Secret<unknown>) => Secret<unknown>,
): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => mapSecrets(item, change))
  if (isSecret(value)) return change(value)
  const copy = spread(value)
  for (const key in copy) copy[key] = mapSecrets(copy[key], change)
  return copy
}
