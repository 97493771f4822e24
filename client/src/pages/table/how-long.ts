// Times as the reader writes them: how long something has lasted, and when it was.
import type { Locale } from '@foldtable/kernel'

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** English times as most of the world writes them. */
const regionOf = (language: Locale): string => (language === 'en' ? 'en-GB' : language)

/** In the largest unit that fits, "12 min", "9 hrs"; nothing for less than a minute. */
export function howLong(language: Locale, ms: number): string {
  const [unit, size] = UNITS.find(([, length]) => ms >= length) ?? []
  if (unit === undefined || size === undefined) return ''
  const format = new Intl.NumberFormat(regionOf(language), {
    style: 'unit',
    unit,
    unitDisplay: 'short',
  })
  return format.format(Math.floor(ms / size))
}

/** The time of today, the day of what was before. */
export function whenText(language: Locale, at: number, now = Date.now()): string {
  const date = new Date(at)
  return date.toDateString() === new Date(now).toDateString()
    ? timeOfDay(language, at)
    : date.toLocaleDateString(regionOf(language), { day: 'numeric', month: 'short' })
}

export const timeOfDay = (language: Locale, at: number): string =>
  new Date(at).toLocaleTimeString(regionOf(language), { hour: '2-digit', minute: '2-digit' })
