// How long ago, and how long: in the reader's language.
import type { Locale } from '@foldtable/kernel'
import { useWords, type Words } from '../words/index.ts'

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

function agoIn(language: Locale, at: number, now: number): string {
  const seconds = Math.round((at - now) / 1000)
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  for (const [unit, size] of UNITS)
    if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit)
  return format.format(0, 'second')
}

export function Ago({ at }: { readonly at: number }) {
  const { language } = useWords()
  return (
    <time
      dateTime={new Date(at).toISOString()}
      title={new Date(at).toLocaleString(regionOf(language))}
    >
      {agoIn(language, at, Date.now())}
    </time>
  )
}

/** A day of the reader's calendar, with the year where it is another one. */
export function DateOf({ at }: { readonly at: number }) {
  const { language } = useWords()
  const day = new Date(at)
  const isThisYear = day.getFullYear() === new Date().getFullYear()
  const format = new Intl.DateTimeFormat(regionOf(language), {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  })
  return <time dateTime={day.toISOString()}>{format.format(day)}</time>
}

/** The browser's own kind of that language: who reads British English sees 24 hours. */
export const regionOf = (language: Locale): string =>
  navigator.languages.find((one) => one.toLowerCase().startsWith(language)) ?? language

/** As a clock on the wall of the reader says it. */
export const timeOf = (at: number, language: Locale): string =>
  new Intl.DateTimeFormat(regionOf(language), { timeStyle: 'short' }).format(at)

const [DAY, HOUR, MINUTE] = [86_400_000, 3_600_000, 60_000]

/** How much time there is, in one unit or two: "1 d 15 h", "5 h", "12 min". */
export function leftWords(ms: number, { say }: Words): string {
  const days = Math.floor(ms / DAY)
  const hours = Math.floor((ms % DAY) / HOUR)
  if (days > 0)
    return [
      say('left.days', { count: days }),
      ...(hours > 0 ? [say('duration.hour', { count: hours })] : []),
    ].join(' ')
  if (hours > 0) return say('duration.hour', { count: hours })
  const minutes = Math.floor(ms / MINUTE)
  if (minutes > 0) return say('duration.minute', { count: minutes })
  return say('duration.second', { count: Math.floor(ms / 1000) })
}

/** `90` is "1 min 30 s". */
export function durationWords(seconds: number, { say }: Words): string {
  const parts: string[] = []
  let rest = seconds
  for (const [unit, size] of [...UNITS, ['second', 1] as const]) {
    const count = Math.floor(rest / size)
    rest -= count * size
    if (count > 0) parts.push(say(`duration.${unit}`, { count }))
  }
  return parts.join(' ') || say('duration.second', { count: 0 })
}
