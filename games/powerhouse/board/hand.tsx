// The viewer's own cards: sorted, fanned, those that may be played raised, and a reason on the others (Appendix 4.2).
import { type KeyboardEvent, useRef, useState } from 'react'
import type { BoardProps } from '../../board.ts'
import type { Card } from '../src/cards.ts'
import type { PowerHouse, State } from '../src/index.ts'
import { HandCard } from './hand-card.tsx'
import { isSecondTwin, rowsOf, sorted } from './hand-order.ts'
import type { Preferences } from './preferences.ts'
import { useHand } from './use-hand.ts'
import type { Room } from './use-room.ts'
import { useTalk } from './words/index.ts'

interface HandProps {
  readonly props: BoardProps<PowerHouse>
  readonly state: State
  readonly hand: readonly Card[]
  readonly room: Room
  readonly preferences: Preferences
  /** The cards come in one by one. */
  readonly isDealt: boolean
  readonly isBehind: boolean
  catchUp(): void
}

/** As many cards as a row holds so that each can be hit by a finger. */
const MOST_IN_ROW = { tall: 9, wide: 17 }

export function Hand({ state, hand, room, preferences, isDealt, ...rest }: HandProps) {
  const { say } = useTalk()
  const { lifted, reason, lookOf, put, tap, explain } = useHand({ ...preferences, ...rest })
  const cards = sorted(hand, preferences.sorting, state.suit)
  const { box, current, setCurrent, onKeyDown } = useArrows(cards.length)
  const rows = rowsOf(cards, MOST_IN_ROW[room.shape])
  return (
    <section className="ph-hand-box" aria-label={say('board.hand', { cards: cards.length })}>
      <p className="ph-why" aria-live="polite">
        {reason}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows go from card to card, which are buttons */}
      <div
        className={`ph-hand is-${room.shape} ${isDealt ? 'is-dealt' : ''}`}
        ref={box}
        onKeyDown={onKeyDown}
      >
        {rows.map((row, rowIndex) => (
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
                  look={lookOf(card)}
                  isLifted={lifted === card}
                  isSecond={isSecondTwin(card, hand)}
                  isPlain={room.shape === 'tall'}
                  isFirst={place === current}
                  onTap={(isTwice) => tap(card, isTwice)}
                  onThrow={() => put(card)}
                  onLook={() => explain(card)}
                  onFocus={() => setCurrent(place)}
                />
              )
            })}
          </div>
        ))}
      </div>
    </section>
  )
}

/** One card can be reached by the tabulator key, the others from there by the arrows. */
function useArrows(count: number) {
  const box = useRef<HTMLDivElement>(null)
  const [at, setCurrent] = useState(0)
  const current = Math.min(at, count - 1)
  const onKeyDown = (event: KeyboardEvent) => {
    const to = targetOf(event.key, current, count)
    if (to === undefined) return
    event.preventDefault()
    setCurrent(to)
    box.current?.querySelectorAll<HTMLButtonElement>('.ph-card')[to]?.focus()
  }
  return { box, current, setCurrent, onKeyDown }
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
