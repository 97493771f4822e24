// Marking the cards that a leader wants to call, and then calling them one after the other.
import { useEffect, useState } from 'react'
import type { BoardProps } from '../../board.ts'
import type { Card, CardType } from '../src/cards.ts'
import type { Move, PowerHouse, State } from '../src/index.ts'
import { type Called, callsNeeded } from '../src/state.ts'
import { type Availability, availabilityOf, isSame } from './availability.ts'
import { tapped } from './pointing.ts'
import { useTalk } from './words/index.ts'

export function useCalls(props: BoardProps<PowerHouse>, hand: readonly Card[]) {
  const { say } = useTalk()
  const { view, offers } = props
  const [marked, setMarked] = useState<readonly Called[]>([])
  const [asked, setAsked] = useState<Availability | null>(null)
  const [reason, setReason] = useState('')
  const chosen = stillToCall(marked, view)
  const { make: send, stop } = useOneByOne(props, chosen[0])
  const needed = callsNeeded(view) - view.calls.length
  const isFull = chosen.length >= needed
  const isChosen = (card: CardType) => chosen.some((call) => call.card === card)
  const find = (card: CardType) => availabilityOf(view, hand, offers, chosen, card)

  /** Why a card cannot be called; nothing if it can. */
  const reasonOf = (card: CardType): string | undefined => {
    const why = find(card).reason
    if (why === null || isChosen(card)) return undefined
    return say(`board.not.${why}`, { card: { word: `card.${card}` } })
  }
  const choose = (call: Called) => {
    setAsked(null)
    setMarked((before) => {
      const left = stillToCall(before, view)
      return left.length < needed ? [...left, call] : before
    })
  }
  const remove = (call: Called) => {
    stop()
    setMarked((before) => before.filter((one) => !isSame(one, call)))
  }
  /** Marks the card, takes the mark back, asks which copy is meant, or says why not. */
  const tap = (card: CardType) => {
    stop()
    const found = find(card)
    const [first] = found.calls
    const mine = chosen.find((call) => call.card === card)
    const does = tapped(found.calls, mine, isFull)
    setAsked(does === 'ask' ? found : null)
    setReason('')
    if (does === 'unmark' && mine !== undefined) remove(mine)
    else if (does === 'mark' && first !== undefined) choose(first)
    else if (does === 'not') setReason(reasonOf(card) ?? '')
    else if (does === 'enough') setReason(say('board.enoughCalls', { count: needed }))
  }
  return {
    chosen,
    asked,
    reason,
    needed,
    isFull,
    isChosen,
    reasonOf,
    choose,
    remove,
    tap,
    send,
  }
}

/** A card stays marked until the table has its call: one that was lost on the way is not forgotten. */
export const stillToCall = (
  marked: readonly Called[],
  { calls }: Pick<State, 'calls'>,
): readonly Called[] => marked.filter((call) => !calls.some((made) => isSame(made, call)))

/**
 * A call is a move of its own: the next is made when the table has the one before, however long that takes. One that is lost
 * on the way is made again when it is confirmed again.
 */
function useOneByOne({ view, offers, play, isSending }: BoardProps<PowerHouse>, next?: Called) {
  const has = view.calls.length
  /** How many the table had when the last one was made; null while none are made. */
  const [had, setHad] = useState<number | null>(null)
  const move = next && offers.find((one) => isCallOf(one, next))
  const isNext = had !== null && had < has && !isSending
  const make = () => {
    if (move === undefined) return
    play(move)
    setHad(has)
  }
  useEffect(() => {
    if (isNext) make()
  })
  return { make, stop: () => setHad(null) }
}

const isCallOf = (move: Move, call: Called): boolean =>
  move.kind === 'call' && isSame({ card: move.card, copy: move.copy ?? null }, call)
