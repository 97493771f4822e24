// Playing cards, drawn: suits as shapes, faces for a big card and for a small one, and the back.
import type { Card } from '@foldtable/parts/cards'
import { CardDrawing } from '../../drawing/playing-card.tsx'

/** Every card is drawn in this size, around its middle, and then scaled. */
export const CARD = { width: 74, height: 106 }

const SUITS: { readonly [suit: string]: string } = {
  D: 'M0-11.5Q3.6-4.4 8.4 0 3.6 4.4 0 11.5-3.6 4.4-8.4 0-3.6-4.4 0-11.5Z',
  S: 'M0-11C-1.6-5.6-9.6-2-9.6 3.6-9.6 8.4-3.6 9-1.2 5.2-1.4 8-2.4 9.6-4 11H4C2.4 9.6 1.4 8 1.2 5.2 3.6 9 9.6 8.4 9.6 3.6 9.6-2 1.6-5.6 0-11Z',
  C: 'M0-11A4.7 4.7 0 0 1 3.5-3.2 4.7 4.7 0 1 1 1.3 4.6C1.5 7.6 2.4 9.6 4 11H-4C-2.4 9.6-1.5 7.6-1.3 4.6A4.7 4.7 0 1 1-3.5-3.2 4.7 4.7 0 0 1 0-11Z',
}
const HEART =
  'M0 10C-4 5.6-10.4 1.6-10.4-4-10.4-7.8-7.8-10-5-10-2.6-10-.8-8.4 0-6.4.8-8.4 2.6-10 5-10 7.8-10 10.4-7.8 10.4-4 10.4 1.6 4 5.6 0 10Z'

export const heartPath = HEART

const shapeOf = (suit: string): string => (suit === 'H' ? HEART : (SUITS[suit] ?? ''))

export const rankOf = (card: Card): string => card.slice(0, -1)
export const suitOf = (card: Card): string => card.slice(-1)
const isRed = (suit: string): boolean => suit === 'H' || suit === 'D'

export function Pip({
  suit,
  x = 0,
  y = 0,
  size = 1,
}: {
  suit: string
  x?: number
  y?: number
  size?: number
}) {
  const turned = y > 0 ? ' rotate(180)' : ''
  return <path d={shapeOf(suit)} transform={`translate(${x} ${y}) scale(${size})${turned}`} />
}

function Sheet({ className }: { className: string }) {
  const { width, height } = CARD
  return (
    <rect
      className={className}
      x={-width / 2}
      y={-height / 2}
      width={width}
      height={height}
      rx={8}
    />
  )
}

export function CardFace({ card, isSmall }: { card: Card; isSmall: boolean }) {
  const [rank, suit] = [rankOf(card), suitOf(card)]
  if (!isSmall) return <BigFace card={card} />
  return (
    <g className={isRed(suit) ? 'pta-face is-red' : 'pta-face'}>
      <Sheet className="pta-sheet" />
      <text className="pta-rank" y={4} fontSize={rank === '10' ? 50 : 56}>
        {rank}
      </text>
      <path d={shapeOf(suit)} transform="translate(0 29) scale(1.75)" />
    </g>
  )
}

/** With pips and figures, as all boards draw it. */
function BigFace({ card }: { card: Card }) {
  const { width, height } = CARD
  const fit = `translate(${-width / 2} ${-height / 2}) scale(${width / 100} ${height / 140})`
  return (
    <g transform={fit}>
      <CardDrawing card={card} />
    </g>
  )
}

export function CardBack() {
  const { width, height } = CARD
  return (
    <g className="pta-reverse">
      <Sheet className="pta-sheet" />
      <rect
        className="pta-reverse-field"
        x={-width / 2 + 5}
        y={-height / 2 + 5}
        width={width - 10}
        height={height - 10}
        rx={5}
      />
      <rect
        fill="url(#pta-lattice)"
        x={-width / 2 + 5}
        y={-height / 2 + 5}
        width={width - 10}
        height={height - 10}
        rx={5}
      />
      <circle className="pta-reverse-medal" r={15} />
      <path className="pta-reverse-ace" d={SUITS.S} transform="scale(.95)" />
    </g>
  )
}
