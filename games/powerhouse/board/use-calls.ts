// Marking the cards that a leader wants to call, and then calling them one after the other.
import { useEffect, useRef, useState } from 'react'
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
  const [isSent, send] = useOneByOne(props, chosen)
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
    if (!isSent) setMarked((before) => before.filter((one) => !isSame(one, call)))
  }
  /** Marks the card, takes the mark back, asks which copy is meant, or says why not. */
  const tap = (card: CardType) => {
    if (isSent) return
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
    isSent,
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

/** A call is a move of its own: each is made when the one before has been taken. If one is not, it can be confirmed again. */
function useOneByOne(
  { offers, play, isSending }: BoardProps<PowerHouse>,
  chosen: readonly Called[],
): readonly [boolean, () => void] {
  const [isOn, setIsOn] = useState(false)
  const [tries, setTries] = useState(0)
  const made = useRef<Called | null>(null)
  const [next] = chosen
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each try it looks whether the call was taken
  useEffect(() => {
    if (!isOn || isSending) return
    const move = next && offers.find((one) => isCallOf(one, next))
    const isRepeated = next !== undefined && made.current === next
    if (next === undefined || isRepeated) {
      made.current = null
      setIsOn(false)
    } else if (move !== undefined) {
      made.current = next
      play(move)
      setTries((before) => before + 1)
    }
  }, [isOn, isSending, next, offers, play, tries])
  return [isOn, () => setIsOn(true)]
}

const isCallOf = (move: Move, call: Called): boolean =>
  move.kind === 'call' && isSame({ card: move.card, copy: move.copy ?? null }, call)
