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
    for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i], viewer)) return false
    return true
  }
  if (isSecret(a)) return isSecret(b) && isSameSecret(a, b, viewer)
  let fields = 0
  for (const name in a) {
    fields += 1
    if (!Object.hasOwn(b, name)) return false
    if (!isSame((a as Fields)[name], (b as Fields)[name], viewer)) return false
  }
  for (const _ in b) fields -= 1
  return fields === 0
}

function isSameSecret(a: Secret<unknown>, b: Secret<unknown>, viewer: Viewer | undefined): boolean {
  if (a.pool !== b.pool || !isSame(a.to, b.to, undefined)) return false
  return isHidden(a, viewer) ? b.is === undefined : isSame(a.is, b.is, viewer)
}

const isHidden = (value: object, viewer: Viewer | undefined): boolean =>
  viewer !== undefined && isSecret(value) && !isKnownTo(value, viewer)

/** The place of a difference that is known to be there. */
function placeOf(a: unknown, b: unknown, viewer: Viewer | undefined, at: string): string {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return at || '/'
  const names = Object.keys(a).filter((name) => name !== 'is' || !isHidden(a, viewer))
  const isLike = Array.isArray(a) === Array.isArray(b) && names.length === Object.keys(b).length
  const found = isLike
    ? names.find((name) => !isSame((a as Fields)[name], (b as Fields)[name], viewer))
    : undefined
  if (found === undefined) return at || '/'
  return placeOf((a as Fields)[found], (b as Fields)[found], viewer, `${at}/${found}`)
}
