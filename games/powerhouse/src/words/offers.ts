// What offers are called, and by which steps one of many is chosen.
import type { Message, Param, Seat } from '@foldtable/kernel'
import { opened } from '@foldtable/parts/hands'
import { faceOf } from '../cards.ts'
import { BID_STEP } from '../data/variants.ts'
import type { Move } from '../moves/index.ts'
import { handOf, leastNextBid, mostNextBid, type State } from '../state.ts'
import { calledMessage, exactWordFor, rankWord, suitWord } from './params.ts'

export function nameOffer(view: State, seat: Seat, move: Move): Message {
  switch (move.kind) {
    case 'bid':
      return { id: 'move.bid', params: { amount: move.amount } }
    case 'nameSuit':
      return { id: 'move.nameSuit', params: { suit: suitWord(move.suit) } }
    case 'call':
      return calledMessage('move.call', { card: move.card, copy: move.copy ?? null })
    case 'play': {
      const card = exactWordFor(move.card, opened(handOf(view, seat)))
      return { id: 'move.play', params: { card } }
    }
    default:
      return { id: `move.${move.kind}` }
  }
}

const FIFTY = 50

/** A bid by fifties, a call by suit, rank and copy. */
export function steps(view: State, seat: Seat, move: Move): Message[] {
  if (move.kind === 'bid') {
    const first = move.amount - (move.amount % FIFTY)
    const from = Math.max(first, leastNextBid(view))
    const to = Math.min(first + FIFTY - BID_STEP, mostNextBid(view))
    const range = from === to ? [] : [step('step.bids', { from, to })]
    return [...range, step('move.bid', { amount: move.amount })]
  }
  if (move.kind === 'call') {
    const { suit } = faceOf(move.card)
    const rank = step('step.rank', { rank: { word: rankWord(move.card) } })
    const copy = move.copy === undefined ? [] : [step(`step.${move.copy}`)]
    return [step('step.callSuit', { suit: suitWord(suit) }), rank, ...copy]
  }
  return [nameOffer(view, seat, move)]
}

const step = (id: string, params: { readonly [name: string]: Param } = {}): Message => ({
  id,
  params,
})
