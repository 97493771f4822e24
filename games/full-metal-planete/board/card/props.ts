// What every card is given.
import type { PointerEvent } from 'react'
import type { Hex } from '../../src/board/grid.ts'
import type { Choice } from '../choosing.ts'
import type { Now } from '../deeds.ts'
import type { Hand } from '../use-hand.ts'

export interface CardProps {
  readonly now: Now
  readonly hand: Hand
  /** The hex that somebody asked about. */
  readonly told: Hex | null
  tell(hex: Hex | null): void
  /** At a desk: away from its corner, where what it tells about lies. */
  readonly isAside: boolean
  /** The next one that can act. */
  next(): void
  /** A thing of the hold is pressed: it may be carried to a hex. */
  carry(event: PointerEvent, choice: Choice): void
}
