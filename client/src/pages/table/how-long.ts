// How long something has lasted, in the largest unit that fits: "12 min", "9 h", "2 days".
import type { Locale } from '@foldtable/kernel'

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** Nothing for less than a minute. */
export function howLong(language: Locale, ms: number): string {
  const [unit, size] = UNITS.find(([, length]) => ms >= length) ?? []
  if (unit === undefined || size === undefined) return ''
  const region = language === 'en' ? 'en-GB' : language
  const format = new Intl.NumberFormat(region, { style: 'unit', unit, unitDisplay: 'short' })
  return format.format(Math.floor(ms / size))
}
