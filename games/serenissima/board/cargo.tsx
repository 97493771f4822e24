// What holds and warehouses hold: goods as cubes with a sign of their own, sailors as pawns, and spaces that are free.
import type { Seat } from '@foldtable/kernel'
import type { ReactNode } from 'react'
import { Hatching, hatchOf } from '../../drawing/marks.tsx'
import type { Good, Slot } from '../src/data/goods.ts'

/** Signs in a box of 16: logs, ashlar, column, goblet, coin, star anise. */
const SIGNS: { readonly [G in Good]: string } = {
  wood: 'M-5.6-5h11.2a2 2 0 0 1 0 4.2H-5.6a2 2 0 0 1 0-4.2zM-5.6.8h11.2a2 2 0 0 1 0 4.2H-5.6a2 2 0 0 1 0-4.2z',
  stone: 'M-6.4-5.4h5.7v4.7h-5.7zM.7-5.4h5.7v4.7H.7zM-3.3.7h6.6v4.7h-6.6z',
  marble: 'M-5.8-6.2H5.8v2.5H3.3v7.4h2.5v2.5H-5.8V3.7h2.5v-7.4h-2.5z',
  wine: 'M-5-6.4H5C5-1.4 3.6.7 1.3 1.3v3.2h2.8v2h-8.2v-2h2.8V1.3C-3.6.7-5-1.4-5-6.4z',
  gold: 'M0-6.1A6.1 6.1 0 1 0 0 6.1 6.1 6.1 0 1 0 0-6.1zM0-2.9A2.9 2.9 0 1 1 0 2.9 2.9 2.9 0 1 1 0-2.9z',
  spice:
    'M-1.5-6.8h3v4.2L5.1-4.7 6.6-2.1 3 0 6.6 2.1 5.1 4.7 1.5 2.6v4.2h-3V2.6L-5.1 4.7-6.6 2.1-3 0-6.6-2.1-5.1-4.7-1.5-2.6z',
}

interface Placed {
  readonly x?: number
  readonly y?: number
  /** How wide, in units. */
  readonly size: number
}

const put = ({ x = 0, y = 0, size }: Placed): string =>
  `translate(${x} ${y}) scale(${Math.round((size / 16) * 1000) / 1000})`

const kinds = Object.keys(SIGNS) as Good[]

/** Drawn once for the whole board and used by name: a chart has some two hundred of them. */
export const Shapes = ({ children }: { readonly children: ReactNode }) => (
  <svg className="ser-shapes" aria-hidden="true">
    <defs>
      {children}
      {kinds.map((good) => (
        <g key={good} id={`ser-cube-${good}`} className={`ser-good is-${good}`}>
          <rect className="ser-cube" x="-8" y="-8" width="16" height="16" rx="2.6" />
          <path className="ser-shine" d="M-5.4-8H5.4A2.6 2.6 0 0 1 8-5.4H-8A2.6 2.6 0 0 1-5.4-8z" />
          <path className="ser-sign-path" d={SIGNS[good]} fillRule="evenodd" />
        </g>
      ))}
      {kinds.map((good) => (
        <g key={good} id={`ser-source-${good}`} className={`ser-good is-${good}`}>
          <circle className="ser-cube" r="8.6" />
          <path
            className="ser-sign-path"
            d={SIGNS[good]}
            fillRule="evenodd"
            transform="scale(0.86)"
          />
        </g>
      ))}
      <path
        id="ser-pawn"
        className="ser-pawn"
        d="M0-8.4a4.1 4.1 0 0 1 2.2 7.5C4.9.4 6.3 3.4 6.6 8H-6.6C-6.3 3.4-4.9.4-2.2-.9A4.1 4.1 0 0 1 0-8.4z"
      />
      {[0, 1, 2, 3].map((seat) => (
        <Hatching
          key={seat}
          id={`ser-hatch-${seat}`}
          hatch={hatchOf(seat)}
          size={13}
          style={{ color: `var(--ser-seat-${seat})` }}
        />
      ))}
    </defs>
  </svg>
)

export const Cube = ({ good, ...place }: Placed & { readonly good: Good }) => (
  <use href={`#ser-cube-${good}`} transform={put(place)} />
)

/** The good that a port makes: round, so that it is not taken for one that lies there. */
export const Source = ({ good, ...place }: Placed & { readonly good: Good }) => (
  <use href={`#ser-source-${good}`} transform={put(place)} />
)

export const Pawn = ({ seat, ...place }: Placed & { readonly seat: Seat }) => (
  <use className={`ser-of-${seat}`} href="#ser-pawn" transform={put(place)} />
)

/** One slot of a hold. */
export function Item({
  slot,
  seat,
  ...place
}: Placed & { readonly slot: Slot; readonly seat: Seat }) {
  if (slot === 'empty') return null
  return slot === 'sailor' ? <Pawn seat={seat} {...place} /> : <Cube good={slot} {...place} />
}
