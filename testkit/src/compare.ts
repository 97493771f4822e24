// Where two JSON values differ, and whether a replica is what its viewer may know of the truth.
import { isKnownTo, isSecret, type Viewer } from '@foldtable/kernel'

/** The place of the first difference, such as `/players/2/lives`; nothing if the values are equal. */
export const difference = (a: unknown, b: unknown): string | undefined =>
  differ(a, b, undefined, '')

/** As `difference(redact(truth, viewer), replica)`, without making the copy. */
export const strayFrom = (truth: unknown, replica: unknown, viewer: Viewer): string | undefined =>
  differ(truth, replica, viewer, '')

function differ(
  a: unknown,
  b: unknown,
  viewer: Viewer | undefined,
  at: string,
): string | undefined {
  if (a === b) return undefined
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return at || '/'
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return at || '/'
    for (let i = 0; i < a.length; i++) {
      const found = differ(a[i], b[i], viewer, `${at}/${i}`)
      if (found !== undefined) return found
    }
    return undefined
  }
  const hides = viewer !== undefined && isSecret(a) && !isKnownTo(a, viewer)
  return differInFields(a as Fields, b as Fields, viewer, at, hides)
}

type Fields = { readonly [name: string]: unknown }

function differInFields(
  a: Fields,
  b: Fields,
  viewer: Viewer | undefined,
  at: string,
  hides: boolean,
) {
  let expected = 0
  for (const name in a) {
    if (hides && name === 'is') continue
    expected += 1
    if (!Object.hasOwn(b, name)) return `${at}/${name}`
    const found = differ(a[name], b[name], viewer, `${at}/${name}`)
    if (found !== undefined) return found
  }
  return Object.keys(b).length === expected ? undefined : at || '/'
}
