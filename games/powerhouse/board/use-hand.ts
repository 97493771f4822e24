// Which card is lifted, what is said about it, and what a tap on it does.
import { useState } from 'react'
import type { BoardProps } from '../../board.ts'
import type { Card } from '../src/cards.ts'
import type { PowerHouse } from '../src/index.ts'
import { useTalk } from './words/index.ts'

export type Look = 'legal' | 'dimmed' | 'resting'

interface HandSettings {
  readonly props: BoardProps<PowerHouse>
  readonly confirm: boolean
  /** Others' cards are still being shown: nothing is played before they are seen. */
  readonly isBehind: boolean
  catchUp(): void
}

export function useHand({ props, confirm, isBehind, catchUp }: HandSettings) {
  const { say } = useTalk()
  const { offers, play, whyNot, isPast } = props
  const [lifted, setLifted] = useState<Card | null>(null)
  const asked = offers.map((move) => JSON.stringify(move)).join()
  const [said, setSaid] = useState({ asked, text: '' })
  const setReason = (text: string) => setSaid({ asked, text })
  // What was said about one question is not said about the next.
  const reason = said.asked === asked ? said.text : ''
  const legal = new Set(offers.flatMap((move) => (move.kind === 'play' ? [move.card] : [])))
  const why = (card: Card) => whyNot({ kind: 'play', card }) ?? ''

  /** Nothing is dimmed while it is not one's turn: it only rests. */
  const lookOf = (card: Card): Look => {
    if (legal.size === 0 || isBehind) return 'resting'
    return legal.has(card) ? 'legal' : 'dimmed'
  }
  const put = (card: Card) => {
    if (!legal.has(card) || isBehind) return
    setLifted(null)
    setReason('')
    play({ kind: 'play', card })
  }
  const tap = (card: Card, isTwice: boolean) => {
    if (isBehind) return catchUp()
    if (legal.has(card) && (!confirm || isTwice || lifted === card)) return put(card)
    setLifted(legal.has(card) ? card : null)
    setReason(legal.has(card) ? say('board.tapAgain') : '')
    if (!legal.has(card) && !isPast) props.explain?.({ kind: 'play', card })
  }
  /** Whoever looks at a card that cannot be played is told why. */
  const explain = (card: Card) => {
    if (lifted === null) setReason(lookOf(card) === 'dimmed' ? why(card) : '')
  }
  return { lifted, reason, lookOf, put, tap, explain }
}
