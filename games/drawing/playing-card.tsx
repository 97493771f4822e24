// A playing card, drawn: its face, or its back. Whoever uses it says its name to screen readers.
import { type Card, rankOf, suitOf } from '@foldtable/parts/cards'
import { Court, isCourt } from './court.tsx'
import { isUpsideDown, PIPS } from './pips.ts'
import { SUIT_PATHS } from './suit-mark.tsx'
import './playing-card.css'

export interface PlayingCardProps {
  /** Nothing: it lies face down. */
  readonly card: Card | null
  /** What stands in the corner, where the language has letters of its own (V, D, R). */
  readonly index?: string
  /** Few and large marks, for cards drawn small. */
  readonly isPlain?: boolean
  /** Where two equal cards must be told apart: from the second pack. */
  readonly isSecond?: boolean
  readonly className?: string
}

export function PlayingCard({ className = '', ...card }: PlayingCardProps) {
  return (
    <svg
      className={`playing-card ${className}`}
      viewBox="0 0 100 140"
      aria-hidden="true"
      focusable="false"
    >
      <CardDrawing {...card} />
    </svg>
  )
}

/** The same within a larger drawing, in a box of 100 by 140. */
export function CardDrawing({ card, ...more }: Omit<PlayingCardProps, 'className'>) {
  return (
    <g className={`card-drawing ${card === null ? 'is-back' : `suit-${suitOf(card)}`}`}>
      <rect className="card-paper" x="1" y="1" width="98" height="138" rx="9" />
      {card === null ? <Back /> : <Face card={card} {...more} />}
    </g>
  )
}

interface FaceProps extends Omit<PlayingCardProps, 'card' | 'className'> {
  readonly card: Card
}

function Face({ card, index = rankOf(card), isPlain = false, isSecond = false }: FaceProps) {
  const corner = <Corner card={card} index={index} isPlain={isPlain} />
  return (
    <>
      {corner}
      {isPlain || <g transform="rotate(180 50 70)">{corner}</g>}
      <Middle card={card} isPlain={isPlain} />
      {isSecond && <path className="card-second" d="M8 1H26L1 26V8A7 7 0 0 1 8 1Z" />}
    </>
  )
}

function Corner({ card, index, isPlain }: { card: Card; index: string; isPlain: boolean }) {
  const [size, x, y] = isPlain ? [44, 24, 42] : [27, 15, 27]
  const isWide = index.length > 1
  return (
    <>
      <text
        className="card-index"
        x={x}
        y={y}
        fontSize={size}
        textLength={isWide ? size * 0.92 : undefined}
        lengthAdjust="spacingAndGlyphs"
      >
        {index}
      </text>
      <Mark card={card} x={x} y={isPlain ? 62 : 41} size={isPlain ? 30 : 19} />
    </>
  )
}

function Middle({ card, isPlain }: { card: Card; isPlain: boolean }) {
  const rank = rankOf(card)
  if (isPlain) return <Mark card={card} x={64} y={98} size={60} />
  if (isCourt(rank)) return <Court rank={rank} />
  if (rank === 'A') return <Mark card={card} x={50} y={70} size={52} />
  return (PIPS[rank] ?? []).map((pip) => (
    <Mark
      key={`${pip.x} ${pip.y}`}
      card={card}
      x={pip.x}
      y={pip.y}
      size={17}
      isTurned={isUpsideDown(pip)}
    />
  ))
}

interface MarkProps {
  readonly card: Card
  /** The middle of the mark. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly isTurned?: boolean
}

function Mark({ card, x, y, size, isTurned = false }: MarkProps) {
  const scale = (isTurned ? -size : size) / 100
  return (
    <path
      className="card-mark"
      d={SUIT_PATHS[suitOf(card)]}
      transform={`translate(${x} ${y}) scale(${scale}) translate(-50 -50)`}
    />
  )
}

/** A lattice of small diamonds in a frame. */
function Back() {
  return (
    <>
      <rect className="card-back" x="7" y="7" width="86" height="126" rx="5" />
      {LATTICE.map((d) => (
        <path key={d} className="card-lattice" d={d} />
      ))}
      <path className="card-crest" d="M50 50L66 70L50 90L34 70Z" />
    </>
  )
}

const LATTICE = Array.from({ length: 15 }, (_, line) => {
  const from = -126 + line * 14.6 + 7
  return [rising(from), falling(from)].join('')
})

/** Diagonals cut off at the frame (7 to 93 across, 7 to 133 down). */
function rising(from: number): string {
  return clipped(from, 133, from + 126, 7)
}

function falling(from: number): string {
  return clipped(from, 7, from + 126, 133)
}

function clipped(x1: number, y1: number, x2: number, y2: number): string {
  const slope = (y2 - y1) / (x2 - x1)
  const [left, right] = [Math.max(7, x1), Math.min(93, x2)]
  if (left >= right) return ''
  return `M${left} ${y1 + (left - x1) * slope}L${right} ${y1 + (right - x1) * slope}`
}
