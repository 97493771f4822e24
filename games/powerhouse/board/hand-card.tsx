// One card of the hand: a button that can also be thrown onto the table.
import type { Card as AnyCard } from '../src/cards.ts'
import { faceOf } from '../src/cards.ts'
import { Card, Worth } from './card.tsx'
import type { Look } from './use-hand.ts'
import { useThrow } from './use-throw.ts'
import { useTalk } from './words/index.ts'

interface HandCardProps {
  readonly card: AnyCard
  readonly place: number
  /** Places from the middle of a fan. */
  readonly turn: number
  readonly look: Look
  readonly isLifted: boolean
  readonly isSecond: boolean
  readonly isPlain: boolean
  /** The one that the tabulator key comes to. */
  readonly isFirst: boolean
  onTap(isTwice: boolean): void
  onThrow(): void
  /** By eye, mouse or keyboard. */
  onLook(): void
  onFocus(): void
}

export function HandCard(props: HandCardProps) {
  const {
    card,
    place,
    turn,
    look,
    isLifted,
    isSecond,
    isPlain,
    isFirst,
    onTap,
    onThrow,
    onLook,
    onFocus,
  } = props
  const { say } = useTalk()
  const { type, points } = faceOf(card)
  const [away, handlers] = useThrow(onThrow)
  const name = say(isSecond ? `card.${card}` : `card.${type}`)
  const style = {
    '--turn': turn,
    '--place': place,
    ...(away === null ? {} : { translate: `${away.x}px ${away.y}px`, zIndex: 30 }),
  } as React.CSSProperties
  return (
    <button
      type="button"
      className={`ph-card is-${look} ${isLifted ? 'is-lifted' : ''} ${away === null ? '' : 'is-held'}`}
      style={style}
      data-point={`play-${card}`}
      tabIndex={isFirst ? 0 : -1}
      aria-disabled={look === 'dimmed'}
      onClick={({ detail }) => onTap(detail >= 2)}
      onFocus={() => {
        onFocus()
        onLook()
      }}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onLook()}
      {...handlers}
    >
      <Card card={card} isPlain={isPlain} isSecond={isSecond} />
      <Worth card={card} />
      <span className="ph-hidden">
        {points > 0 ? say('board.cardWorth', { card: name, points }) : name}
      </span>
    </button>
  )
}
