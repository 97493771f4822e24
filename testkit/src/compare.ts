// Where two JSON values differ, and whether a replica is what its viewer may know of the truth.
import { isKnownTo, isSecret, type Secret, type Viewer } from '@foldtable/kernel'

/** The place of the first difference, such as `/players/2/lives`; nothing if the values are equal. */
export const difference = (a: unknown, b: unknown): string | undefined =>
  isSame(a, b, undefined) ? undefined : placeOf(a, b, undefined, '')

/** As `difference(redact(truth, viewer), replica)`, without making the copy. */
export const strayFrom = (truth: unknown, replica: unknown, viewer: Viewer): string | undefined =>
  isSame(truth, replica, viewer) ? undefined : placeOf(truth, replica, viewer, '')

type Fields = { readonly [name: string]: unknown }

/** The quick answer; it is asked for every viewer after every entry. */
function isSame(a: unknown, b: unknown, viewer: Viewer | undefined): boolean {
  if (a === b && viewer === undefined) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) {
      const one = a[i]
      if ((one !== b[i] || typeof one === 'object') && !isSame(one, b[i], viewer)) return false
    }
    return true
  }
  if (isSecret(a)) return isSecret(b) && isSameSecret(a, b, viewer)
  return hasSameFields(a as Fields, b as Fields, viewer)
}

/** Simple values are compared on the spot: most of a state is simple values. */
function hasSameFields(a: Fields, b: Fields, viewer: Viewer | undefined): boolean {
  const names = Object.keys(a)
  if (Object.keys(b).length !== names.length) return false
  for (let i = 0; i < names.length; i++) {
    const name = names[i] as string
    const one = a[name]
    const other = b[name]
    if (one === undefined && !Object.hasOwn(b, name)) return false
    if ((one !== other || typeof one === 'object') && !isSame(one, other, viewer)) return false
  }
  return true
}

function isSameSecret(a: Secret<unknown>, b: Secret<unknown>, viewer: Viewer | undefined): boolean {
  if (a.pool !== b.pool || !isSame(a.to, b.to, undefined)) return false
  return isHidden(a, viewer) ? b.is === undefined : isSame(a.is, b.is, viewer)
}

const isHidden = (value: object, viewer: Viewer | undefined): boolean =>
  viewer !== undefined && isSecret(value) && !isKnownTo(value, viewer)

/** The place of a difference that is known to be there; a secret is one place. */
function placeOf(a: unknown, b: unknown, viewer: Viewer | undefined, at: string): string {
  if (!isComparable(a) || !isComparable(b) || Array.isArray(a) !== Array.isArray(b))
    return at || '/'
  if (Array.isArray(a) && sizeOf(a) !== sizeOf(b)) return at || '/'
  const found = Object.keys({ ...a, ...b }).find(
    (name) =>
      Object.hasOwn(a, name) !== Object.hasOwn(b, name) || !isSame(a[name], b[name], viewer),
  )
  return found === undefined ? at || '/' : placeOf(a[found], b[found], viewer, `${at}/${found}`)
}

const isComparable = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !isSecret(value)

const sizeOf = (value: object): number => Object.keys(value).length

/** What lies at a place that `difference` named. */
export function valueAt(value: unknown, place: string): unknown {
  let found = value
  for (const name of place.split('/').filter((part) => part !== '')) {
    found = typeof found === 'object' && found !== null ? (found as Fields)[name] : undefined
  }
  return found
}
