// Small marks in a drawing: whose a thing is, what is the matter with it, what it costs, and patterns that need no colour.
import type { SeatColour } from '@foldtable/kernel'
import type { CSSProperties, ReactNode } from 'react'
import { cssColour, cssInk, SIGN_PATHS } from '../seat-colours.ts'
import type { Point } from './camera.ts'
import { shapeAt } from './paths.ts'
import './kit.css'

const to = ({ x, y }: Point): string => `translate(${x} ${y})`

/** Custom properties for everything of a seat: `--seat` is its colour, `--seat-ink` what is written on it. */
export const seatStyle = (colour: SeatColour): CSSProperties =>
  ({ '--seat': cssColour(colour), '--seat-ink': cssInk(colour) }) as CSSProperties

interface SeatTokenProps {
  readonly at: Point
  readonly colour: SeatColour
  /** How wide it is, in units of the drawing. */
  readonly size: number
}

/** A piece of somebody: a disc in the colour with the sign on it, and a rim that holds it off any ground. */
export const SeatToken = ({ at, colour, size }: SeatTokenProps) => (
  <g className="kit-token" transform={to(at)} style={seatStyle(colour)}>
    <circle className="kit-token-rim" r={size / 2} />
    <circle className="kit-token-body" r={size * 0.44} />
    <SeatShape at={{ x: 0, y: 0 }} colour={colour} size={size * 0.5} />
  </g>
)

/** The sign alone, for pieces that have a body of their own. It is filled with `--seat-ink`. */
export const SeatShape = ({ at, colour, size }: SeatTokenProps) => (
  <path
    className="kit-shape"
    d={shapeAt(SIGN_PATHS[colour.sign], { x: at.x - size / 2, y: at.y - size / 2 }, size / 24)}
    fillRule="evenodd"
  />
)

interface BadgeProps {
  readonly at: Point
  readonly size?: number
  readonly tone?: 'plain' | 'good' | 'warn' | 'bad'
  /** A number, a letter, or a drawing in a box of 24 by 24 around its middle. */
  readonly children: ReactNode
}

/** A small disc at the edge of a piece: what is the matter with it. */
export const Badge = ({ at, size = 14, tone = 'plain', children }: BadgeProps) => (
  <g className={`kit-badge is-${tone}`} transform={`${to(at)} scale(${size / 24})`}>
    <circle r="12" />
    {typeof children === 'string' || typeof children === 'number' ? (
      <text>{children}</text>
    ) : (
      children
    )}
  </g>
)

interface PriceTagProps {
  readonly at: Point
  readonly text: string | number
  /** How high the letters are, in units of the drawing. */
  readonly size?: number
  /** `dear`: it can be paid, but one should look; `beyond`: it cannot. */
  readonly tone?: 'plain' | 'free' | 'dear' | 'beyond'
}

/** What a target costs, readable on any ground. */
export const PriceTag = ({ at, text, size = 10, tone = 'plain' }: PriceTagProps) => (
  <text
    className={`kit-price is-${tone}`}
    x={at.x}
    y={at.y}
    style={{ fontSize: size, strokeWidth: size * 0.3 }}
  >
    {text}
  </text>
)

interface LitProps extends Omit<PriceTagProps, 'text' | 'at'> {
  /** The outline of the place. */
  readonly d: string
  /** Where its price stands. */
  readonly at?: Point
  readonly price?: string | number
  /** The first press was made: the next one does it. */
  readonly isSure?: boolean
}

/** A place that something can be done to, lit, with the price on it. */
export const LitPlace = ({ d, at, price, isSure = false, ...tag }: LitProps) => (
  <g className={isSure ? 'kit-lit is-sure' : 'kit-lit'}>
    <path className="kit-lit-edge" d={d} />
    <path d={d} />
    {at !== undefined && price !== undefined && <PriceTag at={at} text={price} {...tag} />}
  </g>
)

/** In a box of 8 by 8, drawn as lines; the first seven are for seats in their order. */
const HATCHES = {
  down: 'M-2-2L10 10M-2 6L2 10M6-2L10 2',
  up: 'M-2 10L10-2M-2 2L2-2M6 10L10 6',
  upright: 'M2-1V9M6-1V9',
  level: 'M-1 2H9M-1 6H9',
  crossed: 'M0-1V9M-1 0H9M8-1V9M-1 8H9',
  dots: 'M2 2h.01M6 6h.01',
  zigzag: 'M-2 4L2 1L6 4L10 1M-2 8L2 5L6 8L10 5',
} as const
export type Hatch = keyof typeof HATCHES
export const HATCH_NAMES = Object.keys(HATCHES) as readonly Hatch[]

/** Of a seat, so that no eye needs the colour of a plane. */
export const hatchOf = (seat: number): Hatch => HATCH_NAMES[seat % HATCH_NAMES.length] ?? 'down'

interface HatchingProps {
  /** Of the page, so with the game's prefix: `fill="url(#imp-hatch-2)"`. */
  readonly id: string
  readonly hatch: Hatch
  /** How wide a line is, of eight. */
  readonly weight?: number
  /** How wide the eight are, in units of the drawing. */
  readonly size?: number
  /** Its `color` is that of the lines. */
  readonly style?: CSSProperties
  readonly className?: string
}

/** Stands in `<defs>`. */
export const Hatching = ({ id, hatch, weight = 1.4, size = 8, ...look }: HatchingProps) => (
  <pattern
    id={id}
    width="8"
    height="8"
    patternUnits="userSpaceOnUse"
    patternTransform={`scale(${size / 8})`}
    {...look}
  >
    <path
      d={HATCHES[hatch]}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeWidth={hatch === 'dots' ? weight * 1.8 : weight}
    />
  </pattern>
)
