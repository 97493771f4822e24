// What the set-ups say of themselves: their names among the options, and those of their own places.
import type { Catalog, Locale } from '@foldtable/kernel'
import { SETUPS } from '../setups/index.ts'
import type { Setup } from '../setups/setup.ts'

export const setupWords = (locale: Locale): Catalog =>
  Object.fromEntries(
    Object.entries<Setup>(SETUPS).flatMap(([name, { words }]) =>
      Object.entries(words[locale])
        .filter(([word]) => !word.startsWith('place.'))
        .map(([part, text]) => [`option.${part}.${name}`, text]),
    ),
  )

/** As a set-up calls its own place; others have names that the game knows. */
export function placeName(locale: Locale, place: string): string | undefined {
  for (const { words } of Object.values<Setup>(SETUPS)) {
    const name = words[locale][`place.${place}`]
    if (name !== undefined) return name
  }
  return undefined
}
