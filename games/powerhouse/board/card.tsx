// A card of this game: one pack or two, with the prize card set off.
import { PlayingCard } from '../../drawing/playing-card.tsx'
import { type Card as AnyCard, type CardType, faceOf } from '../src/cards.ts'
import { useTalk } from './words/index.ts'

interface CardProps {
  readonly card: AnyCard | CardType
  readonly isPlain?: boolean
  readonly isSecond?: boolean
}

/** The three of spades, which is worth more than any other. */
const PRIZE = '3S'

/** Why one card is set off from all others: it lies on the card itself. */
export function Worth({ card }: { readonly card: AnyCard }) {
  const { type, points } = faceOf(card)
  const { say } = useTalk()
  if (type !== PRIZE) return null
  return (
    <span className="ph-worth" aria-hidden="true">
      {say('board.points', { points })}
    </span>
  )
}

export function Card({ card, isPlain = false, isSecond = false }: CardProps) {
  const { indexOf } = useTalk()
  const { type } = faceOf(card)
  return (
    <PlayingCard
      card={type}
      index={indexOf(type)}
      isPlain={isPlain}
      isSecond={isSecond}
      className={type === PRIZE ? 'ph-prize' : ''}
    />
  )
}
