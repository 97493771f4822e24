// What a viewer sees, in sentences: all that is needed to play without a drawing (Appendix 4.5).
import { type Message, type Seat, seatsUpTo, type Viewer } from '@foldtable/kernel'
import { seatMessage } from '@foldtable/parts/messages'
import { sortedHand, suitOf, suitsFrom } from '../cards.ts'
import { roleOf, teamPoints, teamsOf } from '../rules/teams.ts'
import { winningPlace } from '../rules/tricks.ts'
import {
  callsNeeded,
  configOf,
  handOf,
  hasLeft,
  leastNextBid,
  mostNextBid,
  playerOf,
  type State,
  seatsOf,
  type Trick,
} from '../state.ts'
import { calledMessage, rankWord, suitWord, wordFor, wordsFor } from './params.ts'

export function summary(view: State, viewer: Viewer): Message[] {
  return [
    ...table(view),
    ...(view.phase === 'bidding' ? bidding(view) : contract(view)),
    ...(view.phase === 'playing' ? [...sides(view), ...trick(view)] : []),
    ...(view.phase === 'finished' ? lastGame(view) : []),
    ...people(view),
    ...(viewer === 'spectator' ? [] : own(view, viewer)),
  ]
}

function table({ game, gameCount, dealer, redeals, removed }: State): Message[] {
  return [
    { id: 'summary.game', params: { game, games: gameCount, dealer: { seat: dealer } } },
    ...(redeals === 0 ? [] : [{ id: 'summary.redeals', params: { count: redeals } }]),
    ...(removed.length === 0
      ? []
      : [{ id: 'summary.removed', params: { cards: wordsFor(removed) } }]),
  ]
}

function bidding(view: State): Message[] {
  const { bid, bidder, passed, threshold } = view
  const limits = { least: leastNextBid(view), most: mostNextBid(view) }
  const count = configOf(view).partners
  return [
    bidder === null
      ? { id: 'summary.noBid', params: limits }
      : seatMessage('summary.highBid', bidder, { amount: bid, ...limits }),
    ...(passed.length === 0
      ? []
      : [{ id: 'summary.passed', params: { seats: { seats: passed } } }]),
    { id: 'summary.calls', params: { count } },
    ...(threshold === null
      ? []
      : [{ id: 'summary.threshold', params: { threshold, count: count + 1 } }]),
  ]
}

/** Leader, bid, suit and calls: always in sight. */
function contract(view: State): Message[] {
  const { leader, bid, suit, calls, phase } = view
  if (leader === null) return []
  const still = callsNeeded(view) - calls.length
  return [
    suit === null
      ? seatMessage('summary.leader', leader, { bid })
      : seatMessage('summary.contract', leader, { bid, suit: suitWord(suit) }),
    ...(phase === 'powerhouse' ? [{ id: 'summary.toCall', params: { count: still } }] : []),
    ...calls.map((call) =>
      call.partner === null
        ? calledMessage('summary.called', call)
        : calledMessage('summary.partner', call, { seat: { seat: call.partner } }),
    ),
  ]
}

function sides(view: State): Message[] {
  const { bid, oppose } = teamPoints(view)
  if (oppose === null) return [{ id: 'summary.soFar', params: { points: bid, bid: view.bid } }]
  const against = { seats: teamsOf(view).oppose }
  return [
    { id: 'summary.sides', params: { points: bid, bid: view.bid, seats: against, others: oppose } },
  ]
}

function trick(view: State): Message[] {
  const { trick: cards, lead, tricks } = view
  const params = { number: tricks.length + 1, tricks: configOf(view).tricks }
  return [
    ...lastTrick(tricks.at(-1)),
    seatMessage('summary.trick', lead, params),
    ...cards.map((card, place) =>
      seatMessage(
        place === winningPlace(cards, view.suit) ? 'summary.winning' : 'summary.lies',
        playerOf(view, lead, place),
        { card: wordFor(card) },
      ),
    ),
  ]
}

function lastTrick(last: Trick | undefined): Message[] {
  if (last === undefined) return []
  const { winner, points, cards } = last
  return [seatMessage('summary.lastTrick', winner, { points, cards: wordsFor(cards) })]
}

/** The latest line of the score sheet. */
function lastGame({ sheet }: State): Message[] {
  const row = sheet.at(-1)
  if (row === undefined) return []
  const { made, team, points, deltas } = row
  return [
    { id: made ? 'summary.made' : 'summary.failed', params: { seats: { seats: team }, ...points } },
    ...deltas.map((delta, seat) => seatMessage('summary.delta', seat, { delta: signed(delta) })),
  ]
}

const signed = (delta: number): string =>
  delta > 0 ? `+${delta}` : String(delta).replace('-', '−')

function people(view: State): Message[] {
  return seatsUpTo(seatsOf(view)).map((seat) => {
    const counts = { score: view.scores[seat] ?? 0, points: view.taken[seat] ?? 0 }
    const isPlaying = view.phase === 'playing'
    const id = isPlaying ? 'summary.playing' : 'summary.score'
    const params = isPlaying
      ? { ...counts, cards: handOf(view, seat).length }
      : { score: counts.score }
    return seatMessage(hasLeft(view, seat) ? `${id}Left` : id, seat, params)
  })
}

function own(view: State, seat: Seat): Message[] {
  const role = roleOf(view, seat)
  const isSecret = role === 'partner' && !teamsOf(view).bid.includes(seat)
  return [
    ...(role === null || view.phase !== 'playing'
      ? []
      : [{ id: `summary.role.${isSecret ? 'secretPartner' : role}` }]),
    ...hand(view, seat),
  ]
}

/** Suit by suit, PowerHouse first, the highest card first. */
function hand(view: State, seat: Seat): Message[] {
  const held = handOf(view, seat).flatMap(({ is }) => (is === undefined ? [] : [is]))
  const cards = sortedHand(held)
  return suitsFrom(view.suit).flatMap((suit) => {
    const words = cards.filter((card) => suitOf(card) === suit).map(rankWord)
    if (words.length === 0) return []
    return [{ id: 'summary.hand', params: { suit: suitWord(suit), ranks: { words } } }]
  })
}
