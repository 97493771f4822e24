// How large a game is: people and time.
import type { GameInfo } from '../app/games.ts'
import type { Words } from '../words/index.ts'

/** How many play, and how long it takes. */
export function sizeOf(
  { seats: { min, max }, minutes }: GameInfo,
  { say, language }: Words,
): string {
  const seats = say('home.seats', { seats: min === max ? min : `${min}–${max}` })
  if (minutes === undefined) return seats
  const [short, long] = minutes
  const isHours = short >= 60 && short % 30 === 0 && long % 30 === 0
  const [unit, size] = isHours ? ['hour', 60] : ['minute', 1]
  const number = new Intl.NumberFormat(language)
  const range = [...new Set([short, long])].map((one) => number.format(one / size)).join('–')
  return `${seats} · ${say(`duration.${unit}`, { count: range })}`
}
