// A galley: five slots in the hull, the number on its lateen sail or, where it is crowded, on its stern.
import type { Seat } from '@foldtable/kernel'
import { memo } from 'react'
import type { Slot } from '../src/data/goods.ts'
import { type GalleySize, MINI_SCALE, SLOTS } from './berths.ts'
import { Item } from './cargo.tsx'
import { Emblem } from './emblem.tsx'

const HULL =
  'M-33-9H34L43-5.6C40-1 38 3 35 6.4 33.4 8.6 31 9.6 28 9.6H-27C-33 9.6-36.4 6.4-38 1.4L-42.6-11.6C-39.4-9.4-36.4-9-33-9z'
const OARS =
  'M-24 9l-5 5.4M-14.5 9l-4.4 5.4M-5 9l-4 5.4M4.5 9l-3.6 5.4M14 9l-3.2 5.4M23.5 9l-2.8 5.4'
const SAIL = 'M-27-10.8C-14-17.4 5-27.4 19.6-32.4 25.2-25 25.8-17 21.8-10.4 6-13.4-11-13.2-27-10.8z'
const SLOT = 12.6

export interface GalleyProps {
  readonly number: number
  readonly seat: Seat
  /** What is in its slots, in their order. */
  readonly load: string
  readonly x: number
  readonly y: number
  readonly size: GalleySize
  /** Active, target of an attack, chosen: classes. */
  readonly mood?: string
  /** Written beside it. */
  readonly note?: string
}

/** Drawn anew only where something of it changed; its hold comes as text, because lists of a replica change in place. */
export const Galley = memo(({ number, seat, load, x, y, size, mood = '', note }: GalleyProps) => {
  const hold = load.split(' ') as Slot[]
  const scale = size === 'minis' ? MINI_SCALE : 1
  return (
    <g
      className={`ser-galley ser-of-${seat} is-${size} ${mood} ${note === undefined ? '' : 'is-unmanned'}`}
      transform={`translate(${x} ${y}) scale(${scale})`}
      data-galley={number}
    >
      <ellipse className="ser-halo" cx="0" cy="0" rx="50" ry="20" />
      <g className="ser-ship">
        <path className="ser-wake" d="M-46 13.4c10-2.6 18 2.4 28 0s18 2.4 28 0 18 2.4 28 0" />
        <path className="ser-oars" d={OARS} />
        {size === 'sails' && <Sail number={number} seat={seat} />}
        <path className="ser-hull" d={HULL} />
        <path
          className="ser-strake"
          d="M-38.6 2.4C-37 6.6-33 9.6-27 9.6H28c3 0 5.4-1 7-3.2 1.2-1.4 2.4-2.6 3.2-4z"
        />
        <Hold hold={hold} seat={seat} />
        {size !== 'sails' && <Stern number={number} isMini={size === 'minis'} />}
      </g>
      {mood.includes('is-target') && (
        <g transform="translate(40 -14)">
          <Swords />
        </g>
      )}
      {note !== undefined && (
        <text className="ser-note" y="26">
          {note}
        </text>
      )}
    </g>
  )
})

/** Where one fights, or could. */
export const Swords = () => (
  <g className="ser-clash">
    <circle r="10" />
    <path d="M-5.4-5.4L4 4M5.4-5.4L-4 4M-5.6 2.2l3.4 3.4M5.6 2.2L2.2 5.6" />
  </g>
)

/** Two paths for all five slots and a use for each thing: galleys are most of what a chart is made of. */
const Hold = ({ hold, seat }: { readonly hold: readonly Slot[]; readonly seat: Seat }) => (
  <>
    <path className="ser-slot" d={slotsOf(hold, (slot) => slot !== 'empty')} />
    <path className="ser-slot is-empty" d={slotsOf(hold, (slot) => slot === 'empty')} />
    {hold.map((slot, index) => (
      <Item
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its number
        key={index}
        slot={slot}
        seat={seat}
        x={SLOTS.first + index * SLOTS.step}
        y={SLOTS.row}
        size={slot === 'sailor' ? 11.4 : 11.8}
      />
    ))}
  </>
)

const slotsOf = (hold: readonly Slot[], isSo: (slot: Slot) => boolean): string =>
  hold
    .map((slot, index) =>
      isSo(slot)
        ? `M${SLOTS.first + index * SLOTS.step - SLOT / 2} ${SLOTS.row - SLOT / 2}h${SLOT}v${SLOT}h${-SLOT}z`
        : '',
    )
    .join('')

const Sail = ({ number, seat }: Pick<GalleyProps, 'number' | 'seat'>) => (
  <>
    <path className="ser-mast" d="M3-8V-27M-29.4-10L22.4-33.8" />
    <path className="ser-sail" d={SAIL} />
    <Emblem seat={seat} x={-6} y={-16.6} size={0.66} className="ser-seat-fill" />
    <text className="ser-number" x="10.4" y="-14">
      {number}
    </text>
  </>
)

/** A square plate, because discs with numbers are on the rose. Larger on a small galley, so that it can be read. */
function Stern({ number, isMini }: Pick<GalleyProps, 'number'> & { readonly isMini: boolean }) {
  const [x, half] = isMini ? [-41, 13] : [-37, 8.6]
  return (
    <>
      <rect
        className="ser-stern"
        x={x - half}
        y={-2 - half}
        width={2 * half}
        height={2 * half}
        rx={isMini ? 4 : 2.6}
      />
      <text className="ser-number" x={x} y={isMini ? 4.8 : 2.4}>
        {number}
      </text>
    </>
  )
}
