// The finished rounds, read from what was told: who dealt, what was shown, who lost a life.
import type { Message, Param, Seat } from '@foldtable/kernel'
import type { Card } from '@foldtable/parts/cards'
import type { Told } from '../../board.ts'
import { type Exchange, handsOf } from '../src/hands.ts'
import type { RoundCard } from '../src/history.ts'

export interface Round {
  /** The entry at which it was decided. */
  readonly n: number
  /** When that was; null where nobody says. */
  readonly at: number | null
  readonly leg: number
  readonly round: number
  readonly dealer: Seat
  /** With whose hands each card went through, its last holder's included. */
  readonly shown: readonly RoundCard[]
  readonly lost: readonly Seat[]
  /** Everything that was told of it. */
  readonly story: readonly Told[]
}

const CARD_WORD = 'card.'

export function roundsOf(told: readonly Told[]): Round[] {
  const rounds: Round[] = []
  let [leg, round, dealer] = [1, 0, 0]
  let shown: Round['shown'] = []
  let story: Told[] = []
  for (const line of told) {
    const { n, at = null, message } = line
    if (message.id === 'highCardDrawn' && round > 0) [leg, round] = [leg + 1, 0]
    if (message.id === 'roundBegan') {
      ;[round, dealer] = [round + 1, seatIn(message, 'dealer')]
      story = []
    }
    story.push(line)
    if (message.id === 'revealed') shown = shownIn(message, handsOf(story.flatMap(exchangeIn)))
    if (message.id === 'livesLost')
      rounds.push({ n, at, leg, round, dealer, shown, lost: seatsIn(message), story })
  }
  return rounds
}

const param = ({ params }: Message, name: string): Param | undefined => params?.[name]

function seatIn(message: Message, name: string): Seat {
  const found = param(message, name)
  return typeof found === 'object' && 'seat' in found ? found.seat : 0
}

function seatsIn(message: Message): readonly Seat[] {
  const found = param(message, 'seats')
  return typeof found === 'object' && 'seats' in found ? found.seats : []
}

/** What changed hands, as far as the log tells it. */
function exchangeIn({ message }: Told): Exchange[] {
  const [seat, target] = [seatIn(message, 'seat'), seatIn(message, 'target')]
  if (SWAPS.includes(message.id)) return [{ kind: 'swap', seat, target }]
  return message.id === 'drew' ? [{ kind: 'draw', seat }] : []
}

const SWAPS = ['swapped', 'swappedModi', 'swappedDirtyDan']

function shownIn(message: Message, hands: ReturnType<typeof handsOf>): Round['shown'] {
  const cards = param(message, 'cards')
  const words = typeof cards === 'object' && 'words' in cards ? cards.words : []
  return seatsIn(message).map((seat, index) => ({
    seat,
    card: (words[index] ?? '').slice(CARD_WORD.length) as Card,
    hands: hands.get(seat) ?? [seat],
  }))
}

const MOMENTS = { swappedModi: 'modi', swappedDirtyDan: 'dirtyDan', kungMet: 'kung' } as const
export type NamedMoment = (typeof MOMENTS)[keyof typeof MOMENTS]

/** How often each seat met with each named moment. */
export function momentCounts(
  told: readonly Told[],
): ReadonlyMap<Seat, ReadonlyMap<NamedMoment, number>> {
  const counts = new Map<Seat, Map<NamedMoment, number>>()
  for (const { message } of told) {
    const moment = MOMENTS[message.id as keyof typeof MOMENTS]
    if (moment === undefined) continue
    const seat = seatIn(message, 'seat')
    const ofSeat = counts.get(seat) ?? new Map<NamedMoment, number>()
    ofSeat.set(moment, (ofSeat.get(moment) ?? 0) + 1)
    counts.set(seat, ofSeat)
  }
  return counts
}
