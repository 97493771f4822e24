// The viewer's own cards: sorted, fanned, those that may be played raised, and a reason on the others (Appendix 4.2).
import { type KeyboardEvent, useRef, useState } from 'react'
import type { BoardProps } from '../../board.ts'
import type { Card as AnyCard } from '../src/cards.ts'
import type { Event, Move, State } from '../src/index.ts'
import { HandCard } from './hand-card.tsx'
import { isSecondTwin, rowsOf, sorted } from './hand-order.ts'
import type { Preferences } from './preferences.ts'
import type { Room } from './use-room.ts'
import { useTalk } from './words/index.ts'

interface HandProps {
  readonly props: BoardProps<State, Move, Event>
  readonly state: State
  readonly hand: readonly AnyCard[]
  readonly room: Room
  readonly preferences: Preferences
  /** The cards come in one by one. */
  readonly isDealt: boolean
  /** Others' cards are still being shown: nothing is played before they are seen. */
  readonly isBehind: boolean
  catchUp(): void
}

/** As many cards as a row holds so that each can be hit by a finger. */
const MOST_IN_ROW = { tall: 9, wide: 17 }

export function Hand(own: HandProps) {
  const { props, state, hand, room, preferences, isDealt, isBehind, catchUp } = own
  const { say } = useTalk()
  const { offers, play, whyNot, isPast } = props
  const [lifted, setLifted] = useState<AnyCard | null>(null)
  const [reason, setReason] = useState('')
  const [at, setAt] = useState(0)
  const box = useRef<HTMLDivElement>(null)

  const cards = sorted(hand, preferences.sorting, state.suit)
  const legal = new Set(offers.flatMap((move) => (move.kind === 'play' ? [move.card] : [])))
  const isAsked = legal.size > 0 && !isBehind
  const current = Math.min(at, cards.length - 1)

  const put = (card: AnyCard) => {
    setLifted(null)
    setReason('')
    play({ kind: 'play', card })
  }
  const tap = (card: AnyCard, isTwice: boolean) => {
    if (isBehind) return catchUp()
    if (!legal.has(card)) {
      setLifted(null)
      return setReason(isPast ? '' : (whyNot({ kind: 'play', card }) ?? ''))
    }
    if (!preferences.confirm || isTwice || lifted === card) return put(card)
    setLifted(card)
    setReason(say('board.tapAgain'))
  }
  /** Whoever looks at a card that cannot be played is told why. */
  const explain = (card: AnyCard) => {
    if (lifted !== null) return
    const isGrey = lookOf(card, legal, isAsked) === 'dimmed'
    setReason(isGrey ? (whyNot({ kind: 'play', card }) ?? '') : '')
  }
  const move = (event: KeyboardEvent) => {
    const to = targetOf(event.key, current, cards.length)
    if (to === undefined) return
    event.preventDefault()
    setAt(to)
    box.current?.querySelectorAll<HTMLButtonElement>('.ph-card')[to]?.focus()
  }

  return (
    <section className="ph-hand-box" aria-label={say('board.hand', { cards: cards.length })}>
      <p className="ph-why" aria-live="polite">
        {reason}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows go from card to card, which are buttons */}
      <div
        className={`ph-hand is-${room.shape} ${isDealt ? 'is-dealt' : ''}`}
        ref={box}
        onKeyDown={move}
      >
        {rowsOf(cards, MOST_IN_ROW[room.shape]).map((row, rowIndex, rows) => (
          <div
            className="ph-row"
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
            key={rowIndex}
            style={{ '--count': row.length } as React.CSSProperties}
          >
            {row.map((card, index) => {
              const place = index + rowIndex * (rows[0]?.length ?? 0)
              return (
                <HandCard
                  key={card}
                  card={card}
                  place={place}
                  turn={room.shape === 'wide' ? index - (row.length - 1) / 2 : 0}
                  look={lookOf(card, legal, isAsked)}
                  isLifted={lifted === card}
                  isSecond={isSecondTwin(card, hand)}
                  isPlain={room.shape === 'tall'}
                  isFirst={place === current}
                  onTap={(isTwice) => tap(card, isTwice)}
                  onThrow={() => legal.has(card) && !isBehind && put(card)}
                  onLook={() => explain(card)}
                  onFocus={() => setAt(place)}
                />
              )
            })}
          </div>
        ))}
      </div>
    </section>
  )
}

export type Look = 'legal' | 'dimmed' | 'resting'

/** Nothing is dimmed while it is not one's turn: it only rests. */
const lookOf = (card: AnyCard, legal: ReadonlySet<AnyCard>, isAsked: boolean): Look => {
  if (!isAsked) return 'resting'
  return legal.has(card) ? 'legal' : 'dimmed'
}

function targetOf(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (from + 1) % count
    case 'ArrowLeft':
    case 'ArrowUp':
      return (from - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
