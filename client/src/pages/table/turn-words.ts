// A turn in words: a headline, and what is asked.
import type { Seat, Speech, Viewer } from '@foldtable/kernel'
import type { Words } from '../../words/index.ts'
import type { Turn } from './turn.ts'

export interface TurnWords {
  readonly headline: string
  readonly why: string
}

export function turnWords(
  turn: Turn,
  viewer: Viewer,
  question: string,
  speech: Speech,
  { say }: Words,
): TurnWords {
  switch (turn.kind) {
    case 'none':
      return { headline: say('table.begins'), why: '' }
    case 'yours': {
      const { others } = turn
      const headline =
        others.length === 0
          ? say('table.yourTurn')
          : say('table.yourTurnToo', { names: namesOf(others, speech) })
      return { headline, why: question }
    }
    case 'others': {
      const headline = say('table.waitingFor', { names: namesOf(turn.seats, speech) })
      return { headline, why: say('table.theyAreAsked', { about: question }) }
    }
    case 'pause':
      return { headline: question, why: turn.isAsked ? say('table.lookThenGoOn') : '' }
    case 'over':
      return {
        headline: overWords(turn.winners, viewer, speech, say),
        why: speech.catalog[`reason.${turn.reason}`] ?? turn.reason,
      }
  }
}

export const namesOf = (seats: readonly Seat[], { locale, nameOf }: Speech): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(seats.map((seat) => nameOf(seat)))

function overWords(
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
