// Names and endings in words.
import type { Seat, Speech, Viewer } from '@foldtable/kernel'
import type { Words } from '../../words/index.ts'

export const namesOf = (seats: readonly Seat[], { locale, nameOf }: Speech): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(seats.map((seat) => nameOf(seat)))

export function overWords(
  winners: readonly Seat[],
  viewer: Viewer,
  speech: Speech,
  say: Words['say'],
): string {
  if (winners.length === 0) return say('table.over')
  if (winners.length === 1 && winners[0] === viewer) return say('table.youWon')
  return winners.length === 1
    ? say('table.won', { names: namesOf(winners, speech) })
    : say('table.wonTogether', { names: namesOf(winners, speech) })
}
