// The leader calls partner cards: all 52 to choose from, then one Confirm for all of them (Appendix 4.4).

import { cardOf } from '@foldtable/parts/cards'
import type { BoardProps } from '../../board.ts'
import { SuitMark } from '../../drawing/suit-mark.tsx'
import {
  type Card as AnyCard,
  type CardType,
  RANK_ORDER,
  SUIT_ORDER,
  type Suit,
} from '../src/cards.ts'
import type { PowerHouse } from '../src/index.ts'
import { Chosen, WhichCopy } from './chosen-calls.tsx'
import { useCalls } from './use-calls.ts'
import { useTalk } from './words/index.ts'

interface CallPickerProps {
  readonly props: BoardProps<PowerHouse>
  readonly hand: readonly AnyCard[]
}

export function CallPicker({ props, hand }: CallPickerProps) {
  const { say } = useTalk()
  const calls = useCalls(props, hand)
  const { chosen, asked, reason, needed, isFull, choose, remove } = calls
  return (
    <section className="ph-panel ph-calling" aria-label={say('about.call')}>
      <div className="ph-grid">
        {SUIT_ORDER.map((suit) => (
          <SuitCards
            key={suit}
            suit={suit}
            reasonOf={calls.reasonOf}
            isChosen={calls.isChosen}
            onTap={calls.tap}
          />
        ))}
      </div>
      <p className="ph-why" aria-live="polite">
        {reason}
      </p>
      {asked !== null && <WhichCopy calls={asked.calls} onChoose={choose} />}
      <div className="ph-say">
        <Chosen chosen={chosen} needed={needed} onRemove={remove} />
        <button
          type="button"
          className="is-main"
          data-point="confirm"
          disabled={!isFull || props.isSending}
          onClick={calls.send}
        >
          {isFull
            ? say('board.confirmCalls')
            : say('board.chooseMore', { count: needed - chosen.length })}
        </button>
      </div>
    </section>
  )
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
            data-point={`card-${card}`}
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
