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
