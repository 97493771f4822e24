// What can be pointed at in each question, and what it leads to: a bid in steps, a suit, partner cards, a card of the hand.
import type { Message } from '@foldtable/kernel'
import { opened } from '@foldtable/parts/hands'
import type { Pointer, Pointing, Situation } from '../../drawing/pointing.ts'
import { type CardType, SUIT_ORDER, type Suit } from '../src/cards.ts'
import { BID_STEP } from '../src/data/variants.ts'
import type { Move, State } from '../src/index.ts'
import { type Called, callsNeeded, handOf, leastNextBid, mostNextBid } from '../src/state.ts'
import { nameOffer } from '../src/words/offers.ts'
import { availabilityOf } from './availability.ts'

export interface Choice {
  /** The bid that is wished for. */
  readonly amount: number
  readonly suit: Suit | null
  readonly marked: readonly Called[]
  /** Which copy of this card is meant, is asked. */
  readonly asked: CardType | null
}

export const NO_CHOICE: Choice = { amount: 0, suit: null, marked: [], asked: null }

export const RAISES = [10, 20, 50] as const

/** What was wished for, as far as it can be bid now. */
export const amountIn = (state: State, wished: number): number =>
  Math.min(Math.max(wished, leastNextBid(state)), mostNextBid(state))

/** What a tap on a card to call does: takes its mark away, marks it, or asks which copy is meant; nothing if it cannot be called. */
export function tapped(
  calls: readonly Called[],
  mine: Called | undefined,
  isFull: boolean,
): 'unmark' | 'mark' | 'ask' | 'enough' | 'not' {
  const [first, second] = calls
  if (mine !== undefined && (first === undefined || isFull)) return 'unmark'
  if (first === undefined) return 'not'
  if (isFull) return 'enough'
  return second === undefined && first.copy === null ? 'mark' : 'ask'
}

type Now = Situation<State, Move>
type Pointers = Pointer<Choice, Move>[]

export const pointing: Pointing<State, Move, Choice> = {
  start: NO_CHOICE,
  pointers(now, choice) {
    if (now.viewer === 'spectator') return []
    const kinds = new Set(now.offers.map(({ kind }) => kind))
    return [
      ...(kinds.has('bid') ? bids(now, choice) : []),
      ...(kinds.has('nameSuit') ? suits(now, choice) : []),
      ...(kinds.has('call') ? calls(now, choice) : []),
      ...now.offers.filter(isDirect).map((move) => making(now, move, keyOf(move))),
    ]
  },
}

/** Made by one press. */
const isDirect = ({ kind }: Move): boolean => kind === 'pass' || kind === 'play' || kind === 'ready'
const keyOf = (move: Move): string => (move.kind === 'play' ? `play-${move.card}` : move.kind)

const making = ({ view, viewer }: Now, move: Move, key: string): Pointer<Choice, Move> => ({
  key,
  name: viewer === 'spectator' ? '' : nameOffer(view, viewer, move),
  leads: { move },
})

function bids(now: Now, choice: Choice): Pointers {
  const amount = amountIn(now.view, choice.amount)
  const to = (key: string, wished: number): Pointers =>
    wished === amountIn(now.view, wished)
      ? [{ key, name: bidName(wished), leads: { choice: { ...choice, amount: wished } } }]
      : []
  const bid = now.offers.find((move) => move.kind === 'bid' && move.amount === amount)
  return [
    ...to('less', amount - BID_STEP),
    ...to('more', amount + BID_STEP),
    ...RAISES.flatMap((raise) => to(`raise-${raise}`, amount + raise)),
    ...(bid === undefined ? [] : [making(now, bid, 'bid')]),
  ]
}

const bidName = (amount: number): Message => ({ id: 'move.bid', params: { amount } })

function suits(now: Now, choice: Choice): Pointers {
  const named = now.offers.find((move) => move.kind === 'nameSuit' && move.suit === choice.suit)
  return [
    ...SUIT_ORDER.map((suit) => ({
      key: `suit-${suit}`,
      name: { id: `suit.${suit}` },
      leads: { choice: { ...choice, suit } },
    })),
    ...(named === undefined ? [] : [making(now, named, 'name')]),
  ]
}

/**
 * All that are marked are called one after the other, each by a move of its own, so only the first is made here. That is why the
 * law need not try every way to fill the other places: one way, with the first cards that are free, stands for all.
 */
function calls(now: Now, choice: Choice): Pointers {
  const { view, offers } = now
  const { marked, asked } = choice
  const needed = callsNeeded(view) - view.calls.length
  const types = [...new Set(offers.flatMap((move) => (move.kind === 'call' ? [move.card] : [])))]
  if (asked !== null)
    return callsOf(now, marked, asked).map((call) => ({
      key: `copy-${call.copy}`,
      name: { id: `step.${call.copy}` },
      leads: { choice: { ...choice, asked: null, marked: [...marked, call] } },
    }))
  const first = offers.find((move) => move.kind === 'call' && isCallOf(move, marked[0]))
  if (marked.length >= needed) return first === undefined ? [] : [making(now, first, 'confirm')]
  const free = types.filter((card) => callsOf(now, marked, card).length > 0)
  return (marked.length === 0 ? free : free.slice(0, 1)).flatMap((card): Pointers => {
    const open = callsOf(now, marked, card)
    const [call] = open
    const does = tapped(open, undefined, false)
    const name = { id: `card.${card}` }
    if (call === undefined) return []
    const next =
      does === 'ask' ? { ...choice, asked: card } : { ...choice, marked: [...marked, call] }
    return [{ key: `card-${card}`, name, leads: { choice: next } }]
  })
}

const callsOf = ({ view, viewer, offers }: Now, marked: readonly Called[], card: CardType) => {
  const hand = viewer === 'spectator' ? [] : opened(handOf(view, viewer))
  return availabilityOf(view, hand, offers, marked, card).calls
}

const isCallOf = (move: Extract<Move, { kind: 'call' }>, call: Called | undefined): boolean =>
  move.card === call?.card && (move.copy ?? null) === call.copy
