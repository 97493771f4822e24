// What a seat can work out from its own view: which cards are still about, who is out of which suit, who is a friend.
import { type Seat, seatsUpTo } from '@foldtable/kernel'
import { type Card, type Face, faceOf, PACKS, SUIT_ORDER, type Suit } from '../src/cards.ts'
import { roleOf, teamsOf } from '../src/rules/teams.ts'
import { configOf, handOf, playerOf, type State, seatsOf } from '../src/state.ts'

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
    voids: voidsOf(view),
    friends: friendsOf(view, seat),
  }
}

const blankSuit = (): number[] => new Array<number>(HIGHEST + 1).fill(0)

/** Whoever did not follow has none of that suit (P-8.3). */
function voidsOf(view: State): Set<Suit>[] {
  const voids = seatsUpTo(seatsOf(view)).map(() => new Set<Suit>())
  for (const { lead, cards } of [...view.tricks, { lead: view.lead, cards: view.trick }]) {
    if (cards[0] === undefined) continue
    const { suit } = faceOf(cards[0])
    cards.forEach((card, place) => {
      if (faceOf(card).suit !== suit) voids[playerOf(view, lead, place)]?.add(suit)
    })
  }
  return voids
}

/** Whoever is not known is as likely a partner as there are open calls; a seat that may be a partner hopes to be. */
function friendsOf(view: State, seat: Seat): number[] {
  const { bid, unknown } = teamsOf(view)
  const role = roleOf(view, seat)
  const isWithLeader = role !== 'opponent'
  const isSecret = isWithLeader && !bid.includes(seat)
  const open = view.calls.filter(({ partner }) => partner === null).length - (isSecret ? 1 : 0)
  const others = unknown.filter((one) => one !== seat).length
  const chance = others === 0 ? 0 : Math.min(1, Math.max(0, open) / others)
  return seatsUpTo(seatsOf(view)).map((one) => {
    if (one === seat) return 1
    const withLeader = bid.includes(one) ? 1 : unknown.includes(one) ? chance : 0
    const same = isWithLeader ? withLeader : 1 - withLeader
    return role === 'maybe' ? 0.25 + same / 2 : same
  })
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
