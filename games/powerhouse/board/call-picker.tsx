// The leader calls partner cards: all 52 to choose from, then one Confirm for all of them (Appendix 4.4).

import { cardOf } from '@foldtable/parts/cards'
import { useEffect, useRef, useState } from 'react'
import type { BoardProps } from '../../board.ts'
import { SuitMark } from '../../drawing/suit-mark.tsx'
import {
  type Card as AnyCard,
  type CardType,
  RANK_ORDER,
  SUIT_ORDER,
  type Suit,
} from '../src/cards.ts'
import type { Event, Move, State } from '../src/index.ts'
import { type Called, callsNeeded } from '../src/state.ts'
import { type Availability, availabilityOf, isSame } from './availability.ts'
import { Chosen, WhichCopy } from './chosen-calls.tsx'
import { useTalk } from './words/index.ts'

interface CallPickerProps {
  readonly props: BoardProps<State, Move, Event>
  readonly state: State
  readonly hand: readonly AnyCard[]
}

export function CallPicker({ props, state, hand }: CallPickerProps) {
  const { say } = useTalk()
  const { offers, isSending } = props
  const [chosen, setChosen] = useState<readonly Called[]>([])
  const [asked, setAsked] = useState<Availability | null>(null)
  const [reason, setReason] = useState('')
  const [isSent, send] = useOneByOne(props, chosen, setChosen)
  const needed = callsNeeded(state) - state.calls.length
  const isFull = chosen.length >= needed

  const choose = (call: Called) => {
    setAsked(null)
    setReason('')
    setChosen((before) => (before.length < needed ? [...before, call] : before))
  }
  const reasonOf = (card: CardType): string | undefined => {
    const { reason: why } = availabilityOf(state, hand, offers, chosen, card)
    if (why === null || chosen.some((call) => call.card === card)) return undefined
    return say(`board.not.${why}`, { card: { word: `card.${card}` } })
  }
  const tap = (card: CardType) => {
    const found = availabilityOf(state, hand, offers, chosen, card)
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
  const remove = (call: Called) => setChosen((before) => before.filter((one) => !isSame(one, call)))

  return (
    <section className="ph-panel ph-calling" aria-label={say('about.call')}>
      <h3>{say('board.callCards', { count: needed })}</h3>
      <div className="ph-grid">
        {SUIT_ORDER.map((suit) => (
          <SuitCards
            key={suit}
            suit={suit}
            reasonOf={reasonOf}
            isChosen={(card) => chosen.some((call) => call.card === card)}
            onTap={tap}
          />
        ))}
      </div>
      <p className="ph-why" aria-live="polite">
        {reason}
      </p>
      {asked !== null && <WhichCopy calls={asked.calls} onChoose={choose} />}
      <Chosen chosen={chosen} needed={needed} onRemove={remove} />
      <div className="ph-say">
        <button
          type="button"
          className="is-main"
          disabled={!isFull || isSending || isSent}
          onClick={send}
        >
          {isFull
            ? say('board.confirmCalls')
            : say('board.chooseMore', { count: needed - chosen.length })}
        </button>
      </div>
    </section>
  )
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
    play(move)
  }, [isOn, isSending, chosen, offers, play, setChosen])
  return [isOn, () => setIsOn(true)]
}

interface SuitCardsProps {
  readonly suit: Suit
  /** Why it cannot be called; nothing if it can. */
  reasonOf(card: CardType): string | undefined
  isChosen(card: CardType): boolean
  onTap(card: CardType): void
}

/** A row from the ace down. */
function SuitCards({ suit, reasonOf, isChosen, onTap }: SuitCardsProps) {
  const { say, indexOf } = useTalk()
  return (
    <fieldset className={`ph-suit-cards suit-${suit}`}>
      <legend className="ph-hidden">{say(`suit.${suit}`)}</legend>
      {RANK_ORDER.toReversed().map((rank) => {
        const card = cardOf(rank, suit)
        const reason = reasonOf(card)
        return (
          <button
            key={card}
            type="button"
            className="ph-type"
            aria-pressed={isChosen(card)}
            aria-disabled={reason !== undefined}
            title={reason}
            onClick={() => onTap(card)}
          >
            <b aria-hidden="true">{indexOf(card)}</b>
            <SuitMark suit={suit} />
            <span className="ph-hidden">{say(`card.${card}`)}</span>
          </button>
        )
      })}
    </fieldset>
  )
}
