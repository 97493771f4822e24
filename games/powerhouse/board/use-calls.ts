// Marking the cards that a leader wants to call, and then calling them one after the other.
import { useEffect, useRef, useState } from 'react'
import type { BoardProps } from '../../board.ts'
import type { Card, CardType } from '../src/cards.ts'
import type { Event, Move, State } from '../src/index.ts'
import { type Called, callsNeeded } from '../src/state.ts'
import { type Availability, availabilityOf, isSame } from './availability.ts'
import { useTalk } from './words/index.ts'

export function useCalls(
  props: BoardProps<State, Move, Event>,
  state: State,
  hand: readonly Card[],
) {
  const { say } = useTalk()
  const [chosen, setChosen] = useState<readonly Called[]>([])
  const [asked, setAsked] = useState<Availability | null>(null)
  const [reason, setReason] = useState('')
  const [isSent, send] = useOneByOne(props, chosen, setChosen)
  const needed = callsNeeded(state) - state.calls.length
  const isFull = chosen.length >= needed
  const isChosen = (card: CardType) => chosen.some((call) => call.card === card)
  const find = (card: CardType) => availabilityOf(state, hand, props.offers, chosen, card)

  /** Why a card cannot be called; nothing if it can. */
  const reasonOf = (card: CardType): string | undefined => {
    const why = find(card).reason
    if (why === null || isChosen(card)) return undefined
    return say(`board.not.${why}`, { card: { word: `card.${card}` } })
  }
  const choose = (call: Called) => {
    setAsked(null)
    setChosen((before) => (before.length < needed ? [...before, call] : before))
  }
  const remove = (call: Called) => setChosen((before) => before.filter((one) => !isSame(one, call)))
  /** Marks the card, takes the mark back, asks which copy is meant, or says why not. */
  const tap = (card: CardType) => {
    const found = find(card)
    const [first, second] = found.calls
    const mine = chosen.find((call) => call.card === card)
    setAsked(null)
    setReason('')
    if (mine !== undefined && (first === undefined || isFull)) return remove(mine)
    if (first === undefined) return setReason(reasonOf(card) ?? '')
    if (isFull) return setReason(say('board.enoughCalls', { count: needed }))
    if (second === undefined && first.copy === null) return choose(first)
    setAsked(found)
  }
  return {
    chosen,
    asked,
    reason,
    needed,
    isFull,
    isSent,
    isChosen,
    reasonOf,
    choose,
    remove,
    tap,
    send,
  }
}

/** A call is a move of its own: each is made when the one before has been taken. */
function useOneByOne(
  { offers, play, isSending }: BoardProps<State, Move, Event>,
  chosen: readonly Called[],
  setChosen: (left: readonly Called[]) => void,
): readonly [boolean, () => void] {
  const [isOn, setIsOn] = useState(false)
  const made = useRef<Called | null>(null)
  useEffect(() => {
    const [next, ...rest] = chosen
    if (!isOn || isSending || next === undefined || made.current === next) return
    const move = offers.find(
      (one) => one.kind === 'call' && isSame({ card: one.card, copy: one.copy ?? null }, next),
    )
    if (move === undefined) return
    made.current = next
    setChosen(rest)
    if (rest.length === 0) setIsOn(false)
    play(move)
  }, [isOn, isSending, chosen, offers, play, setChosen])
  return [isOn, () => setIsOn(true)]
}
