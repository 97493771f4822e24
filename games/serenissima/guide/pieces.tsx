// What the pictures of the guide are made of: goods, sailors, galleys, ports, dice.
import type { ReactNode } from 'react'

export type Good = 'wood' | 'stone' | 'wine' | 'gold' | 'marble' | 'spice'
export type Load = Good | 'sailor' | 'empty'

interface Place {
  readonly x: number
  readonly y: number
  readonly size?: number
}

export const at = ({ x, y, size = 1 }: Place): string => `translate(${x} ${y}) scale(${size})`

/** Each good has a shape of its own, about 16 wide. */
const SHAPES: { readonly [G in Good]: string } = {
  wood: 'M-8-6H8V-1H-8zM-8 1H8V6H-8z',
  stone: 'M-8 6L-6-4L1-7L8-1L6 6z',
  wine: 'M-5-8H5L7 0L5 8H-5L-7 0z',
  gold: 'M-4-5H4L8 5H-8z',
  marble: 'M-7-7H7V-4H5V4H7V7H-7V4H-5V-4H-7z',
  spice: 'M0-8C7-2 8 7 0 8C-8 7-7-2 0-8z',
}

function Sailor() {
  return (
    <g className="serg-sailor">
      <circle cy="-4.5" r="3.5" />
      <path d="M-6 8C-6 0 6 0 6 8z" />
    </g>
  )
}

export function Thing({ load, ...place }: Place & { readonly load: Load }) {
  if (load === 'empty') return null
  return (
    <g transform={at(place)}>
      {load === 'sailor' ? <Sailor /> : <path className={`serg-${load}`} d={SHAPES[load]} />}
    </g>
  )
}

/** Things side by side, each with where it is. */
export const sideBySide = <T,>(things: readonly T[], step: number, from = 0) =>
  things.map((thing, index) => ({ thing, x: from + index * step }))

/** Square places in a row, some of them filled. */
export function Row({
  loads,
  step = 24,
  ...place
}: Place & { readonly loads: readonly Load[]; readonly step?: number }) {
  return (
    <g transform={at(place)}>
      {sideBySide(loads, step).map(({ thing, x }) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <rect className="serg-slot" x="-11" y="-11" width="22" height="22" rx="4" />
          <Thing load={thing} x={0} y={0} />
        </g>
      ))}
    </g>
  )
}

interface GalleyProps extends Place {
  readonly seat: number
  readonly number: number
  readonly hold: readonly Load[]
}

/** The hold lies open in the hull; the sail shows the number and the owner. */
export function Galley({ seat, number, hold, ...place }: GalleyProps) {
  return (
    <g transform={at(place)}>
      <path className="serg-oars" d="M-44 14l-8 16M-22 16l-6 16M0 17v16M22 16l6 16M44 14l8 16" />
      <path className="serg-mast" d="M0-14V-74" />
      <path
        className="serg-sail"
        d="M-30-72C-10-66 10-66 32-72C38-52 36-38 30-24C10-30-10-30-28-24C-22-40-24-58-30-72z"
      />
      <circle cx="2" cy="-47" r="14" fill={`var(--seat-${seat})`} />
      <text className="serg-light" x="2" y="-41" fontSize="17">
        {number}
      </text>
      <path
        className="serg-hull"
        d="M-80-20L-66-14H66L84-24C82 8 64 20 44 20H-46C-66 20-78 6-80-20z"
      />
      <Row loads={hold} x={-50} y={2} step={25} />
    </g>
  )
}

interface PortProps extends Place {
  /** Of whom it is, if of anybody. */
  readonly seat?: number | undefined
  readonly makes: Good
}

/** A town on its quay, under the flag of its owner. */
export function Port({ seat, makes, ...place }: PortProps) {
  return (
    <g transform={at(place)}>
      <ellipse className="serg-quay" cy="16" rx="50" ry="15" />
      <path className="serg-town" d="M-36 16V-6H-18V-26L-9-38L0-26V-12H14V-22H34V16z" />
      <path className="serg-window" d="M-30 2h6v8h-6zM-12-16h6v9h-6zM20-12h6v8h-6z" />
      {seat !== undefined && (
        <>
          <path className="serg-mast" d="M34-18V-52" />
          <path d="M34-52H60L53-44L60-36H34z" fill={`var(--seat-${seat})`} className="serg-flag" />
        </>
      )}
      <circle className="serg-made" cy="22" r="15" />
      <Thing load={makes} x={0} y={22} />
    </g>
  )
}

const SKULL =
  'M0-9C7-9 10-4 9 1C8 4 6 4 5 5V9H-5V5C-6 4-8 4-9 1C-10-4-7-9 0-9zM-4-3a2.4 2.4 0 1 0 .1 0zM4-3a2.4 2.4 0 1 0 .1 0z'

/** A sailor who is too tired has no die. */
export function Die({ face, ...place }: Place & { readonly face: 'skull' | 'blank' | 'tired' }) {
  return (
    <g transform={at(place)}>
      <rect
        className={face === 'tired' ? 'serg-die is-tired' : 'serg-die'}
        x="-14"
        y="-14"
        width="28"
        height="28"
        rx="5"
      />
      {face === 'skull' && <path className="serg-skull" d={SKULL} fillRule="evenodd" />}
    </g>
  )
}

export function Badge({ children, ...place }: Place & { readonly children: ReactNode }) {
  return (
    <g transform={at(place)}>
      <circle className="serg-badge" r="13" />
      <text className="serg-dark" y="6" fontSize="17">
        {children}
      </text>
    </g>
  )
}

export function Coin({ amount, ...place }: Place & { readonly amount: string }) {
  return (
    <g transform={at(place)}>
      <circle className="serg-coin" r="17" />
      <text className="serg-dark" y="6" fontSize="17">
        {amount}
      </text>
    </g>
  )
}
