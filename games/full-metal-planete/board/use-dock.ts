// Where the card lies: what is chosen and what is aimed at stay in sight.
import { type RefObject, useEffect } from 'react'
import type { BoardProps } from '../../board.ts'
import type { Lens } from '../../drawing/lens.ts'
import { useBelow } from '../../drawing/use-below.ts'
import { unitNamed } from '../src/field/index.ts'
import { centreOf } from './geometry.ts'
import type { Hand } from './use-hand.ts'

/** The corner that a card takes at a desk, with some room around it. */
const CARD = { width: 380, height: 240 }

/** True where the card, at a desk, would lie over what it tells about. On a phone what lies under the sheet is brought above it. */
export function useDock(
  keepBelow: BoardProps['keepBelow'],
  hand: Hand,
  lens: RefObject<Lens | null>,
): boolean {
  const { view } = hand.planning.now
  const { unit } = hand.choice
  const chosen = unit === null ? null : (unitNamed(view, unit)?.at ?? null)
  const target = hand.aimed?.hex ?? null
  const keepInSight = () => {
    const at = target ?? chosen
    const { current } = lens
    if (at !== null && current?.isBelow(centreOf(at)) === true) current.show(centreOf(at), true)
  }
  useBelow(cardOf, (height) => {
    const card = cardOf()
    const isDock = card !== null && card.offsetWidth >= (card.parentElement?.clientWidth ?? 0)
    const below = isDock ? height : 0
    keepBelow?.(below)
    if (lens.current !== null) lens.current.below = below
    keepInSight()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is chosen anew is brought into sight
  useEffect(keepInSight, [chosen, target])
  return [chosen, target].some((hex) => hex !== null && isInCorner(hex, lens.current))
}

const cardOf = () => document.querySelector<HTMLElement>('.fmp-card')

function isInCorner(hex: number, lens: Lens | null): boolean {
  if (lens === null) return false
  const { x, y } = lens.place(centreOf(hex))
  return x < CARD.width && y > lens.window.height - CARD.height
}
