// How long ago, and how long: in the reader's language.
import type { Locale } from '@foldtable/kernel'
import { useWords, type Words } from '../words/index.ts'

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

export function agoIn(language: Locale, at: number, now: number): string {
  const seconds = Math.round((at - now) / 1000)
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  for (const [unit, size] of UNITS)
    if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit)
  return format.format(0, 'second')
}

export function Ago({ at }: { readonly at: number }) {
  const { language } = useWords()
  return (
    <time dateTime={new Date(at).toISOString()} title={new Date(at).toLocaleString(language)}>
      {agoIn(language, at, Date.now())}
    </time>
  )
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
