// A deal that fits what a viewer has seen: nobody holds a suit that he or she did not follow, and the leader holds of called
// cards what the calls tell. Shuffling alone would give worlds in which a call is never settled (P-9.7).
import { type BySeat, type Chance, copyOf, type Seat, secret, type Viewer } from '@foldtable/kernel'
import { type Card, COPIES, faceOf, suitOf } from './cards.ts'
import { voidsOf } from './rules/tricks.ts'
import { unseen } from './secrecy.ts'
import { configOf, playerOf, type State } from './state.ts'

/** Cards dealt out anew, and who has room for how many. */
interface Dealing {
  readonly hands: BySeat<Card[]>
  readonly room: BySeat<number>
  may(seat: Seat, card: Card): boolean
}

export function imagine(view: State, _viewer: Viewer, chance: Chance): State {
  const dealing = dealingFor(view)
  const cards = chance.shuffle(unseen(view).pack)
  const owed = cards.filter((card) => isOwed(view, card, cards))
  for (const card of owed) give(dealing, view.leader ?? 0, card)
  const rest = cards.filter((card) => !owed.includes(card))
  const takers = (card: Card) => dealing.room.filter((_, seat) => dealing.may(seat, card)).length
  const byTakers = rest.map((card) => ({ card, takers: takers(card) }))
  byTakers.sort((one, other) => one.takers - other.takers)
  for (const { card } of byTakers) place(dealing, card, chance)
  return filled(view, dealing.hands)
}

function dealingFor(view: State): Dealing {
  const voids = voidsOf(view)
  const called = view.calls.map(({ card }) => card)
  return {
    hands: view.hands.map(() => []),
    room: view.hands.map((hand) => hand.filter(({ is }) => is === undefined).length),
    may: (seat, card) =>
      !voids[seat]?.has(suitOf(card)) &&
      !(seat === view.leader && called.includes(faceOf(card).type)),
  }
}

/** A call without a copy tells that the leader holds the other card, if it is neither out nor played by the leader (P-7.7). */
function isOwed(view: State, card: Card, cards: readonly Card[]): boolean {
  const { type } = faceOf(card)
  const call = view.calls.find((one) => one.card === type)
  if (call === undefined || call.copy !== null || !hasRoom(view)) return false
  const copies = COPIES[configOf(view).packs].get(type) ?? []
  if (copies.length === 1 || copies.some((copy) => view.removed.includes(copy))) return false
  if (copies.some((copy) => isPlayedByLeader(view, copy))) return false
  return card === cards.find((one) => copies.includes(one))
}

const hasRoom = ({ hands, leader }: State): boolean =>
  leader !== null && hands[leader]?.some(({ is }) => is === undefined) === true

const isPlayedByLeader = (view: State, card: Card): boolean =>
  [...view.tricks, { lead: view.lead, cards: view.trick }].some(({ lead, cards }) => {
    const place = cards.indexOf(card)
    return place >= 0 && playerOf(view, lead, place) === view.leader
  })

/** To somebody who may have it, most likely to whoever has most room; if they are full, one of them hands a card on. */
function place(dealing: Dealing, card: Card, chance: Chance): void {
  const seats = seatsFor(dealing, card)
  const free = seats.flatMap((seat) => new Array<Seat>(dealing.room[seat] ?? 0).fill(seat))
  const seat =
    free.length > 0
      ? chance.pick(free)
      : (seats.find((one) => makesRoom(dealing, one)) ?? anyone(dealing))
  give(dealing, seat, card)
}

function makesRoom(dealing: Dealing, seat: Seat): boolean {
  for (const held of dealing.hands[seat] ?? []) {
    const taker = seatsFor(dealing, held).find((other) => (dealing.room[other] ?? 0) > 0)
    if (taker === undefined) continue
    take(dealing, seat, held)
    give(dealing, taker, held)
    return true
  }
  return false
}

const anyone = ({ room }: Dealing): Seat => room.findIndex((places) => places > 0)

const seatsFor = ({ hands, may }: Dealing, card: Card): Seat[] =>
  hands.flatMap((_, seat) => (may(seat, card) ? [seat] : []))

function give({ hands, room }: Dealing, seat: Seat, card: Card): void {
  hands[seat]?.push(card)
  room[seat] = (room[seat] ?? 0) - 1
}

function take({ hands, room }: Dealing, seat: Seat, card: Card): void {
  hands[seat]?.splice(hands[seat]?.indexOf(card) ?? 0, 1)
  room[seat] = (room[seat] ?? 0) + 1
}

/** The view with its blanks filled. */
function filled(view: State, hands: BySeat<Card[]>): State {
  const world = copyOf(view)
  world.hands = view.hands.map((hand, seat) => {
    const cards = hands[seat]?.values()
    return hand.map((held) => {
      const card = held.is ?? cards?.next().value
      return card === undefined ? held : secret(card, held.to, held.pool)
    })
  })
  return world
}
