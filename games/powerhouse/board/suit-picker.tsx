// The leader names the PowerHouse: four suits, with what the hand holds of each (Appendix 4.4).
import { useState } from 'react'
import { SuitMark } from '../../drawing/suit-mark.tsx'
import { type Card, faceOf, pointsOf, SUIT_ORDER, type Suit } from '../src/cards.ts'
import type { Move } from '../src/index.ts'
import { useTalk } from './words/index.ts'

interface SuitPickerProps {
  readonly hand: readonly Card[]
  readonly isSending: boolean
  play(move: Move): void
}

export function SuitPicker({ hand, isSending, play }: SuitPickerProps) {
  const { say } = useTalk()
  const [chosen, setChosen] = useState<Suit | null>(null)
  return (
    <section className="ph-panel ph-choosing" aria-label={say('about.suit')}>
      <div className="ph-suits">
        {SUIT_ORDER.map((suit) => (
          <SuitButton
            key={suit}
            suit={suit}
            held={hand.filter((card) => faceOf(card).suit === suit)}
            isChosen={suit === chosen}
            onChoose={() => setChosen(suit)}
          />
        ))}
      </div>
      <div className="ph-say">
        <button
          type="button"
          className="is-main"
          data-point="name"
          disabled={chosen === null || isSending}
          onClick={() => chosen !== null && play({ kind: 'nameSuit', suit: chosen })}
        >
          {chosen === null
            ? say('board.chooseSuit')
            : say('move.nameSuit', { suit: { word: `suit.${chosen}` } })}
        </button>
      </div>
      <p className="ph-note">{say('board.suitIsFinal')}</p>
    </section>
  )
}

interface SuitButtonProps {
  readonly suit: Suit
  readonly held: readonly Card[]
  readonly isChosen: boolean
  onChoose(): void
}

function SuitButton({ suit, held, isChosen, onChoose }: SuitButtonProps) {
  const { say } = useTalk()
  return (
    <button
      type="button"
      className="ph-suit"
      data-point={`suit-${suit}`}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <SuitMark suit={suit} />
      <span>{say(`suit.${suit}`)}</span>
      <small>{say('board.held', { cards: held.length, points: pointsOf(held) })}</small>
    </button>
  )
}
