// Pieces that the docks share: things beside words, a big slot, a die.
import type { Seat } from '@foldtable/kernel'
import type { ReactNode } from 'react'
import type { Good, Slot } from '../../src/data/goods.ts'
import type { Move } from '../../src/index.ts'
import { Act } from '../act.tsx'
import { Cube, Item, Pawn, Source } from '../cargo.tsx'
import { useTalk } from '../words/index.ts'

export const Thing = ({
  children,
  className = '',
  label,
}: {
  readonly children: ReactNode
  readonly className?: string
  readonly label?: string
}) => (
  <svg
    className={`ser-thing ${className}`}
    viewBox="-9 -9 18 18"
    role={label === undefined ? undefined : 'img'}
    aria-label={label}
    aria-hidden={label === undefined ? true : undefined}
  >
    {children}
  </svg>
)

export function GoodThing({ good }: { readonly good: Good }) {
  const { say } = useTalk()
  return (
    <Thing label={say(`good.${good}`)}>
      <Cube good={good} size={17} />
    </Thing>
  )
}

export function SourceThing({ good }: { readonly good: Good }) {
  const { say } = useTalk()
  return (
    <Thing label={say(`good.${good}`)}>
      <Source good={good} size={16} />
    </Thing>
  )
}

export const SailorThing = ({ seat }: { readonly seat: Seat }) => (
  <Thing>
    <Pawn seat={seat} size={17} />
  </Thing>
)

/** So many sailors as pawns. */
export const Pawns = ({ seat, count }: { readonly seat: Seat; readonly count: number }) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sailors are alike
    <SailorThing key={index} seat={seat} />
  ))

interface BigSlotProps {
  readonly slot: Slot
  readonly seat: Seat
  /** The key of what it presses; nothing where it only shows. */
  readonly of: string
  readonly label: string
  /** What happens if it is pressed, in a word or a price. */
  readonly tag?: string | undefined
  /** What would come in. */
  readonly ghost?: Good | undefined
  readonly isOpen: boolean
  readonly isChosen?: boolean
  /** What one would expect of it: pressed, it tells why that cannot be. */
  readonly why?: Move | undefined
}

/** A slot of the hold, large enough for a finger. */
export const BigSlot = (props: BigSlotProps) => {
  const { slot, seat, of, label, tag, ghost, isOpen, isChosen = false, why } = props
  return (
    <Act
      of={of}
      label={label}
      isKept
      {...(why === undefined ? {} : { why })}
      className={`ser-big-slot is-${slot} ${isOpen ? 'is-open' : ''} ${isChosen ? 'is-chosen' : ''}`}
    >
      <svg viewBox="-9 -9 18 18" aria-hidden="true">
        <Item slot={slot} seat={seat} size={slot === 'sailor' ? 15.4 : 16.4} />
        {ghost !== undefined && (
          <g className="ser-ghost">
            <Cube good={ghost} size={14} />
          </g>
        )}
      </svg>
      {tag !== undefined && <span className="ser-tag">{tag}</span>}
    </Act>
  )
}

const SKULL =
  'M0-9C7-9 10-4 9 1C8 4 6 4 5 5V9H-5V5C-6 4-8 4-9 1C-10-4-7-9 0-9zM-4-3a2.4 2.4 0 1 0 .1 0zM4-3a2.4 2.4 0 1 0 .1 0zM-1 3.2h2l-1-2z'

interface DieProps {
  readonly isSkull: boolean
  /** Stopped by a fort. */
  readonly isStopped?: boolean
  /** When it comes to rest, in the order of the dice. */
  readonly place: number
}

export const Die = ({ isSkull, isStopped = false, place }: DieProps) => (
  <svg
    className={`ser-die ${isStopped ? 'is-stopped' : ''}`}
    viewBox="-15 -15 30 30"
    style={{ animationDelay: `${place * 60}ms` }}
    aria-hidden="true"
  >
    <rect x="-14" y="-14" width="28" height="28" rx="6" />
    {isSkull && <path d={SKULL} fillRule="evenodd" />}
    {isStopped && <path className="is-strike" d="M-14 14L14-14" />}
  </svg>
)

export const percent = (share: number): string => `${Math.round(share * 100)} %`
