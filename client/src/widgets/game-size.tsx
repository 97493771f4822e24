// How large a game is: people and time.
import type { GameInfo } from '../data/games.ts'
import { useWords, type Words } from '../words/index.ts'

/** Each of the two stays on its line. */
export function GameSize({ game }: { readonly game: GameInfo }) {
  const words = useWords()
  const { min, max } = game.seats
  const seats = words.say('home.seats', { seats: min === max ? min : `${min}–${max}` })
  const time = game.minutes === undefined ? '' : timeOf(game.minutes, words)
  return (
    <span className="game-size">
      <span>{time === '' ? seats : `${seats} · `}</span>
      <span>{time}</span>
    </span>
  )
}

function timeOf([short, long]: readonly [number, number], { say, language }: Words): string {
  const isHours = short >= 60 && short % 30 === 0 && long % 30 === 0
  const [unit, size] = isHours ? ['hour', 60] : ['minute', 1]
  const number = new Intl.NumberFormat(language)
  const range = [...new Set([short, long])].map((one) => number.format(one / size)).join('–')
  return say(`duration.${unit}`, { count: range })
}
