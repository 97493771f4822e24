// Which card to play: what the trick is likely to bring to which side, less what the card would be worth later.
import type { Seat } from '@foldtable/kernel'
import { type Card, type Face, faceOf, pointsOf, type Suit } from '../src/cards.ts'
import { roleOf } from '../src/rules/teams.ts'
import { winningPlace } from '../src/rules/tricks.ts'
import { playerOf, type State, seatsOf } from '../src/state.ts'
import { chanceOfOne, higherUnseen, type Knowledge } from './knowledge.ts'

/** How a seat plays: constants found by letting bots play each other. */
export interface Taste {
  /** How much later tricks count against this one. */
  readonly future: number
  /** How fast higher cards about make one's own worthless. */
  readonly doubt: number
  /** What a low card of PowerHouse is worth for trumping. */
  readonly ruff: number
  /** How much of its points a card that cannot win is expected to lose. */
  readonly risk: number
  /** How much more a friend puts into a trick than a foe. */
  readonly generosity: number
}

export const TASTE: Taste = {
  future: 0.8,
  doubt: 0.8,
  ruff: 0.35,
  risk: 0.2,
  generosity: 0.8,
}

/** Early tricks are cheap for a leader: what a card can still do later counts more, the more cards are left. */
export function tasteOf(view: State, seat: Seat): Taste {
  const left = handSize(view, seat)
  switch (roleOf(view, seat)) {
    case 'leader':
      return { ...TASTE, future: 0.8 + (1.7 * left) / (view.tricks.length + left) }
    case 'partner':
      return { ...TASTE, future: 1.2 }
    default:
      return TASTE
  }
}

export function bestCard(
  knowledge: Knowledge,
  cards: readonly Card[],
  taste: Taste = TASTE,
): Card | undefined {
  let best: Card | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const card of cards) {
    const value = valueNow(knowledge, card, taste) - valueLater(knowledge, faceOf(card), taste)
    if (value > most) {
      most = value
      best = card
    }
  }
  return best
}

/** The points of the trick, counted for the side that is likely to take it. */
function valueNow(knowledge: Knowledge, card: Card, { generosity }: Taste): number {
  const { view, friends, pointsPerCard } = knowledge
  const cards = [...view.trick, card]
  const place = winningPlace(cards, view.suit)
  const top = faceOf(cards[place] as Card)
  const led = faceOf(cards[0] as Card).suit
  let ours = friends[playerOf(view, view.lead, place)] ?? 0
  let points = pointsOf(cards)
  for (let later = cards.length; later < seatsOf(view); later++) {
    const seat = playerOf(view, view.lead, later)
    const friend = friends[seat] ?? 0
    const beaten = chanceToBeat(knowledge, seat, led, top)
    ours = friend * (ours + (1 - ours) * beaten) + (1 - friend) * ours * (1 - beaten)
    points += pointsPerCard * (1 + generosity * (2 * ours - 1) * (2 * friend - 1))
  }
  return (2 * ours - 1) * points
}

function chanceToBeat(knowledge: Knowledge, seat: Seat, led: Suit, top: Face): number {
  const { view, voids, unseenCards, unseenInSuit } = knowledge
  const size = handSize(view, seat)
  const isVoid = voids[seat]?.has(led) ?? false
  const chance = (cards: number) => chanceOfOne(cards, size, unseenCards)
  const following = isVoid || top.suit !== led ? 0 : chance(higherUnseen(knowledge, top))
  const { suit } = view
  if (suit === null || led === suit || voids[seat]?.has(suit)) return following
  const trumps = top.suit === suit ? higherUnseen(knowledge, top) : unseenInSuit[suit]
  const without = isVoid ? 1 : 1 - chance(unseenInSuit[led])
  return following + (1 - following) * without * chance(trumps)
}

const handSize = (view: State, seat: Seat): number => view.hands[seat]?.length ?? 0

/** What the card may win in tricks to come, less what it may lose there. */
function valueLater(knowledge: Knowledge, face: Face, taste: Taste): number {
  if (knowledge.hand.length === 1) return 0
  const win = chanceToWin(knowledge, face, taste)
  return taste.future * win * knowledge.pointsPerTrick - taste.risk * (1 - win) * face.points
}

function chanceToWin(knowledge: Knowledge, face: Face, { doubt, ruff }: Taste): number {
  const { view, unseenInSuit } = knowledge
  const alone = 1 / (1 + doubt * higherUnseen(knowledge, face, 0.5))
  if (face.suit === view.suit) return Math.max(alone, unseenInSuit[face.suit] === 0 ? 1 : ruff)
  const others = seatsOf(view) - 1
  const trumpsAbout = view.suit === null ? 0 : unseenInSuit[view.suit]
  const follow = Math.min(1, unseenInSuit[face.suit] / others)
  return trumpsAbout === 0 ? alone : alone * follow
}
