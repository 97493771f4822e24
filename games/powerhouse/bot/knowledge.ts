// What a seat can work out from its own view: which cards are still about, who is out of which suit, who is a friend.
import { type Seat, seatsUpTo } from '@foldtable/kernel'
import { type Card, type Face, faceOf, PACKS, SUIT_ORDER, type Suit } from '../src/cards.ts'
import { roleOf, teamsOf } from '../src/rules/teams.ts'
import { voidsOf } from '../src/rules/tricks.ts'
import { configOf, handOf, type State, seatsOf } from '../src/state.ts'

export interface Knowledge {
  readonly view: State
  readonly seat: Seat
  readonly hand: readonly Card[]
  /** How many cards of each strength the other hands hold, by suit. */
  readonly unseen: { readonly [suit in Suit]: readonly number[] }
  readonly unseenInSuit: { readonly [suit in Suit]: number }
  readonly unseenCards: number
  /** Points in the other hands, for each card there. */
  readonly pointsPerCard: number
  /** Points still to be taken, for each trick to come. */
  readonly pointsPerTrick: number
  /** Suits that each seat has shown to be out of. */
  readonly voids: readonly ReadonlySet<Suit>[]
  /** How likely each seat is on this seat's side. */
  readonly friends: readonly number[]
}

const HIGHEST = 14

export function knowledgeOf(view: State, seat: Seat): Knowledge {
  const hand = handOf(view, seat).flatMap(({ is }) => (is === undefined ? [] : [is]))
  const seen = new Set<Card>([
    ...hand,
    ...view.removed,
    ...view.trick,
    ...view.tricks.flatMap(({ cards }) => cards),
  ])
  const unseen = { S: blankSuit(), H: blankSuit(), D: blankSuit(), C: blankSuit() }
  const unseenInSuit = { S: 0, H: 0, D: 0, C: 0 }
  let [points, unseenCards] = [0, 0]
  for (const card of PACKS[configOf(view).packs]) {
    if (seen.has(card)) continue
    const face = faceOf(card)
    unseen[face.suit][face.strength] = (unseen[face.suit][face.strength] ?? 0) + 1
    unseenInSuit[face.suit] += 1
    unseenCards += 1
    points += face.points
  }
  const voids = voidsOf(view)
  const own = hand.reduce((sum, card) => sum + faceOf(card).points, 0)
  return {
    view,
    seat,
    hand,
    unseen,
    unseenInSuit,
    unseenCards,
    pointsPerCard: unseenCards === 0 ? 0 : points / unseenCards,
    pointsPerTrick: (points + own) / Math.max(1, hand.length),
    voids,
    friends: friendsOf(view, seat, voids),
  }
}

const blankSuit = (): number[] => new Array<number>(HIGHEST + 1).fill(0)

/** Who may hold a called card is a friend of the leader as likely as the others who may. A seat that may be a partner hopes to be. */
function friendsOf(view: State, seat: Seat, voids: readonly ReadonlySet<Suit>[]): number[] {
  const { bid } = teamsOf(view)
  const role = roleOf(view, seat)
  const chances = partnerChances(view, seat, voids)
  return seatsUpTo(seatsOf(view)).map((one) => {
    if (one === seat) return 1
    const withLeader = bid.includes(one) ? 1 : (chances[one] ?? 0)
    const same = role === 'opponent' ? 1 - withLeader : withLeader
    return role === 'maybe' ? 0.25 + same / 2 : same
  })
}

function partnerChances(view: State, seat: Seat, voids: readonly ReadonlySet<Suit>[]): number[] {
  const chances = seatsUpTo(seatsOf(view)).map(() => 0)
  const own = handOf(view, seat).flatMap(({ is }) => (is === undefined ? [] : [faceOf(is).type]))
  for (const { card, partner } of view.calls) {
    if (partner !== null || own.includes(card)) continue
    const { suit } = faceOf(card)
    const may = (one: Seat) => one !== seat && one !== view.leader && !voids[one]?.has(suit)
    const count = chances.filter((_, one) => may(one)).length
    chances.forEach((chance, one) => {
      if (may(one)) chances[one] = chance + (1 - chance) / count
    })
  }
  return chances
}

/** How many cards of the other hands beat this one in its own suit; equal ones do if they come later. */
export function higherUnseen({ unseen }: Knowledge, { suit, strength }: Face, equal = 1): number {
  const strengths = unseen[suit]
  let count = equal * (strengths[strength] ?? 0)
  for (let higher = strength + 1; higher <= HIGHEST; higher++) count += strengths[higher] ?? 0
  return count
}

/** How likely a hand of that size has one of so many cards, out of all that are unseen. */
export const chanceOfOne = (cards: number, handSize: number, unseen: number): number =>
  unseen <= 0 || cards <= 0 ? 0 : 1 - (1 - Math.min(1, cards / unseen)) ** handSize

export const bySuit = (cards: readonly Card[]): { readonly [suit in Suit]: readonly Face[] } => {
  const faces = { S: [] as Face[], H: [] as Face[], D: [] as Face[], C: [] as Face[] }
  for (const card of cards) {
    const face = faceOf(card)
    faces[face.suit].push(face)
  }
  for (const suit of SUIT_ORDER) faces[suit].sort((one, other) => other.strength - one.strength)
  return faces
}
